# What stays in a saved notebook when the kernel of a table is gone, in Polish.  Not proofread by a native speaker yet.

still-how = To nieruchomy obraz stołu. Aby grać stąd dalej, uruchom: { $code }
still-how-staged = To nieruchomy obraz stołu. Aby ustawić go znowu, uruchom jego komórkę.
still-plain = (Poniżej jest nieruchomy obraz stołu, dla notatnika bez kernela.)
still-hidden = zakryta
still-player = Gracz
still-chips = Żetony
still-bet = Zakład
still-cards = Karty

# Co zostaje w zapisanym notatniku, gdy jądro stołu już nie działa, i jak grać dalej.

still-how = To nieruchomy obraz stołu. Aby grać dalej od tego miejsca, uruchom: { $code }
still-how-staged = To nieruchomy obraz stołu. Aby ustawić go na nowo, uruchom jego komórkę.
still-plain = (Dalej nieruchomy obraz stołu, na wypadek notatnika bez jądra.)
still-hidden = zakryta
still-player = Gracz
still-chips = Żetony
still-bet = Zakład
still-cards = Karty

# One-Card Duel at the table, in Polish: its log, its header, its verdicts.  Not proofread by a native speaker yet.

title-deal = Rozdanie { $hand }
title-deal-variant = Rozdanie { $hand }, wariant
subtitle-ante = { $street } · ante { $ante }
position-you-first = zaczynasz ty
position-you-second = zaczyna rywal
log-deal = { $you ->
    [yes] Rozdanie { $hand }: zaczynasz ty
   *[no] Rozdanie { $hand }: zaczyna { $name }
  }
log-betting = Obie karty są zablokowane, pula { $pot }
log-reshuffle = { $count ->
    [one] Jedna karta została wtasowana i tworzy nową talię
    [few] Karty odrzucone i te, które zostały, są potasowane: nowa talia ma { $count } karty
    [many] Karty odrzucone i te, które zostały, są potasowane: nowa talia ma { $count } kart
   *[other] Karty odrzucone i te, które zostały, są potasowane: nowa talia ma { $count } karty
  }
duel-high = { $high ->
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
    [6] Szóstka
    [7] Siódemka
    [8] Ósemka
    [9] Dziewiątka
    [T] Dziesiątka
    [J] Walet
    [Q] Dama
    [K] Król
    *[A] As
  }
duel-low = { $low ->
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
    [9] dziewiątkę
    [T] dziesiątkę
    [J] waleta
    [Q] damę
    [K] króla
    *[A] asa
  }
say-card-beats = { duel-high } bije { duel-low }
say-two-beats-ace = Dwójka bije asa
say-cards-tie = Równe wartości: pula jest dzielona
verdict-card = { $you ->
    [yes] Ty, mocniejszą kartą
   *[no] { $name }, mocniejszą kartą
  }
verdict-cards-tie = Oboje: równe wartości
why-cards-after-fold = karty i tak się odkrywa, ale nie mają znaczenia
may-lock = zablokować { $card }

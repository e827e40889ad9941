# One-Card Duel at the table, in German: its log, its header, its verdicts.  Not proofread by a native speaker yet.

title-deal = Runde { $hand }
title-deal-variant = Runde { $hand }, Variante
subtitle-ante = { $street } · Ante { $ante }
position-you-first = du bist zuerst dran
position-you-second = dein Gegner ist zuerst dran
log-deal = { $you ->
    [yes] Runde { $hand }: Du bist zuerst dran
   *[no] Runde { $hand }: { $name } ist zuerst dran
  }
log-betting = Beide Karten sind festgelegt, Pot { $pot }
log-reshuffle = { $count ->
    [one] Eine Karte wird zu einem neuen Stapel gemischt
   *[other] Die abgelegten Karten und der Rest werden gemischt: ein neuer Stapel mit { $count } Karten
  }
duel-high = { $high ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  }
duel-low = { $low ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  }
say-card-beats = { duel-high } schlägt { duel-low }
say-two-beats-ace = Die Zwei schlägt das Ass
say-cards-tie = Gleiche Werte: Der Pot wird geteilt
verdict-card = { $you ->
    [yes] Du, mit der stärkeren Karte
   *[no] { $name }, mit der stärkeren Karte
  }
verdict-cards-tie = Beide: gleiche Werte
why-cards-after-fold = die Karten werden trotzdem gezeigt und zählen nicht
may-lock = { $card } festlegen

# One-Card Duel at the table, in Italian: its log, its header, its verdicts.  Not proofread by a native speaker yet.

title-deal = Mano { $hand }
title-deal-variant = Mano { $hand }, variante
subtitle-ante = { $street } · ante { $ante }
position-you-first = cominci tu
position-you-second = comincia il rivale
log-deal = { $you ->
    [yes] Mano { $hand }: cominci tu
   *[no] Mano { $hand }: comincia { $name }
  }
log-betting = Entrambe le carte sono bloccate, piatto { $pot }
log-reshuffle = { $count ->
    [one] Una carta si mescola e forma un mazzo nuovo
   *[other] Gli scarti e le carte rimaste si mescolano: un mazzo nuovo di { $count } carte
  }
duel-high = { $high ->
    [2] Il due
    [3] Il tre
    [4] Il quattro
    [5] Il cinque
    [6] Il sei
    [7] Il sette
    [8] L’otto
    [9] Il nove
    [T] Il dieci
    [J] Il jack
    [Q] La donna
    [K] Il re
    *[A] L’asso
  }
duel-low = { $low ->
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
    [6] il sei
    [7] il sette
    [8] l’otto
    [9] il nove
    [T] il dieci
    [J] il jack
    [Q] la donna
    [K] il re
    *[A] l’asso
  }
say-card-beats = { duel-high } batte { duel-low }
say-two-beats-ace = Il due batte l’asso
say-cards-tie = Valori uguali: il piatto si divide
verdict-card = { $you ->
    [yes] Tu, con la carta più forte
   *[no] { $name }, con la carta più forte
  }
verdict-cards-tie = Entrambi: valori uguali
why-cards-after-fold = le carte si scoprono comunque, ma non contano
may-lock = bloccare { $card }

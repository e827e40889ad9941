# One-Card Duel at the table: its log, its header, its verdicts.

title-deal = Deal { $hand }
title-deal-variant = Deal { $hand }, a variant
subtitle-ante = { $street } · ante { $ante }
position-you-first = you act first
position-you-second = you act second
log-deal = { $you ->
    [yes] Deal { $hand }: you act first
   *[no] Deal { $hand }: { $name } acts first
  }
log-betting = Both cards are locked, pot { $pot }
log-reshuffle = { $count ->
    [one] One card is shuffled into a new stock
   *[other] The discards and what is left are shuffled: a new stock of { $count } cards
  }
duel-high = { $high ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [T] Ten
    [J] Jack
    [Q] Queen
    [K] King
   *[A] Ace
  }
duel-low = { $low ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
  }
say-card-beats = { duel-high } beats { duel-low }
say-two-beats-ace = A two beats an ace
say-cards-tie = Equal ranks: the pot is shared
verdict-card = { $you ->
    [yes] You, by the stronger card
   *[no] { $name }, by the stronger card
  }
verdict-cards-tie = Both: equal ranks
why-cards-after-fold = the cards are shown all the same, and do not matter
may-lock = lock { $card }

# Why not, who wins and why: refusals, comparisons, chip audits.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = You owe { $chips }: a check is free only when nothing is owed.
refuse-nothing-owed = Nothing is owed: there is no bet to call.
refuse-closed = You answered { $answered }, the price is { $price }: +{ $more } < { $full }, a full raise.
refuse-alone = Nobody is left to raise: all others are all-in.
refuse-short = A raise must go above { $price }: all that you have makes { $most }.
refuse-below = A raise to { $total } is too small: the least is { $least }, the price of { $price } and a full raise of { $full }.
refuse-below-open = A bet of { $total } is too small: the least is { $least }.
refuse-only-all-in = { $total } is not a full raise, and only an all-in, to { $most }, may be less than one.
refuse-above = { $total } is more than you have: your chips make { $most } at most.
refuse-not-whole = { $total } is not a whole number of chips: name a total from { $least } to { $most }.
refuse-fold-free = A fold is offered only when something is owed: checking is free.
refuse-no-lock = There is no card to lock now.

## Ranks, for comparisons

one-low = { $low ->
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

many-second = { $second ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
    [K] kings
    *[A] aces
  }

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] A pair beats
    [two_pair] Two pair beats
    [three_of_a_kind] Three of a kind beats
    [straight] A straight beats
    [flush] A flush beats
    [full_house] A full house beats
    [four_of_a_kind] Four of a kind beats
    *[straight_flush] A straight flush beats
  } { $loser ->
    [high_card] a high card
    [pair] a pair
    [two_pair] two pair
    [three_of_a_kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full_house] a full house
    *[four_of_a_kind] four of a kind
  }
say-high = { name-high } high beats { one-low } high
say-kicker = { name-high } kicker beats { one-low }
say-pair = Pair of { many-high } beats pair of { many-low }
say-top-pair = Higher pair decides: { many-high } beat { many-low }
say-second-pair = Second pair decides: { many-high } beat { many-low }
say-three = Three { many-high } beat three { many-low }
say-straight = Straight to the { one-high } beats straight to the { one-low }
say-flush = { name-high }-high flush beats { one-low }-high
say-flush-card = In the flush { one-high } beats { one-low }
say-full-three = Three { many-high } beat three { many-low }
say-full-pair = Same three, higher pair: { many-high } beat { many-low }
say-four = Four { many-high } beat four { many-low }
say-tie = The same five ranks: the pot is shared
say-board = All play the board: the pot is shared

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] beats your { $hand }
   *[no] beats { $name }’s { $hand }
  }
why-high = { $you ->
    [yes] { one-high } high beats your { one-low } high
   *[no] { one-high } high beats { $name }’s { one-low } high
  }
why-kicker = { $you ->
    [yes] { one-high } kicker beats your { one-low }
   *[no] { one-high } kicker beats { $name }’s { one-low }
  }
why-pair = { $you ->
    [yes] { many-high } beat your { many-low }
   *[no] { many-high } beat { $name }’s { many-low }
  }
why-top-pair = { $you ->
    [yes] { many-high } beat your { many-low }
   *[no] { many-high } beat { $name }’s { many-low }
  }
why-second-pair = { $you ->
    [yes] second pair, { many-high }, beats your { many-low }
   *[no] second pair, { many-high }, beats { $name }’s { many-low }
  }
why-three = { $you ->
    [yes] three { many-high } beat your three { many-low }
   *[no] three { many-high } beat { $name }’s three { many-low }
  }
why-straight = { $you ->
    [yes] { one-high } high beats your { one-low } high
   *[no] { one-high } high beats { $name }’s { one-low } high
  }
why-flush = { $you ->
    [yes] { one-high } high beats your { one-low } high
   *[no] { one-high } high beats { $name }’s { one-low } high
  }
why-flush-card = { $you ->
    [yes] { one-high } in the flush beats your { one-low }
   *[no] { one-high } in the flush beats { $name }’s { one-low }
  }
why-full-three = { $you ->
    [yes] three { many-high } beat your three { many-low }
   *[no] three { many-high } beat { $name }’s three { many-low }
  }
why-full-pair = { $you ->
    [yes] same three, { many-high } beat your { many-low }
   *[no] same three, { many-high } beat { $name }’s { many-low }
  }
why-four = { $you ->
    [yes] four { many-high } beat your four { many-low }
   *[no] four { many-high } beat { $name }’s four { many-low }
  }
why-tie = the same five ranks; suits and further cards never decide
why-board = all play the board

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] a pair beats
    [two_pair] two pair beats
    [three_of_a_kind] three of a kind beats
    [straight] a straight beats
    [flush] a flush beats
    [full_house] a full house beats
    [four_of_a_kind] four of a kind beats
    *[straight_flush] a straight flush beats
  } { $loser ->
    [high_card] a high card
    [pair] a pair
    [two_pair] two pair
    [three_of_a_kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full_house] a full house
    *[four_of_a_kind] four of a kind
  }
compare-kicker = { $category ->
    [pair] same pair of { many-rank }
    [two_pair] same two pair, { many-rank } and { many-second }
    [three_of_a_kind] same three { many-rank }
    [four_of_a_kind] same four { many-rank }
   *[high_card] same { one-rank } high
  }; kicker { one-high } beats { one-low }
compare-high = { one-high } high beats { one-low } high
compare-pair = pair of { many-high } beats pair of { many-low }
compare-top-pair = higher pair: { many-high } beat { many-low }
compare-second-pair = same higher pair of { many-rank }; second pair: { many-high } beat { many-low }
compare-three = three { many-high } beat three { many-low }
compare-straight = straight to the { one-high } beats straight to the { one-low }
compare-flush = { one-high }-high flush beats { one-low }-high flush
compare-flush-card = both flushes { one-rank } high; further down { one-high } beats { one-low }
compare-full-three = three { many-high } beat three { many-low }
compare-full-pair = same three { many-rank }; pair: { many-high } beat { many-low }
compare-four = four { many-high } beat four { many-low }
compare-tie = equal: the same five ranks; suits and further cards never decide
compare-board = equal: all play the board; suits and further cards never decide

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [one] one odd chip to { $names }, clockwise from the left of the button
   *[other] odd chips to { $names }, clockwise from the left of the button
  }
about-straight-flush = five in a row of one suit; to the ace it is called a royal flush
about-four-of-a-kind = four of one rank and a kicker
about-full-house = three of one rank and two of another
about-flush = five of one suit
about-straight = five in a row; the ace is high, or low in A-2-3-4-5
about-three-of-a-kind = three of one rank and two kickers
about-two-pair = two of one rank, two of another and a kicker
about-pair = two of one rank and three kickers
about-high-card = none of these; the highest card counts first

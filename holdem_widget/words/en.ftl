# The sentences of the product, in English.
#
# One key, one whole sentence or label. New keys are added at the end of their section or at the end of the file.
# Arguments that are ranks are 2..9 or T, J, Q, K, A. Chips and counts are whole numbers.

## Ranks in words: inside other messages only

one-high = { $high ->
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

one-kicker = { $kicker ->
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

one-rank = { $rank ->
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

many-rank = { $rank ->
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

many-high = { $high ->
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

many-low = { $low ->
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

many-trips = { $trips ->
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

many-pair = { $pair ->
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

## Hands, as they are named at the table

hand-high-card = { one-high } high
hand-pair = pair of { many-rank }, { one-kicker } kicker
hand-two-pair = two pair, { many-high } and { many-low }, { one-kicker } kicker
hand-three = three { many-rank }, { one-kicker } kicker
hand-straight = straight, { one-high } high
hand-flush = flush, { one-high } high
hand-full-house = full house, { many-trips } over { many-pair }
hand-four = four { many-rank }, { one-kicker } kicker
hand-straight-flush = straight flush, { one-high } high
hand-royal-flush = royal flush

## Categories

category-high-card = high card
category-pair = pair
category-two-pair = two pair
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush

## Streets

street-preflop = before the flop
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

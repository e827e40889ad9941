# One-Card Duel: why not, what a duelist did, and why.

refuse-lock-first = Both cards are locked before anybody bets: lock one of your two cards.
refuse-not-held = { $card } is not one of your two cards.
refuse-locked-already = Your card is locked face down and cannot be changed.

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = Locks { $card }: worth { $now } now and { $carried } for the { $keeps ->
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
} that it keeps.
duel-fold = Folds { $card } to { $chips }: it wins only { $wins } % of showdowns here.
duel-check = Checks { $card }, which wins { $wins } % of showdowns here.
duel-call = Calls { $chips } into { $pot } with { $card }, which wins { $wins } % of showdowns here.
duel-bet = Bets { $total } with { $card }, which wins { $wins } % of showdowns here.
duel-raise = Raises to { $total } with { $card }, which wins { $wins } % of showdowns here.
duel-all-in = Goes all-in for { $total } with { $card }, which wins { $wins } % of showdowns here.

# A beginner that guesses.
duel-guess-lock = Locks { $card }: it would guess { $guess } %.
duel-guess-fold = Folds to { $chips }: it would guess only { $guess } %.
duel-guess-check = Checks: it would guess { $guess } %.
duel-guess-call = Calls { $chips } into { $pot }: it would guess { $guess } %.
duel-guess-bet = Bets { $total }: it would guess { $guess } %.
duel-guess-raise = Raises to { $total }: it would guess { $guess } %.
duel-guess-all-in = Goes all-in for { $total }: it would guess { $guess } %.

# Reasons.
reason-cards-left-counted = { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} unseen, { $aces ->
    [0] no ace
    [one] { $aces } ace
   *[other] { $aces } aces
} and { $twos ->
    [0] no two
    [one] { $twos } two
   *[other] { $twos } twos
} among them.
reason-cards-left-not = Does not follow the discards: takes { $cards } cards for unseen, { $aces } aces and { $twos } twos among them.
reason-believed-kept = The rival most likely kept { $first ->
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
   *[A] an ace
} ({ $share } %), or { $second ->
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
   *[A] an ace
} ({ $less } %).
reason-believed-locked = The rival most likely locked { $first ->
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
   *[A] an ace
} ({ $share } %), or { $second ->
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [T] a ten
    [J] a jack
    [Q] a queen
    [K] a king
   *[A] an ace
} ({ $less } %).
reason-lock-value = Locking { $card } is worth { $now } in this deal and { $carried } for the card that is kept: { $total } in all.
reason-wins-showdown = { $card } wins { $wins } % of showdowns here and ties { $ties } %.
reason-size-seen = { $total } was put among the sizes, and the deal was solved again.
reason-deal-solved = Solved for { $hands } hands in { $rounds } rounds; a perfect opponent would win at most { $gap } % of the pot more.

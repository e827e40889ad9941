# What happens at the table, as its log, tabs and labels say it.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Log

log-hand = { $you ->
    [yes] Hand { $hand }: you have the button
   *[no] Hand { $hand }: { $name } has the button
  }
log-post-small = { $you ->
    [yes] You post the small blind, { $chips }
   *[no] { $name } posts the small blind, { $chips }
  }
log-post-big = { $you ->
    [yes] You post the big blind, { $chips }
   *[no] { $name } posts the big blind, { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] You post { $chips } of the small blind, all-in
   *[no] { $name } posts { $chips } of the small blind, all-in
  }
log-post-big-all-in = { $you ->
    [yes] You post { $chips } of the big blind, all-in
   *[no] { $name } posts { $chips } of the big blind, all-in
  }
log-ante = { $you ->
    [yes] You pay an ante of { $chips }
   *[no] { $name } pays an ante of { $chips }
  }
log-fold = { $you ->
    [yes] You fold
   *[no] { $name } folds
  }
log-check = { $you ->
    [yes] You check
   *[no] { $name } checks
  }
log-call = { $you ->
    [yes] You call { $total }
   *[no] { $name } calls { $total }
  }
log-call-more = { $you ->
    [yes] You call { $total } ({ $chips } more)
   *[no] { $name } calls { $total } ({ $chips } more)
  }
log-call-all-in = { $you ->
    [yes] You call all-in for { $total }
   *[no] { $name } calls all-in for { $total }
  }
log-bet = { $you ->
    [yes] You bet { $total }
   *[no] { $name } bets { $total }
  }
log-bet-all-in = { $you ->
    [yes] You bet { $total }, all-in
   *[no] { $name } bets { $total }, all-in
  }
log-open = { $you ->
    [yes] You open for { $total }
   *[no] { $name } opens for { $total }
  }
log-open-all-in = { $you ->
    [yes] You open for { $total }, all-in
   *[no] { $name } opens for { $total }, all-in
  }
log-raise = { $you ->
    [yes] You raise to { $total }
   *[no] { $name } raises to { $total }
  }
log-raise-all-in = { $you ->
    [yes] You raise to { $total }, all-in
   *[no] { $name } raises to { $total }, all-in
  }
log-lock = { $you ->
    [yes] You lock a card
   *[no] { $name } locks a card
  }
log-return = { $you ->
    [yes] { $chips } that nobody called go back to you
   *[no] { $chips } that nobody called go back to { $name }
  }
log-flop = Flop { $cards }, pot { $pot }
log-turn = Turn { $cards }, pot { $pot }
log-river = River { $cards }, pot { $pot }
log-show = { $you ->
    [yes] You show { $cards }
   *[no] { $name } shows { $cards }
  }
log-show-hand = { $you ->
    [yes] You show { $cards }: { $hand }
   *[no] { $name } shows { $cards }: { $hand }
  }
log-muck = { $you ->
    [yes] You muck
   *[no] { $name } mucks
  }
log-win-one = { $you ->
    [yes] You win { $chips }
   *[no] { $name } wins { $chips }
  }
log-win-main = { $you ->
    [yes] You win { $chips } from the main pot
   *[no] { $name } wins { $chips } from the main pot
  }
log-win-side = { $you ->
    [yes] You win { $chips } from side pot { $n }
   *[no] { $name } wins { $chips } from side pot { $n }
  }
log-out = { $you ->
    [yes] You are out of the match
   *[no] { $name } is out of the match
  }
log-leave = { $you ->
    [yes] You leave the table
   *[no] { $name } leaves the table
  }
log-stays-closed = raising stays closed: { $clause }
log-match-won = { $you ->
    [yes] You have all the chips: the match is over
   *[no] { $name } has all the chips: the match is over
  }
log-note = Note: { $text }

## Tabs under a plate

tab-your-turn = Your turn
tab-to-act = to act
tab-small-blind = Small blind
tab-big-blind = Big blind
tab-fold = Fold
tab-check = Check
tab-call = Call { $chips }
tab-bet = Bet { $total }
tab-open = Open { $total }
tab-raise = Raise to { $total }
tab-all-in = All-in
tab-all-in-total = All-in { $total }
tab-locked = Locked
tab-out = Out
tab-out-place = Out, { $place ->
    [2] second
    [3] third
   *[other] place { $place }
  }
tab-muck = Mucked
tab-won = Won { $chips }
tab-winner = Wins the match

## Header

title-hand = Hand { $hand }
title-hand-variant = Hand { $hand }, a variant
title-lesson = Lesson
title-replay = Replay
title-over = Match over
subtitle-blinds = { $street } · blinds { $small }/{ $big }
subtitle-blinds-ante = { $street } · blinds { $small }/{ $big }, ante { $ante }
subtitle-plain = { $street }
place-preflop = Preflop
place-flop = Flop
place-turn = Turn
place-river = River
place-showdown = Showdown
place-lock = Locking
place-bet = Betting

## Labels of hands

name-high = { $high ->
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

label-high-card = { name-high } high
label-pair = Pair of { many-rank }
label-two-pair = Two pair, { many-high } and { many-low }
label-three = Three { many-rank }
label-straight = Straight
label-flush = Flush
label-full-house = Full house
label-four = Four { many-rank }
label-straight-flush = Straight flush
label-royal-flush = Royal flush
detail-high-card = { one-kicker } kicker
detail-pair = { one-kicker } kicker
detail-two-pair = { one-kicker } kicker
detail-three = { one-kicker } kicker
detail-straight = { one-high } high
detail-flush = { one-high } high
detail-full-house = { many-trips } over { many-pair }
detail-four = { one-kicker } kicker
detail-straight-flush = { one-high } high
label-pocket = Pocket { many-rank }
label-suited = { name-high }-{ one-kicker }, suited
label-offsuit = { name-high }-{ one-kicker }, offsuit
position-you-button = you have the button
position-you-small-blind = you are the small blind
position-you-big-blind = you are the big blind
position-you-button-small = you have the button and the small blind
position-you-early = you act early
position-you-late = you act late

## Pots

pot-one = Pot
pot-main = Main
pot-side = Side
pot-side-n = Side { $n }

## Sizes to choose

preset-min = Min
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = { $percent } %
preset-pot = Pot
preset-all-in = All-in

## Verdicts

verdict-win = { $you ->
    [yes] You, { $hand }
   *[no] { $name }, { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] You win: everyone else folded
   *[no] { $name } wins: everyone else folded
  }
verdict-uncontested-pot = { $you ->
    [yes] You: nobody else contests it
   *[no] { $name }: nobody else contests it
  }
say-uncontested = { $you ->
    [yes] You win { $chips }
   *[no] { $name } wins { $chips }
  }
fact-all-in = { $name } all-in
fact-plain = { $text }
possible = You may { $moves }.
may-fold = fold
may-check = check
may-call = call { $chips }
may-raise = raise to { $least } or more
may-raise-all-in = go all-in for { $least }
join-or = { $first } or { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = That was for an earlier moment of the hand; the table shows how it stands now.
notice-refused = { $text }
notice-malformed = The table got a message that it cannot read, and left everything as it was.
notice-fault = { $text }
notice-error = Something went wrong in the table: { $text }. Nothing was lost; table.last_error has it.
notice-kept = Your note is kept with the hand.

## Choices of a question

choice-fold = Fold
choice-check = Check
choice-call = Call
choice-raise = Raise
choice-split = Split

## In other cells

watch-nothing = Nothing to show just now: it is not your turn.
docked = The table stands beside the notebook now.
dock-by-hand = Right-click the table and choose “Create New View for Cell Output”; with the package sidecar installed (holdem-widget[dock]), dock() does it.

## A player in a list of names

name-you = You

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = Your { $move ->
    [fold] fold
    [check] check
    [call] call
    [bet] bet
    [lock] choice of card
   *[raise] raise
  } { $street ->
    [preflop] before the flop
    [flop] on the flop
    [turn] on the turn
    [lock] when locking
    [bet] in the betting
   *[river] on the river
  } cost about { $bb } bb: look at step { $step }
review-unpriced = Nothing to price in this hand: { $count ->
    [0] you made no decision
    [one] one decision has no value
   *[other] { $count } decisions have no value
  }
review-fine = Nothing given up in { $priced ->
    [one] one priced decision
   *[other] { $priced } priced decisions
  }; without a value: { $count }

# What the table itself says: buttons, hints, help, settings, and the answers to the query keys.
#
# Ranks are 2..9 or T, J, Q, K, A; suits are s, h, d, c; streets are preflop, flop, turn, river, showdown, lock, bet.

## Cards

ui-rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
  }
ui-suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
  }
ui-card = { ui-rank } of { ui-suit }
ui-card-hidden = hidden card

## On the cloth

ui-pot = Pot
ui-pot-to = to { $names }
ui-if-call = { $chips } if you call
ui-board = Board
ui-hero-cards = Your cards
ui-your-turn = Your turn
ui-to-act = to act
ui-dealer = Dealer button
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = not locked yet
ui-locked-down = locked, face down
ui-locked = locked

## Header

ui-open-cards = All cards open
ui-open-cards-short = Open cards
ui-key-space = Space
ui-hint-fold = fold
ui-hint-call = call
ui-hint-check = check
ui-hint-raise = raise
ui-hint-keys = keys
ui-hint-step = step
ui-hint-next = next hand
ui-hint-rewind = rewind
ui-hint-go-on = go on
ui-hint-choose = choose
ui-hint-lock = lock
ui-help = Keys
ui-settings = Settings
ui-speed = Speed
ui-rules = Rules
ui-talk = Say something

## The decision

ui-ask-call = { $chips } to call
ui-ask-free = Nothing to call
ui-ask-pot = into a pot of { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = { $name } is to act
ui-waiting-nobody = Nobody is to act
ui-pot-now = { $chips } in the pot
ui-late = Waiting for the kernel …
ui-seconds = { $seconds } s
ui-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
ui-fold = Fold
ui-check = Check
ui-call = Call
ui-call-chips = Call { $chips }
ui-call-all-in = All-in { $chips }
ui-bet = Bet
ui-bet-to = Bet { $chips }
ui-open = Open
ui-open-to = Open for { $chips }
ui-raise = Raise
ui-raise-to = Raise to { $chips }
ui-raise-by = by { $by }, at least to { $least }
ui-at-least = at least { $least }
ui-everything = all your chips
ui-why-not = why not?
ui-not-your-turn = It is not your turn.
ui-close = Close
ui-rule = Rule { $clause }

## The amount

ui-presets = Sizes
ui-amount = Amount
ui-total = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  }
ui-less = Less
ui-more = More
ui-amount-malformed = Write a whole number from { $least } to { $most }.
ui-amount-least = The minimum is { $least }.
ui-amount-most = You have { $most }.

## Really?

ui-confirm-fold = Check instead?
ui-confirm-fold-detail = Checking costs nothing.
ui-confirm-fold-yes = Check instead
ui-fold-anyway = Fold anyway
ui-confirm-call = Call { $chips }?
ui-confirm-call-detail = That is a large part of your stack.
ui-confirm-call-yes = Yes, call { $chips }
ui-confirm-call-all-in = All-in for { $chips }?
ui-confirm-call-all-in-detail = You call with all your chips.
ui-confirm-call-all-in-yes = Yes, all-in { $chips }
ui-confirm-raise-to = All-in for { $chips }?
ui-confirm-raise-to-detail = You bet all your chips.
ui-confirm-raise-to-yes = Yes, all-in { $chips }
ui-back = Back

## While others act

ui-step = Step
ui-to-my-turn = To my turn
ui-preselect = Your next move
ui-preselect-check = Check
ui-preselect-check-fold = Check or fold
ui-preselect-call-any = Call any
ui-preselect-all-in = All-in

## The duel

ui-lock-which = Which card do you lock?
ui-lock-question = Lock the { $card }?
ui-lock-detail = Once locked it cannot be changed.
ui-lock-take = Take the { ui-rank }
ui-lock = Lock the { ui-rank }
ui-lock-sure = Yes, lock the { ui-rank }
ui-lock-small = face down

## The end of a hand

ui-verdicts = Who won which pot
ui-pot-sum = { $pot } { $chips }
ui-rewind = Rewind
ui-next-hand = Next hand
ui-new-match = New match
ui-new-match-sure = Press again for a new match: the running hand is void.

## Stepping

ui-replay = Replay
ui-first = To the first step
ui-previous = One step back
ui-play = Play
ui-pause = Pause
ui-forward = One step on
ui-answer-first = Answer first
ui-step-of-hand = Step of the hand
ui-step-number = Step { $step }
ui-hidden-end = The rest is hidden
ui-to-the-table = Back to the table
ui-note-on = { $street ->
    [preflop] Note before the flop
    [flop] Note on the flop
    [turn] Note on the turn
    [river] Note on the river
    [showdown] Note on the showdown
    [lock] Note on the lock
   *[other] Note
  }
ui-hint = Hint
ui-your-answer = Your answer
ui-answer = Answer
ui-answered = Answered.
ui-right = Right.
ui-wrong = Not so.

## The log

ui-log = Log
ui-log-open = Open the log
ui-log-close = Close the log
ui-copy = Copy
ui-note = Your note
ui-note-add = Add
ui-copied = The log is on the clipboard.
ui-copy-refused = This page may not use the clipboard.
ui-street = { $street ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [showdown] Showdown
    [lock] Lock
   *[bet] Betting
  }
ui-street-letter = { $street ->
    [preflop] P
    [flop] F
    [turn] T
    [river] R
    [showdown] S
    [lock] L
   *[bet] B
  }

## Spoken

ui-turn = Your turn: { $ask }
ui-turn-seat = { $name } to act: { $ask }
ui-turn-lock = Your turn: lock a card
ui-query-total = Pot { $chips }.
ui-query-pot = { $pot } { $chips }: { $names } may win it.
ui-query-call = { $chips } to call.
ui-query-free = Nothing to call: you may check.
ui-query-least = From { $least } to { $most }.
ui-query-no-raise = No raise is possible.
ui-query-players = { $count ->
    [one] { $count } player in the hand: { $names }
   *[other] { $count } players in the hand: { $names }
  }
ui-query-player = { $name } with { $chips }
ui-query-button = { $you ->
    [yes] You have the button.
   *[no] { $name } has the button.
  }
ui-no-cards = You have no cards.
ui-no-board = The board is empty.
ui-no-button = There is no button.
ui-no-position = You have no position.
ui-no-card = There is no card { $number }.

## Help

ui-help-moves = Moves
ui-help-queries = Questions
ui-help-walk = Going on and back
ui-help-fold = fold
ui-help-call = check or call
ui-help-raise = choose an amount, Enter raises
ui-help-all-in = all-in
ui-help-nudge = one big blind more or less
ui-help-preset = next size
ui-help-bounds = minimum, all-in
ui-help-lock = choose and lock a card
ui-help-space = go on, next hand, play
ui-help-step = one action of the finished hand
ui-help-street = one street
ui-help-ends = first step, back to the table
ui-help-escape = close, then leave the table
ui-help-help = this list
ui-help-query-p = pots, and who may win them
ui-help-query-n = what I have to call
ui-help-query-m = minimum raise
ui-help-query-h = players in the hand
ui-help-query-w = my cards
ui-help-query-e = board
ui-help-query-g = my hand
ui-help-query-x = who has the button
ui-help-query-z = my position
ui-help-query-cards = my cards 1 and 2, the board 3 to 7

## Settings

ui-setting-speed = Speed of the opponents
ui-speed-instant = Instant
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-speed-step = Step by step
ui-setting-deck = Deck
ui-deck-2 = Two colours
ui-deck-4 = Four colours
ui-setting-back = Card back
ui-back-burgundy = Burgundy
ui-back-blue = Blue
ui-setting-language = Language
ui-setting-contrast = Contrast
ui-setting-grain = Grain
ui-setting-temperature = Colour temperature
ui-percent = { $percent } %
ui-number = { $n }
ui-setting-big-blinds = Stacks in big blinds
ui-setting-confirm = Ask before an all-in or a large call
ui-setting-lecture = Lecture size

## When something is wrong

ui-broken = The table could not be drawn:
ui-schema = This table was made by another version (view { $theirs }, front end { $ours }). Restart the kernel and load the page again.

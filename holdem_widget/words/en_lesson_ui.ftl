# What is seen and pressed at a table that one teaches at, and after a hand: take back, pause, edit, study view, reasons, cost.

## The tools of the header

ui-undo = Take back
ui-pause-table = Pause the opponents
ui-paused = Paused
ui-edit = Change cards and stacks
ui-hint-edit = Press a card or a stack to change it
ui-undone = The last move is taken back.
ui-edited = The hand is changed.
ui-study-view = Study view: all cards
ui-study-view-short = All cards

## Changing a hand

ui-pick-card = Another card
ui-pick-of = { $name }: card { $number }
ui-card-taken = { $card }, already on the table
ui-pick-stack = Another stack
ui-stack-of = { $name }: stack at the start of the hand
ui-stack-set = Set
ui-stack-malformed = Write a whole number of chips, at least 1.

## After the hand

ui-study-show = Show all cards
ui-study-hide = Hide them again
ui-review = What did my decisions cost?
ui-look-there = Look there
ui-why = Why?
ui-why-none = No decision of this player is recorded in this hand.
ui-opponents = Opponents
ui-range = { $name }: the assumed range, the darker the more often

## Keys and settings

ui-help-undo = take back the last move
ui-help-pause = pause the opponents, let them go on
ui-help-why = why the others played so
ui-setting-review = Say after each hand what my decisions cost
ui-setting-peek = Show my cards only while I press them
ui-key-change = Change this key
ui-key-wait = Press the new letter. Esc leaves it as it is.
ui-key-taken = That key is taken, or no letter. Press another one, or Esc.
ui-key-reset = All keys as at first
ui-help-turn = turn the table by one seat, with open cards and in replays

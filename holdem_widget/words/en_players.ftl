
## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = Folds.
decision-check = Checks.
decision-call = Calls { $chips }.
decision-bet = Bets { $total }.
decision-raise = Raises to { $total }.
decision-all-in = Goes all-in for { $total }.

decided-fold-guess = Folds: needs { $required } % to call { $chips } into { $pot }, and would guess { $equity } %.
decided-check-guess = Checks: would guess { $equity } % against { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
  }, too little to bet.
decided-call-guess = Calls { $chips } into { $pot }: needs { $required } %, and would guess { $equity } %.
decided-call-all-in-guess = Calls with the last { $chips }: needs { $required } %, and would guess { $equity } %.
decided-bet-guess = Bets { $total }: would guess { $equity } % against { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
  }.
decided-raise-guess = Raises to { $total }: would guess { $equity } % against { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
  }.
decided-all-in-guess = Goes all-in for { $total }: would guess { $equity } % against { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
  }.

decided-fold-whim = Folds on a whim: needs { $required } % to call { $chips }, and would guess { $equity } %.
decided-check-whim = Checks on a whim, though it would guess { $equity } %.
decided-call-whim = Calls { $chips } on a whim: would guess { $equity } %, and needs { $required } %.
decided-call-all-in-whim = Calls with the last { $chips } on a whim: would guess { $equity } %, and needs { $required } %.
decided-bet-whim = Bets { $total } on a whim: would guess only { $equity } %.
decided-raise-whim = Raises to { $total } on a whim: would guess only { $equity } %.
decided-all-in-whim = Goes all-in for { $total } on a whim: would guess only { $equity } %.

decided-fold-chart = Folds { $hand }: plays the best { $plays } % of hands here, and it is in the best { $top } %.
decided-check-chart = Checks { $hand }: that is free, and the hand is in the best { $top } %.
decided-call-chart = Calls { $chips } with { $hand }: plays the best { $plays } % of hands here, and it is in the best { $top } %.
decided-call-all-in-chart = Calls all-in with { $hand }: plays the best { $plays } % of hands here, and it is in the best { $top } %.
decided-bet-chart = Bets { $total } with { $hand }, which is in the best { $top } % of hands.
decided-raise-chart = Raises to { $total } with { $hand }, which is in the best { $top } % of hands; plays the best { $plays } % here.
decided-all-in-chart = Goes all-in for { $total } with { $hand }, which is in the best { $top } % of hands; plays the best { $plays } % here.

decided-fold-ranges = Folds: needs about { $required } % to call { $chips } into { $pot }, has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-check-ranges = Checks: has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-call-ranges = Calls { $chips } into { $pot }: needs about { $required } %, has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-call-all-in-ranges = Calls with the last { $chips }: needs about { $required } %, has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-bet-ranges = Bets { $total } into { $pot }: has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-raise-ranges = Raises to { $total }: has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.
decided-all-in-ranges = Goes all-in for { $total }: has about { $equity } % against the assumed { $opponents ->
    [one] range
   *[other] ranges
  }.

decided-bet-bluff = Bets { $total } into { $pot } as a bluff: has only about { $equity } %, but everybody folds about { $folds } % of the time.
decided-raise-bluff = Raises to { $total } as a bluff: has only about { $equity } %, but everybody folds about { $folds } % of the time.
decided-all-in-bluff = Goes all-in for { $total } as a bluff: has only about { $equity } %, but everybody folds about { $folds } % of the time.

decided-fold-solved = Folds: solving the river, a call of { $chips } into { $pot } does not pay ({ $equity } % against the tracked range).
decided-check-solved = Checks: so the solved river plays this hand ({ $equity } % against the tracked range).
decided-call-solved = Calls { $chips } into { $pot }: the solved river calls with this hand ({ $equity } % against the tracked range).
decided-call-all-in-solved = Calls with the last { $chips }: the solved river calls with this hand ({ $equity } % against the tracked range).
decided-bet-solved = Bets { $total } into { $pot }: so the solved river plays this hand ({ $equity } % against the tracked range).
decided-raise-solved = Raises to { $total }: so the solved river plays this hand ({ $equity } % against the tracked range).
decided-all-in-solved = Goes all-in for { $total }: so the solved river plays this hand ({ $equity } % against the tracked range).

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = Calling { $chips } into { $pot } needs { $required } %.
reason-equity-random = Against { $opponents ->
    [one] one random hand
   *[other] { $opponents } random hands
  } it wins { $equity } % of the pot ({ $samples ->
    [1] all hands counted
   *[other] ± { $error }, { $samples } deals
  }).
reason-equity-ranges = Against the assumed { $opponents ->
    [one] range
   *[other] ranges
  } it wins { $equity } % of the pot ({ $samples ->
    [1] all hands counted
   *[other] ± { $error }, { $samples } deals
  }).
reason-equity-share = Against hands of that kind it wins about { $equity } % of the pot.
reason-equity-caller = Against the hands that pay, it wins { $equity } % of the pot ({ $samples ->
    [1] all hands counted
   *[other] ± { $error }, { $samples } deals
  }).
reason-guess = Takes its chance for { $guess } % (off by { $off }).
reason-threshold-bet = Bets from { $least } % upwards.
reason-threshold-raise = Raises from { $least } % upwards.
reason-threshold-call = Calls from { $least } % upwards.
reason-chart = { $hand } is in the best { $top } % of hands; with { $behind ->
    [0] nobody
    [one] one player
   *[other] { $behind } players
  } still to act the best { $plays } % are played.
reason-range = Seat { $seat } has about { $share } % of hands{ $after ->
    [raise] , after its raise
    [call] , after its call
    [check] , after its check
    [bet] , after its bet
   *[none] {""}
  }.
reason-range-named = { $name }: about { $share } % of hands{ $after ->
    [raise] , after its raise
    [call] , after its call
    [check] , after its check
    [bet] , after its bet
   *[none] {""}
  }.
reason-realisation = With the betting to come it turns about { $part } % of that into chips, so a call needs about { $need } %.
reason-style = { $style ->
    [tight] A tight player: gives up a little more often.
    [loose] A loose player: calls a little more often.
    [passive] A passive player: bets a little less often.
    [aggressive] An aggressive player: bets a little more often.
   *[other] Plays in its own style ({ $style }).
  }
reason-spr = The stack behind is { $spr } times the pot.
reason-short-stack = With { $blinds } big blinds it is all-in or fold.
reason-fold-equity = At { $total } everybody folds about { $chance } % of the time; a pure bluff of this size needs { $needed } %.
reason-bluff = Bluffs { $share } % of the time here, so that its good hands get paid.
reason-forced-raise = Raising is not possible ({ $clause }).
reason-free = Checking is free.
reason-mix = { $ways } actions are close in value; a draw chose between them.
reason-loss = Gives up { $chips } chips against the best action.
reason-solved = Solved the river for { $hands } hands a side in { $iterations } rounds; a perfect opponent would gain at most { $gap } % of the pot.
reason-own-code = { $function }() decided.

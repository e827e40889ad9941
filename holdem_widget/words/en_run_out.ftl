# What is told while the board runs out over open hands.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = Shares of the pot: { $list }
run-out-shares-main = Shares of the main pot: { $list }
run-out-ahead = Ahead: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } { $whole }.{ $tenth } %

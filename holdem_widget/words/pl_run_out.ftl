# What is told while the board runs out over open hands, in Polish.
# Not proofread by a native speaker yet.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = Udziały w puli: { $list }
run-out-shares-main = Udziały w puli głównej: { $list }
run-out-ahead = Na prowadzeniu: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } { $whole },{ $tenth }%

# What is told while the board runs out over open hands, in German.
# Not proofread by a native speaker yet.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = Anteile am Pot: { $list }
run-out-shares-main = Anteile am Hauptpot: { $list }
run-out-ahead = Vorn: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } { $whole },{ $tenth } %

# What is told while the board runs out over open hands, in Turkish.
# Not proofread by a native speaker yet.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = Pot payları: { $list }
run-out-shares-main = Ana pot payları: { $list }
run-out-ahead = Önde: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } %{ $whole },{ $tenth }

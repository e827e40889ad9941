# What is told while the board runs out over open hands, in Italian.
# Not proofread by a native speaker yet.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = Quote del piatto: { $list }
run-out-shares-main = Quote del piatto principale: { $list }
run-out-ahead = In testa: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } { $whole },{ $tenth }%

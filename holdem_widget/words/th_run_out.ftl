# What is told while the board runs out over open hands, in Thai.
# Not proofread by a native speaker yet.
# $list has each player's share of the pot: $whole percent and a $tenth.

run-out-shares = ส่วนแบ่งพอท: { $list }
run-out-shares-main = ส่วนแบ่งกองหลัก: { $list }
run-out-ahead = นำอยู่: { $list }
run-out-share = { $you ->
    [yes] { name-you }
   *[no] { $name }
  } { $whole }.{ $tenth }%

# What happens at the table, in Thai, as its log, tabs and labels say it.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Log

log-hand = { $you ->
    [yes] มือที่ { $hand }: คุณอยู่ที่ปุ่มดีลเลอร์
   *[no] มือที่ { $hand }: { $name } อยู่ที่ปุ่มดีลเลอร์
  }
log-post-small = { $you ->
    [yes] คุณวางสมอลบลายด์ { $chips }
   *[no] { $name } วางสมอลบลายด์ { $chips }
  }
log-post-big = { $you ->
    [yes] คุณวางบิ๊กบลายด์ { $chips }
   *[no] { $name } วางบิ๊กบลายด์ { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] คุณวางสมอลบลายด์ได้ { $chips } ออลอิน
   *[no] { $name } วางสมอลบลายด์ได้ { $chips } ออลอิน
  }
log-post-big-all-in = { $you ->
    [yes] คุณวางบิ๊กบลายด์ได้ { $chips } ออลอิน
   *[no] { $name } วางบิ๊กบลายด์ได้ { $chips } ออลอิน
  }
log-ante = { $you ->
    [yes] คุณจ่ายแอนที { $chips }
   *[no] { $name } จ่ายแอนที { $chips }
  }
log-fold = { $you ->
    [yes] คุณหมอบ
   *[no] { $name } หมอบ
  }
log-check = { $you ->
    [yes] คุณเช็ค
   *[no] { $name } เช็ค
  }
log-call = { $you ->
    [yes] คุณตาม { $total }
   *[no] { $name } ตาม { $total }
  }
log-call-more = { $you ->
    [yes] คุณตาม { $total } (เพิ่ม { $chips })
   *[no] { $name } ตาม { $total } (เพิ่ม { $chips })
  }
log-call-all-in = { $you ->
    [yes] คุณตามออลอิน { $total }
   *[no] { $name } ตามออลอิน { $total }
  }
log-bet = { $you ->
    [yes] คุณเดิมพัน { $total }
   *[no] { $name } เดิมพัน { $total }
  }
log-bet-all-in = { $you ->
    [yes] คุณเดิมพัน { $total } ออลอิน
   *[no] { $name } เดิมพัน { $total } ออลอิน
  }
log-open = { $you ->
    [yes] คุณเปิดเดิมพัน { $total }
   *[no] { $name } เปิดเดิมพัน { $total }
  }
log-open-all-in = { $you ->
    [yes] คุณเปิดเดิมพัน { $total } ออลอิน
   *[no] { $name } เปิดเดิมพัน { $total } ออลอิน
  }
log-raise = { $you ->
    [yes] คุณเรสเป็น { $total }
   *[no] { $name } เรสเป็น { $total }
  }
log-raise-all-in = { $you ->
    [yes] คุณเรสเป็น { $total } ออลอิน
   *[no] { $name } เรสเป็น { $total } ออลอิน
  }
log-lock = { $you ->
    [yes] คุณล็อกไพ่หนึ่งใบ
   *[no] { $name } ล็อกไพ่หนึ่งใบ
  }
log-return = { $you ->
    [yes] คืน { $chips } ที่ไม่มีใครตามให้คุณ
   *[no] คืน { $chips } ที่ไม่มีใครตามให้ { $name }
  }
log-flop = ฟล็อป { $cards } พอท { $pot }
log-turn = เทิร์น { $cards } พอท { $pot }
log-river = ริเวอร์ { $cards } พอท { $pot }
log-show = { $you ->
    [yes] คุณเปิดไพ่ { $cards }
   *[no] { $name } เปิดไพ่ { $cards }
  }
log-show-hand = { $you ->
    [yes] คุณเปิดไพ่ { $cards }: { $hand }
   *[no] { $name } เปิดไพ่ { $cards }: { $hand }
  }
log-muck = { $you ->
    [yes] คุณทิ้งไพ่ไม่โชว์
   *[no] { $name } ทิ้งไพ่ไม่โชว์
  }
log-win-one = { $you ->
    [yes] คุณชนะได้ { $chips }
   *[no] { $name } ชนะได้ { $chips }
  }
log-win-main = { $you ->
    [yes] คุณชนะได้ { $chips } จากกองหลัก
   *[no] { $name } ชนะได้ { $chips } จากกองหลัก
  }
log-win-side = { $you ->
    [yes] คุณชนะได้ { $chips } จากกองแยก { $n }
   *[no] { $name } ชนะได้ { $chips } จากกองแยก { $n }
  }
log-out = { $you ->
    [yes] คุณตกรอบแล้ว
   *[no] { $name } ตกรอบแล้ว
  }
log-leave = { $you ->
    [yes] คุณออกจากโต๊ะ
   *[no] { $name } ออกจากโต๊ะ
  }
log-stays-closed = ยังเรสไม่ได้เหมือนเดิม: { $clause }
log-match-won = { $you ->
    [yes] คุณได้ชิปทั้งหมด จบแมตช์
   *[no] { $name } ได้ชิปทั้งหมด จบแมตช์
  }
log-note = บันทึก: { $text }

## Tabs under a plate

tab-your-turn = ตาคุณ
tab-to-act = ถึงตา
tab-small-blind = สมอลบลายด์
tab-big-blind = บิ๊กบลายด์
tab-fold = หมอบ
tab-check = เช็ค
tab-call = ตาม { $chips }
tab-bet = เดิมพัน { $total }
tab-open = เปิด { $total }
tab-raise = เรสเป็น { $total }
tab-all-in = ออลอิน
tab-all-in-total = ออลอิน { $total }
tab-locked = ล็อกแล้ว
tab-out = ตกรอบ
tab-out-place = ตกรอบ { $place ->
    [2] อันดับสอง
    [3] อันดับสาม
   *[other] อันดับ { $place }
  }
tab-muck = ไม่โชว์ไพ่
tab-won = ชนะได้ { $chips }
tab-winner = ชนะแมตช์

## Header

title-hand = มือที่ { $hand }
title-hand-variant = มือที่ { $hand } (กติกาดัดแปลง)
title-lesson = บทเรียน
title-replay = เล่นซ้ำ
title-over = จบแมตช์
subtitle-blinds = { $street } · บลายด์ { $small }/{ $big }
subtitle-blinds-ante = { $street } · บลายด์ { $small }/{ $big } แอนที { $ante }
subtitle-plain = { $street }
place-preflop = ก่อนฟล็อป
place-flop = ฟล็อป
place-turn = เทิร์น
place-river = ริเวอร์
place-showdown = โชว์ดาวน์
place-lock = ล็อกไพ่
place-bet = เดิมพัน

## Labels of hands

name-high = { $high ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] แจ็ค
    [Q] แหม่ม
    [K] คิง
    *[A] เอซ
  }

label-high-card = ไพ่สูง { name-high }
label-pair = หนึ่งคู่ { many-rank }
label-two-pair = สองคู่ { many-high } กับ { many-low }
label-three = ตอง { many-rank }
label-straight = สเตรท
label-flush = ฟลัช
label-full-house = ฟูลเฮาส์
label-four = โฟร์การ์ด { many-rank }
label-straight-flush = สเตรทฟลัช
label-royal-flush = รอยัลฟลัช
detail-high-card = คิกเกอร์ { one-kicker }
detail-pair = คิกเกอร์ { one-kicker }
detail-two-pair = คิกเกอร์ { one-kicker }
detail-three = คิกเกอร์ { one-kicker }
detail-straight = ไพ่สูงสุด { one-high }
detail-flush = ไพ่สูงสุด { one-high }
detail-full-house = ตอง { many-trips } กับคู่ { many-pair }
detail-four = คิกเกอร์ { one-kicker }
detail-straight-flush = ไพ่สูงสุด { one-high }
label-pocket = คู่ในมือ { many-rank }
label-suited = { name-high } กับ { one-kicker } ดอกเดียวกัน
label-offsuit = { name-high } กับ { one-kicker } คนละดอก
position-you-button = คุณอยู่ที่ปุ่ม
position-you-small-blind = คุณเป็นสมอลบลายด์
position-you-big-blind = คุณเป็นบิ๊กบลายด์
position-you-button-small = คุณอยู่ที่ปุ่มและเป็นสมอลบลายด์
position-you-early = คุณเล่นเป็นคนแรก ๆ
position-you-late = คุณเล่นเป็นคนท้าย ๆ

## Pots

pot-one = พอท
pot-main = กองหลัก
pot-side = กองแยก
pot-side-n = กองแยก { $n }

## Sizes to choose

preset-min = ต่ำสุด
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = { $percent }%
preset-pot = พอท
preset-all-in = ออลอิน

## Verdicts

verdict-win = { $you ->
    [yes] คุณ { $hand }
   *[no] { $name } { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] คุณชนะ เพราะคนอื่นหมอบหมด
   *[no] { $name } ชนะ เพราะคนอื่นหมอบหมด
  }
verdict-uncontested-pot = { $you ->
    [yes] คุณ ไม่มีใครชิงกองนี้ด้วย
   *[no] { $name } ไม่มีใครชิงกองนี้ด้วย
  }
say-uncontested = { $you ->
    [yes] คุณชนะได้ { $chips }
   *[no] { $name } ชนะได้ { $chips }
  }
fact-all-in = { $name } ออลอิน
fact-plain = { $text }
possible = คุณเลือกได้: { $moves }
may-fold = หมอบ
may-check = เช็ค
may-call = ตาม { $chips }
may-raise = เรสเป็น { $least } ขึ้นไป
may-raise-all-in = ออลอิน { $least }
join-or = { $first } หรือ { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = คำสั่งนั้นเป็นของจังหวะก่อนหน้า โต๊ะแสดงสถานการณ์ตอนนี้
notice-refused = { $text }
notice-malformed = โต๊ะได้รับข้อความที่อ่านไม่ได้ ทุกอย่างยังเหมือนเดิม
notice-fault = { $text }
notice-error = เกิดข้อผิดพลาดที่โต๊ะ: { $text } ไม่มีอะไรสูญหาย ดูรายละเอียดได้ที่ table.last_error
notice-kept = เก็บบันทึกของคุณไว้กับมือนี้แล้ว

## Choices of a question

choice-fold = หมอบ
choice-check = เช็ค
choice-call = ตาม
choice-raise = เรส
choice-split = แบ่งพอท

## In other cells

watch-nothing = ตอนนี้ไม่มีอะไรให้แสดง ยังไม่ถึงตาคุณ
docked = ตอนนี้โต๊ะอยู่ข้าง notebook แล้ว
dock-by-hand = คลิกขวาที่โต๊ะแล้วเลือก “Create New View for Cell Output” ถ้าติดตั้งแพ็กเกจ sidecar ไว้ (holdem-widget[dock]) ใช้ dock() แทนได้

## A player in a list of names

name-you = คุณ

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = การ{ $move ->
    [fold] หมอบ
    [check] เช็ค
    [call] ตาม
    [bet] เดิมพัน
    [lock] ล็อกไพ่
   *[raise] เรส
  }ของคุณ{ $street ->
    [preflop] ก่อนฟลอป
    [flop] ที่ฟลอป
    [turn] ที่เทิร์น
    [lock] ในช่วงล็อก
    [bet] ในช่วงเดิมพัน
   *[river] ที่ริเวอร์
  } เสียไปประมาณ { $bb } bb ดูขั้นที่ { $step }
review-unpriced = มือนี้ไม่มีอะไรให้ประเมิน { $count ->
    [0] คุณไม่ได้ตัดสินใจเลย
   *[other] การตัดสินใจ { $count } ครั้งไม่มีค่าให้เทียบ
  }
review-fine = ไม่ได้เสียอะไรไปในการตัดสินใจ { $priced } ครั้งที่ประเมินได้ ที่ไม่มีค่าให้เทียบ { $count } ครั้ง

# What the table itself says, in Thai: buttons, hints, help, settings, and the answers to the query keys.
# Not proofread by a native speaker yet.

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
    [J] แจ็ค
    [Q] แหม่ม
    [K] คิง
    *[A] เอซ
  }
ui-suit = { $suit ->
    [s] โพดำ
    [h] โพแดง
    [d] ข้าวหลามตัด
   *[c] ดอกจิก
  }
ui-card = { ui-rank } { ui-suit }
ui-card-hidden = ไพ่คว่ำ

## On the cloth

ui-pot = พอท
ui-pot-to = ให้ { $names }
ui-if-call = { $chips } ถ้าคุณตาม
ui-board = ไพ่บนโต๊ะ
ui-hero-cards = ไพ่ในมือของคุณ
ui-your-turn = ตาคุณ
ui-to-act = ถึงตา
ui-dealer = ปุ่มดีลเลอร์
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = ยังไม่ล็อก
ui-locked-down = ล็อกแล้ว คว่ำหน้า
ui-locked = ล็อกแล้ว

## Header

ui-open-cards = เปิดไพ่ทุกใบ
ui-open-cards-short = เปิดไพ่
ui-key-space = เว้นวรรค
ui-hint-fold = หมอบ
ui-hint-call = ตาม
ui-hint-check = เช็ค
ui-hint-raise = เรส
ui-hint-keys = ปุ่มลัด
ui-hint-step = ทีละขั้น
ui-hint-next = มือต่อไป
ui-hint-rewind = ย้อนกลับ
ui-hint-go-on = ไปต่อ
ui-hint-choose = เลือก
ui-hint-lock = ล็อก
ui-help = ปุ่มลัด
ui-settings = ตั้งค่า
ui-speed = ความเร็ว
ui-rules = กติกา
ui-talk = ส่งข้อความ

## The decision

ui-ask-call = ต้องตาม { $chips }
ui-ask-free = ไม่มีเดิมพันให้ตาม
ui-ask-pot = ในพอท { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = ถึงตา { $name }
ui-waiting-nobody = ยังไม่ถึงตาใคร
ui-pot-now = ในพอทมี { $chips }
ui-late = กำลังรอ kernel …
ui-seconds = { $seconds } วิ
ui-seconds-left = เหลือ { $seconds } วินาที
ui-fold = หมอบ
ui-check = เช็ค
ui-call = ตาม
ui-call-chips = ตาม { $chips }
ui-call-all-in = ออลอิน { $chips }
ui-bet = เดิมพัน
ui-bet-to = เดิมพัน { $chips }
ui-open = เปิด
ui-open-to = เปิด { $chips }
ui-raise = เรส
ui-raise-to = เรสเป็น { $chips }
ui-raise-by = เพิ่ม { $by } ต่ำสุด { $least }
ui-at-least = อย่างน้อย { $least }
ui-everything = ชิปทั้งหมดของคุณ
ui-why-not = ทำไมไม่ได้?
ui-not-your-turn = ยังไม่ถึงตาคุณ
ui-close = ปิด
ui-rule = กติกาข้อ { $clause }

## The amount

ui-presets = ขนาดเดิมพัน
ui-amount = จำนวน
ui-total = { $chips } ชิป
ui-less = น้อยลง
ui-more = มากขึ้น
ui-amount-malformed = ใส่จำนวนเต็มตั้งแต่ { $least } ถึง { $most }
ui-amount-least = ต่ำสุดคือ { $least }
ui-amount-most = คุณมี { $most }

## Really?

ui-confirm-fold = เช็คแทนไหม?
ui-confirm-fold-detail = เช็คไม่ต้องเสียอะไร
ui-confirm-fold-yes = เช็คแทน
ui-fold-anyway = ยืนยันหมอบ
ui-confirm-call = ตาม { $chips } ไหม?
ui-confirm-call-detail = นี่เป็นส่วนใหญ่ของชิปที่คุณมี
ui-confirm-call-yes = ใช่ ตาม { $chips }
ui-confirm-call-all-in = ออลอิน { $chips } ไหม?
ui-confirm-call-all-in-detail = คุณจะตามด้วยชิปทั้งหมด
ui-confirm-call-all-in-yes = ใช่ ออลอิน { $chips }
ui-confirm-raise-to = ออลอิน { $chips } ไหม?
ui-confirm-raise-to-detail = คุณจะลงชิปทั้งหมด
ui-confirm-raise-to-yes = ใช่ ออลอิน { $chips }
ui-back = กลับ

## While others act

ui-step = ทีละขั้น
ui-to-my-turn = ไปถึงตาฉัน
ui-preselect = ตาถัดไปของคุณ
ui-preselect-check = เช็ค
ui-preselect-check-fold = เช็คหรือหมอบ
ui-preselect-call-any = ตามทุกราคา
ui-preselect-all-in = ออลอิน

## The duel

ui-lock-which = จะล็อกไพ่ใบไหน?
ui-lock-question = ล็อก { $card } ไหม?
ui-lock-detail = ล็อกแล้วเปลี่ยนไม่ได้
ui-lock-take = เลือก { ui-rank }
ui-lock = ล็อก { ui-rank }
ui-lock-sure = ใช่ ล็อก { ui-rank }
ui-lock-small = คว่ำหน้า

## The end of a hand

ui-verdicts = ใครชนะพอทไหน
ui-pot-sum = { $pot } { $chips }
ui-rewind = ย้อนดู
ui-next-hand = มือต่อไป
ui-new-match = แมตช์ใหม่
ui-new-match-sure = กดอีกครั้งเพื่อเริ่มแมตช์ใหม่ มือที่เล่นอยู่จะเป็นโมฆะ

## Stepping

ui-replay = เล่นซ้ำ
ui-first = ไปขั้นแรก
ui-previous = ถอยหนึ่งขั้น
ui-play = เล่น
ui-pause = หยุดชั่วคราว
ui-forward = ไปต่อหนึ่งขั้น
ui-answer-first = ตอบก่อน
ui-step-of-hand = ขั้นของมือนี้
ui-step-number = ขั้นที่ { $step }
ui-hidden-end = ส่วนที่เหลือถูกซ่อนไว้
ui-to-the-table = กลับไปที่โต๊ะ
ui-note-on = { $street ->
    [preflop] บันทึกก่อนฟล็อป
    [flop] บันทึกตอนฟล็อป
    [turn] บันทึกตอนเทิร์น
    [river] บันทึกตอนริเวอร์
    [showdown] บันทึกตอนโชว์ดาวน์
    [lock] บันทึกตอนล็อกไพ่
   *[other] บันทึก
  }
ui-hint = คำใบ้
ui-your-answer = คำตอบของคุณ
ui-answer = ตอบ
ui-answered = ตอบแล้ว
ui-right = ถูกต้อง
ui-wrong = ไม่ใช่

## The log

ui-log = บันทึกการเล่น
ui-log-open = เปิดบันทึกการเล่น
ui-log-close = ปิดบันทึกการเล่น
ui-copy = คัดลอก
ui-note = บันทึกของคุณ
ui-note-add = เพิ่ม
ui-copied = คัดลอกบันทึกการเล่นแล้ว
ui-copy-refused = หน้านี้ใช้คลิปบอร์ดไม่ได้
ui-street = { $street ->
    [preflop] ก่อนฟล็อป
    [flop] ฟล็อป
    [turn] เทิร์น
    [river] ริเวอร์
    [showdown] โชว์ดาวน์
    [lock] ล็อกไพ่
   *[bet] เดิมพัน
  }
ui-street-letter = { $street ->
    [preflop] ก
    [flop] ฟ
    [turn] ท
    [river] ร
    [showdown] ช
    [lock] ล
   *[bet] ด
  }

## Spoken

ui-turn = ถึงตาคุณ: { $ask }
ui-turn-seat = ถึงตา { $name }: { $ask }
ui-turn-lock = ถึงตาคุณ: ล็อกไพ่หนึ่งใบ
ui-query-total = พอท { $chips }
ui-query-pot = { $pot } { $chips }: ผู้มีสิทธิ์ชนะคือ { $names }
ui-query-call = ต้องตาม { $chips }
ui-query-free = ไม่มีเดิมพันให้ตาม คุณเช็คได้
ui-query-least = ตั้งแต่ { $least } ถึง { $most }
ui-query-no-raise = เรสไม่ได้
ui-query-players = มีผู้เล่น { $count } คนในมือนี้: { $names }
ui-query-player = { $name } มี { $chips }
ui-query-button = { $you ->
    [yes] คุณอยู่ที่ปุ่ม
   *[no] { $name } อยู่ที่ปุ่ม
  }
ui-no-cards = คุณไม่มีไพ่
ui-no-board = ยังไม่มีไพ่บนโต๊ะ
ui-no-button = ไม่มีปุ่มดีลเลอร์
ui-no-position = คุณไม่มีตำแหน่ง
ui-no-card = ไม่มีไพ่ใบที่ { $number }

## Help

ui-help-moves = การเล่น
ui-help-queries = คำถาม
ui-help-walk = ไปต่อและย้อนกลับ
ui-help-fold = หมอบ
ui-help-call = เช็คหรือตาม
ui-help-raise = เลือกจำนวน แล้วกด Enter เพื่อเรส
ui-help-all-in = ออลอิน
ui-help-nudge = เพิ่มหรือลดหนึ่งบิ๊กบลายด์
ui-help-preset = ขนาดถัดไป
ui-help-bounds = ต่ำสุด ออลอิน
ui-help-lock = เลือกและล็อกไพ่
ui-help-space = ไปต่อ มือต่อไป เล่น
ui-help-step = หนึ่งการเล่นของมือที่จบแล้ว
ui-help-street = หนึ่งรอบเดิมพัน
ui-help-ends = ขั้นแรก กลับไปที่โต๊ะ
ui-help-escape = ปิด แล้วออกจากโต๊ะ
ui-help-help = รายการนี้
ui-help-query-p = พอท และใครมีสิทธิ์ชนะ
ui-help-query-n = จำนวนที่ฉันต้องตาม
ui-help-query-m = เรสต่ำสุด
ui-help-query-h = ผู้เล่นในมือนี้
ui-help-query-w = ไพ่ของฉัน
ui-help-query-e = ไพ่บนโต๊ะ
ui-help-query-g = มือของฉันคืออะไร
ui-help-query-x = ใครอยู่ที่ปุ่ม
ui-help-query-z = ตำแหน่งของฉัน
ui-help-query-cards = ไพ่ของฉัน 1 และ 2 ไพ่บนโต๊ะ 3 ถึง 7

## Settings

ui-setting-speed = ความเร็วของคู่แข่ง
ui-speed-instant = ทันที
ui-speed-normal = ปกติ
ui-speed-slow = ช้า
ui-speed-step = ทีละขั้น
ui-setting-deck = สำรับ
ui-deck-2 = สองสี
ui-deck-4 = สี่สี
ui-setting-back = หลังไพ่
ui-back-burgundy = แดงเบอร์กันดี
ui-back-blue = น้ำเงิน
ui-setting-language = ภาษา
ui-setting-contrast = ความต่างสี
ui-setting-grain = เกรน
ui-setting-temperature = อุณหภูมิสี
ui-percent = { $percent }%
ui-number = { $n }
ui-setting-big-blinds = แสดงสแต็กเป็นจำนวนบิ๊กบลายด์
ui-setting-confirm = ถามก่อนออลอินหรือตามก้อนใหญ่
ui-setting-lecture = ขนาดสำหรับสอน

## When something is wrong

ui-broken = วาดโต๊ะไม่ได้:
ui-schema = โต๊ะนี้สร้างด้วยเวอร์ชันอื่น (มุมมอง { $theirs } ส่วนหน้า { $ours }) ให้รีสตาร์ต kernel แล้วโหลดหน้านี้ใหม่

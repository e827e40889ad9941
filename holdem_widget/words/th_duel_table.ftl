# One-Card Duel at the table, in Thai: its log, its header, its verdicts.  Not proofread by a native speaker yet.

title-deal = แจกครั้งที่ { $hand }
title-deal-variant = แจกครั้งที่ { $hand } (กติกาดัดแปลง)
subtitle-ante = { $street } · แอนที { $ante }
position-you-first = คุณเล่นก่อน
position-you-second = คุณเล่นทีหลัง
log-deal = { $you ->
    [yes] แจกครั้งที่ { $hand }: คุณเล่นก่อน
   *[no] แจกครั้งที่ { $hand }: { $name } เล่นก่อน
  }
log-betting = ล็อกไพ่ครบทั้งสองฝ่ายแล้ว พอท { $pot }
log-reshuffle = สับกองทิ้งรวมกับไพ่ที่เหลือ ได้กองจั่วใหม่ { $count } ใบ
duel-high = { $high ->
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
duel-low = { $low ->
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
say-card-beats = { duel-high } ชนะ { duel-low }
say-two-beats-ace = 2 ชนะเอซ
say-cards-tie = แต้มเท่ากัน แบ่งพอท
verdict-card = { $you ->
    [yes] คุณ ไพ่แข็งกว่า
   *[no] { $name } ไพ่แข็งกว่า
  }
verdict-cards-tie = ทั้งสองฝ่าย แต้มเท่ากัน
why-cards-after-fold = ยังเปิดไพ่ให้ดูตามปกติ แต่ไม่มีผลแล้ว
may-lock = ล็อกไพ่ { $card }

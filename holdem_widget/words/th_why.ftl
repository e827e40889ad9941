# Why not, who wins and why, in Thai: refusals, comparisons, chip audits.  Not proofread by a native speaker yet.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = คุณต้องตาม { $chips }: จะเช็คได้ก็ต่อเมื่อไม่มีเดิมพันให้ตาม
refuse-nothing-owed = คุณไม่ต้องจ่ายอะไร: ไม่มีเดิมพันให้ตาม
refuse-closed = คุณตอบ { $answered } ไปแล้ว ตอนนี้ราคา { $price }: +{ $more } < { $full } ซึ่งเป็นเรสเต็มจำนวน
refuse-alone = ไม่เหลือใครให้เรส: คนอื่นออลอินหมดแล้ว
refuse-short = เรสต้องเกิน { $price }: ชิปทั้งหมดของคุณถึงแค่ { $most }
refuse-below = เรสเป็น { $total } น้อยเกินไป: อย่างน้อยต้องเป็น { $least } คือราคา { $price } บวกเรสเต็มจำนวน { $full }
refuse-below-open = เดิมพัน { $total } น้อยเกินไป: อย่างน้อยต้อง { $least }
refuse-only-all-in = { $total } ไม่ถึงเรสเต็มจำนวน จะน้อยกว่านั้นได้เฉพาะออลอินเป็น { $most }
refuse-above = { $total } มากกว่าที่คุณมี: ชิปของคุณถึงได้ไม่เกิน { $most }
refuse-not-whole = { $total } ไม่ใช่จำนวนชิปที่เป็นจำนวนเต็ม: บอกยอดรวมตั้งแต่ { $least } ถึง { $most }
refuse-fold-free = จะหมอบได้ก็ต่อเมื่อมีเดิมพันให้ตาม: ตอนนี้เช็คได้โดยไม่ต้องเสียอะไร
refuse-no-lock = ตอนนี้ไม่มีไพ่ให้ล็อก

## Ranks, for comparisons

one-low = { $low ->
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

many-second = { $second ->
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

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] หนึ่งคู่
    [two_pair] สองคู่
    [three_of_a_kind] ตอง
    [straight] สเตรท
    [flush] ฟลัช
    [full_house] ฟูลเฮาส์
    [four_of_a_kind] โฟร์การ์ด
    *[straight_flush] สเตรทฟลัช
  } { $loser ->
    [high_card] ชนะไพ่สูง
    [pair] ชนะหนึ่งคู่
    [two_pair] ชนะสองคู่
    [three_of_a_kind] ชนะตอง
    [straight] ชนะสเตรท
    [flush] ชนะฟลัช
    [full_house] ชนะฟูลเฮาส์
    *[four_of_a_kind] ชนะโฟร์การ์ด
  }
say-high = ไพ่สูง { name-high } ชนะไพ่สูง { one-low }
say-kicker = คิกเกอร์ { name-high } ชนะ { one-low }
say-pair = คู่ { many-high } ชนะคู่ { many-low }
say-top-pair = ตัดสินที่คู่ใหญ่: { many-high } ชนะ { many-low }
say-second-pair = ตัดสินที่คู่ที่สอง: { many-high } ชนะ { many-low }
say-three = ตอง { many-high } ชนะตอง { many-low }
say-straight = สเตรทถึง { one-high } ชนะสเตรทถึง { one-low }
say-flush = ฟลัชไพ่สูงสุด { name-high } ชนะฟลัชไพ่สูงสุด { one-low }
say-flush-card = ในฟลัช { one-high } ชนะ { one-low }
say-full-three = ตอง { many-high } ชนะตอง { many-low }
say-full-pair = ตองเท่ากัน คู่ใหญ่กว่า: { many-high } ชนะ { many-low }
say-four = โฟร์การ์ด { many-high } ชนะโฟร์การ์ด { many-low }
say-tie = ไพ่ห้าใบแต้มเท่ากัน แบ่งพอท
say-board = ทุกคนใช้ไพ่บนโต๊ะทั้งห้าใบ แบ่งพอท

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] ชนะไพ่ของคุณ: { $hand }
   *[no] ชนะไพ่ของ { $name }: { $hand }
  }
why-high = { $you ->
    [yes] ไพ่สูง { one-high } ชนะไพ่สูง { one-low } ของคุณ
   *[no] ไพ่สูง { one-high } ชนะไพ่สูง { one-low } ของ { $name }
  }
why-kicker = { $you ->
    [yes] คิกเกอร์ { one-high } ชนะ { one-low } ของคุณ
   *[no] คิกเกอร์ { one-high } ชนะ { one-low } ของ { $name }
  }
why-pair = { $you ->
    [yes] คู่ { many-high } ชนะคู่ { many-low } ของคุณ
   *[no] คู่ { many-high } ชนะคู่ { many-low } ของ { $name }
  }
why-top-pair = { $you ->
    [yes] คู่ใหญ่ { many-high } ชนะ { many-low } ของคุณ
   *[no] คู่ใหญ่ { many-high } ชนะ { many-low } ของ { $name }
  }
why-second-pair = { $you ->
    [yes] คู่ที่สอง { many-high } ชนะ { many-low } ของคุณ
   *[no] คู่ที่สอง { many-high } ชนะ { many-low } ของ { $name }
  }
why-three = { $you ->
    [yes] ตอง { many-high } ชนะตอง { many-low } ของคุณ
   *[no] ตอง { many-high } ชนะตอง { many-low } ของ { $name }
  }
why-straight = { $you ->
    [yes] สเตรทถึง { one-high } ชนะสเตรทถึง { one-low } ของคุณ
   *[no] สเตรทถึง { one-high } ชนะสเตรทถึง { one-low } ของ { $name }
  }
why-flush = { $you ->
    [yes] ฟลัชไพ่สูงสุด { one-high } ชนะ { one-low } ของคุณ
   *[no] ฟลัชไพ่สูงสุด { one-high } ชนะ { one-low } ของ { $name }
  }
why-flush-card = { $you ->
    [yes] ในฟลัช { one-high } ชนะ { one-low } ของคุณ
   *[no] ในฟลัช { one-high } ชนะ { one-low } ของ { $name }
  }
why-full-three = { $you ->
    [yes] ตอง { many-high } ชนะตอง { many-low } ของคุณ
   *[no] ตอง { many-high } ชนะตอง { many-low } ของ { $name }
  }
why-full-pair = { $you ->
    [yes] ตองเท่ากัน คู่ { many-high } ชนะคู่ { many-low } ของคุณ
   *[no] ตองเท่ากัน คู่ { many-high } ชนะคู่ { many-low } ของ { $name }
  }
why-four = { $you ->
    [yes] โฟร์การ์ด { many-high } ชนะโฟร์การ์ด { many-low } ของคุณ
   *[no] โฟร์การ์ด { many-high } ชนะโฟร์การ์ด { many-low } ของ { $name }
  }
why-tie = ไพ่ห้าใบแต้มเท่ากัน ดอกและไพ่ใบที่เหลือไม่มีผล
why-board = ทุกคนใช้ไพ่บนโต๊ะทั้งห้าใบ

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] หนึ่งคู่
    [two_pair] สองคู่
    [three_of_a_kind] ตอง
    [straight] สเตรท
    [flush] ฟลัช
    [full_house] ฟูลเฮาส์
    [four_of_a_kind] โฟร์การ์ด
    *[straight_flush] สเตรทฟลัช
  } { $loser ->
    [high_card] ชนะไพ่สูง
    [pair] ชนะหนึ่งคู่
    [two_pair] ชนะสองคู่
    [three_of_a_kind] ชนะตอง
    [straight] ชนะสเตรท
    [flush] ชนะฟลัช
    [full_house] ชนะฟูลเฮาส์
    *[four_of_a_kind] ชนะโฟร์การ์ด
  }
compare-kicker = { $category ->
    [pair] คู่ { many-rank } เท่ากัน
    [two_pair] สองคู่ { many-rank } กับ { many-second } เท่ากัน
    [three_of_a_kind] ตอง { many-rank } เท่ากัน
    [four_of_a_kind] โฟร์การ์ด { many-rank } เท่ากัน
   *[high_card] ไพ่สูง { one-rank } เท่ากัน
  } คิกเกอร์ { one-high } ชนะ { one-low }
compare-high = ไพ่สูง { one-high } ชนะไพ่สูง { one-low }
compare-pair = คู่ { many-high } ชนะคู่ { many-low }
compare-top-pair = คู่ใหญ่: { many-high } ชนะ { many-low }
compare-second-pair = คู่ใหญ่ { many-rank } เท่ากัน คู่ที่สอง: { many-high } ชนะ { many-low }
compare-three = ตอง { many-high } ชนะตอง { many-low }
compare-straight = สเตรทถึง { one-high } ชนะสเตรทถึง { one-low }
compare-flush = ฟลัชไพ่สูงสุด { one-high } ชนะฟลัชไพ่สูงสุด { one-low }
compare-flush-card = ฟลัชไพ่สูงสุด { one-rank } เท่ากัน ใบถัดลงมา { one-high } ชนะ { one-low }
compare-full-three = ตอง { many-high } ชนะตอง { many-low }
compare-full-pair = ตอง { many-rank } เท่ากัน คู่: { many-high } ชนะ { many-low }
compare-four = โฟร์การ์ด { many-high } ชนะโฟร์การ์ด { many-low }
compare-tie = เสมอ: ไพ่ห้าใบแต้มเท่ากัน ดอกและไพ่ใบที่เหลือไม่มีผล
compare-board = เสมอ: ทุกคนใช้ไพ่บนโต๊ะทั้งห้าใบ ดอกและไพ่ใบที่เหลือไม่มีผล

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [1] ชิปเศษหนึ่งชิปให้ { $names } โดยเริ่มจากทางซ้ายของปุ่มตามเข็มนาฬิกา
   *[other] ชิปเศษให้ { $names } โดยเริ่มจากทางซ้ายของปุ่มตามเข็มนาฬิกา
  }
about-straight-flush = ไพ่เรียงห้าใบดอกเดียวกัน ถ้าเรียงถึงเอซเรียกว่ารอยัลฟลัช
about-four-of-a-kind = แต้มเดียวกันสี่ใบกับคิกเกอร์หนึ่งใบ
about-full-house = แต้มเดียวกันสามใบกับอีกแต้มหนึ่งสองใบ
about-flush = ดอกเดียวกันห้าใบ
about-straight = ไพ่เรียงห้าใบ เอซสูงสุด และต่ำสุดเฉพาะใน A-2-3-4-5
about-three-of-a-kind = แต้มเดียวกันสามใบกับคิกเกอร์สองใบ
about-two-pair = แต้มหนึ่งสองใบ อีกแต้มหนึ่งสองใบ กับคิกเกอร์หนึ่งใบ
about-pair = แต้มเดียวกันสองใบกับคิกเกอร์สามใบ
about-high-card = ไม่เข้าแบบใดเลย นับไพ่ใบสูงสุดก่อน

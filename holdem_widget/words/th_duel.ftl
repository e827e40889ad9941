# One-Card Duel, in Thai: why not, what a duelist did, and why.  Not proofread by a native speaker yet.

refuse-lock-first = ต้องล็อกไพ่ทั้งสองฝ่ายก่อนจึงจะเดิมพันได้ ล็อกไพ่หนึ่งในสองใบของคุณก่อน
refuse-not-held = { $card } ไม่ใช่ไพ่หนึ่งในสองใบของคุณ
refuse-locked-already = ไพ่ของคุณล็อกคว่ำหน้าไว้แล้ว เปลี่ยนไม่ได้

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = ล็อก { $card }: มีค่าตอนนี้ { $now } ชิป และอีก { $carried } ชิปจากไพ่ { $keeps ->
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
  } ที่เก็บไว้
duel-fold = หมอบ { $card } ให้เดิมพัน { $chips }: ไพ่นี้ชนะเพียง { $wins }% ของการเปิดไพ่ในจุดนี้
duel-check = เช็คด้วย { $card } ซึ่งชนะ { $wins }% ของการเปิดไพ่ในจุดนี้
duel-call = ตาม { $chips } เพื่อชิงพอท { $pot } ด้วย { $card } ซึ่งชนะ { $wins }% ของการเปิดไพ่ในจุดนี้
duel-bet = เดิมพัน { $total } ด้วย { $card } ซึ่งชนะ { $wins }% ของการเปิดไพ่ในจุดนี้
duel-raise = เรสเป็น { $total } ด้วย { $card } ซึ่งชนะ { $wins }% ของการเปิดไพ่ในจุดนี้
duel-all-in = ออลอิน { $total } ด้วย { $card } ซึ่งชนะ { $wins }% ของการเปิดไพ่ในจุดนี้

# A beginner that guesses.
duel-guess-lock = ล็อก { $card }: เดาว่ามีโอกาส { $guess }%
duel-guess-fold = หมอบให้เดิมพัน { $chips }: เดาว่ามีโอกาสเพียง { $guess }%
duel-guess-check = เช็ค: เดาว่ามีโอกาส { $guess }%
duel-guess-call = ตาม { $chips } เพื่อชิงพอท { $pot }: เดาว่ามีโอกาส { $guess }%
duel-guess-bet = เดิมพัน { $total }: เดาว่ามีโอกาส { $guess }%
duel-guess-raise = เรสเป็น { $total }: เดาว่ามีโอกาส { $guess }%
duel-guess-all-in = ออลอิน { $total }: เดาว่ามีโอกาส { $guess }%

# Reasons.
reason-cards-left-counted = ยังไม่เห็นไพ่ { $cards } ใบ ในนั้น{ $aces ->
    [0] ไม่มีเอซ
   *[other] มีเอซ { $aces } ใบ
  } และ{ $twos ->
    [0] ไม่มีไพ่ 2
   *[other] มีไพ่ 2 อยู่ { $twos } ใบ
  }
reason-cards-left-not = ไม่ได้จำกองทิ้ง: นับว่ายังไม่เห็นไพ่ { $cards } ใบ ในนั้นมีเอซ { $aces } ใบ และไพ่ 2 อยู่ { $twos } ใบ
reason-believed-kept = ไพ่ที่คู่แข่งเก็บไว้น่าจะเป็น { $first ->
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
  } ({ $share }%) หรือ { $second ->
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
  } ({ $less }%)
reason-believed-locked = ไพ่ที่คู่แข่งล็อกน่าจะเป็น { $first ->
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
  } ({ $share }%) หรือ { $second ->
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
  } ({ $less }%)
reason-lock-value = การล็อก { $card } มีค่า { $now } ชิปในการแจกครั้งนี้ และ { $carried } ชิปจากไพ่ที่เก็บไว้ รวม { $total } ชิป
reason-wins-showdown = { $card } ชนะ { $wins }% ของการเปิดไพ่ในจุดนี้ และเสมอ { $ties }%
reason-size-seen = เพิ่ม { $total } เข้าไปในขนาดเดิมพัน แล้วคำนวณการแจกครั้งนี้ใหม่
reason-deal-solved = คำนวณสำหรับ { $hands } มือ { $rounds } รอบ คู่แข่งที่เล่นสมบูรณ์แบบจะชนะเพิ่มได้ไม่เกิน { $gap }% ของพอท

# What the computer's players decide, in Thai, and why.  Not proofread by a native speaker yet.

## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = หมอบ
decision-check = เช็ค
decision-call = ตาม { $chips }
decision-bet = เดิมพัน { $total }
decision-raise = เรสเป็น { $total }
decision-all-in = ออลอิน { $total }

decided-fold-guess = หมอบ: จะตาม { $chips } เพื่อชิงพอท { $pot } ต้องมีโอกาส { $required }% แต่กะไว้แค่ { $equity }%
decided-check-guess = เช็ค: กะว่ามีโอกาส { $equity }% สู้กับคู่แข่ง { $opponents } คน น้อยเกินกว่าจะเดิมพัน
decided-call-guess = ตาม { $chips } เพื่อชิงพอท { $pot }: ต้องมีโอกาส { $required }% และกะไว้ { $equity }%
decided-call-all-in-guess = ตามด้วย { $chips } สุดท้าย: ต้องมีโอกาส { $required }% และกะไว้ { $equity }%
decided-bet-guess = เดิมพัน { $total }: กะว่ามีโอกาส { $equity }% สู้กับคู่แข่ง { $opponents } คน
decided-raise-guess = เรสเป็น { $total }: กะว่ามีโอกาส { $equity }% สู้กับคู่แข่ง { $opponents } คน
decided-all-in-guess = ออลอิน { $total }: กะว่ามีโอกาส { $equity }% สู้กับคู่แข่ง { $opponents } คน

decided-fold-whim = หมอบตามอารมณ์: จะตาม { $chips } ต้องมีโอกาส { $required }% และกะไว้ { $equity }%
decided-check-whim = เช็คตามอารมณ์ ทั้งที่กะว่ามีโอกาส { $equity }%
decided-call-whim = ตาม { $chips } ตามอารมณ์: กะไว้ { $equity }% แต่ต้องมีโอกาส { $required }%
decided-call-all-in-whim = ตามด้วย { $chips } สุดท้ายตามอารมณ์: กะไว้ { $equity }% แต่ต้องมีโอกาส { $required }%
decided-bet-whim = เดิมพัน { $total } ตามอารมณ์: กะไว้แค่ { $equity }%
decided-raise-whim = เรสเป็น { $total } ตามอารมณ์: กะไว้แค่ { $equity }%
decided-all-in-whim = ออลอิน { $total } ตามอารมณ์: กะไว้แค่ { $equity }%

decided-fold-chart = หมอบ { $hand }: จุดนี้เล่นไพ่ที่ดีที่สุด { $plays }% แต่ไพ่นี้อยู่ใน { $top }% แรก
decided-check-chart = เช็คด้วย { $hand }: ไม่ต้องเสียอะไร และไพ่นี้อยู่ใน { $top }% แรก
decided-call-chart = ตาม { $chips } ด้วย { $hand }: จุดนี้เล่นไพ่ที่ดีที่สุด { $plays }% และไพ่นี้อยู่ใน { $top }% แรก
decided-call-all-in-chart = ตามออลอินด้วย { $hand }: จุดนี้เล่นไพ่ที่ดีที่สุด { $plays }% และไพ่นี้อยู่ใน { $top }% แรก
decided-bet-chart = เดิมพัน { $total } ด้วย { $hand } ซึ่งอยู่ในไพ่ที่ดีที่สุด { $top }% แรก
decided-raise-chart = เรสเป็น { $total } ด้วย { $hand } ซึ่งอยู่ในไพ่ที่ดีที่สุด { $top }% แรก จุดนี้เล่น { $plays }% แรก
decided-all-in-chart = ออลอิน { $total } ด้วย { $hand } ซึ่งอยู่ในไพ่ที่ดีที่สุด { $top }% แรก จุดนี้เล่น { $plays }% แรก

decided-fold-ranges = หมอบ: จะตาม { $chips } เพื่อชิงพอท { $pot } ต้องมีโอกาสราว { $required }% แต่มีราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-check-ranges = เช็ค: มีโอกาสราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-call-ranges = ตาม { $chips } เพื่อชิงพอท { $pot }: ต้องมีโอกาสราว { $required }% และมีราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-call-all-in-ranges = ตามด้วย { $chips } สุดท้าย: ต้องมีโอกาสราว { $required }% และมีราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-bet-ranges = เดิมพัน { $total } เข้าพอท { $pot }: มีโอกาสราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-raise-ranges = เรสเป็น { $total }: มีโอกาสราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน
decided-all-in-ranges = ออลอิน { $total }: มีโอกาสราว { $equity }% เทียบกับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน

decided-bet-bluff = เดิมพัน { $total } เข้าพอท { $pot } เพื่อบลัฟ: มีโอกาสแค่ราว { $equity }% แต่ทุกคนจะหมอบราว { $folds }% ของเวลา
decided-raise-bluff = เรสเป็น { $total } เพื่อบลัฟ: มีโอกาสแค่ราว { $equity }% แต่ทุกคนจะหมอบราว { $folds }% ของเวลา
decided-all-in-bluff = ออลอิน { $total } เพื่อบลัฟ: มีโอกาสแค่ราว { $equity }% แต่ทุกคนจะหมอบราว { $folds }% ของเวลา

decided-fold-solved = หมอบ: จากการคำนวณริเวอร์ การตาม { $chips } เพื่อชิงพอท { $pot } ไม่คุ้ม ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-check-solved = เช็ค: ผลคำนวณริเวอร์เล่นไพ่นี้แบบนี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-call-solved = ตาม { $chips } เพื่อชิงพอท { $pot }: ผลคำนวณริเวอร์ให้ตามด้วยไพ่นี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-call-all-in-solved = ตามด้วย { $chips } สุดท้าย: ผลคำนวณริเวอร์ให้ตามด้วยไพ่นี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-bet-solved = เดิมพัน { $total } เข้าพอท { $pot }: ผลคำนวณริเวอร์เล่นไพ่นี้แบบนี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-raise-solved = เรสเป็น { $total }: ผลคำนวณริเวอร์เล่นไพ่นี้แบบนี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)
decided-all-in-solved = ออลอิน { $total }: ผลคำนวณริเวอร์เล่นไพ่นี้แบบนี้ ({ $equity }% เทียบกับช่วงไพ่ที่ติดตามไว้)

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = การตาม { $chips } เพื่อชิงพอท { $pot } ต้องมีโอกาส { $required }%
reason-equity-random = สู้กับไพ่สุ่ม { $opponents } มือ ได้ { $equity }% ของพอท ({ $samples ->
    [1] นับครบทุกมือ
   *[other] ± { $error } สุ่มแจก { $samples } ครั้ง
  })
reason-equity-ranges = สู้กับช่วงไพ่ที่คาดของคู่แข่ง { $opponents } คน ได้ { $equity }% ของพอท ({ $samples ->
    [1] นับครบทุกมือ
   *[other] ± { $error } สุ่มแจก { $samples } ครั้ง
  })
reason-equity-share = สู้กับไพ่แบบนั้น ได้ราว { $equity }% ของพอท
reason-equity-caller = สู้กับไพ่ที่ยอมจ่าย ได้ { $equity }% ของพอท ({ $samples ->
    [1] นับครบทุกมือ
   *[other] ± { $error } สุ่มแจก { $samples } ครั้ง
  })
reason-guess = คิดว่ามีโอกาส { $guess }% (คลาดเคลื่อน { $off })
reason-threshold-bet = เดิมพันเมื่อมีโอกาสตั้งแต่ { $least }% ขึ้นไป
reason-threshold-raise = เรสเมื่อมีโอกาสตั้งแต่ { $least }% ขึ้นไป
reason-threshold-call = ตามเมื่อมีโอกาสตั้งแต่ { $least }% ขึ้นไป
reason-chart = { $hand } อยู่ในไพ่ที่ดีที่สุด { $top }% แรก เมื่อ{ $behind ->
    [0] ไม่มีใครเล่นต่อจากนี้
   *[other] มีผู้เล่นอีก { $behind } คนเล่นต่อ
  } ให้เล่นไพ่ { $plays }% แรก
reason-range = ที่นั่ง { $seat } น่าจะมีไพ่ราว { $share }% ของทั้งหมด{ $after ->
    [raise] {" "}หลังจากเรส
    [call] {" "}หลังจากตาม
    [check] {" "}หลังจากเช็ค
    [bet] {" "}หลังจากเดิมพัน
   *[none] {""}
  }
reason-range-named = { $name }: ราว { $share }% ของไพ่ทั้งหมด{ $after ->
    [raise] {" "}หลังจากเรส
    [call] {" "}หลังจากตาม
    [check] {" "}หลังจากเช็ค
    [bet] {" "}หลังจากเดิมพัน
   *[none] {""}
  }
reason-realisation = ยังมีการเดิมพันต่อ จึงเปลี่ยนส่วนนั้นเป็นชิปได้ราว { $part }% การตามจึงต้องมีโอกาสราว { $need }%
reason-style = { $style ->
    [tight] ผู้เล่นสายรัดกุม: หมอบบ่อยกว่าเล็กน้อย
    [loose] ผู้เล่นสายหลวม: ตามบ่อยกว่าเล็กน้อย
    [passive] ผู้เล่นสายตั้งรับ: เดิมพันน้อยครั้งกว่าเล็กน้อย
    [aggressive] ผู้เล่นสายบุก: เดิมพันบ่อยกว่าเล็กน้อย
   *[other] เล่นตามสไตล์ของตัวเอง ({ $style })
  }
reason-spr = ชิปที่เหลือเป็น { $spr } เท่าของพอท
reason-short-stack = มีชิปแค่ { $blinds } บิ๊กบลายด์ จึงต้องออลอินหรือหมอบ
reason-fold-equity = ที่ { $total } ทุกคนจะหมอบราว { $chance }% ของเวลา การบลัฟล้วนขนาดนี้ต้องได้ { $needed }%
reason-bluff = จุดนี้บลัฟ { $share }% ของเวลา เพื่อให้ไพ่ดีมีคนจ่าย
reason-forced-raise = เรสไม่ได้ ({ $clause })
reason-free = เช็คได้โดยไม่ต้องเสียอะไร
reason-mix = มี { $ways } ทางเลือกที่ค่าใกล้เคียงกัน จึงสุ่มเลือก
reason-loss = เสีย { $chips } ชิปเมื่อเทียบกับทางเลือกที่ดีที่สุด
reason-solved = คำนวณริเวอร์ฝ่ายละ { $hands } มือ { $iterations } รอบ คู่แข่งที่เล่นสมบูรณ์แบบจะได้เพิ่มไม่เกิน { $gap }% ของพอท
reason-own-code = { $function }() เป็นผู้ตัดสินใจ

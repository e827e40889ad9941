# After a hand, in Thai: a short match, hidden cards that are looked at, a file to keep.
# Not proofread by a native speaker yet.

title-hand-of = มือที่ { $hand } จาก { $hands }
title-hand-of-variant = มือที่ { $hand } จาก { $hands } (กติกาดัดแปลง)
title-deal-of = แจกครั้งที่ { $hand } จาก { $hands }
title-deal-of-variant = แจกครั้งที่ { $hand } จาก { $hands } (กติกาดัดแปลง)
log-standings = ชิปตอนจบ: { $list }
standing = { $name } { $chips }

after-revealed = ไพ่ทุกใบของมือนี้เปิดแล้ว นี่ไม่ใช่การเล่น และไม่มีอยู่ในบันทึกการเล่น
after-concealed = ไพ่ที่คว่ำอยู่ถูกคว่ำกลับแล้ว

file-lacks = { $name } ไม่มี: { $what }
lost-branches = ทางอื่นที่คุณลอง
lost-decisions = เหตุผลของคู่แข่ง
lost-questions = คำถาม
lost-notes = บันทึกของคุณ
lost-marks = เครื่องหมายของบันทึก

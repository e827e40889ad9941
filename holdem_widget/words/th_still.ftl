# What stays in a saved notebook when the kernel of a table is gone, and how to go on from there, in Thai.
# Not proofread by a native speaker yet.

still-how = นี่คือภาพนิ่งของโต๊ะ หากต้องการเล่นต่อจากตรงนี้ ให้รัน: { $code }
still-how-staged = นี่คือภาพนิ่งของโต๊ะ หากต้องการตั้งโต๊ะอีกครั้ง ให้รันเซลล์ของโต๊ะนี้
still-plain = (ต่อไปนี้คือภาพนิ่งของโต๊ะ สำหรับ notebook ที่ไม่มี kernel แล้ว)
still-hidden = คว่ำหน้า
still-player = ผู้เล่น
still-chips = ชิป
still-bet = เดิมพัน
still-cards = ไพ่

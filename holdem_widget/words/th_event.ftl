# Event Hold'em, in Thai: what is said at the table, the clock, the charge and the points, the club and its shop.
# Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = สวัสดี!
talk-good-luck = โชคดีนะ!
talk-nice-hand = ไพ่สวย!
talk-well-played = เล่นได้ดี
talk-thank-you = ขอบคุณ
talk-sorry = ขอโทษที!
talk-never-mind = ไม่เป็นไร
talk-your-turn = ถึงตาคุณแล้ว
talk-wow = ว้าว!
talk-unlucky = โชคไม่ดีเลย
talk-good-game = เกมสนุกมาก
talk-goodbye = ลาก่อน!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = ริเวอร์ให้มา ริเวอร์ก็เอาคืนไป
talk-bluff = เมื่อกี้บลัฟหรือเปล่า?
talk-patience = รอได้ ไม่รีบ
talk-math = นับไพ่ที่ช่วยได้ไว้แล้ว
talk-bow = ขอคารวะ

## The log

log-talk = { $you ->
    [yes] คุณ: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] คุณเข้าโต๊ะพร้อม { $chips } ชิป
   *[no] { $name } เข้าโต๊ะพร้อม { $chips } ชิป
  }
log-charge-one = หักจากพอท { $chips } ชิป
log-charge-main = หักจากกองหลัก { $chips } ชิป
log-charge-side = หักจากกองแยก { $n }: { $chips } ชิป
log-points = { $you ->
    [yes] คุณได้ { $points } คะแนน
   *[no] { $name } ได้ { $points } คะแนน
  }
log-lost = { $you ->
    [yes] การเชื่อมต่อกับโต๊ะนี้ขาดไป คุณออกจากเกมแล้ว (E-1.4)
   *[no] การเชื่อมต่อของ { $name } ขาดไป
  }
time-up = { $you ->
    [yes] คุณหมดเวลา
   *[no] { $name } หมดเวลา
  }
preselected = เมื่อถึงตาคุณ: { $what }
preselected-nothing = ยังไม่ได้เลือกอะไรไว้สำหรับตาถัดไปของคุณ
verdict-charged = { $why } · หัก { $charge } จ่าย { $pays } (E-5.2)
verdict-charged-alone = หัก { $charge } จ่าย { $pays } (E-5.2)

## The end for you

title-left = คุณออกจากเกมแล้ว
you-left = คุณออกจากโต๊ะแล้ว { $chips } ชิปกลับเข้าบัญชีชิปของคุณ

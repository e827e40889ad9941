# What a table with open cards says, in Thai: taken back, changed, the standings.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = ย้อนกลับแล้ว: { $what }
edited-hole = { $you ->
    [yes] ตอนนี้คุณถือ { $cards }
   *[no] ตอนนี้ { $name } ถือ { $cards }
  }
edited-board = ตอนนี้ไพ่บนโต๊ะคือ { $cards }
edited-stack = { $you ->
    [yes] คุณเริ่มด้วยชิป { $chips }
   *[no] { $name } เริ่มด้วยชิป { $chips }
  }
paused = โต๊ะหยุดพัก: คู่แข่งตัดสินใจทีละคน
unpaused = เล่นต่อแล้ว
standings = { $hands ->
    [0] อันดับหลังมือที่ { $hand }
   *[other] อันดับหลังมือที่ { $hand } จาก { $hands } มือ
  }
standings-before = { $hands ->
    [0] อันดับก่อนมือที่ { $hand }
   *[other] อันดับก่อนมือที่ { $hand } จาก { $hands } มือ
  }
standings-final = อันดับสุดท้ายหลังมือที่ { $hand }

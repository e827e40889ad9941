# The sentences of the product, in Thai.  Not proofread by a native speaker yet.
#
# Spaces stand between phrases, and around figures and names, so that lines can break there; there are no plural forms.  “สเตรท” is the
# straight, so a street is “รอบเดิมพัน”; “กองกลาง” is a word for the pot, so the board is “ไพ่บนโต๊ะ”.

## Ranks in words: inside other messages only

one-high = { $high ->
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

one-kicker = { $kicker ->
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

one-rank = { $rank ->
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

many-rank = { $rank ->
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

many-high = { $high ->
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

many-low = { $low ->
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

many-trips = { $trips ->
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

many-pair = { $pair ->
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

## Hands, as they are named at the table

hand-high-card = ไพ่สูง { one-high }
hand-pair = หนึ่งคู่ { many-rank } คิกเกอร์ { one-kicker }
hand-two-pair = สองคู่ { many-high } กับ { many-low } คิกเกอร์ { one-kicker }
hand-three = ตอง { many-rank } คิกเกอร์ { one-kicker }
hand-straight = สเตรท ไพ่สูงสุด { one-high }
hand-flush = ฟลัช ไพ่สูงสุด { one-high }
hand-full-house = ฟูลเฮาส์ ตอง { many-trips } กับคู่ { many-pair }
hand-four = โฟร์การ์ด { many-rank } คิกเกอร์ { one-kicker }
hand-straight-flush = สเตรทฟลัช ไพ่สูงสุด { one-high }
hand-royal-flush = รอยัลฟลัช

## Categories

category-high-card = ไพ่สูง
category-pair = หนึ่งคู่
category-two-pair = สองคู่
category-three-of-a-kind = ตอง
category-straight = สเตรท
category-flush = ฟลัช
category-full-house = ฟูลเฮาส์
category-four-of-a-kind = โฟร์การ์ด
category-straight-flush = สเตรทฟลัช

## Streets

street-preflop = ก่อนฟล็อป
street-flop = ฟล็อป
street-turn = เทิร์น
street-river = ริเวอร์
street-showdown = โชว์ดาวน์

# What only a replay says, in Thai: branches, lists of hands, details of a step, and the hand as text.
# Not proofread by a native speaker yet.

branch-move = { $name }: { $action }
branch-cards = ไพ่ชุดอื่น
branch-cards-move = { $name }: { $action } ด้วยไพ่ชุดอื่น
branch-anew = ไพ่ที่คุณมองไม่เห็นถูกแจกใหม่
hand-line = มือที่ { $hand }: ผู้เล่น { $players } คน
hand-line-named = มือที่ { $hand }: ผู้เล่น { $players } คน { $title }

## The hand as text, outside the frame of a page

page-title = ดูการเล่นหนึ่งมือทีละขั้น
page-text = การเล่นมือนี้เป็นข้อความ
page-how = หากต้องการดูทีละขั้นตรงนี้ ให้กดเชื่อถือ notebook นี้ (ในรายการคำสั่ง: Trust Notebook) หรือเปิดหน้าเว็บที่ส่งออกมาพร้อมกัน
page-question = คำถาม: { $text }
page-rest = สิ่งที่เกิดขึ้นหลังคำถามไม่ได้บอกไว้ตรงนี้
page-hand = มือที่ { $hand }

## In the front end

ui-study = ขั้นนี้
ui-hands = มือทั้งหมด
ui-hand-of = มือที่ { $hand } จาก { $hands }
ui-hand-next = มือถัดไป
ui-hand-previous = มือก่อนหน้า
ui-hand-here = กำลังแสดง
ui-questions = คำถาม { $count } ข้อ
ui-score = ถูก { $right } จาก { $asked } ข้อ
ui-show-everything = แสดงทั้งหมด
ui-viewpoint = มุมมองของ
ui-viewpoint-all = ทุกคน
ui-reckon = คำนวณขั้นนี้
ui-shares = ส่วนแบ่งพอท
ui-shares-exact = ค่าจริง นับการแจก { $deals } แบบ
ui-shares-drawn = ค่าประมาณ สุ่มแจก { $deals } ครั้ง
ui-shares-none = มีไพ่ที่ยังเล่นอยู่ไม่ถึงสองมือ
ui-share-unknown = ไม่ทราบไพ่
ui-odds = { $name } จ่าย { $call } เพื่อชิงพอท { $pot } ต้องมีโอกาส { $needs }%
ui-odds-none = ไม่มีเดิมพันให้ตาม
ui-price = ราคา
ui-decided = ทำไม { $name } เล่นแบบนี้
ui-decided-none = ขั้นนี้ไม่มีบันทึกการตัดสินใจ
ui-option = ทางเลือก
ui-option-share = บ่อยแค่ไหน
ui-option-value = ชิป
ui-lines = ถ้าเล่นแบบอื่น
ui-line-main = กลับไปยังมือที่เล่นจริง
ui-mark = เครื่องหมาย
ui-mark-none = ไม่มี
ui-mark-pot = พอท
ui-help-hand = หนึ่งมือ

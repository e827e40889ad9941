# สิ่งที่เห็นและกดที่โต๊ะสอนและหลังจบมือ: ย้อนกลับ หยุดพัก แก้ไข ดูไพ่ทั้งหมด เหตุผล และต้นทุน
# Not proofread by a native speaker yet.

## The tools of the header

ui-undo = ย้อนกลับ
ui-pause-table = หยุดคู่แข่งชั่วคราว
ui-paused = หยุดอยู่
ui-edit = เปลี่ยนไพ่และสแต็ก
ui-hint-edit = กดไพ่หรือสแต็กเพื่อเปลี่ยน
ui-undone = ย้อนการเล่นครั้งล่าสุดแล้ว
ui-edited = เปลี่ยนมือนี้แล้ว
ui-study-view = มุมมองศึกษา: เห็นไพ่ทั้งหมด
ui-study-view-short = ไพ่ทั้งหมด

## Changing a hand

ui-pick-card = ไพ่ใบอื่น
ui-pick-of = { $name }: ไพ่ใบที่ { $number }
ui-card-taken = { $card } อยู่บนโต๊ะแล้ว
ui-pick-stack = สแต็กอื่น
ui-stack-of = { $name }: สแต็กตอนเริ่มมือ
ui-stack-set = ตั้งค่า
ui-stack-malformed = เขียนจำนวนชิปเป็นจำนวนเต็ม อย่างน้อย 1

## After the hand

ui-study-show = แสดงไพ่ทั้งหมด
ui-study-hide = ซ่อนอีกครั้ง
ui-review = การตัดสินใจของฉันเสียไปเท่าไร
ui-look-there = ดูตรงนั้น
ui-why = ทำไม
ui-why-none = มือนี้ไม่มีบันทึกการตัดสินใจของผู้เล่นคนนี้
ui-opponents = คู่แข่ง
ui-range = { $name }: ช่วงไพ่ที่คาด ยิ่งเข้มยิ่งบ่อย

## Keys and settings

ui-help-undo = ย้อนการเล่นครั้งล่าสุด
ui-help-pause = หยุดคู่แข่งชั่วคราว หรือให้เล่นต่อ
ui-help-why = ทำไมคนอื่นเล่นแบบนี้
ui-setting-review = บอกหลังจบแต่ละมือว่าการตัดสินใจของฉันเสียไปเท่าไร
ui-setting-peek = เปิดไพ่ของฉันเฉพาะตอนที่กดค้างไว้
ui-key-change = เปลี่ยนปุ่มนี้
ui-key-wait = กดตัวอักษรใหม่ กด Esc เพื่อคงไว้ตามเดิม
ui-key-taken = ปุ่มนี้ใช้ทำอย่างอื่นอยู่แล้วหรือไม่ใช่ตัวอักษร กดปุ่มอื่นหรือ Esc
ui-key-reset = ใช้ปุ่มทั้งหมดเหมือนตอนแรก
ui-help-turn = หมุนโต๊ะทีละที่นั่ง เมื่อเปิดไพ่ทุกใบหรือเล่นซ้ำ

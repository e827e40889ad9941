# Öğretmen masasında ve bir elden sonra görülenler ve basılanlar: geri alma, durdurma, değiştirme, inceleme, nedenler, bedel.
# Not proofread by a native speaker yet.

## The tools of the header

ui-undo = Geri al
ui-pause-table = Rakipleri durdur
ui-paused = Durduruldu
ui-edit = Kartları ve fişleri değiştir
ui-hint-edit = Değiştirmek için bir karta veya fişlere bas
ui-undone = Son hamle geri alındı.
ui-edited = El değiştirildi.
ui-study-view = İnceleme: bütün kartlar
ui-study-view-short = Bütün kartlar

## Changing a hand

ui-pick-card = Başka bir kart
ui-pick-of = { $name }: { $number }. kart
ui-card-taken = { $card }, zaten masada
ui-pick-stack = Başka fişler
ui-stack-of = { $name }: elin başındaki fişler
ui-stack-set = Uygula
ui-stack-malformed = Fiş sayısını en az 1 olan bir tam sayı olarak yaz.

## After the hand

ui-study-show = Bütün kartları göster
ui-study-hide = Yeniden kapat
ui-review = Kararlarım neye mal oldu?
ui-look-there = Oraya bak
ui-why = Neden?
ui-why-none = Bu elde bu oyuncunun kayıtlı bir kararı yok.
ui-opponents = Rakipler
ui-range = { $name }: varsayılan eller, koyu olan daha sık

## Keys and settings

ui-help-undo = son hamleyi geri al
ui-help-pause = rakipleri durdur veya sürdür
ui-help-why = diğerleri neden böyle oynadı
ui-setting-review = Her elden sonra kararlarımın neye mal olduğunu söyle
ui-setting-peek = Kartlarımı yalnızca üzerlerine basarken göster
ui-key-change = Bu tuşu değiştir
ui-key-wait = Yeni harfe bas. Esc olduğu gibi bırakır.
ui-key-taken = Bu tuş başka bir işe yarıyor ya da harf değil. Başka bir tuşa veya Esc tuşuna bas.
ui-key-reset = Bütün tuşlar başlangıçtaki gibi
ui-help-turn = açık masada ve tekrarda masayı bir koltuk döndür

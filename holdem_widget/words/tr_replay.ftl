# What only a replay says, in Turkish: branches, lists of hands, details of a step, and the hand as text.
# Not proofread by a native speaker yet.

branch-move = { $name }: { $action }
branch-cards = Başka kartlar
branch-cards-move = { $name }: { $action }, başka kartlar
branch-anew = Göremediğin kartlar yeniden dağıtıldı.
hand-line = El { $hand }: { $players } oyuncu
hand-line-named = El { $hand }: { $players } oyuncu, { $title }

## The hand as text, outside the frame of a page

page-title = Adım adım izlenecek bir el
page-text = Metin olarak el
page-how = Burada adım adım izlemek için bu notebook dosyasına güven (komut paleti: Trust Notebook) ya da onunla birlikte dışa aktarılan sayfayı aç.
page-question = Soru: { $text }
page-rest = Sorudan sonrası burada anlatılmaz.
page-hand = El { $hand }

## In the front end

ui-study = Bu adım
ui-hands = Eller
ui-hand-of = El { $hand } / { $hands }
ui-hand-next = Sonraki el
ui-hand-previous = Önceki el
ui-hand-here = şimdi gösterilen
ui-questions = { $count } soru
ui-score = { $asked } soruda { $right } doğru
ui-show-everything = Her şeyi göster
ui-viewpoint = Kimin gözünden
ui-viewpoint-all = Herkes
ui-reckon = Bu adımı hesapla
ui-shares = Pot payları
ui-shares-exact = Kesin, sayılan dağıtım: { $deals }
ui-shares-drawn = Yaklaşık, rastgele çekilen dağıtım: { $deals }
ui-shares-none = Oyunda ikiden az el var.
ui-share-unknown = kartlar bilinmiyor
ui-odds = { $name } { $pot } fişlik pot için { $call } fiş öder ve %{ $needs } kazanmaya ihtiyaç duyar.
ui-odds-none = Görülecek bir bahis yok.
ui-price = Fiyat
ui-decided = { $name } bunu neden yaptı
ui-decided-none = Bu adımda kayıtlı bir karar yok.
ui-option = Seçenek
ui-option-share = Ne sıklıkta
ui-option-value = Fiş
ui-lines = Ya şöyle olsaydı
ui-line-main = Oynandığı haliyle ele dön
ui-mark = İşaret
ui-mark-none = yok
ui-mark-pot = Pot
ui-help-hand = bir el

# What the table itself says, in Turkish: buttons, hints, help, settings, and the answers to the query keys.
# Not proofread by a native speaker yet.

## Cards

ui-rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  }
ui-suit = { $suit ->
    [s] maça
    [h] kupa
    [d] karo
   *[c] sinek
  }
ui-card = { ui-suit } { $rank ->
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [8] sekizlisi
    [9] dokuzlusu
    [T] onlusu
    [J] valesi
    [Q] kızı
    [K] papazı
    *[A] ası
  }
ui-card-hidden = kapalı kart

## On the cloth

ui-pot = Pot
ui-pot-to = → { $names }
ui-if-call = görürsen { $chips }
ui-board = Ortak kartlar
ui-hero-cards = Kapalı kartların
ui-your-turn = Sıra sende
ui-to-act = sıra onda
ui-dealer = Dağıtıcı düğmesi
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = henüz kilitlenmedi
ui-locked-down = kilitli, kapalı
ui-locked = kilitli

## Header

ui-open-cards = Bütün kartlar açık
ui-open-cards-short = Açık kartlar
ui-key-space = Boşluk
ui-hint-fold = pas
ui-hint-call = gör
ui-hint-check = check
ui-hint-raise = artır
ui-hint-keys = tuşlar
ui-hint-step = adım
ui-hint-next = sonraki el
ui-hint-rewind = başa sar
ui-hint-go-on = ilerle
ui-hint-choose = seç
ui-hint-lock = kilitle
ui-help = Tuşlar
ui-settings = Ayarlar
ui-speed = Hız
ui-rules = Kurallar
ui-talk = Bir şey söyle

## The decision

ui-ask-call = Görmek için { $chips }
ui-ask-free = Görülecek bahis yok
ui-ask-pot = pot { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = Sıradaki: { $name }
ui-waiting-nobody = Sırada kimse yok
ui-pot-now = Potta { $chips } fiş
ui-late = Kernel bekleniyor …
ui-seconds = { $seconds } sn
ui-seconds-left = { $seconds } saniye kaldı
ui-fold = Pas
ui-check = Check
ui-call = Gör
ui-call-chips = Gör { $chips }
ui-call-all-in = All-in { $chips }
ui-bet = Bahis
ui-bet-to = Bahis { $chips }
ui-open = Aç
ui-open-to = Aç: { $chips }
ui-raise = Artır
ui-raise-to = Artır: { $chips }
ui-raise-by = artış { $by }, en az { $least }
ui-at-least = en az { $least }
ui-everything = bütün fişlerin
ui-why-not = neden olmaz?
ui-not-your-turn = Sıra sende değil.
ui-close = Kapat
ui-rule = Kural { $clause }

## The amount

ui-presets = Hazır miktarlar
ui-amount = Miktar
ui-total = { $chips } fiş
ui-less = Daha az
ui-more = Daha çok
ui-amount-malformed = Bir tam sayı yaz: en az { $least }, en çok { $most }.
ui-amount-least = En az { $least } olmalı.
ui-amount-most = En çok { $most } fişin var.

## Really?

ui-confirm-fold = Pas yerine check?
ui-confirm-fold-detail = Check bedava.
ui-confirm-fold-yes = Check
ui-fold-anyway = Yine de pas
ui-confirm-call = Görülsün mü: { $chips }?
ui-confirm-call-detail = Bu, fişlerinin büyük bir kısmı.
ui-confirm-call-yes = Evet, gör: { $chips }
ui-confirm-call-all-in = All-in mi: { $chips }?
ui-confirm-call-all-in-detail = Bütün fişlerinle görüyorsun.
ui-confirm-call-all-in-yes = Evet, all-in { $chips }
ui-confirm-raise-to = All-in mi: { $chips }?
ui-confirm-raise-to-detail = Bütün fişlerini koyuyorsun.
ui-confirm-raise-to-yes = Evet, all-in { $chips }
ui-back = Geri

## While others act

ui-step = Adım
ui-to-my-turn = Sıram gelene dek
ui-preselect = Sıradaki hamlen
ui-preselect-check = Check
ui-preselect-check-fold = Check veya pas
ui-preselect-call-any = Ne olursa gör
ui-preselect-all-in = All-in

## The duel

ui-lock-which = Hangi kartı kilitliyorsun?
ui-lock-question = Bu kart kilitlensin mi: { $card }?
ui-lock-detail = Kilitlenince değiştirilemez.
ui-lock-take = Seç: { ui-rank }
ui-lock = Kilitle: { ui-rank }
ui-lock-sure = Evet, kilitle: { ui-rank }
ui-lock-small = kapalı

## The end of a hand

ui-verdicts = Hangi potu kim kazandı
ui-pot-sum = { $pot } { $chips }
ui-rewind = Başa sar
ui-next-hand = Sonraki el
ui-new-match = Yeni maç
ui-new-match-sure = Yeni maç için bir daha bas: süren el geçersiz olur.

## Stepping

ui-replay = Tekrar
ui-first = İlk adıma
ui-previous = Bir adım geri
ui-play = Oynat
ui-pause = Duraklat
ui-forward = Bir adım ileri
ui-answer-first = Önce cevapla
ui-step-of-hand = Elin adımı
ui-step-number = Adım { $step }
ui-hidden-end = Gerisi gizli
ui-to-the-table = Masaya dön
ui-note-on = { $street ->
    [preflop] Flop öncesi için not
    [flop] Flop için not
    [turn] Turn için not
    [river] River için not
    [showdown] Showdown için not
    [lock] Kilitleme için not
   *[other] Not
  }
ui-hint = İpucu
ui-your-answer = Cevabın
ui-answer = Cevapla
ui-answered = Cevaplandı.
ui-right = Doğru.
ui-wrong = Öyle değil.

## The log

ui-log = Kayıt
ui-log-open = Kaydı aç
ui-log-close = Kaydı kapat
ui-copy = Kopyala
ui-note = Notun
ui-note-add = Ekle
ui-copied = Kayıt panoya kopyalandı.
ui-copy-refused = Bu sayfa panoyu kullanamıyor.
ui-street = { $street ->
    [preflop] Flop öncesi
    [flop] Flop
    [turn] Turn
    [river] River
    [showdown] Showdown
    [lock] Kilitleme
   *[bet] Bahis turu
  }
ui-street-letter = { $street ->
    [preflop] Ö
    [flop] F
    [turn] T
    [river] R
    [showdown] S
    [lock] K
   *[bet] B
  }

## Spoken

ui-turn = Sıra sende: { $ask }
ui-turn-seat = Sıradaki { $name }: { $ask }
ui-turn-lock = Sıra sende: bir kart kilitle
ui-query-total = Pot { $chips }.
ui-query-pot = { $pot } { $chips }: kazanabilecekler { $names }.
ui-query-call = Görmek için { $chips }.
ui-query-free = Görülecek bahis yok: check diyebilirsin.
ui-query-least = En az { $least }, en çok { $most }.
ui-query-no-raise = Artırmak mümkün değil.
ui-query-players = Elde { $count } oyuncu var: { $names }
ui-query-player = { $name }, { $chips } fiş
ui-query-button = { $you ->
    [yes] Düğme sende.
   *[no] Düğmedeki oyuncu: { $name }.
  }
ui-no-cards = Kartın yok.
ui-no-board = Henüz ortak kart yok.
ui-no-button = Düğme yok.
ui-no-position = Bir pozisyonun yok.
ui-no-card = Kart { $number } yok.

## Help

ui-help-moves = Hamleler
ui-help-queries = Sorular
ui-help-walk = İleri ve geri
ui-help-fold = pas
ui-help-call = check ya da gör
ui-help-raise = miktarı seç, Enter artırır
ui-help-all-in = all-in
ui-help-nudge = bir büyük kör çok ya da az
ui-help-preset = sonraki hazır miktar
ui-help-bounds = en az, all-in
ui-help-lock = kart seç ve kilitle
ui-help-space = ilerle, sonraki el, oynat
ui-help-step = biten elin bir hamlesi
ui-help-street = bir tur
ui-help-ends = ilk adım, masaya dönüş
ui-help-escape = kapat, sonra masadan çık
ui-help-help = bu liste
ui-help-query-p = potlar ve kimlerin kazanabileceği
ui-help-query-n = görmem gereken miktar
ui-help-query-m = en az artırma
ui-help-query-h = eldeki oyuncular
ui-help-query-w = kartlarım
ui-help-query-e = ortak kartlar
ui-help-query-g = elim
ui-help-query-x = düğme kimde
ui-help-query-z = pozisyonum
ui-help-query-cards = kartlarım 1 ve 2, ortak kartlar 3–7

## Settings

ui-setting-speed = Rakiplerin hızı
ui-speed-instant = Anında
ui-speed-normal = Normal
ui-speed-slow = Yavaş
ui-speed-step = Adım adım
ui-setting-deck = Deste
ui-deck-2 = İki renkli
ui-deck-4 = Dört renkli
ui-setting-back = Kart arkası
ui-back-burgundy = Bordo
ui-back-blue = Mavi
ui-setting-language = Dil
ui-setting-contrast = Kontrast
ui-setting-grain = Doku
ui-setting-temperature = Renk sıcaklığı
ui-percent = %{ $percent }
ui-number = { $n }
ui-setting-big-blinds = Fişleri büyük körle say
ui-setting-confirm = All-in ve büyük görmelerden önce sor
ui-setting-lecture = Sunum boyutu

## When something is wrong

ui-broken = Masa çizilemedi:
ui-schema = Bu masa başka bir sürümle yapılmış (görünüm { $theirs }, ön yüz { $ours }). Kernel sürecini yeniden başlat ve sayfayı yeniden yükle.

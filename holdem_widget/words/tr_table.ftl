# What happens at the table, in Turkish, as its log, tabs and labels say it.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise, never with a suffix.

## Log

log-hand = { $you ->
    [yes] El { $hand }: düğme sende
   *[no] El { $hand }: düğmedeki oyuncu { $name }
  }
log-post-small = { $you ->
    [yes] Küçük körü koydun, { $chips }
   *[no] { $name } küçük körü koydu, { $chips }
  }
log-post-big = { $you ->
    [yes] Büyük körü koydun, { $chips }
   *[no] { $name } büyük körü koydu, { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] Küçük kör için { $chips } koydun, all-in
   *[no] { $name } küçük kör için { $chips } koydu, all-in
  }
log-post-big-all-in = { $you ->
    [yes] Büyük kör için { $chips } koydun, all-in
   *[no] { $name } büyük kör için { $chips } koydu, all-in
  }
log-ante = { $you ->
    [yes] Ante ödedin: { $chips }
   *[no] { $name } ante ödedi: { $chips }
  }
log-fold = { $you ->
    [yes] Pas dedin
   *[no] { $name } pas dedi
  }
log-check = { $you ->
    [yes] Check dedin
   *[no] { $name } check dedi
  }
log-call = { $you ->
    [yes] Gördün: { $total }
   *[no] { $name } gördü: { $total }
  }
log-call-more = { $you ->
    [yes] Gördün: { $total } (eklediğin { $chips })
   *[no] { $name } gördü: { $total } (eklediği { $chips })
  }
log-call-all-in = { $you ->
    [yes] All-in gördün: { $total }
   *[no] { $name } all-in gördü: { $total }
  }
log-bet = { $you ->
    [yes] Bahis yaptın: { $total }
   *[no] { $name } bahis yaptı: { $total }
  }
log-bet-all-in = { $you ->
    [yes] Bahis yaptın: { $total }, all-in
   *[no] { $name } bahis yaptı: { $total }, all-in
  }
log-open = { $you ->
    [yes] Açtın: { $total }
   *[no] { $name } açtı: { $total }
  }
log-open-all-in = { $you ->
    [yes] Açtın: { $total }, all-in
   *[no] { $name } açtı: { $total }, all-in
  }
log-raise = { $you ->
    [yes] Artırdın: { $total }
   *[no] { $name } artırdı: { $total }
  }
log-raise-all-in = { $you ->
    [yes] Artırdın: { $total }, all-in
   *[no] { $name } artırdı: { $total }, all-in
  }
log-lock = { $you ->
    [yes] Bir kart kilitledin
   *[no] { $name } bir kart kilitledi
  }
log-return = { $you ->
    [yes] Kimsenin görmediği { $chips } fiş sana döndü
   *[no] { $name } kimsenin görmediği { $chips } fişi geri aldı
  }
log-flop = Flop { $cards }, pot { $pot }
log-turn = Turn { $cards }, pot { $pot }
log-river = River { $cards }, pot { $pot }
log-show = { $you ->
    [yes] Kartlarını açtın: { $cards }
   *[no] { $name } kartlarını açtı: { $cards }
  }
log-show-hand = { $you ->
    [yes] Kartlarını açtın: { $cards }, { $hand }
   *[no] { $name } kartlarını açtı: { $cards }, { $hand }
  }
log-muck = { $you ->
    [yes] Kartlarını göstermeden attın
   *[no] { $name } kartlarını göstermeden attı
  }
log-win-one = { $you ->
    [yes] { $chips } kazandın
   *[no] { $name } { $chips } kazandı
  }
log-win-main = { $you ->
    [yes] Ana pottan { $chips } kazandın
   *[no] { $name } ana pottan { $chips } kazandı
  }
log-win-side = { $you ->
    [yes] Yan pot { $n }: { $chips } kazandın
   *[no] Yan pot { $n }: { $name } { $chips } kazandı
  }
log-out = { $you ->
    [yes] Maçtan elendin
   *[no] { $name } maçtan elendi
  }
log-leave = { $you ->
    [yes] Masadan ayrıldın
   *[no] { $name } masadan ayrıldı
  }
log-stays-closed = artırma hakkı kapalı kalır: { $clause }
log-match-won = { $you ->
    [yes] Bütün fişler sende: maç bitti
   *[no] { $name } bütün fişleri topladı: maç bitti
  }
log-note = Not: { $text }

## Tabs under a plate

tab-your-turn = Sıra sende
tab-to-act = sıra onda
tab-small-blind = Küçük kör
tab-big-blind = Büyük kör
tab-fold = Pas
tab-check = Check
tab-call = Gördü: { $chips }
tab-bet = Bahis { $total }
tab-open = Açtı: { $total }
tab-raise = Artırdı: { $total }
tab-all-in = All-in
tab-all-in-total = All-in { $total }
tab-locked = Kilitli
tab-out = Elendi
tab-out-place = Elendi, { $place ->
    [2] ikinci
    [3] üçüncü
   *[other] sıra { $place }
  }
tab-muck = Muck
tab-won = Kazandı: { $chips }
tab-winner = Maçı kazandı

## Header

title-hand = El { $hand }
title-hand-variant = El { $hand }, varyant
title-lesson = Ders
title-replay = Tekrar
title-over = Maç bitti
subtitle-blinds = { $street } · kör { $small }/{ $big }
subtitle-blinds-ante = { $street } · kör { $small }/{ $big }, ante { $ante }
subtitle-plain = { $street }
place-preflop = Flop öncesi
place-flop = Flop
place-turn = Turn
place-river = River
place-showdown = Showdown
place-lock = Kilitleme
place-bet = Bahis turu

## Labels of hands

name-high = { $high ->
    [2] İki
    [3] Üç
    [4] Dört
    [5] Beş
    [6] Altı
    [7] Yedi
    [8] Sekiz
    [9] Dokuz
    [T] On
    [J] Vale
    [Q] Kız
    [K] Papaz
    *[A] As
  }

label-high-card = Yüksek kart { one-high }
label-pair = Bir çift { many-rank }
label-two-pair = İki çift, { many-high } ve { many-low }
label-three = { $rank ->
    [2] İki üçlüsü
    [3] Üç üçlüsü
    [4] Dört üçlüsü
    [5] Beş üçlüsü
    [6] Altı üçlüsü
    [7] Yedi üçlüsü
    [8] Sekiz üçlüsü
    [9] Dokuz üçlüsü
    [T] On üçlüsü
    [J] Vale üçlüsü
    [Q] Kız üçlüsü
    [K] Papaz üçlüsü
    *[A] As üçlüsü
  }
label-straight = Kent
label-flush = Renk (flush)
label-full-house = Full
label-four = Kare { many-rank }
label-straight-flush = Sıralı renk (straight flush)
label-royal-flush = Floş royal (royal flush)
detail-high-card = { one-kicker } kicker
detail-pair = { one-kicker } kicker
detail-two-pair = { one-kicker } kicker
detail-three = { one-kicker } kicker
detail-straight = en yüksek kart { one-high }
detail-flush = en yüksek kart { one-high }
detail-full-house = { many-trips } üçlüsü ve { many-pair } çifti
detail-four = { one-kicker } kicker
detail-straight-flush = en yüksek kart { one-high }
label-pocket = Elde çift { many-rank }
label-suited = { name-high } ve { one-kicker }, aynı renk
label-offsuit = { name-high } ve { one-kicker }, farklı renk
position-you-button = düğme sende
position-you-small-blind = küçük kör sensin
position-you-big-blind = büyük kör sensin
position-you-button-small = düğme ve küçük kör sende
position-you-early = sıran erken gelir
position-you-late = sıran geç gelir

## Pots

pot-one = Pot
pot-main = Ana pot
pot-side = Yan pot
pot-side-n = Yan pot { $n }

## Sizes to choose

preset-min = En az
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = %{ $percent }
preset-pot = Pot
preset-all-in = All-in

## Verdicts

verdict-win = { $you ->
    [yes] Sen, { $hand }
   *[no] { $name }, { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] Sen kazandın: diğer herkes pas dedi
   *[no] { $name } kazandı: diğer herkes pas dedi
  }
verdict-uncontested-pot = { $you ->
    [yes] Sen: bu pota başka ortak yok
   *[no] { $name }: bu pota başka ortak yok
  }
say-uncontested = { $you ->
    [yes] { $chips } kazandın
   *[no] { $name } { $chips } kazandı
  }
fact-all-in = { $name } all-in
fact-plain = { $text }
possible = Seçeneklerin: { $moves }.
may-fold = pas
may-check = check
may-call = görmek ({ $chips })
may-raise = artırmak (en az { $least })
may-raise-all-in = all-in ({ $least })
join-or = { $first } veya { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = Bu, elin daha önceki bir anı içindi; masa şimdiki durumu gösteriyor.
notice-refused = { $text }
notice-malformed = Masaya okuyamadığı bir ileti geldi; her şey olduğu gibi kaldı.
notice-fault = { $text }
notice-error = Masada bir şeyler ters gitti: { $text }. Hiçbir şey kaybolmadı; ayrıntısı table.last_error içinde.
notice-kept = Notun elle birlikte saklandı.

## Choices of a question

choice-fold = Pas
choice-check = Check
choice-call = Gör
choice-raise = Artır
choice-split = Böl

## In other cells

watch-nothing = Şu anda gösterilecek bir şey yok: sıra sende değil.
docked = Masa artık notebook dosyasının yanında duruyor.
dock-by-hand = Masaya sağ tıkla ve “Create New View for Cell Output” seçeneğini seç; sidecar paketi kuruluysa (holdem-widget[dock]) bunu dock() yapar.

## A player in a list of names

name-you = Sen

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = { $street ->
    [preflop] Flop öncesindeki
    [flop] Floptaki
    [turn] Turndeki
    [lock] Kilitlemedeki
    [bet] Bahis turundaki
   *[river] Riverdaki
  } { $move ->
    [fold] pas kararın
    [check] check kararın
    [call] görme kararın
    [bet] bahsin
    [lock] kilitlediğin kart
   *[raise] artırman
  } yaklaşık { $bb } bb kaybettirdi: { $step }. adıma bak
review-unpriced = Bu elde değeri hesaplanan bir karar yok: { $count ->
    [0] hiç karar vermedin
    [one] { $count } kararın değeri yok
   *[other] { $count } kararın değeri yok
  }
review-fine = Değeri hesaplanan { $priced } kararda kayıp yok; değeri olmayan: { $count }

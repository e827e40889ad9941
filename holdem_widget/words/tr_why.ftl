# Why not, who wins and why, in Turkish: refusals, comparisons, chip audits.  Not proofread by a native speaker yet.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = Görmen gereken { $chips } var: check ancak görülecek bir bahis yokken bedavadır.
refuse-nothing-owed = Borcun yok: görülecek bir bahis yok.
refuse-closed = Son cevabın { $answered }, fiyat { $price }: +{ $more } < { $full }, yani tam artırma değil.
refuse-alone = Artıracak rakip kalmadı: diğer herkes all-in.
refuse-short = Artırma { $price } üstüne çıkmalı: bütün fişlerin { $most } ediyor.
refuse-below = Artırma ({ $total }) çok küçük: en az { $least }, yani { $price } fiyat ve { $full } tam artırma.
refuse-below-open = Bahis ({ $total }) çok küçük: en az { $least }.
refuse-only-all-in = { $total } tam bir artırma değil; daha küçüğü ancak all-in olabilir, o da { $most }.
refuse-above = { $total } elindekinden fazla: fişlerin en çok { $most } ediyor.
refuse-not-whole = { $total } tam sayı bir fiş miktarı değil: bir toplam söyle, en az { $least }, en çok { $most }.
refuse-fold-free = Pas ancak görülecek bir bahis varken mümkündür: check bedava.
refuse-no-lock = Şimdi kilitlenecek kart yok.

## Ranks, for comparisons

one-low = { $low ->
    [2] ikiyi
    [3] üçü
    [4] dördü
    [5] beşi
    [6] altıyı
    [7] yediyi
    [8] sekizi
    [9] dokuzu
    [T] onluyu
    [J] valeyi
    [Q] kızı
    [K] papazı
    *[A] ası
  }

many-second = { $second ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  }

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] Bir çift
    [two_pair] İki çift
    [three_of_a_kind] Üçlü
    [straight] Kent
    [flush] Renk (flush)
    [full_house] Full
    [four_of_a_kind] Kare
    *[straight_flush] Sıralı renk
  } { $loser ->
    [high_card] yüksek kartı yener
    [pair] bir çifti yener
    [two_pair] iki çifti yener
    [three_of_a_kind] üçlüyü yener
    [straight] kenti yener
    [flush] rengi (flush) yener
    [full_house] fullü yener
    *[four_of_a_kind] kareyi yener
  }
say-high = Yüksek kart: { one-high }, { one-low } yener
say-kicker = Kicker: { one-high }, { one-low } yener
say-pair = { name-high } çifti, { many-low } çiftini yener
say-top-pair = Büyük çift belirler: { many-high } çifti, { many-low } çiftini yener
say-second-pair = İkinci çift belirler: { many-high } çifti, { many-low } çiftini yener
say-three = { name-high } üçlüsü, { many-low } üçlüsünü yener
say-straight = Daha yüksek kent: { one-high }, { one-low } yener
say-flush = Daha yüksek renk (flush): { one-high }, { one-low } yener
say-flush-card = Renkte (flush) { one-high }, { one-low } yener
say-full-three = { name-high } üçlüsü, { many-low } üçlüsünü yener
say-full-pair = Üçlü aynı, çift daha büyük: { many-high } çifti, { many-low } çiftini yener
say-four = Kare { many-high }, kare { one-low } yener
say-tie = Beş kartın değerleri aynı: pot bölüşülür
say-board = Herkes ortak kartlarla oynuyor: pot bölüşülür

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] senin elini yener: { $hand }
   *[no] { $name } oyuncusunun elini yener: { $hand }
  }
why-high = { $you ->
    [yes] yüksek kart { one-high }, senin elindeki { one-low } yener
   *[no] yüksek kart { one-high }, { $name } oyuncusunun elindeki { one-low } yener
  }
why-kicker = { $you ->
    [yes] kicker { one-high }, senin elindeki { one-low } yener
   *[no] kicker { one-high }, { $name } oyuncusunun elindeki { one-low } yener
  }
why-pair = { $you ->
    [yes] { many-high } çifti, senin { many-low } çiftini yener
   *[no] { many-high } çifti, { $name } oyuncusunun { many-low } çiftini yener
  }
why-top-pair = { $you ->
    [yes] { many-high } çifti, senin { many-low } çiftini yener
   *[no] { many-high } çifti, { $name } oyuncusunun { many-low } çiftini yener
  }
why-second-pair = { $you ->
    [yes] ikinci çift: { many-high } çifti, senin { many-low } çiftini yener
   *[no] ikinci çift: { many-high } çifti, { $name } oyuncusunun { many-low } çiftini yener
  }
why-three = { $you ->
    [yes] { many-high } üçlüsü, senin { many-low } üçlünü yener
   *[no] { many-high } üçlüsü, { $name } oyuncusunun { many-low } üçlüsünü yener
  }
why-straight = { $you ->
    [yes] daha yüksek kent: { one-high }, senin elindeki { one-low } yener
   *[no] daha yüksek kent: { one-high }, { $name } oyuncusunun elindeki { one-low } yener
  }
why-flush = { $you ->
    [yes] daha yüksek renk (flush): { one-high }, senin elindeki { one-low } yener
   *[no] daha yüksek renk (flush): { one-high }, { $name } oyuncusunun elindeki { one-low } yener
  }
why-flush-card = { $you ->
    [yes] renkte (flush) { one-high }, senin elindeki { one-low } yener
   *[no] renkte (flush) { one-high }, { $name } oyuncusunun elindeki { one-low } yener
  }
why-full-three = { $you ->
    [yes] { many-high } üçlüsü, senin { many-low } üçlünü yener
   *[no] { many-high } üçlüsü, { $name } oyuncusunun { many-low } üçlüsünü yener
  }
why-full-pair = { $you ->
    [yes] üçlü aynı, { many-high } çifti, senin { many-low } çiftini yener
   *[no] üçlü aynı, { many-high } çifti, { $name } oyuncusunun { many-low } çiftini yener
  }
why-four = { $you ->
    [yes] kare { many-high }, senin elindeki kare { one-low } yener
   *[no] kare { many-high }, { $name } oyuncusunun elindeki kare { one-low } yener
  }
why-tie = beş kartın değerleri aynı; renkler ve kalan kartlar hiç sayılmaz
why-board = herkes ortak kartlarla oynuyor

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] bir çift
    [two_pair] iki çift
    [three_of_a_kind] üçlü
    [straight] kent
    [flush] renk (flush)
    [full_house] full
    [four_of_a_kind] kare
    *[straight_flush] sıralı renk
  } { $loser ->
    [high_card] yüksek kartı yener
    [pair] bir çifti yener
    [two_pair] iki çifti yener
    [three_of_a_kind] üçlüyü yener
    [straight] kenti yener
    [flush] rengi (flush) yener
    [full_house] fullü yener
    *[four_of_a_kind] kareyi yener
  }
compare-kicker = { $category ->
    [pair] aynı { many-rank } çifti
    [two_pair] aynı iki çift, { many-rank } ve { many-second }
    [three_of_a_kind] aynı { many-rank } üçlüsü
    [four_of_a_kind] aynı kare { many-rank }
   *[high_card] aynı yüksek kart { one-rank }
  }; kicker { one-high }, { one-low } yener
compare-high = yüksek kart: { one-high }, { one-low } yener
compare-pair = { many-high } çifti, { many-low } çiftini yener
compare-top-pair = büyük çift: { many-high } çifti, { many-low } çiftini yener
compare-second-pair = büyük çift aynı, { many-rank }; ikinci çift: { many-high } çifti, { many-low } çiftini yener
compare-three = { many-high } üçlüsü, { many-low } üçlüsünü yener
compare-straight = daha yüksek kent: { one-high }, { one-low } yener
compare-flush = daha yüksek renk (flush): { one-high }, { one-low } yener
compare-flush-card = iki renkte de (flush) en yüksek kart { one-rank }; sonrakilerde { one-high }, { one-low } yener
compare-full-three = { many-high } üçlüsü, { many-low } üçlüsünü yener
compare-full-pair = aynı { many-rank } üçlüsü; çift: { many-high } çifti, { many-low } çiftini yener
compare-four = kare { many-high }, kare { one-low } yener
compare-tie = berabere: beş kartın değerleri aynı; renkler ve kalan kartlar hiç sayılmaz
compare-board = berabere: herkes ortak kartlarla oynuyor; renkler ve kalan kartlar hiç sayılmaz

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [one] artan tek fiş, düğmenin solundan başlayıp saat yönünde: { $names }
   *[other] artan fişler, düğmenin solundan başlayıp saat yönünde: { $names }
  }
about-straight-flush = aynı renkten sıralı beş kart; asa kadar çıkarsa adı floş royal olur
about-four-of-a-kind = aynı değerden dört kart ve bir kicker
about-full-house = aynı değerden üç, başka bir değerden iki kart
about-flush = aynı renkten beş kart
about-straight = sıralı beş kart; as en yüksektir, yalnız A-2-3-4-5 sırasında en düşüktür
about-three-of-a-kind = aynı değerden üç kart ve iki kicker
about-two-pair = bir değerden iki, başka bir değerden iki kart ve bir kicker
about-pair = aynı değerden iki kart ve üç kicker
about-high-card = bunların hiçbiri; önce en yüksek karta bakılır

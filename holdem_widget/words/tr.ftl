# The sentences of the product, in Turkish.  Not proofread by a native speaker yet.
#
# No suffix ever follows a number or a name: both stand as they are ("Artır: 40").  “Floş” is the flush at some sites and the straight
# flush at others: the flush is “renk (flush)”, the straight flush “sıralı renk”, and only “floş royal” has the word.
# Ranks are nominative (many-… too: a noun after a count stays singular), but one-low is accusative (as papazı yener).

## Ranks in words: inside other messages only

one-high = { $high ->
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

one-kicker = { $kicker ->
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

one-rank = { $rank ->
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

many-rank = { $rank ->
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

many-high = { $high ->
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

many-low = { $low ->
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

many-trips = { $trips ->
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

many-pair = { $pair ->
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

## Hands, as they are named at the table

hand-high-card = yüksek kart { one-high }
hand-pair = bir çift { many-rank }, { one-kicker } kicker
hand-two-pair = iki çift, { many-high } ve { many-low }, { one-kicker } kicker
hand-three = { many-rank } üçlüsü, { one-kicker } kicker
hand-straight = kent, en yüksek kart { one-high }
hand-flush = renk (flush), en yüksek kart { one-high }
hand-full-house = full, { many-trips } üçlüsü ve { many-pair } çifti
hand-four = kare { many-rank }, { one-kicker } kicker
hand-straight-flush = sıralı renk, en yüksek kart { one-high }
hand-royal-flush = floş royal (royal flush)

## Categories

category-high-card = yüksek kart
category-pair = bir çift
category-two-pair = iki çift
category-three-of-a-kind = üçlü
category-straight = kent
category-flush = renk (flush)
category-full-house = full
category-four-of-a-kind = kare
category-straight-flush = sıralı renk (straight flush)

## Streets

street-preflop = flop öncesi
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

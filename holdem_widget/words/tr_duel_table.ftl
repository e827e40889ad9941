# One-Card Duel at the table, in Turkish: its log, its header, its verdicts.  Not proofread by a native speaker yet.

title-deal = Dağıtım { $hand }
title-deal-variant = Dağıtım { $hand }, varyant
subtitle-ante = { $street } · ante { $ante }
position-you-first = önce sen oynarsın
position-you-second = ikinci sen oynarsın
log-deal = { $you ->
    [yes] Dağıtım { $hand }: önce sen oynarsın
   *[no] Dağıtım { $hand }: önce { $name } oynar
  }
log-betting = İki kart da kilitli, pot { $pot }
log-reshuffle = { $count ->
    [one] Tek kart karıştırılıp yeni deste oldu
   *[other] Atılan ve kalan kartlar karıştırıldı: yeni destede { $count } kart var
  }
duel-high = { $high ->
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
duel-low = { $low ->
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
say-card-beats = { duel-high }, { duel-low } yener
say-two-beats-ace = İki ası yener
say-cards-tie = Değerler eşit: pot bölüşülür
verdict-card = { $you ->
    [yes] Sen, daha güçlü kartla
   *[no] { $name }, daha güçlü kartla
  }
verdict-cards-tie = İkiniz de: değerler eşit
why-cards-after-fold = kartlar yine de açılır, sonuca etkisi yoktur
may-lock = bir kart kilitlemek ({ $card })

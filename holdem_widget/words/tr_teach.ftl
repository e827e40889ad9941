# What a table with open cards says, in Turkish: taken back, changed, the standings.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = Geri alındı: { $what }
edited-hole = { $you ->
    [yes] Kartların artık: { $cards }
   *[no] { $name } için kartlar artık: { $cards }
  }
edited-board = Ortak kartlar artık: { $cards }
edited-stack = { $you ->
    [yes] Başlangıç stack'in: { $chips }
   *[no] { $name } için başlangıç stack'i: { $chips }
  }
paused = Masa durduruldu: rakipler tek tek karar verir
unpaused = Oyun sürüyor
standings = { $hands ->
    [0] { $hand }. el sonrası sıralama
   *[other] { $hand }. el sonrası sıralama (toplam { $hands } el)
  }
standings-before = { $hands ->
    [0] { $hand }. el öncesi sıralama
   *[other] { $hand }. el öncesi sıralama (toplam { $hands } el)
  }
standings-final = { $hand }. el sonrası son sıralama

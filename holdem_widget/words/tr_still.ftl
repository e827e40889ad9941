# What stays in a saved notebook when the kernel of a table is gone, and how to go on from there, in Turkish.
# Not proofread by a native speaker yet.

still-how = Bu, masanın donmuş bir görüntüsüdür. Buradan oynamayı sürdürmek için şunu çalıştır: { $code }
still-how-staged = Bu, masanın donmuş bir görüntüsüdür. Masayı yeniden kurmak için hücresini çalıştır.
still-plain = (Kernel olmadan açılan notebook için masanın donmuş görüntüsü aşağıdadır.)
still-hidden = kapalı
still-player = Oyuncu
still-chips = Fiş
still-bet = Bahis
still-cards = Kartlar

# After a hand, in Turkish: a short match, hidden cards that are looked at, a file to keep.
# Not proofread by a native speaker yet.

title-hand-of = El { $hand } / { $hands }
title-hand-of-variant = El { $hand } / { $hands }, varyant
title-deal-of = Dağıtım { $hand } / { $hands }
title-deal-of-variant = Dağıtım { $hand } / { $hands }, varyant
log-standings = Sondaki fişler: { $list }
standing = { $name } { $chips }

after-revealed = Bu elin bütün kartları açık. Bu bir hamle değildi ve kayıtta yer almaz.
after-concealed = Kapalı kartlar yeniden kapandı.

file-lacks = { $name } şunları içermez: { $what }.
lost-branches = denediğin başka yollar
lost-decisions = rakiplerin gerekçeleri
lost-questions = sorular
lost-notes = notlar
lost-marks = notların işaretleri

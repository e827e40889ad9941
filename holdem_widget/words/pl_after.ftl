# After a hand, in Polish: a short match, hidden cards that are looked at, a file to keep.
# Not proofread by a native speaker yet.

title-hand-of = Rozdanie { $hand } z { $hands }
title-hand-of-variant = Rozdanie { $hand } z { $hands }, wariant
title-deal-of = Rozdanie { $hand } z { $hands }
title-deal-of-variant = Rozdanie { $hand } z { $hands }, wariant
log-standings = Żetony na koniec: { $list }
standing = { $name } { $chips }

after-revealed = Wszystkie karty tego rozdania są odkryte. To nie było zagranie i dziennik o tym milczy.
after-concealed = Zakryte karty są znowu zakryte.

file-lacks = Plik { $name } nie zawiera: { $what }.
lost-branches = prób innego zagrania
lost-decisions = uzasadnień przeciwników
lost-questions = pytań
lost-notes = notatek
lost-marks = zaznaczeń w notatkach

# After a hand, in German: a short match, hidden cards that are looked at, a file to keep.
# Not proofread by a native speaker yet.

title-hand-of = Hand { $hand } von { $hands }
title-hand-of-variant = Hand { $hand } von { $hands }, Variante
title-deal-of = Runde { $hand } von { $hands }
title-deal-of-variant = Runde { $hand } von { $hands }, Variante
log-standings = Chips am Ende: { $list }
standing = { $name } { $chips }

after-revealed = Alle Karten dieser Hand sind offen. Das war kein Zug, und im Protokoll steht nichts davon.
after-concealed = Die verdeckten Karten sind wieder verdeckt.

file-lacks = { $name } enthält nicht: { $what }.
lost-branches = die anderen Wege, die du probiert hast
lost-decisions = die Gründe der Gegner
lost-questions = die Fragen
lost-notes = die Notizen
lost-marks = die Markierungen der Notizen

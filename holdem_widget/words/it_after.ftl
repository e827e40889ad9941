# After a hand, in Italian: a short match, hidden cards that are looked at, a file to keep.
# Not proofread by a native speaker yet.

title-hand-of = Mano { $hand } di { $hands }
title-hand-of-variant = Mano { $hand } di { $hands }, variante
title-deal-of = Mano { $hand } di { $hands }
title-deal-of-variant = Mano { $hand } di { $hands }, variante
log-standings = Fiches alla fine: { $list }
standing = { $name } { $chips }

after-revealed = Tutte le carte di questa mano sono scoperte. Non è una mossa, e il diario non ne parla.
after-concealed = Le carte coperte sono di nuovo coperte.

file-lacks = { $name } non contiene: { $what }.
lost-branches = le altre strade che hai provato
lost-decisions = i motivi degli avversari
lost-questions = le domande
lost-notes = le note
lost-marks = i segni delle note

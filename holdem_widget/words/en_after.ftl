# After a hand: a short match, hidden cards that are looked at, a file to keep.

title-hand-of = Hand { $hand } of { $hands }
title-hand-of-variant = Hand { $hand } of { $hands }, a variant
title-deal-of = Deal { $hand } of { $hands }
title-deal-of-variant = Deal { $hand } of { $hands }, a variant
log-standings = Final chips: { $list }
standing = { $name } { $chips }

after-revealed = All cards of this hand are open. Nothing was played, and the log does not say it.
after-concealed = The hidden cards are hidden again.

file-lacks = { $name } does not hold { $what }.
lost-branches = what you tried instead
lost-decisions = the opponents’ reasons
lost-questions = the questions
lost-notes = the notes
lost-marks = the marks of the notes

# What a table with open cards says, in German: taken back, changed, the standings.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = Zurückgenommen: { $what }
edited-hole = { $you ->
    [yes] Du hältst jetzt { $cards }
   *[no] { $name } hält jetzt { $cards }
  }
edited-board = Das Board ist jetzt { $cards }
edited-stack = { $you ->
    [yes] Du beginnst mit { $chips }
   *[no] { $name } beginnt mit { $chips }
  }
paused = Der Tisch steht still: Die Gegner entscheiden einzeln
unpaused = Am Tisch geht es weiter
standings = { $hands ->
    [0] Stand nach Hand { $hand }
   *[other] Stand nach Hand { $hand } von { $hands }
  }
standings-before = { $hands ->
    [0] Stand vor Hand { $hand }
   *[other] Stand vor Hand { $hand } von { $hands }
  }
standings-final = Endstand nach Hand { $hand }

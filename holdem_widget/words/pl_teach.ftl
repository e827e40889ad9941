# What a table with open cards says, in Polish: taken back, changed, the standings.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = Cofnięto: { $what }
edited-hole = { $you ->
    [yes] Masz teraz { $cards }
   *[no] { $name } ma teraz { $cards }
  }
edited-board = Karty wspólne to teraz { $cards }
edited-stack = { $you ->
    [yes] Zaczynasz ze stackiem { $chips }
   *[no] { $name } zaczyna ze stackiem { $chips }
  }
paused = Stół jest wstrzymany: przeciwnicy decydują pojedynczo
unpaused = Gra toczy się dalej
standings = { $hands ->
    [0] Klasyfikacja po rozdaniu { $hand }
   *[other] Klasyfikacja po rozdaniu { $hand } z { $hands }
  }
standings-before = { $hands ->
    [0] Klasyfikacja przed rozdaniem { $hand }
   *[other] Klasyfikacja przed rozdaniem { $hand } z { $hands }
  }
standings-final = Klasyfikacja końcowa po rozdaniu { $hand }

# What a teacher's table says: what was taken back, what was changed, and the standings.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = Taken back: { $what }
edited-hole = { $you ->
    [yes] You now hold { $cards }
   *[no] { $name } now holds { $cards }
  }
edited-board = The board is now { $cards }
edited-stack = { $you ->
    [yes] You begin with { $chips }
   *[no] { $name } begins with { $chips }
  }
paused = The table is paused: opponents decide one at a time
unpaused = The table goes on
standings = { $hands ->
    [0] Standings after hand { $hand }
   *[other] Standings after hand { $hand } of { $hands }
  }
standings-before = { $hands ->
    [0] Standings before hand { $hand }
   *[other] Standings before hand { $hand } of { $hands }
  }
standings-final = Final standings after hand { $hand }

# What a table with open cards says, in Italian: taken back, changed, the standings.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is meant; $name is the player's name otherwise.

undone = Annullato: { $what }
edited-hole = { $you ->
    [yes] Ora hai { $cards }
   *[no] Ora { $name } ha { $cards }
  }
edited-board = Ora il board è { $cards }
edited-stack = { $you ->
    [yes] Cominci con { $chips }
   *[no] { $name } comincia con { $chips }
  }
paused = Il tavolo è in pausa: gli avversari decidono uno alla volta
unpaused = Il gioco riprende
standings = { $hands ->
    [0] Classifica dopo la mano { $hand }
   *[other] Classifica dopo la mano { $hand } di { $hands }
  }
standings-before = { $hands ->
    [0] Classifica prima della mano { $hand }
   *[other] Classifica prima della mano { $hand } di { $hands }
  }
standings-final = Classifica finale dopo la mano { $hand }

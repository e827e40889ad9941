# Event Hold'em, in German: what is said at the table, the clock, the charge and the points, the club and its shop.
# Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-nice-hand = Schöne Hand!
talk-well-played = Gut gespielt.
talk-thank-you = Danke.
talk-sorry = Entschuldigung!
talk-never-mind = Macht nichts.
talk-your-turn = Du bist dran.
talk-wow = Wow!
talk-unlucky = Das war Pech.
talk-good-game = Gutes Spiel.
talk-goodbye = Tschüss!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = Der River gibt, der River nimmt.
talk-bluff = War das ein Bluff?
talk-patience = Ich habe Zeit.
talk-math = Ich habe meine Outs gezählt.
talk-bow = Hut ab.

## The log

log-talk = { $you ->
    [yes] Du: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] Du setzt dich mit { $chips } an den Tisch
   *[no] { $name } setzt sich mit { $chips } an den Tisch
  }
log-charge-one = Gebühr vom Pot: { $chips }
log-charge-main = Gebühr vom Hauptpot: { $chips }
log-charge-side = Gebühr von Side Pot { $n }: { $chips }
log-points = { $you ->
    [yes] { $points ->
        [one] Du bekommst { $points } Punkt
       *[other] Du bekommst { $points } Punkte
      }
   *[no] { $points ->
        [one] { $name } bekommt { $points } Punkt
       *[other] { $name } bekommt { $points } Punkte
      }
  }
log-lost = { $you ->
    [yes] Die Verbindung zu diesem Tisch ist verloren: Du bist aus dem Spiel (E-1.4)
   *[no] Die Verbindung von { $name } ist verloren
  }
time-up = { $you ->
    [yes] Deine Zeit ist um
   *[no] Die Zeit von { $name } ist um
  }
preselected = Wenn du dran bist: { $what }
preselected-nothing = Für deinen nächsten Zug ist nichts gewählt
verdict-charged = { $why } · Gebühr { $charge }, ausgezahlt { $pays } (E-5.2)
verdict-charged-alone = Gebühr { $charge }, ausgezahlt { $pays } (E-5.2)

## The end for you

title-left = Du bist raus
you-left = Du hast den Tisch verlassen. Auf dein Chipkonto gingen { $chips }.

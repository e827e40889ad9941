# Event Hold'em, in Polish: what is said at the table, the clock, the charge and the points, the club and its shop.
# Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise, never declined.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-nice-hand = Ładna ręka!
talk-well-played = Dobrze zagrane.
talk-thank-you = Dziękuję.
talk-sorry = Przepraszam!
talk-never-mind = Nic nie szkodzi.
talk-your-turn = Twój ruch.
talk-wow = O rety!
talk-unlucky = To był pech.
talk-good-game = Dobra gra.
talk-goodbye = Do zobaczenia!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = River dał, river wziął.
talk-bluff = Czy to był blef?
talk-patience = Mogę poczekać.
talk-math = Mam policzone outy.
talk-bow = Chylę czoła.

## The log

log-talk = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] Siadasz do stołu ze stackiem { $chips }
   *[no] { $name } siada do stołu ze stackiem { $chips }
  }
log-charge-one = Opłata od puli: { $chips }
log-charge-main = Opłata od puli głównej: { $chips }
log-charge-side = Opłata od puli bocznej { $n }: { $chips }
log-points = { $you ->
    [yes] { $points ->
        [one] Zdobywasz { $points } punkt
        [few] Zdobywasz { $points } punkty
        [many] Zdobywasz { $points } punktów
       *[other] Zdobywasz { $points } punktu
      }
   *[no] { $points ->
        [one] { $name } zdobywa { $points } punkt
        [few] { $name } zdobywa { $points } punkty
        [many] { $name } zdobywa { $points } punktów
       *[other] { $name } zdobywa { $points } punktu
      }
  }
log-lost = { $you ->
    [yes] Połączenie z tym stołem zostało utracone: jesteś poza grą (E-1.4)
   *[no] Połączenie gracza { $name } zostało utracone
  }
time-up = { $you ->
    [yes] Twój czas minął
   *[no] Czas gracza { $name } minął
  }
preselected = Gdy przyjdzie twoja kolej: { $what }
preselected-nothing = Nic nie jest wybrane na twój następny ruch
verdict-charged = { $why } · opłata { $charge }, wypłata { $pays } (E-5.2)
verdict-charged-alone = opłata { $charge }, wypłata { $pays } (E-5.2)

## The end for you

title-left = Jesteś poza grą
you-left = Stół jest już bez ciebie. Na twoje konto żetonów wróciło { $chips }.

# Event Hold'em, in Italian: what is said at the table, the clock, the charge and the points, the club and its shop.
# Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = Ciao!
talk-good-luck = Buona fortuna!
talk-nice-hand = Bella mano!
talk-well-played = Ben giocato.
talk-thank-you = Grazie.
talk-sorry = Scusa!
talk-never-mind = Non importa.
talk-your-turn = Tocca a te.
talk-wow = Wow!
talk-unlucky = Che sfortuna.
talk-good-game = Bella partita.
talk-goodbye = Arrivederci!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = Il river dà, il river toglie.
talk-bluff = Era un bluff?
talk-patience = Posso aspettare.
talk-math = Ho contato i miei out.
talk-bow = Tanto di cappello.

## The log

log-talk = { $you ->
    [yes] Tu: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] Ti siedi al tavolo con { $chips }
   *[no] { $name } si siede al tavolo con { $chips }
  }
log-charge-one = Prelievo dal piatto: { $chips }
log-charge-main = Prelievo dal piatto principale: { $chips }
log-charge-side = Prelievo dal side pot { $n }: { $chips }
log-points = { $you ->
    [yes] { $points ->
        [one] Ottieni { $points } punto
       *[other] Ottieni { $points } punti
      }
   *[no] { $points ->
        [one] { $name } ottiene { $points } punto
       *[other] { $name } ottiene { $points } punti
      }
  }
log-lost = { $you ->
    [yes] Il collegamento con questo tavolo è perso: sei fuori dal gioco (E-1.4)
   *[no] Il collegamento di { $name } è perso
  }
time-up = { $you ->
    [yes] Il tuo tempo è scaduto
   *[no] Il tempo di { $name } è scaduto
  }
preselected = Quando toccherà a te: { $what }
preselected-nothing = Per la tua prossima mossa non è scelto niente
verdict-charged = { $why } · prelievo { $charge }, pagato { $pays } (E-5.2)
verdict-charged-alone = prelievo { $charge }, pagato { $pays } (E-5.2)

## The end for you

title-left = Sei fuori
you-left = Hai lasciato il tavolo. Sul tuo conto fiches sono tornate { $chips }.

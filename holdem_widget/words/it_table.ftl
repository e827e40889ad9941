# What happens at the table, in Italian, as its log, tabs and labels say it.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Log

log-hand = { $you ->
    [yes] Mano { $hand }: hai il button
   *[no] Mano { $hand }: { $name } ha il button
  }
log-post-small = { $you ->
    [yes] Metti il piccolo buio, { $chips }
   *[no] { $name } mette il piccolo buio, { $chips }
  }
log-post-big = { $you ->
    [yes] Metti il grande buio, { $chips }
   *[no] { $name } mette il grande buio, { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] Metti { $chips } del piccolo buio, all-in
   *[no] { $name } mette { $chips } del piccolo buio, all-in
  }
log-post-big-all-in = { $you ->
    [yes] Metti { $chips } del grande buio, all-in
   *[no] { $name } mette { $chips } del grande buio, all-in
  }
log-ante = { $you ->
    [yes] Paghi un ante di { $chips }
   *[no] { $name } paga un ante di { $chips }
  }
log-fold = { $you ->
    [yes] Fai fold
   *[no] { $name } fa fold
  }
log-check = { $you ->
    [yes] Fai check
   *[no] { $name } fa check
  }
log-call = { $you ->
    [yes] Vedi { $total }
   *[no] { $name } vede { $total }
  }
log-call-more = { $you ->
    [yes] Vedi { $total } (aggiungi { $chips })
   *[no] { $name } vede { $total } (aggiunge { $chips })
  }
log-call-all-in = { $you ->
    [yes] Vedi all-in per { $total }
   *[no] { $name } vede all-in per { $total }
  }
log-bet = { $you ->
    [yes] Punti { $total }
   *[no] { $name } punta { $total }
  }
log-bet-all-in = { $you ->
    [yes] Punti { $total }, all-in
   *[no] { $name } punta { $total }, all-in
  }
log-open = { $you ->
    [yes] Apri per { $total }
   *[no] { $name } apre per { $total }
  }
log-open-all-in = { $you ->
    [yes] Apri per { $total }, all-in
   *[no] { $name } apre per { $total }, all-in
  }
log-raise = { $you ->
    [yes] Rilanci a { $total }
   *[no] { $name } rilancia a { $total }
  }
log-raise-all-in = { $you ->
    [yes] Rilanci a { $total }, all-in
   *[no] { $name } rilancia a { $total }, all-in
  }
log-lock = { $you ->
    [yes] Blocchi una carta
   *[no] { $name } blocca una carta
  }
log-return = { $you ->
    [yes] Riprendi { $chips }, che nessuno ha visto
   *[no] { $name } riprende { $chips }, che nessuno ha visto
  }
log-flop = Flop { $cards }, piatto { $pot }
log-turn = Turn { $cards }, piatto { $pot }
log-river = River { $cards }, piatto { $pot }
log-show = { $you ->
    [yes] Mostri { $cards }
   *[no] { $name } mostra { $cards }
  }
log-show-hand = { $you ->
    [yes] Mostri { $cards }: { $hand }
   *[no] { $name } mostra { $cards }: { $hand }
  }
log-muck = { $you ->
    [yes] Scarti senza mostrare (muck)
   *[no] { $name } scarta senza mostrare (muck)
  }
log-win-one = { $you ->
    [yes] Vinci { $chips }
   *[no] { $name } vince { $chips }
  }
log-win-main = { $you ->
    [yes] Vinci { $chips } dal piatto principale
   *[no] { $name } vince { $chips } dal piatto principale
  }
log-win-side = { $you ->
    [yes] Vinci { $chips } dal side pot { $n }
   *[no] { $name } vince { $chips } dal side pot { $n }
  }
log-out = { $you ->
    [yes] Esci dalla partita
   *[no] { $name } esce dalla partita
  }
log-leave = { $you ->
    [yes] Lasci il tavolo
   *[no] { $name } lascia il tavolo
  }
log-stays-closed = il rilancio resta chiuso: { $clause }
log-match-won = { $you ->
    [yes] Hai tutte le fiches: la partita è finita
   *[no] { $name } ha tutte le fiches: la partita è finita
  }
log-note = Nota: { $text }

## Tabs under a plate

tab-your-turn = Tocca a te
tab-to-act = di turno
tab-small-blind = Piccolo buio
tab-big-blind = Grande buio
tab-fold = Fold
tab-check = Check
tab-call = Call { $chips }
tab-bet = Bet { $total }
tab-open = Open { $total }
tab-raise = Raise a { $total }
tab-all-in = All-in
tab-all-in-total = All-in { $total }
tab-locked = Bloccata
tab-out = Fuori
tab-out-place = Fuori, { $place ->
    [2] 2º posto
    [3] 3º posto
   *[other] { $place }º posto
  }
tab-muck = Muck
tab-won = Vince { $chips }
tab-winner = Vince la partita

## Header

title-hand = Mano { $hand }
title-hand-variant = Mano { $hand }, variante
title-lesson = Lezione
title-replay = Replay
title-over = Partita finita
subtitle-blinds = { $street } · bui { $small }/{ $big }
subtitle-blinds-ante = { $street } · bui { $small }/{ $big }, ante { $ante }
subtitle-plain = { $street }
place-preflop = Preflop
place-flop = Flop
place-turn = Turn
place-river = River
place-showdown = Showdown
place-lock = Scelta della carta
place-bet = Puntate

## Labels of hands

name-high = { $high ->
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [T] Dieci
    [J] Jack
    [Q] Donna
    [K] Re
    *[A] Asso
  }

label-high-card = Carta alta, { one-high }
label-pair = Coppia di { many-rank }
label-two-pair = Doppia coppia, { many-high } e { many-low }
label-three = Tris di { many-rank }
label-straight = Scala
label-flush = Colore
label-full-house = Full
label-four = Poker di { many-rank }
label-straight-flush = Scala a colore
label-royal-flush = Scala reale (royal flush)
detail-high-card = kicker { one-kicker }
detail-pair = kicker { one-kicker }
detail-two-pair = kicker { one-kicker }
detail-three = kicker { one-kicker }
detail-straight = { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
detail-flush = { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
detail-full-house = { many-trips } e { many-pair }
detail-four = kicker { one-kicker }
detail-straight-flush = { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
label-pocket = Coppia di { many-rank } in mano
label-suited = { name-high } e { one-kicker }, stesso seme
label-offsuit = { name-high } e { one-kicker }, semi diversi
position-you-button = hai il button
position-you-small-blind = sei il piccolo buio
position-you-big-blind = sei il grande buio
position-you-button-small = hai il button e il piccolo buio
position-you-early = tocca a te fra i primi
position-you-late = tocca a te fra gli ultimi

## Pots

pot-one = Piatto
pot-main = Principale
pot-side = Side pot
pot-side-n = Side pot { $n }

## Sizes to choose

preset-min = Min
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = { $percent }%
preset-pot = Piatto
preset-all-in = All-in

## Verdicts

verdict-win = { $you ->
    [yes] Tu, { $hand }
   *[no] { $name }, { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] Vinci: tutti gli altri hanno fatto fold
   *[no] { $name } vince: tutti gli altri hanno fatto fold
  }
verdict-uncontested-pot = { $you ->
    [yes] Tu: nessun altro gioca per questo piatto
   *[no] { $name }: nessun altro gioca per questo piatto
  }
say-uncontested = { $you ->
    [yes] Vinci { $chips }
   *[no] { $name } vince { $chips }
  }
fact-all-in = { $name } all-in
fact-plain = { $text }
possible = Puoi { $moves }.
may-fold = fare fold
may-check = fare check
may-call = vedere { $chips }
may-raise = rilanciare a { $least } o più
may-raise-all-in = andare all-in per { $least }
join-or = { $first } o { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = Valeva per un momento precedente della mano; il tavolo mostra com’è adesso.
notice-refused = { $text }
notice-malformed = Il tavolo ha ricevuto un messaggio che non sa leggere e ha lasciato tutto com’era.
notice-fault = { $text }
notice-error = Qualcosa è andato storto al tavolo: { $text }. Non si è perso niente; i dettagli sono in table.last_error.
notice-kept = La tua nota è salvata con la mano.

## Choices of a question

choice-fold = Fold
choice-check = Check
choice-call = Call
choice-raise = Raise
choice-split = Split pot

## In other cells

watch-nothing = Ora non c’è niente da mostrare: non tocca a te.
docked = Ora il tavolo è accanto al notebook.
dock-by-hand = Fai clic destro sul tavolo e scegli «Create New View for Cell Output»; con il pacchetto sidecar installato (holdem-widget[dock]) ci pensa dock().

## A player in a list of names

name-you = Tu

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = { $move ->
    [fold] Il tuo fold
    [check] Il tuo check
    [call] Il tuo call
    [bet] Il tuo bet
    [lock] Il tuo blocco della carta
   *[raise] Il tuo raise
  } { $street ->
    [preflop] prima del flop
    [flop] al flop
    [turn] al turn
    [lock] nella scelta della carta
    [bet] nelle puntate
   *[river] al river
  } è costato circa { $bb } bb: guarda il passaggio { $step }
review-unpriced = In questa mano non c’è nulla da valutare: { $count ->
    [0] non hai preso decisioni
    [one] una decisione è senza valore
   *[other] { $count } decisioni sono senza valore
  }
review-fine = Niente di perso in { $priced ->
    [one] una decisione valutata
   *[other] { $priced } decisioni valutate
  }; senza valore: { $count }

# What happens at the table, in German, as its log, tabs and labels say it.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Log

log-hand = { $you ->
    [yes] Hand { $hand }: Du hast den Button
   *[no] Hand { $hand }: { $name } hat den Button
  }
log-post-small = { $you ->
    [yes] Du zahlst den Small Blind, { $chips }
   *[no] { $name } zahlt den Small Blind, { $chips }
  }
log-post-big = { $you ->
    [yes] Du zahlst den Big Blind, { $chips }
   *[no] { $name } zahlt den Big Blind, { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] Du zahlst { $chips } vom Small Blind, all-in
   *[no] { $name } zahlt { $chips } vom Small Blind, all-in
  }
log-post-big-all-in = { $you ->
    [yes] Du zahlst { $chips } vom Big Blind, all-in
   *[no] { $name } zahlt { $chips } vom Big Blind, all-in
  }
log-ante = { $you ->
    [yes] Du zahlst ein Ante von { $chips }
   *[no] { $name } zahlt ein Ante von { $chips }
  }
log-fold = { $you ->
    [yes] Du passt
   *[no] { $name } passt
  }
log-check = { $you ->
    [yes] Du schiebst
   *[no] { $name } schiebt
  }
log-call = { $you ->
    [yes] Du gehst mit, { $total }
   *[no] { $name } geht mit, { $total }
  }
log-call-more = { $you ->
    [yes] Du gehst mit, { $total } (noch { $chips })
   *[no] { $name } geht mit, { $total } (noch { $chips })
  }
log-call-all-in = { $you ->
    [yes] Du gehst all-in mit, { $total }
   *[no] { $name } geht all-in mit, { $total }
  }
log-bet = { $you ->
    [yes] Du setzt { $total }
   *[no] { $name } setzt { $total }
  }
log-bet-all-in = { $you ->
    [yes] Du setzt { $total }, all-in
   *[no] { $name } setzt { $total }, all-in
  }
log-open = { $you ->
    [yes] Du eröffnest mit { $total }
   *[no] { $name } eröffnet mit { $total }
  }
log-open-all-in = { $you ->
    [yes] Du eröffnest mit { $total }, all-in
   *[no] { $name } eröffnet mit { $total }, all-in
  }
log-raise = { $you ->
    [yes] Du erhöhst auf { $total }
   *[no] { $name } erhöht auf { $total }
  }
log-raise-all-in = { $you ->
    [yes] Du erhöhst auf { $total }, all-in
   *[no] { $name } erhöht auf { $total }, all-in
  }
log-lock = { $you ->
    [yes] Du legst eine Karte fest
   *[no] { $name } legt eine Karte fest
  }
log-return = { $you ->
    [yes] Du bekommst { $chips } zurück, die niemand gecallt hat
   *[no] { $name } bekommt { $chips } zurück, die niemand gecallt hat
  }
log-flop = Flop { $cards }, Pot { $pot }
log-turn = Turn { $cards }, Pot { $pot }
log-river = River { $cards }, Pot { $pot }
log-show = { $you ->
    [yes] Du zeigst { $cards }
   *[no] { $name } zeigt { $cards }
  }
log-show-hand = { $you ->
    [yes] Du zeigst { $cards }: { $hand }
   *[no] { $name } zeigt { $cards }: { $hand }
  }
log-muck = { $you ->
    [yes] Du legst deine Karten verdeckt ab
   *[no] { $name } legt die Karten verdeckt ab
  }
log-win-one = { $you ->
    [yes] Du gewinnst { $chips }
   *[no] { $name } gewinnt { $chips }
  }
log-win-main = { $you ->
    [yes] Du gewinnst { $chips } aus dem Hauptpot
   *[no] { $name } gewinnt { $chips } aus dem Hauptpot
  }
log-win-side = { $you ->
    [yes] Du gewinnst { $chips } aus Side Pot { $n }
   *[no] { $name } gewinnt { $chips } aus Side Pot { $n }
  }
log-out = { $you ->
    [yes] Du scheidest aus der Partie aus
   *[no] { $name } scheidet aus der Partie aus
  }
log-leave = { $you ->
    [yes] Du verlässt den Tisch
   *[no] { $name } verlässt den Tisch
  }
log-stays-closed = Erhöhen bleibt gesperrt: { $clause }
log-match-won = { $you ->
    [yes] Du hast alle Chips: Die Partie ist zu Ende
   *[no] { $name } hat alle Chips: Die Partie ist zu Ende
  }
log-note = Notiz: { $text }

## Tabs under a plate

tab-your-turn = Du bist dran
tab-to-act = ist dran
tab-small-blind = Small Blind
tab-big-blind = Big Blind
tab-fold = Fold
tab-check = Check
tab-call = Call { $chips }
tab-bet = Bet { $total }
tab-open = Open { $total }
tab-raise = Raise auf { $total }
tab-all-in = All-in
tab-all-in-total = All-in { $total }
tab-locked = Festgelegt
tab-out = Raus
tab-out-place = Raus, { $place ->
    [2] Platz 2
    [3] Platz 3
   *[other] Platz { $place }
  }
tab-muck = Muck
tab-won = Gewinnt { $chips }
tab-winner = Gewinnt die Partie

## Header

title-hand = Hand { $hand }
title-hand-variant = Hand { $hand }, Variante
title-lesson = Lektion
title-replay = Wiederholung
title-over = Partie beendet
subtitle-blinds = { $street } · Blinds { $small }/{ $big }
subtitle-blinds-ante = { $street } · Blinds { $small }/{ $big }, Ante { $ante }
subtitle-plain = { $street }
place-preflop = Preflop
place-flop = Flop
place-turn = Turn
place-river = River
place-showdown = Showdown
place-lock = Kartenwahl
place-bet = Einsätze

## Labels of hands

name-high = { $high ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  }

label-high-card = High Card { one-high }
label-pair = Ein Paar { many-rank }
label-two-pair = Zwei Paare, { many-high } und { many-low }
label-three = Drilling { many-rank }
label-straight = Straße
label-flush = Flush
label-full-house = Full House
label-four = Vierling { many-rank }
label-straight-flush = Straight Flush
label-royal-flush = Royal Flush
detail-high-card = Kicker { one-kicker }
detail-pair = Kicker { one-kicker }
detail-two-pair = Kicker { one-kicker }
detail-three = Kicker { one-kicker }
detail-straight = bis { one-high }
detail-flush = { one-high } hoch
detail-full-house = { many-trips } über { many-pair }
detail-four = Kicker { one-kicker }
detail-straight-flush = bis { one-high }
label-pocket = Ein Paar { many-rank } auf der Hand
label-suited = { name-high } und { one-kicker }, eine Farbe
label-offsuit = { name-high } und { one-kicker }, zwei Farben
position-you-button = du hast den Button
position-you-small-blind = du bist der Small Blind
position-you-big-blind = du bist der Big Blind
position-you-button-small = du hast den Button und den Small Blind
position-you-early = du bist früh dran
position-you-late = du bist spät dran

## Pots

pot-one = Pot
pot-main = Hauptpot
pot-side = Side Pot
pot-side-n = Side Pot { $n }

## Sizes to choose

preset-min = Min
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = { $percent } %
preset-pot = Pot
preset-all-in = All-in

## Verdicts

verdict-win = { $you ->
    [yes] Du, { $hand }
   *[no] { $name }, { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] Du gewinnst: Alle anderen haben gepasst
   *[no] { $name } gewinnt: Alle anderen haben gepasst
  }
verdict-uncontested-pot = { $you ->
    [yes] Du: Niemand sonst spielt um diesen Pot
   *[no] { $name }: Niemand sonst spielt um diesen Pot
  }
say-uncontested = { $you ->
    [yes] Du gewinnst { $chips }
   *[no] { $name } gewinnt { $chips }
  }
fact-all-in = { $name } all-in
fact-plain = { $text }
possible = Du darfst { $moves }.
may-fold = passen
may-check = schieben
may-call = mit { $chips } mitgehen
may-raise = auf { $least } oder mehr erhöhen
may-raise-all-in = mit { $least } all-in gehen
join-or = { $first } oder { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = Das galt einem früheren Augenblick der Hand; der Tisch zeigt, wie sie jetzt steht.
notice-refused = { $text }
notice-malformed = Der Tisch bekam eine Nachricht, die er nicht lesen kann, und ließ alles, wie es war.
notice-fault = { $text }
notice-error = Am Tisch ging etwas schief: { $text }. Nichts ist verloren; table.last_error hat die Einzelheiten.
notice-kept = Deine Notiz ist bei der Hand gespeichert.

## Choices of a question

choice-fold = Fold
choice-check = Check
choice-call = Call
choice-raise = Raise
choice-split = Split Pot

## In other cells

watch-nothing = Gerade gibt es nichts zu zeigen: Du bist nicht dran.
docked = Der Tisch steht jetzt neben dem Notebook.
dock-by-hand = Klick den Tisch mit der rechten Maustaste an und wähle „Create New View for Cell Output“; ist das Paket sidecar installiert (holdem-widget[dock]), erledigt dock() es.

## A player in a list of names

name-you = Du

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = { $move ->
    [fold] Dein Fold
    [check] Dein Check
    [call] Dein Call
    [bet] Dein Einsatz
    [lock] Deine festgelegte Karte
   *[raise] Dein Raise
  } { $street ->
    [preflop] vor dem Flop
    [flop] am Flop
    [turn] am Turn
    [lock] beim Festlegen
    [bet] in der Setzrunde
   *[river] am River
  } hat etwa { $bb } bb gekostet: Sieh dir Schritt { $step } an
review-unpriced = In dieser Hand lässt sich nichts beziffern: { $count ->
    [0] Du hattest nichts zu entscheiden
    [one] Eine Entscheidung hat keinen Wert
   *[other] { $count } Entscheidungen haben keinen Wert
  }
review-fine = Nichts verschenkt in { $priced ->
    [one] einer bezifferten Entscheidung
   *[other] { $priced } bezifferten Entscheidungen
  }; ohne Wert: { $count }

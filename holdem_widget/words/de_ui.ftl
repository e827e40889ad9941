# What the table itself says, in German: buttons, hints, help, settings, and the answers to the query keys.
# Not proofread by a native speaker yet.

## Cards

ui-rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  }
ui-suit = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
  }
ui-card = { ui-suit } { ui-rank }
ui-card-hidden = verdeckte Karte

## On the cloth

ui-pot = Pot
ui-pot-to = an { $names }
ui-if-call = { $chips } mit dir
ui-board = Board
ui-hero-cards = Deine Karten
ui-your-turn = Du bist dran
ui-to-act = ist dran
ui-dealer = Dealer-Button
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = noch nicht festgelegt
ui-locked-down = festgelegt, verdeckt
ui-locked = festgelegt

## Header

ui-open-cards = Alle Karten offen
ui-open-cards-short = Karten offen
ui-key-space = Leertaste
ui-hint-fold = Fold
ui-hint-call = Call
ui-hint-check = Check
ui-hint-raise = Raise
ui-hint-keys = Tasten
ui-hint-step = Schritt
ui-hint-next = nächste Hand
ui-hint-rewind = von vorn
ui-hint-go-on = weiter
ui-hint-choose = wählen
ui-hint-lock = festlegen
ui-help = Tasten
ui-settings = Einstellungen
ui-speed = Tempo
ui-rules = Regeln
ui-talk = Etwas sagen

## The decision

ui-ask-call = { $chips } zum Mitgehen
ui-ask-free = Nichts zu zahlen
ui-ask-pot = in einen Pot von { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = { $name } ist dran
ui-waiting-nobody = Niemand ist dran
ui-pot-now = { $chips } im Pot
ui-late = Warten auf den Kernel …
ui-seconds = { $seconds } s
ui-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
ui-fold = Fold
ui-check = Check
ui-call = Call
ui-call-chips = Call { $chips }
ui-call-all-in = All-in { $chips }
ui-bet = Bet
ui-bet-to = Bet { $chips }
ui-open = Open
ui-open-to = Open { $chips }
ui-raise = Raise
ui-raise-to = Raise auf { $chips }
ui-raise-by = um { $by }, mindestens auf { $least }
ui-at-least = mindestens { $least }
ui-everything = alle deine Chips
ui-why-not = warum nicht?
ui-not-your-turn = Du bist nicht dran.
ui-close = Schließen
ui-rule = Regel { $clause }

## The amount

ui-presets = Größen
ui-amount = Betrag
ui-total = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
  }
ui-less = Weniger
ui-more = Mehr
ui-amount-malformed = Schreib eine ganze Zahl von { $least } bis { $most }.
ui-amount-least = Das Minimum ist { $least }.
ui-amount-most = Du hast { $most }.

## Really?

ui-confirm-fold = Stattdessen Check?
ui-confirm-fold-detail = Schieben kostet nichts.
ui-confirm-fold-yes = Check
ui-fold-anyway = Trotzdem Fold
ui-confirm-call = Call { $chips }?
ui-confirm-call-detail = Das ist ein großer Teil deines Stacks.
ui-confirm-call-yes = Ja, Call { $chips }
ui-confirm-call-all-in = All-in für { $chips }?
ui-confirm-call-all-in-detail = Du gehst mit allen deinen Chips mit.
ui-confirm-call-all-in-yes = Ja, All-in { $chips }
ui-confirm-raise-to = All-in für { $chips }?
ui-confirm-raise-to-detail = Du setzt alle deine Chips.
ui-confirm-raise-to-yes = Ja, All-in { $chips }
ui-back = Zurück

## While others act

ui-step = Schritt
ui-to-my-turn = Bis ich dran bin
ui-preselect = Dein nächster Zug
ui-preselect-check = Check
ui-preselect-check-fold = Check/Fold
ui-preselect-call-any = Call immer
ui-preselect-all-in = All-in

## The duel

ui-lock-which = Welche Karte legst du fest?
ui-lock-question = Diese Karte festlegen: { $card }?
ui-lock-detail = Danach kannst du sie nicht mehr ändern.
ui-lock-take = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  } nehmen
ui-lock = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  } festlegen
ui-lock-sure = Ja, { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  } festlegen
ui-lock-small = verdeckt

## The end of a hand

ui-verdicts = Wer welchen Pot gewann
ui-pot-sum = { $pot } { $chips }
ui-rewind = Von vorn
ui-next-hand = Nächste Hand
ui-new-match = Neue Partie
ui-new-match-sure = Noch einmal drücken für eine neue Partie: Die laufende Hand zählt dann nicht.

## Stepping

ui-replay = Wiederholung
ui-first = Zum ersten Schritt
ui-previous = Einen Schritt zurück
ui-play = Abspielen
ui-pause = Pause
ui-forward = Einen Schritt weiter
ui-answer-first = Antworte zuerst
ui-step-of-hand = Schritt der Hand
ui-step-number = Schritt { $step }
ui-hidden-end = Der Rest ist verdeckt
ui-to-the-table = Zurück zum Tisch
ui-note-on = { $street ->
    [preflop] Notiz zum Spiel vor dem Flop
    [flop] Notiz zum Flop
    [turn] Notiz zum Turn
    [river] Notiz zum River
    [showdown] Notiz zum Showdown
    [lock] Notiz zur Kartenwahl
   *[other] Notiz
  }
ui-hint = Tipp
ui-your-answer = Deine Antwort
ui-answer = Antworten
ui-answered = Beantwortet.
ui-right = Richtig.
ui-wrong = Leider nicht.

## The log

ui-log = Protokoll
ui-log-open = Protokoll öffnen
ui-log-close = Protokoll schließen
ui-copy = Kopieren
ui-note = Deine Notiz
ui-note-add = Hinzufügen
ui-copied = Das Protokoll ist in der Zwischenablage.
ui-copy-refused = Diese Seite darf die Zwischenablage nicht benutzen.
ui-street = { $street ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [showdown] Showdown
    [lock] Kartenwahl
   *[bet] Einsätze
  }
ui-street-letter = { $street ->
    [preflop] P
    [flop] F
    [turn] T
    [river] R
    [showdown] S
    [lock] K
   *[bet] E
  }

## Spoken

ui-turn = Du bist dran: { $ask }
ui-turn-seat = { $name } ist dran: { $ask }
ui-turn-lock = Du bist dran: Leg eine Karte fest
ui-query-total = Pot { $chips }.
ui-query-pot = { $pot } { $chips }, darum spielen: { $names }.
ui-query-call = { $chips } zum Mitgehen.
ui-query-free = Nichts zu zahlen: Du darfst schieben.
ui-query-least = Von { $least } bis { $most }.
ui-query-no-raise = Erhöhen ist nicht möglich.
ui-query-players = { $count ->
    [one] { $count } Spieler in der Hand: { $names }
   *[other] { $count } Spieler in der Hand: { $names }
  }
ui-query-player = { $name } mit { $chips }
ui-query-button = { $you ->
    [yes] Du hast den Button.
   *[no] { $name } hat den Button.
  }
ui-no-cards = Du hast keine Karten.
ui-no-board = Das Board ist leer.
ui-no-button = Es gibt keinen Button.
ui-no-position = Du hast keine Position.
ui-no-card = Es gibt keine Karte { $number }.

## Help

ui-help-moves = Züge
ui-help-queries = Fragen
ui-help-walk = Vor und zurück
ui-help-fold = Fold
ui-help-call = Check oder Call
ui-help-raise = Betrag wählen, Enter erhöht
ui-help-all-in = All-in
ui-help-nudge = einen Big Blind mehr oder weniger
ui-help-preset = nächste Größe
ui-help-bounds = Minimum, All-in
ui-help-lock = eine Karte wählen und festlegen
ui-help-space = weiter, nächste Hand, abspielen
ui-help-step = eine Aktion der beendeten Hand
ui-help-street = eine Setzrunde
ui-help-ends = erster Schritt, zurück zum Tisch
ui-help-escape = schließen, dann den Tisch verlassen
ui-help-help = diese Liste
ui-help-query-p = Pots, und wer sie gewinnen kann
ui-help-query-n = was ich zum Mitgehen zahlen muss
ui-help-query-m = kleinste Erhöhung
ui-help-query-h = Spieler in der Hand
ui-help-query-w = meine Karten
ui-help-query-e = Board
ui-help-query-g = mein Blatt
ui-help-query-x = wer den Button hat
ui-help-query-z = meine Position
ui-help-query-cards = meine Karten 1 und 2, das Board 3 bis 7

## Settings

ui-setting-speed = Tempo der Gegner
ui-speed-instant = Sofort
ui-speed-normal = Normal
ui-speed-slow = Langsam
ui-speed-step = Schritt für Schritt
ui-setting-deck = Kartenbild
ui-deck-2 = Zwei Farben
ui-deck-4 = Vier Farben
ui-setting-back = Kartenrücken
ui-back-burgundy = Burgunder
ui-back-blue = Blau
ui-setting-language = Sprache
ui-setting-contrast = Kontrast
ui-setting-grain = Körnung
ui-setting-temperature = Farbtemperatur
ui-percent = { $percent } %
ui-number = { $n }
ui-setting-big-blinds = Stacks in Big Blinds
ui-setting-confirm = Vor All-in oder großem Call nachfragen
ui-setting-lecture = Vortragsgröße

## When something is wrong

ui-broken = Der Tisch ließ sich nicht zeichnen:
ui-schema = Dieser Tisch stammt aus einer anderen Version (Ansicht { $theirs }, Oberfläche { $ours }). Starte den Kernel neu und lade die Seite noch einmal.

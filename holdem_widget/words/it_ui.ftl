# What the table itself says, in Italian: buttons, hints, help, settings, and the answers to the query keys.
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
    [J] jack
    [Q] donna
    [K] re
    *[A] asso
  }
ui-suit = { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
   *[c] fiori
  }
ui-card = { ui-rank } di { ui-suit }
ui-card-hidden = carta coperta

## On the cloth

ui-pot = Piatto
ui-pot-to = a { $names }
ui-if-call = { $chips } se vedi
ui-board = Board
ui-hero-cards = Le tue carte
ui-your-turn = Tocca a te
ui-to-act = di turno
ui-dealer = Button (mazziere)
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = non ancora bloccata
ui-locked-down = bloccata, coperta
ui-locked = bloccata

## Header

ui-open-cards = Tutte le carte scoperte
ui-open-cards-short = Carte scoperte
ui-key-space = Spazio
ui-hint-fold = fold
ui-hint-call = call
ui-hint-check = check
ui-hint-raise = raise
ui-hint-keys = tasti
ui-hint-step = avanti
ui-hint-next = mano successiva
ui-hint-rewind = dall’inizio
ui-hint-go-on = continua
ui-hint-choose = scegli
ui-hint-lock = blocca
ui-help = Tasti
ui-settings = Impostazioni
ui-speed = Velocità
ui-rules = Regole
ui-talk = Di’ qualcosa

## The decision

ui-ask-call = { $chips } per vedere
ui-ask-free = Niente da pagare
ui-ask-pot = in un piatto di { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = Tocca a { $name }
ui-waiting-nobody = Non tocca a nessuno
ui-pot-now = { $chips } nel piatto
ui-late = In attesa del kernel …
ui-seconds = { $seconds } s
ui-seconds-left = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
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
ui-raise-to = Raise a { $chips }
ui-raise-by = di { $by }, almeno a { $least }
ui-at-least = almeno { $least }
ui-everything = tutte le tue fiches
ui-why-not = perché no?
ui-not-your-turn = Non tocca a te.
ui-close = Chiudi
ui-rule = Regola { $clause }

## The amount

ui-presets = Importi
ui-amount = Importo
ui-total = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
  }
ui-less = Meno
ui-more = Più
ui-amount-malformed = Scrivi un numero intero da { $least } a { $most }.
ui-amount-least = Il minimo è { $least }.
ui-amount-most = Hai { $most }.

## Really?

ui-confirm-fold = Meglio un check?
ui-confirm-fold-detail = Il check non costa niente.
ui-confirm-fold-yes = Check
ui-fold-anyway = Fold lo stesso
ui-confirm-call = Call { $chips }?
ui-confirm-call-detail = È una gran parte del tuo stack.
ui-confirm-call-yes = Sì, call { $chips }
ui-confirm-call-all-in = All-in per { $chips }?
ui-confirm-call-all-in-detail = Vedi con tutte le tue fiches.
ui-confirm-call-all-in-yes = Sì, all-in { $chips }
ui-confirm-raise-to = All-in per { $chips }?
ui-confirm-raise-to-detail = Punti tutte le tue fiches.
ui-confirm-raise-to-yes = Sì, all-in { $chips }
ui-back = Indietro

## While others act

ui-step = Avanti
ui-to-my-turn = Fino al mio turno
ui-preselect = La tua prossima mossa
ui-preselect-check = Check
ui-preselect-check-fold = Check/Fold
ui-preselect-call-any = Call sempre
ui-preselect-all-in = All-in

## The duel

ui-lock-which = Quale carta blocchi?
ui-lock-question = Bloccare questa carta: { $card }?
ui-lock-detail = Una volta bloccata, non si può più cambiare.
ui-lock-take = Prendi { $rank ->
    [2] il 2
    [3] il 3
    [4] il 4
    [5] il 5
    [6] il 6
    [7] il 7
    [8] l’8
    [9] il 9
    [T] il 10
    [J] il jack
    [Q] la donna
    [K] il re
    *[A] l’asso
  }
ui-lock = Blocca { $rank ->
    [2] il 2
    [3] il 3
    [4] il 4
    [5] il 5
    [6] il 6
    [7] il 7
    [8] l’8
    [9] il 9
    [T] il 10
    [J] il jack
    [Q] la donna
    [K] il re
    *[A] l’asso
  }
ui-lock-sure = Sì, blocca { $rank ->
    [2] il 2
    [3] il 3
    [4] il 4
    [5] il 5
    [6] il 6
    [7] il 7
    [8] l’8
    [9] il 9
    [T] il 10
    [J] il jack
    [Q] la donna
    [K] il re
    *[A] l’asso
  }
ui-lock-small = coperta

## The end of a hand

ui-verdicts = Chi ha vinto quale piatto
ui-pot-sum = { $pot } { $chips }
ui-rewind = Dall’inizio
ui-next-hand = Mano successiva
ui-new-match = Nuova partita
ui-new-match-sure = Premi di nuovo per una nuova partita: la mano in corso è annullata.

## Stepping

ui-replay = Replay
ui-first = Alla prima mossa
ui-previous = Una mossa indietro
ui-play = Riproduci
ui-pause = Pausa
ui-forward = Una mossa avanti
ui-answer-first = Prima rispondi
ui-step-of-hand = Mossa della mano
ui-step-number = Mossa { $step }
ui-hidden-end = Il resto è nascosto
ui-to-the-table = Torna al tavolo
ui-note-on = { $street ->
    [preflop] Nota prima del flop
    [flop] Nota sul flop
    [turn] Nota sul turn
    [river] Nota sul river
    [showdown] Nota sullo showdown
    [lock] Nota sulla scelta della carta
   *[other] Nota
  }
ui-hint = Aiuto
ui-your-answer = La tua risposta
ui-answer = Rispondi
ui-answered = Risposta data.
ui-right = Giusto.
ui-wrong = No, non è così.

## The log

ui-log = Diario
ui-log-open = Apri il diario
ui-log-close = Chiudi il diario
ui-copy = Copia
ui-note = La tua nota
ui-note-add = Aggiungi
ui-copied = Il diario è negli appunti.
ui-copy-refused = Questa pagina non può usare gli appunti.
ui-street = { $street ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [showdown] Showdown
    [lock] Carta
   *[bet] Puntate
  }
ui-street-letter = { $street ->
    [preflop] P
    [flop] F
    [turn] T
    [river] R
    [showdown] S
    [lock] C
   *[bet] P
  }

## Spoken

ui-turn = Tocca a te: { $ask }
ui-turn-seat = Tocca a { $name }: { $ask }
ui-turn-lock = Tocca a te: blocca una carta
ui-query-total = Piatto { $chips }.
ui-query-pot = { $pot } { $chips }, in gioco per vincerlo: { $names }.
ui-query-call = { $chips } per vedere.
ui-query-free = Niente da pagare: puoi fare check.
ui-query-least = Da { $least } a { $most }.
ui-query-no-raise = Non si può rilanciare.
ui-query-players = { $count ->
    [one] { $count } giocatore nella mano: { $names }
   *[other] { $count } giocatori nella mano: { $names }
  }
ui-query-player = { $name } con { $chips }
ui-query-button = { $you ->
    [yes] Hai il button.
   *[no] { $name } ha il button.
  }
ui-no-cards = Non hai carte.
ui-no-board = Il board è vuoto.
ui-no-button = Non c’è nessun button.
ui-no-position = Non hai una posizione.
ui-no-card = Non c’è una carta { $number }.

## Help

ui-help-moves = Mosse
ui-help-queries = Domande
ui-help-walk = Avanti e indietro
ui-help-fold = fold
ui-help-call = check o call
ui-help-raise = scegli un importo, Invio rilancia
ui-help-all-in = all-in
ui-help-nudge = un grande buio in più o in meno
ui-help-preset = importo successivo
ui-help-bounds = minimo, all-in
ui-help-lock = scegli e blocca una carta
ui-help-space = continua, mano successiva, riproduci
ui-help-step = un’azione della mano finita
ui-help-street = una street
ui-help-ends = prima mossa, ritorno al tavolo
ui-help-escape = chiudi, poi lascia il tavolo
ui-help-help = questo elenco
ui-help-query-p = i piatti e chi può vincerli
ui-help-query-n = quanto devo pagare per vedere
ui-help-query-m = rilancio minimo
ui-help-query-h = giocatori nella mano
ui-help-query-w = le mie carte
ui-help-query-e = board
ui-help-query-g = il mio punto
ui-help-query-x = chi ha il button
ui-help-query-z = la mia posizione
ui-help-query-cards = le mie carte 1 e 2, il board da 3 a 7

## Settings

ui-setting-speed = Velocità degli avversari
ui-speed-instant = Immediata
ui-speed-normal = Normale
ui-speed-slow = Lenta
ui-speed-step = Una mossa alla volta
ui-setting-deck = Mazzo
ui-deck-2 = Due colori
ui-deck-4 = Quattro colori
ui-setting-back = Dorso delle carte
ui-back-burgundy = Bordeaux
ui-back-blue = Blu
ui-setting-language = Lingua
ui-setting-contrast = Contrasto
ui-setting-grain = Grana
ui-setting-temperature = Temperatura colore
ui-percent = { $percent }%
ui-number = { $n }
ui-setting-big-blinds = Stack in grandi bui
ui-setting-confirm = Chiedi prima di un all-in o di un call alto
ui-setting-lecture = Dimensione da lezione

## When something is wrong

ui-broken = Non è stato possibile disegnare il tavolo:
ui-schema = Questo tavolo viene da un’altra versione (vista { $theirs }, interfaccia { $ours }). Riavvia il kernel e ricarica la pagina.

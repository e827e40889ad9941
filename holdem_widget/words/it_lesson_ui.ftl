# Ciò che si vede e si preme al tavolo dell’insegnante e dopo una mano: ritirare, pausa, modifiche, visione, motivi, costo.
# Not proofread by a native speaker yet.

## The tools of the header

ui-undo = Annulla la mossa
ui-pause-table = Ferma gli avversari
ui-paused = In pausa
ui-edit = Cambia carte e stack
ui-hint-edit = Premi una carta o uno stack per cambiarli
ui-undone = L’ultima mossa è annullata.
ui-edited = La mano è cambiata.
ui-study-view = Visione di studio: tutte le carte
ui-study-view-short = Tutte le carte

## Changing a hand

ui-pick-card = Un’altra carta
ui-pick-of = { $name }: carta { $number }
ui-card-taken = { $card }, già sul tavolo
ui-pick-stack = Un altro stack
ui-stack-of = { $name }: stack all’inizio della mano
ui-stack-set = Imposta
ui-stack-malformed = Scrivi un numero intero di fiches, almeno 1.

## After the hand

ui-study-show = Mostra tutte le carte
ui-study-hide = Coprile di nuovo
ui-review = Quanto sono costate le mie decisioni?
ui-look-there = Guarda lì
ui-why = Perché?
ui-why-none = In questa mano non c’è nessuna decisione registrata di questo giocatore.
ui-opponents = Avversari
ui-range = { $name }: mani ipotizzate, più scure quelle più frequenti

## Keys and settings

ui-help-undo = annulla l’ultima mossa
ui-help-pause = ferma gli avversari o falli continuare
ui-help-why = perché gli altri hanno giocato così
ui-setting-review = Dire dopo ogni mano quanto sono costate le mie decisioni
ui-setting-peek = Mostrare le mie carte solo mentre le premo
ui-key-change = Cambia questo tasto
ui-key-wait = Premi la nuova lettera. Esc lascia tutto com’è.
ui-key-taken = Quel tasto è già usato o non è una lettera. Premine un altro, oppure Esc.
ui-key-reset = Tutti i tasti come all’inizio
ui-help-turn = gira il tavolo di un posto, a carte scoperte e nei replay

# What stays in a saved notebook when the kernel of a table is gone, in Italian.  Not proofread by a native speaker yet.

still-how = Questa è un’immagine ferma del tavolo. Per continuare da qui, esegui: { $code }
still-how-staged = Questa è un’immagine ferma del tavolo. Per prepararlo di nuovo, esegui la sua cella.
still-plain = (Segue un’immagine ferma del tavolo, per un notebook senza il suo kernel.)
still-hidden = coperta
still-player = Giocatore
still-chips = Fiches
still-bet = Puntata
still-cards = Carte

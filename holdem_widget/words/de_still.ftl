# What stays in a saved notebook when the kernel of a table is gone, in German.  Not proofread by a native speaker yet.

still-how = Das ist ein Standbild des Tisches. Um von hier weiterzuspielen, führe das aus: { $code }
still-how-staged = Das ist ein Standbild des Tisches. Um ihn wieder aufzubauen, führe seine Zelle aus.
still-plain = (Hier folgt ein Standbild des Tisches, für ein Notebook ohne seinen Kernel.)
still-hidden = verdeckt
still-player = Spieler
still-chips = Chips
still-bet = Einsatz
still-cards = Karten

# What only a replay says, in Italian: branches, lists of hands, details of a step, and the hand as text.
# Not proofread by a native speaker yet.

branch-move = { $name }: { $action }
branch-cards = Altre carte
branch-cards-move = { $name }: { $action }, altre carte
branch-anew = Quello che non potevi vedere è stato distribuito di nuovo.
hand-line = Mano { $hand }: { $players } giocatori
hand-line-named = Mano { $hand }: { $players } giocatori, { $title }

## The hand as text, outside the frame of a page

page-title = Una mano da seguire mossa per mossa
page-text = La mano come testo
page-how = Per seguirla qui mossa per mossa, autorizza questo notebook (tavolozza dei comandi: Trust Notebook) oppure apri la pagina esportata insieme.
page-question = Domanda: { $text }
page-rest = Quello che segue la domanda qui non si racconta.
page-hand = Mano { $hand }

## In the front end

ui-study = Questa mossa
ui-hands = Mani
ui-hand-of = Mano { $hand } di { $hands }
ui-hand-next = Mano successiva
ui-hand-previous = Mano precedente
ui-hand-here = in vista adesso
ui-questions = { $count ->
    [one] { $count } domanda
   *[other] { $count } domande
  }
ui-score = Risposte giuste: { $right } su { $asked }
ui-show-everything = Mostra tutto
ui-viewpoint = Punto di vista
ui-viewpoint-all = Tutti
ui-reckon = Calcola questa mossa
ui-shares = Quote del piatto
ui-shares-exact = Esatto, distribuzioni: { $deals }
ui-shares-drawn = Circa, distribuzioni sorteggiate: { $deals }
ui-shares-none = Sono in gioco meno di due mani.
ui-share-unknown = carte non note
ui-odds = { $name } paga { $call } in un piatto di { $pot } e ha bisogno di { $needs }%.
ui-odds-none = Non c’è niente da pagare.
ui-price = Il prezzo
ui-decided = Perché { $name } gioca così
ui-decided-none = Per questa mossa non c’è nessuna decisione registrata.
ui-option = Possibilità
ui-option-share = Quanto spesso
ui-option-value = Fiches
ui-lines = E se
ui-line-main = Torna alla mano come è stata giocata
ui-mark = Segno
ui-mark-none = niente
ui-mark-pot = Piatto
ui-help-hand = una mano

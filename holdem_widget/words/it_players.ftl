# Decisions of the computer's players and their reasons, in Italian.  Not proofread by a native speaker yet.
# No article stands before a percentage, since it would change with the number (il 7%, l'8%).

## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = Fa fold.
decision-check = Fa check.
decision-call = Vede { $chips }.
decision-bet = Punta { $total }.
decision-raise = Rilancia a { $total }.
decision-all-in = Va all-in per { $total }.

decided-fold-guess = Fa fold: per vedere { $chips } in un piatto di { $pot } serve almeno { $required }%, la stima è { $equity }%.
decided-check-guess = Fa check: la stima è { $equity }% contro { $opponents ->
    [one] un avversario
   *[other] { $opponents } avversari
  }, troppo poco per puntare.
decided-call-guess = Vede { $chips } in un piatto di { $pot }: serve almeno { $required }%, la stima è { $equity }%.
decided-call-all-in-guess = Vede con le ultime fiches ({ $chips }): serve almeno { $required }%, la stima è { $equity }%.
decided-bet-guess = Punta { $total }: la stima è { $equity }% contro { $opponents ->
    [one] un avversario
   *[other] { $opponents } avversari
  }.
decided-raise-guess = Rilancia a { $total }: la stima è { $equity }% contro { $opponents ->
    [one] un avversario
   *[other] { $opponents } avversari
  }.
decided-all-in-guess = Va all-in per { $total }: la stima è { $equity }% contro { $opponents ->
    [one] un avversario
   *[other] { $opponents } avversari
  }.

decided-fold-whim = Fa fold per capriccio: per vedere { $chips } serve almeno { $required }%, la stima è { $equity }%.
decided-check-whim = Fa check per capriccio, anche se la stima è { $equity }%.
decided-call-whim = Vede { $chips } per capriccio: la stima è { $equity }%, ma serve almeno { $required }%.
decided-call-all-in-whim = Vede per capriccio con le ultime fiches ({ $chips }): la stima è { $equity }%, ma serve almeno { $required }%.
decided-bet-whim = Punta { $total } per capriccio: la stima è solo { $equity }%.
decided-raise-whim = Rilancia a { $total } per capriccio: la stima è solo { $equity }%.
decided-all-in-whim = Va all-in per { $total } per capriccio: la stima è solo { $equity }%.

decided-fold-chart = Fa fold con { $hand }: qui gioca le mani nel miglior { $plays }%, e questa è nel miglior { $top }%.
decided-check-chart = Fa check con { $hand }: non costa niente, e la mano è nel miglior { $top }%.
decided-call-chart = Vede { $chips } con { $hand }: qui gioca le mani nel miglior { $plays }%, e questa è nel miglior { $top }%.
decided-call-all-in-chart = Vede all-in con { $hand }: qui gioca le mani nel miglior { $plays }%, e questa è nel miglior { $top }%.
decided-bet-chart = Punta { $total } con { $hand }, una mano nel miglior { $top }%.
decided-raise-chart = Rilancia a { $total } con { $hand }, una mano nel miglior { $top }%; qui gioca quelle nel miglior { $plays }%.
decided-all-in-chart = Va all-in per { $total } con { $hand }, una mano nel miglior { $top }%; qui gioca quelle nel miglior { $plays }%.

decided-fold-ranges = Fa fold: per vedere { $chips } in un piatto di { $pot } serve circa { $required }%, ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-check-ranges = Fa check: ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-call-ranges = Vede { $chips } in un piatto di { $pot }: serve circa { $required }%, ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-call-all-in-ranges = Vede con le ultime fiches ({ $chips }): serve circa { $required }%, ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-bet-ranges = Punta { $total } in un piatto di { $pot }: ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-raise-ranges = Rilancia a { $total }: ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.
decided-all-in-ranges = Va all-in per { $total }: ha circa { $equity }% contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  }.

decided-bet-bluff = Punta { $total } in un piatto di { $pot } in bluff: ha solo circa { $equity }%, ma tutti fanno fold circa { $folds } volte su 100.
decided-raise-bluff = Rilancia a { $total } in bluff: ha solo circa { $equity }%, ma tutti fanno fold circa { $folds } volte su 100.
decided-all-in-bluff = Va all-in per { $total } in bluff: ha solo circa { $equity }%, ma tutti fanno fold circa { $folds } volte su 100.

decided-fold-solved = Fa fold: secondo la soluzione del river, vedere { $chips } in un piatto di { $pot } non conviene ({ $equity }% contro il range seguito).
decided-check-solved = Fa check: la soluzione del river gioca così questa mano ({ $equity }% contro il range seguito).
decided-call-solved = Vede { $chips } in un piatto di { $pot }: la soluzione del river vede con questa mano ({ $equity }% contro il range seguito).
decided-call-all-in-solved = Vede con le ultime fiches ({ $chips }): la soluzione del river vede con questa mano ({ $equity }% contro il range seguito).
decided-bet-solved = Punta { $total } in un piatto di { $pot }: la soluzione del river gioca così questa mano ({ $equity }% contro il range seguito).
decided-raise-solved = Rilancia a { $total }: la soluzione del river gioca così questa mano ({ $equity }% contro il range seguito).
decided-all-in-solved = Va all-in per { $total }: la soluzione del river gioca così questa mano ({ $equity }% contro il range seguito).

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = Per vedere { $chips } in un piatto di { $pot } serve almeno { $required }%.
reason-equity-random = Contro { $opponents ->
    [one] una mano casuale
   *[other] { $opponents } mani casuali
  } vince { $equity }% del piatto ({ $samples ->
    [1] contate tutte le mani
   *[other] ± { $error }, distribuzioni: { $samples }
  }).
reason-equity-ranges = Contro { $opponents ->
    [one] il range ipotizzato
   *[other] i range ipotizzati
  } vince { $equity }% del piatto ({ $samples ->
    [1] contate tutte le mani
   *[other] ± { $error }, distribuzioni: { $samples }
  }).
reason-equity-share = Contro mani di quel tipo vince circa { $equity }% del piatto.
reason-equity-caller = Contro le mani che pagano vince { $equity }% del piatto ({ $samples ->
    [1] contate tutte le mani
   *[other] ± { $error }, distribuzioni: { $samples }
  }).
reason-guess = Stima le sue possibilità a { $guess }% (errore { $off }).
reason-threshold-bet = Punta da { $least }% in su.
reason-threshold-raise = Rilancia da { $least }% in su.
reason-threshold-call = Vede da { $least }% in su.
reason-chart = { $hand } è nel miglior { $top }% delle mani; { $behind ->
    [0] quando non tocca più a nessuno
    [one] con un giocatore ancora di turno
   *[other] con { $behind } giocatori ancora di turno
  } si giocano quelle nel miglior { $plays }%.
reason-range = Giocatore { $seat }: ha circa { $share }% delle mani{ $after ->
    [raise] , dopo il suo rilancio
    [call] , dopo il suo call
    [check] , dopo il suo check
    [bet] , dopo la sua puntata
   *[none] {""}
  }.
reason-range-named = { $name }: circa { $share }% delle mani{ $after ->
    [raise] , dopo il suo rilancio
    [call] , dopo il suo call
    [check] , dopo il suo check
    [bet] , dopo la sua puntata
   *[none] {""}
  }.
reason-realisation = Con le puntate che verranno ne trasforma in fiches circa { $part }%, quindi per vedere serve circa { $need }%.
reason-style = { $style ->
    [tight] Un giocatore prudente: fa fold un po’ più spesso.
    [loose] Un giocatore largo: vede un po’ più spesso.
    [passive] Un giocatore passivo: punta un po’ meno spesso.
    [aggressive] Un giocatore aggressivo: punta un po’ più spesso.
   *[other] Gioca nel suo stile ({ $style }).
  }
reason-spr = Lo stack che resta è { $spr } volte il piatto.
reason-short-stack = Con uno stack di { $blinds } grandi bui si va all-in o si fa fold.
reason-fold-equity = A { $total } tutti fanno fold circa { $chance } volte su 100; un bluff puro di questa misura ha bisogno di { $needed }%.
reason-bluff = Qui bluffa { $share } volte su 100, così che le sue mani buone vengano pagate.
reason-forced-raise = Non si può rilanciare ({ $clause }).
reason-free = Il check non costa niente.
reason-mix = Azioni di valore simile: { $ways }; fra queste ha deciso la sorte.
reason-loss = Rispetto all’azione migliore rinuncia a { $chips } in fiches.
reason-solved = River risolto per { $hands } mani per parte, giri: { $iterations }; un avversario perfetto guadagnerebbe al massimo { $gap }% del piatto.
reason-own-code = Ha deciso { $function }().

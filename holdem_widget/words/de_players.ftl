# Decisions of the computer's players and their reasons, in German.  Not proofread by a native speaker yet.

## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = Passt.
decision-check = Schiebt.
decision-call = Geht mit { $chips } mit.
decision-bet = Setzt { $total }.
decision-raise = Erhöht auf { $total }.
decision-all-in = Geht mit { $total } all-in.

decided-fold-guess = Passt: braucht { $required } %, um { $chips } in einen Pot von { $pot } zu zahlen, und schätzt { $equity } %.
decided-check-guess = Schiebt: schätzt { $equity } % gegen { $opponents ->
    [one] einen Gegner
   *[other] { $opponents } Gegner
  }, zu wenig zum Setzen.
decided-call-guess = Geht mit { $chips } in einen Pot von { $pot } mit: braucht { $required } % und schätzt { $equity } %.
decided-call-all-in-guess = Geht mit den letzten { $chips } mit: braucht { $required } % und schätzt { $equity } %.
decided-bet-guess = Setzt { $total }: schätzt { $equity } % gegen { $opponents ->
    [one] einen Gegner
   *[other] { $opponents } Gegner
  }.
decided-raise-guess = Erhöht auf { $total }: schätzt { $equity } % gegen { $opponents ->
    [one] einen Gegner
   *[other] { $opponents } Gegner
  }.
decided-all-in-guess = Geht mit { $total } all-in: schätzt { $equity } % gegen { $opponents ->
    [one] einen Gegner
   *[other] { $opponents } Gegner
  }.

decided-fold-whim = Passt aus einer Laune: braucht { $required } %, um { $chips } zu zahlen, und schätzt { $equity } %.
decided-check-whim = Schiebt aus einer Laune, obwohl die Schätzung bei { $equity } % liegt.
decided-call-whim = Geht aus einer Laune mit { $chips } mit: schätzt { $equity } % und braucht { $required } %.
decided-call-all-in-whim = Geht aus einer Laune mit den letzten { $chips } mit: schätzt { $equity } % und braucht { $required } %.
decided-bet-whim = Setzt { $total } aus einer Laune: schätzt nur { $equity } %.
decided-raise-whim = Erhöht aus einer Laune auf { $total }: schätzt nur { $equity } %.
decided-all-in-whim = Geht aus einer Laune mit { $total } all-in: schätzt nur { $equity } %.

decided-fold-chart = Passt mit { $hand }: spielt hier die besten { $plays } % der Hände, und diese ist in den besten { $top } %.
decided-check-chart = Schiebt mit { $hand }: Das kostet nichts, und die Hand ist in den besten { $top } %.
decided-call-chart = Geht für { $chips } mit { $hand } mit: spielt hier die besten { $plays } % der Hände, und diese ist in den besten { $top } %.
decided-call-all-in-chart = Geht mit { $hand } all-in mit: spielt hier die besten { $plays } % der Hände, und diese ist in den besten { $top } %.
decided-bet-chart = Setzt { $total } mit { $hand }: Die Hand ist in den besten { $top } %.
decided-raise-chart = Erhöht mit { $hand } auf { $total }: Die Hand ist in den besten { $top } %; spielt hier die besten { $plays } %.
decided-all-in-chart = Geht mit { $hand } für { $total } all-in: Die Hand ist in den besten { $top } %; spielt hier die besten { $plays } %.

decided-fold-ranges = Passt: braucht etwa { $required } %, um { $chips } in einen Pot von { $pot } zu zahlen, und hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-check-ranges = Schiebt: hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-call-ranges = Geht mit { $chips } in einen Pot von { $pot } mit: braucht etwa { $required } % und hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-call-all-in-ranges = Geht mit den letzten { $chips } mit: braucht etwa { $required } % und hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-bet-ranges = Setzt { $total } in einen Pot von { $pot }: hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-raise-ranges = Erhöht auf { $total }: hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.
decided-all-in-ranges = Geht mit { $total } all-in: hat etwa { $equity } % gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  }.

decided-bet-bluff = Setzt { $total } in einen Pot von { $pot } als Bluff: hat nur etwa { $equity } %, aber in etwa { $folds } % der Fälle passen alle.
decided-raise-bluff = Erhöht auf { $total } als Bluff: hat nur etwa { $equity } %, aber in etwa { $folds } % der Fälle passen alle.
decided-all-in-bluff = Geht mit { $total } als Bluff all-in: hat nur etwa { $equity } %, aber in etwa { $folds } % der Fälle passen alle.

decided-fold-solved = Passt: Nach der Lösung des Rivers lohnt es sich nicht, { $chips } in einen Pot von { $pot } zu zahlen ({ $equity } % gegen die verfolgte Range).
decided-check-solved = Schiebt: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).
decided-call-solved = Geht mit { $chips } in einen Pot von { $pot } mit: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).
decided-call-all-in-solved = Geht mit den letzten { $chips } mit: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).
decided-bet-solved = Setzt { $total } in einen Pot von { $pot }: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).
decided-raise-solved = Erhöht auf { $total }: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).
decided-all-in-solved = Geht mit { $total } all-in: So spielt die Lösung des Rivers diese Hand ({ $equity } % gegen die verfolgte Range).

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = { $chips } in einen Pot von { $pot } zu zahlen braucht { $required } %.
reason-equity-random = Gegen { $opponents ->
    [one] eine zufällige Hand
   *[other] { $opponents } zufällige Hände
  } gewinnt sie { $equity } % des Pots ({ $samples ->
    [1] alle Hände gezählt
   *[other] ± { $error }, Stichproben: { $samples }
  }).
reason-equity-ranges = Gegen { $opponents ->
    [one] die angenommene Range
   *[other] die angenommenen Ranges
  } gewinnt sie { $equity } % des Pots ({ $samples ->
    [1] alle Hände gezählt
   *[other] ± { $error }, Stichproben: { $samples }
  }).
reason-equity-share = Gegen Hände dieser Art gewinnt sie etwa { $equity } % des Pots.
reason-equity-caller = Gegen die Hände, die zahlen, gewinnt sie { $equity } % des Pots ({ $samples ->
    [1] alle Hände gezählt
   *[other] ± { $error }, Stichproben: { $samples }
  }).
reason-guess = Hält die eigene Chance für { $guess } % (daneben um { $off }).
reason-threshold-bet = Setzt ab { $least } %.
reason-threshold-raise = Erhöht ab { $least } %.
reason-threshold-call = Geht ab { $least } % mit.
reason-chart = { $hand } ist in den besten { $top } % der Hände; { $behind ->
    [0] wenn niemand mehr dran ist
    [one] wenn noch ein Spieler dran ist
   *[other] wenn noch { $behind } Spieler dran sind
  }, werden die besten { $plays } % gespielt.
reason-range = Spieler { $seat } hat etwa { $share } % der Hände{ $after ->
    [raise] , nach der eigenen Erhöhung
    [call] , nach dem eigenen Call
    [check] , nach dem eigenen Check
    [bet] , nach dem eigenen Einsatz
   *[none] {""}
  }.
reason-range-named = { $name }: etwa { $share } % der Hände{ $after ->
    [raise] , nach der eigenen Erhöhung
    [call] , nach dem eigenen Call
    [check] , nach dem eigenen Check
    [bet] , nach dem eigenen Einsatz
   *[none] {""}
  }.
reason-realisation = Bei den kommenden Einsätzen werden etwa { $part } % davon zu Chips, ein Call braucht also etwa { $need } %.
reason-style = { $style ->
    [tight] Ein vorsichtiger Spieler: passt etwas öfter.
    [loose] Ein lockerer Spieler: geht etwas öfter mit.
    [passive] Ein passiver Spieler: setzt etwas seltener.
    [aggressive] Ein aggressiver Spieler: setzt etwas öfter.
   *[other] Spielt im eigenen Stil ({ $style }).
  }
reason-spr = Der verbleibende Stack ist { $spr }-mal so groß wie der Pot.
reason-short-stack = Mit einem Stack von { $blinds } Big Blinds heißt es all-in oder passen.
reason-fold-equity = Bei { $total } passen alle in etwa { $chance } % der Fälle; ein reiner Bluff dieser Größe braucht { $needed } %.
reason-bluff = Blufft hier in { $share } % der Fälle, damit die guten Hände bezahlt werden.
reason-forced-raise = Erhöhen ist nicht möglich ({ $clause }).
reason-free = Schieben kostet nichts.
reason-mix = { $ways } Aktionen sind fast gleich viel wert; das Los hat entschieden.
reason-loss = Verschenkt gegenüber der besten Aktion { $chips } an Chips.
reason-solved = Den River für { $hands } Hände je Seite in { $iterations } Runden gelöst; ein perfekter Gegner gewänne höchstens { $gap } % des Pots dazu.
reason-own-code = { $function }() hat entschieden.

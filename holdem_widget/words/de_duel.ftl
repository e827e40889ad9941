# One-Card Duel, in German: why not, what a duelist did, and why.  Not proofread by a native speaker yet.

refuse-lock-first = Bevor jemand setzt, werden beide Karten festgelegt: Leg eine deiner zwei Karten fest.
refuse-not-held = { $card } ist keine deiner zwei Karten.
refuse-locked-already = Deine Karte ist verdeckt festgelegt und lässt sich nicht mehr ändern.

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = Legt { $card } fest: in Chips jetzt { $now } wert, dazu { $carried } für die Karte, die bleibt ({ $keeps ->
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
  }).
duel-fold = Passt mit { $card } gegen { $chips }: Die Karte gewinnt hier nur { $wins } % der Showdowns.
duel-check = Schiebt mit { $card }: Die Karte gewinnt hier { $wins } % der Showdowns.
duel-call = Geht mit { $chips } in einen Pot von { $pot } mit: { $card } gewinnt hier { $wins } % der Showdowns.
duel-bet = Setzt { $total } mit { $card }: Die Karte gewinnt hier { $wins } % der Showdowns.
duel-raise = Erhöht mit { $card } auf { $total }: Die Karte gewinnt hier { $wins } % der Showdowns.
duel-all-in = Geht mit { $card } für { $total } all-in: Die Karte gewinnt hier { $wins } % der Showdowns.

# A beginner that guesses.
duel-guess-lock = Legt { $card } fest: schätzt { $guess } %.
duel-guess-fold = Passt gegen { $chips }: schätzt nur { $guess } %.
duel-guess-check = Schiebt: schätzt { $guess } %.
duel-guess-call = Geht mit { $chips } in einen Pot von { $pot } mit: schätzt { $guess } %.
duel-guess-bet = Setzt { $total }: schätzt { $guess } %.
duel-guess-raise = Erhöht auf { $total }: schätzt { $guess } %.
duel-guess-all-in = Geht mit { $total } all-in: schätzt { $guess } %.

# Reasons.
reason-cards-left-counted = { $cards ->
    [one] { $cards } Karte ist noch nicht gesehen
   *[other] { $cards } Karten sind noch nicht gesehen
  }, darunter { $aces ->
    [0] kein Ass
    [one] { $aces } Ass
   *[other] { $aces } Asse
  } und { $twos ->
    [0] keine Zwei
    [one] { $twos } Zwei
   *[other] { $twos } Zweier
  }.
reason-cards-left-not = Verfolgt die abgelegten Karten nicht: rechnet mit { $cards } nicht gesehenen Karten, darunter Asse: { $aces }, Zweier: { $twos }.
reason-believed-kept = Der Gegner hat am ehesten { $first ->
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
    [6] eine Sechs
    [7] eine Sieben
    [8] eine Acht
    [9] eine Neun
    [T] eine Zehn
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    *[A] ein Ass
  } behalten ({ $share } %) oder { $second ->
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
    [6] eine Sechs
    [7] eine Sieben
    [8] eine Acht
    [9] eine Neun
    [T] eine Zehn
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    *[A] ein Ass
  } ({ $less } %).
reason-believed-locked = Der Gegner hat am ehesten { $first ->
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
    [6] eine Sechs
    [7] eine Sieben
    [8] eine Acht
    [9] eine Neun
    [T] eine Zehn
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    *[A] ein Ass
  } festgelegt ({ $share } %) oder { $second ->
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
    [6] eine Sechs
    [7] eine Sieben
    [8] eine Acht
    [9] eine Neun
    [T] eine Zehn
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    *[A] ein Ass
  } ({ $less } %).
reason-lock-value = { $card } festzulegen ist in Chips { $now } in dieser Runde wert, dazu { $carried } für die Karte, die bleibt: zusammen { $total }.
reason-wins-showdown = { $card } gewinnt hier { $wins } % der Showdowns, und { $ties } % enden unentschieden.
reason-size-seen = { $total } kam zu den Größen dazu, und die Runde wurde neu gelöst.
reason-deal-solved = Für { $hands } Hände in { $rounds } Durchgängen gelöst; ein perfekter Gegner gewänne höchstens { $gap } % des Pots mehr.

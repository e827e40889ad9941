# The sentences of the product, in German.  Not proofread by a native speaker yet.
#
# “Straße” is the straight, so a street is a “Setzrunde”.  Buttons keep the English verbs; sentences have German ones.

## Ranks in words: inside other messages only

one-high = { $high ->
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

one-kicker = { $kicker ->
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

one-rank = { $rank ->
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

many-rank = { $rank ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

many-high = { $high ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

many-low = { $low ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

many-trips = { $trips ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

many-pair = { $pair ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

## Hands, as they are named at the table

hand-high-card = High Card { one-high }
hand-pair = ein Paar { many-rank }, Kicker { one-kicker }
hand-two-pair = zwei Paare, { many-high } und { many-low }, Kicker { one-kicker }
hand-three = Drilling { many-rank }, Kicker { one-kicker }
hand-straight = Straße bis { one-high }
hand-flush = Flush, { one-high } hoch
hand-full-house = Full House, { many-trips } über { many-pair }
hand-four = Vierling { many-rank }, Kicker { one-kicker }
hand-straight-flush = Straight Flush bis { one-high }
hand-royal-flush = Royal Flush

## Categories

category-high-card = High Card
category-pair = ein Paar
category-two-pair = zwei Paare
category-three-of-a-kind = Drilling
category-straight = Straße
category-flush = Flush
category-full-house = Full House
category-four-of-a-kind = Vierling
category-straight-flush = Straight Flush

## Streets

street-preflop = vor dem Flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown

# The sentences of the product, in Italian.  Not proofread by a native speaker yet.
#
# “Poker” is four of a kind (and the game), “scala reale” the royal flush alone; “passo” and “passa” mean fold at home and check in
# apps, so they are never used.

## Ranks in words: inside other messages only

one-high = { $high ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donna
    [K] re
    *[A] asso
  }

one-kicker = { $kicker ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donna
    [K] re
    *[A] asso
  }

one-rank = { $rank ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donna
    [K] re
    *[A] asso
  }

many-rank = { $rank ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donne
    [K] re
    *[A] assi
  }

many-high = { $high ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donne
    [K] re
    *[A] assi
  }

many-low = { $low ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donne
    [K] re
    *[A] assi
  }

many-trips = { $trips ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donne
    [K] re
    *[A] assi
  }

many-pair = { $pair ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] jack
    [Q] donne
    [K] re
    *[A] assi
  }

## Hands, as they are named at the table

hand-high-card = carta alta, { one-high }
hand-pair = coppia di { many-rank }, kicker { one-kicker }
hand-two-pair = doppia coppia, { many-high } e { many-low }, kicker { one-kicker }
hand-three = tris di { many-rank }, kicker { one-kicker }
hand-straight = scala { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
hand-flush = colore { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
hand-full-house = full di { many-trips } e { many-pair }
hand-four = poker di { many-rank }, kicker { one-kicker }
hand-straight-flush = scala a colore { $high ->
    [2] al due
    [3] al tre
    [4] al quattro
    [5] al cinque
    [6] al sei
    [7] al sette
    [8] all’otto
    [9] al nove
    [T] al dieci
    [J] al jack
    [Q] alla donna
    [K] al re
    *[A] all’asso
  }
hand-royal-flush = scala reale (royal flush)

## Categories

category-high-card = carta alta
category-pair = coppia
category-two-pair = doppia coppia
category-three-of-a-kind = tris
category-straight = scala
category-flush = colore
category-full-house = full
category-four-of-a-kind = poker
category-straight-flush = scala a colore

## Streets

street-preflop = prima del flop
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

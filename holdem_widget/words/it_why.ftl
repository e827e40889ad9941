# Why not, who wins and why, in Italian: refusals, comparisons, chip audits.  Not proofread by a native speaker yet.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = Devi { $chips }: il check è possibile solo quando non c’è niente da pagare.
refuse-nothing-owed = Non c’è niente da pagare: non c’è una puntata da vedere.
refuse-closed = Hai risposto a { $answered }, il prezzo è { $price }: +{ $more } < { $full }, un rilancio intero.
refuse-alone = Non c’è più nessuno contro cui rilanciare: tutti gli altri sono all-in.
refuse-short = Un rilancio deve superare { $price }: tutto quello che hai arriva a { $most }.
refuse-below = Un rilancio a { $total } è troppo piccolo: il minimo è { $least }, il prezzo di { $price } più un rilancio intero di { $full }.
refuse-below-open = Una puntata di { $total } è troppo piccola: il minimo è { $least }.
refuse-only-all-in = { $total } non è un rilancio intero, e solo un all-in, a { $most }, può essere più piccolo.
refuse-above = { $total } è più di quello che hai: le tue fiches arrivano al massimo a { $most }.
refuse-not-whole = { $total } non è un numero intero di fiches: indica un totale da { $least } a { $most }.
refuse-fold-free = Il fold è possibile solo quando c’è qualcosa da pagare: il check non costa niente.
refuse-no-lock = Ora non c’è nessuna carta da bloccare.

## Ranks, for comparisons

one-low = { $low ->
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

many-second = { $second ->
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

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] Una coppia batte
    [two_pair] Una doppia coppia batte
    [three_of_a_kind] Un tris batte
    [straight] Una scala batte
    [flush] Un colore batte
    [full_house] Un full batte
    [four_of_a_kind] Un poker batte
    *[straight_flush] Una scala a colore batte
  } { $loser ->
    [high_card] una carta alta
    [pair] una coppia
    [two_pair] una doppia coppia
    [three_of_a_kind] un tris
    [straight] una scala
    [flush] un colore
    [full_house] un full
    *[four_of_a_kind] un poker
  }
say-high = Carta alta: { one-high } batte { one-low }
say-kicker = Kicker: { one-high } batte { one-low }
say-pair = Coppia di { many-high } batte coppia di { many-low }
say-top-pair = Decide la coppia più alta: { many-high } contro { many-low }
say-second-pair = Decide la seconda coppia: { many-high } contro { many-low }
say-three = Tris di { many-high } batte tris di { many-low }
say-straight = Scala { $high ->
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
  } batte scala { $low ->
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
say-flush = Colore { $high ->
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
  } batte colore { $low ->
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
say-flush-card = Nel colore { one-high } batte { one-low }
say-full-three = Tris di { many-high } batte tris di { many-low }
say-full-pair = Stesso tris, coppia più alta: { many-high } contro { many-low }
say-four = Poker di { many-high } batte poker di { many-low }
say-tie = Gli stessi cinque valori: il piatto si divide
say-board = Tutti giocano il board: il piatto si divide

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] batte il tuo punto: { $hand }
   *[no] batte il punto di { $name }: { $hand }
  }
why-high = { $you ->
    [yes] carta alta { one-high } batte la tua: { one-low }
   *[no] carta alta { one-high } batte quella di { $name }: { one-low }
  }
why-kicker = { $you ->
    [yes] kicker { one-high } batte il tuo: { one-low }
   *[no] kicker { one-high } batte quello di { $name }: { one-low }
  }
why-pair = { $you ->
    [yes] coppia di { many-high } batte la tua di { many-low }
   *[no] coppia di { many-high } batte quella di { $name }: { many-low }
  }
why-top-pair = { $you ->
    [yes] coppia di { many-high } batte la tua di { many-low }
   *[no] coppia di { many-high } batte quella di { $name }: { many-low }
  }
why-second-pair = { $you ->
    [yes] seconda coppia di { many-high } batte la tua di { many-low }
   *[no] seconda coppia di { many-high } batte quella di { $name }: { many-low }
  }
why-three = { $you ->
    [yes] tris di { many-high } batte il tuo di { many-low }
   *[no] tris di { many-high } batte quello di { $name }: { many-low }
  }
why-straight = { $you ->
    [yes] scala { $high ->
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
  } batte la tua { $low ->
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
   *[no] scala { $high ->
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
  } batte quella di { $name } { $low ->
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
  }
why-flush = { $you ->
    [yes] colore { $high ->
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
  } batte il tuo { $low ->
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
   *[no] colore { $high ->
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
  } batte quello di { $name } { $low ->
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
  }
why-flush-card = { $you ->
    [yes] nel colore { one-high } batte la tua carta: { one-low }
   *[no] nel colore { one-high } batte la carta di { $name }: { one-low }
  }
why-full-three = { $you ->
    [yes] tris di { many-high } batte il tuo di { many-low }
   *[no] tris di { many-high } batte quello di { $name }: { many-low }
  }
why-full-pair = { $you ->
    [yes] stesso tris, coppia di { many-high } batte la tua di { many-low }
   *[no] stesso tris, coppia di { many-high } batte quella di { $name }: { many-low }
  }
why-four = { $you ->
    [yes] poker di { many-high } batte il tuo di { many-low }
   *[no] poker di { many-high } batte quello di { $name }: { many-low }
  }
why-tie = gli stessi cinque valori; i semi e le altre carte non decidono mai
why-board = tutti giocano il board

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] una coppia batte
    [two_pair] una doppia coppia batte
    [three_of_a_kind] un tris batte
    [straight] una scala batte
    [flush] un colore batte
    [full_house] un full batte
    [four_of_a_kind] un poker batte
    *[straight_flush] una scala a colore batte
  } { $loser ->
    [high_card] una carta alta
    [pair] una coppia
    [two_pair] una doppia coppia
    [three_of_a_kind] un tris
    [straight] una scala
    [flush] un colore
    [full_house] un full
    *[four_of_a_kind] un poker
  }
compare-kicker = { $category ->
    [pair] stessa coppia di { many-rank }
    [two_pair] stessa doppia coppia, { many-rank } e { many-second }
    [three_of_a_kind] stesso tris di { many-rank }
    [four_of_a_kind] stesso poker di { many-rank }
   *[high_card] stessa carta alta, { one-rank }
  }; kicker { one-high } batte { one-low }
compare-high = carta alta: { one-high } batte { one-low }
compare-pair = coppia di { many-high } batte coppia di { many-low }
compare-top-pair = coppia più alta: { many-high } contro { many-low }
compare-second-pair = stessa coppia più alta, { many-rank }; seconda coppia: { many-high } contro { many-low }
compare-three = tris di { many-high } batte tris di { many-low }
compare-straight = scala { $high ->
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
  } batte scala { $low ->
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
compare-flush = colore { $high ->
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
  } batte colore { $low ->
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
compare-flush-card = entrambi i colori { $rank ->
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
  }; poi { one-high } batte { one-low }
compare-full-three = tris di { many-high } batte tris di { many-low }
compare-full-pair = stesso tris di { many-rank }; coppia: { many-high } contro { many-low }
compare-four = poker di { many-high } batte poker di { many-low }
compare-tie = parità: gli stessi cinque valori; i semi e le altre carte non decidono mai
compare-board = parità: tutti giocano il board; i semi e le altre carte non decidono mai

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [one] una fiche in eccesso a { $names }, in senso orario da sinistra del button
   *[other] fiches in eccesso a { $names }, in senso orario da sinistra del button
  }
about-straight-flush = cinque carte in fila dello stesso seme; fino all’asso si chiama scala reale (royal flush)
about-four-of-a-kind = quattro carte dello stesso valore e un kicker
about-full-house = tre carte di un valore e due di un altro
about-flush = cinque carte dello stesso seme
about-straight = cinque carte in fila; l’asso è alto, o basso solo in A-2-3-4-5
about-three-of-a-kind = tre carte dello stesso valore e due kicker
about-two-pair = due carte di un valore, due di un altro e un kicker
about-pair = due carte dello stesso valore e tre kicker
about-high-card = nessuno di questi; conta prima la carta più alta

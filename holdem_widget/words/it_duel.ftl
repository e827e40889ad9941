# One-Card Duel, in Italian: why not, what a duelist did, and why.  Not proofread by a native speaker yet.

refuse-lock-first = Prima di puntare si bloccano entrambe le carte: blocca una delle tue due carte.
refuse-not-held = { $card } non è una delle tue due carte.
refuse-locked-already = La tua carta è bloccata e coperta: non si può più cambiare.

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = Blocca { $card }: in fiches vale { $now } adesso e { $carried } per la carta che resta ({ $keeps ->
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
  }).
duel-fold = Fa fold con { $card } contro { $chips }: qui vince solo { $wins }% degli showdown.
duel-check = Fa check con { $card }, che qui vince { $wins }% degli showdown.
duel-call = Vede { $chips } in un piatto di { $pot } con { $card }, che qui vince { $wins }% degli showdown.
duel-bet = Punta { $total } con { $card }, che qui vince { $wins }% degli showdown.
duel-raise = Rilancia a { $total } con { $card }, che qui vince { $wins }% degli showdown.
duel-all-in = Va all-in per { $total } con { $card }, che qui vince { $wins }% degli showdown.

# A beginner that guesses.
duel-guess-lock = Blocca { $card }: la stima è { $guess }%.
duel-guess-fold = Fa fold contro { $chips }: la stima è solo { $guess }%.
duel-guess-check = Fa check: la stima è { $guess }%.
duel-guess-call = Vede { $chips } in un piatto di { $pot }: la stima è { $guess }%.
duel-guess-bet = Punta { $total }: la stima è { $guess }%.
duel-guess-raise = Rilancia a { $total }: la stima è { $guess }%.
duel-guess-all-in = Va all-in per { $total }: la stima è { $guess }%.

# Reasons.
reason-cards-left-counted = { $cards ->
    [one] { $cards } carta non si è ancora vista
   *[other] { $cards } carte non si sono ancora viste
  }, fra cui { $aces ->
    [0] nessun asso
    [one] { $aces } asso
   *[other] { $aces } assi
  } e { $twos ->
    [0] nessun due
    [one] { $twos } due
   *[other] { $twos } due
  }.
reason-cards-left-not = Non segue gli scarti: considera non viste { $cards } carte, fra cui assi: { $aces }, due: { $twos }.
reason-believed-kept = Il rivale ha tenuto più probabilmente { $first ->
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
    [6] un sei
    [7] un sette
    [8] un otto
    [9] un nove
    [T] un dieci
    [J] un jack
    [Q] una donna
    [K] un re
    *[A] un asso
  } ({ $share }%) o { $second ->
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
    [6] un sei
    [7] un sette
    [8] un otto
    [9] un nove
    [T] un dieci
    [J] un jack
    [Q] una donna
    [K] un re
    *[A] un asso
  } ({ $less }%).
reason-believed-locked = Il rivale ha bloccato più probabilmente { $first ->
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
    [6] un sei
    [7] un sette
    [8] un otto
    [9] un nove
    [T] un dieci
    [J] un jack
    [Q] una donna
    [K] un re
    *[A] un asso
  } ({ $share }%) o { $second ->
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
    [6] un sei
    [7] un sette
    [8] un otto
    [9] un nove
    [T] un dieci
    [J] un jack
    [Q] una donna
    [K] un re
    *[A] un asso
  } ({ $less }%).
reason-lock-value = Bloccare { $card } vale in fiches { $now } in questa mano e { $carried } per la carta che resta: { $total } in tutto.
reason-wins-showdown = { $card } qui vince { $wins }% degli showdown e ne pareggia { $ties }%.
reason-size-seen = { $total } è fra gli importi possibili, e la mano è stata risolta di nuovo.
reason-deal-solved = Risolta per { $hands } mani, giri: { $rounds }; un avversario perfetto vincerebbe al massimo { $gap }% del piatto in più.

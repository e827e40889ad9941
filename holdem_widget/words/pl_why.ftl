# Why not, who wins and why, in Polish: refusals, comparisons, chip audits.  Not proofread by a native speaker yet.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = Do sprawdzenia jest { $chips }: czekać za darmo można tylko wtedy, gdy nie ma czego sprawdzać.
refuse-nothing-owed = Nie ma czego sprawdzać: nikt nie postawił więcej od ciebie.
refuse-closed = Twoja poprzednia odpowiedź to { $answered }, cena wynosi { $price }: +{ $more } < { $full }, pełne podbicie.
refuse-alone = Nie ma już kogo podbijać: wszyscy inni są all-in.
refuse-short = Podbicie musi przekroczyć { $price }: wszystkie twoje żetony dają { $most }.
refuse-below = Podbicie do { $total } jest za małe: najmniej to { $least }, czyli cena { $price } i pełne podbicie { $full }.
refuse-below-open = Zakład { $total } jest za mały: najmniej to { $least }.
refuse-only-all-in = { $total } nie jest pełnym podbiciem, a mniejsze może być tylko all-in, do { $most }.
refuse-above = { $total } to więcej, niż masz: twoje żetony dają najwyżej { $most }.
refuse-not-whole = { $total } nie jest całkowitą liczbą żetonów: podaj sumę od { $least } do { $most }.
refuse-fold-free = Pas jest możliwy tylko wtedy, gdy jest co sprawdzać: czekanie nic nie kosztuje.
refuse-no-lock = Teraz nie ma karty do zablokowania.

## Ranks, for comparisons

one-low = { $low ->
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
    [9] dziewiątkę
    [T] dziesiątkę
    [J] waleta
    [Q] damę
    [K] króla
    *[A] asa
  }

many-second = { $second ->
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [T] dziesiątek
    [J] waletów
    [Q] dam
    [K] króli
    *[A] asów
  }

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] Para bije
    [two_pair] Dwie pary biją
    [three_of_a_kind] Trójka bije
    [straight] Strit bije
    [flush] Kolor bije
    [full_house] Ful bije
    [four_of_a_kind] Kareta bije
    *[straight_flush] Strit w kolorze bije
  } { $loser ->
    [high_card] wysoką kartę
    [pair] parę
    [two_pair] dwie pary
    [three_of_a_kind] trójkę
    [straight] strita
    [flush] kolor
    [full_house] fula
    *[four_of_a_kind] karetę
  }
say-high = { name-high } jako najwyższa karta bije { one-low }
say-kicker = Kicker { one-high } bije { one-low }
say-pair = Wyższa para: { many-high } biją { many-low }
say-top-pair = Decyduje wyższa para: { many-high } biją { many-low }
say-second-pair = Decyduje druga para: { many-high } biją { many-low }
say-three = Wyższa trójka: { many-high } biją { many-low }
say-straight = Strit do { $high ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  } bije strita do { $low ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  }
say-flush = Kolor do { $high ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  } bije kolor do { $low ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  }
say-flush-card = W kolorze { one-high } bije { one-low }
say-full-three = Wyższa trójka: { many-high } biją { many-low }
say-full-pair = Ta sama trójka, wyższa para: { many-high } biją { many-low }
say-four = Wyższa kareta: { many-high } biją { many-low }
say-tie = Te same wartości pięciu kart: pula jest dzielona
say-board = Wszyscy grają kartami wspólnymi: pula jest dzielona

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] bije twój układ: { $hand }
   *[no] bije układ gracza { $name }: { $hand }
  }
why-high = { $you ->
    [yes] najwyższa karta { one-high } bije { one-low } w twojej ręce
   *[no] najwyższa karta { one-high } bije { one-low } w ręce gracza { $name }
  }
why-kicker = { $you ->
    [yes] kicker { one-high } bije { one-low } w twojej ręce
   *[no] kicker { one-high } bije { one-low } w ręce gracza { $name }
  }
why-pair = { $you ->
    [yes] { many-high } biją { many-low } w twojej ręce
   *[no] { many-high } biją { many-low } w ręce gracza { $name }
  }
why-top-pair = { $you ->
    [yes] { many-high } biją { many-low } w twojej ręce
   *[no] { many-high } biją { many-low } w ręce gracza { $name }
  }
why-second-pair = { $you ->
    [yes] druga para: { many-high } biją { many-low } w twojej ręce
   *[no] druga para: { many-high } biją { many-low } w ręce gracza { $name }
  }
why-three = { $you ->
    [yes] wyższa trójka: { many-high } biją { many-low } w twojej ręce
   *[no] wyższa trójka: { many-high } biją { many-low } w ręce gracza { $name }
  }
why-straight = { $you ->
    [yes] wyższy strit: { one-high } bije { one-low } w twojej ręce
   *[no] wyższy strit: { one-high } bije { one-low } w ręce gracza { $name }
  }
why-flush = { $you ->
    [yes] wyższy kolor: { one-high } bije { one-low } w twojej ręce
   *[no] wyższy kolor: { one-high } bije { one-low } w ręce gracza { $name }
  }
why-flush-card = { $you ->
    [yes] w kolorze { one-high } bije { one-low } w twojej ręce
   *[no] w kolorze { one-high } bije { one-low } w ręce gracza { $name }
  }
why-full-three = { $you ->
    [yes] wyższa trójka: { many-high } biją { many-low } w twojej ręce
   *[no] wyższa trójka: { many-high } biją { many-low } w ręce gracza { $name }
  }
why-full-pair = { $you ->
    [yes] ta sama trójka, { many-high } biją { many-low } w twojej ręce
   *[no] ta sama trójka, { many-high } biją { many-low } w ręce gracza { $name }
  }
why-four = { $you ->
    [yes] wyższa kareta: { many-high } biją { many-low } w twojej ręce
   *[no] wyższa kareta: { many-high } biją { many-low } w ręce gracza { $name }
  }
why-tie = te same wartości pięciu kart; kolory i dalsze karty nigdy nie decydują
why-board = wszyscy grają kartami wspólnymi

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] para bije
    [two_pair] dwie pary biją
    [three_of_a_kind] trójka bije
    [straight] strit bije
    [flush] kolor bije
    [full_house] ful bije
    [four_of_a_kind] kareta bije
    *[straight_flush] strit w kolorze bije
  } { $loser ->
    [high_card] wysoką kartę
    [pair] parę
    [two_pair] dwie pary
    [three_of_a_kind] trójkę
    [straight] strita
    [flush] kolor
    [full_house] fula
    *[four_of_a_kind] karetę
  }
compare-kicker = { $category ->
    [pair] ta sama para { many-rank }
    [two_pair] ta sama para { many-rank } i ta sama para { many-second }
    [three_of_a_kind] ta sama trójka { many-rank }
    [four_of_a_kind] ta sama kareta { many-rank }
   *[high_card] ta sama najwyższa karta, { one-rank }
  }; kicker { one-high } bije { one-low }
compare-high = najwyższa karta { one-high } bije { one-low }
compare-pair = wyższa para: { many-high } biją { many-low }
compare-top-pair = wyższa z dwóch par: { many-high } biją { many-low }
compare-second-pair = ta sama wyższa para { many-rank }; druga para: { many-high } biją { many-low }
compare-three = wyższa trójka: { many-high } biją { many-low }
compare-straight = strit do { $high ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  } bije strita do { $low ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  }
compare-flush = kolor do { $high ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  } bije kolor do { $low ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  }
compare-flush-card = oba kolory do { $rank ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] waleta
    [Q] damy
    [K] króla
    *[A] asa
  }; dalej { one-high } bije { one-low }
compare-full-three = wyższa trójka: { many-high } biją { many-low }
compare-full-pair = ta sama trójka { many-rank }; para: { many-high } biją { many-low }
compare-four = wyższa kareta: { many-high } biją { many-low }
compare-tie = remis: te same wartości pięciu kart; kolory i dalsze karty nigdy nie decydują
compare-board = remis: wszyscy grają kartami wspólnymi; kolory i dalsze karty nigdy nie decydują

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [one] jeden nieparzysty żeton dla: { $names }, zgodnie z ruchem wskazówek zegara od lewej strony buttona
    [few] nieparzyste żetony dla: { $names }, zgodnie z ruchem wskazówek zegara od lewej strony buttona
    [many] nieparzyste żetony dla: { $names }, zgodnie z ruchem wskazówek zegara od lewej strony buttona
   *[other] nieparzyste żetony dla: { $names }, zgodnie z ruchem wskazówek zegara od lewej strony buttona
  }
about-straight-flush = pięć kolejnych kart w jednym kolorze; do asa nazywa się pokerem królewskim
about-four-of-a-kind = cztery karty jednej wartości i kicker
about-full-house = trzy karty jednej wartości i dwie innej
about-flush = pięć kart w jednym kolorze
about-straight = pięć kolejnych kart; as jest najwyższy, a najniższy tylko w A-2-3-4-5
about-three-of-a-kind = trzy karty jednej wartości i dwa kickery
about-two-pair = dwie karty jednej wartości, dwie innej i kicker
about-pair = dwie karty jednej wartości i trzy kickery
about-high-card = żaden z tych układów; najpierw liczy się najwyższa karta

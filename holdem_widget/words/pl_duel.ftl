# One-Card Duel, in Polish: why not, what a duelist did, and why.  Not proofread by a native speaker yet.

refuse-lock-first = Najpierw obie karty muszą być zablokowane, dopiero potem jest licytacja: zablokuj jedną ze swoich dwóch kart.
refuse-not-held = { $card } nie jest żadną z twoich dwóch kart.
refuse-locked-already = Twoja karta jest zablokowana i zakryta, nie można jej zmienić.

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = Blokuje { $card }: w żetonach { $now } teraz i { $carried } za kartę, która zostaje ({ $keeps ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [T] dziesiątka
    [J] walet
    [Q] dama
    [K] król
    *[A] as
  }).
duel-fold = Pasuje z { $card } wobec { $chips }: ta karta wygrywa tu tylko { $wins }% showdownów.
duel-check = Czeka z { $card }: ta karta wygrywa tu { $wins }% showdownów.
duel-call = Sprawdza { $chips } przy puli { $pot } z { $card }: ta karta wygrywa tu { $wins }% showdownów.
duel-bet = Stawia { $total } z { $card }: ta karta wygrywa tu { $wins }% showdownów.
duel-raise = Podbija do { $total } z { $card }: ta karta wygrywa tu { $wins }% showdownów.
duel-all-in = Gra all-in za { $total } z { $card }: ta karta wygrywa tu { $wins }% showdownów.

# A beginner that guesses.
duel-guess-lock = Blokuje { $card }: ocenia się z nią na { $guess }%.
duel-guess-fold = Pasuje wobec { $chips }: ocenia się tylko na { $guess }%.
duel-guess-check = Czeka: ocenia się na { $guess }%.
duel-guess-call = Sprawdza { $chips } przy puli { $pot }: ocenia się na { $guess }%.
duel-guess-bet = Stawia { $total }: ocenia się na { $guess }%.
duel-guess-raise = Podbija do { $total }: ocenia się na { $guess }%.
duel-guess-all-in = Gra all-in za { $total }: ocenia się na { $guess }%.

# Reasons.
reason-cards-left-counted = { $cards ->
    [one] Nie widać jeszcze { $cards } karty
   *[other] Nie widać jeszcze { $cards } kart
  }, a wśród nich { $aces ->
    [0] nie ma asa
    [one] jest { $aces } as
    [few] są { $aces } asy
    [many] jest { $aces } asów
   *[other] jest { $aces } asa
  } i { $twos ->
    [0] nie ma dwójki
    [one] jest { $twos } dwójka
    [few] są { $twos } dwójki
    [many] jest { $twos } dwójek
   *[other] jest { $twos } dwójki
  }.
reason-cards-left-not = Nie śledzi kart odrzuconych: zakłada, że niewidocznych kart jest { $cards }, asów wśród nich { $aces }, a dwójek { $twos }.
reason-believed-kept = Rywal najpewniej zatrzymał { $first ->
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
  } ({ $share }%) albo { $second ->
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
  } ({ $less }%).
reason-believed-locked = Rywal najpewniej zablokował { $first ->
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
  } ({ $share }%) albo { $second ->
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
  } ({ $less }%).
reason-lock-value = Zablokowanie { $card } daje w żetonach { $now } w tym rozdaniu i { $carried } za kartę, która zostaje: razem { $total }.
reason-wins-showdown = { $card } wygrywa tu { $wins }% showdownów, a remisuje { $ties }%.
reason-size-seen = Zakład { $total } dopisano do możliwych wysokości i rozwiązano rozdanie od nowa.
reason-deal-solved = Rozwiązane dla { $hands } rąk, liczba rund: { $rounds }; doskonały przeciwnik wygrałby najwyżej o { $gap }% puli więcej.

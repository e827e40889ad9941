# What happens at the table, in Polish, as its log, tabs and labels say it.  Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise, never declined.

## Log

log-hand = { $you ->
    [yes] Rozdanie { $hand }: button masz ty
   *[no] Rozdanie { $hand }: button ma { $name }
  }
log-post-small = { $you ->
    [yes] Wpłacasz małą ciemną, { $chips }
   *[no] { $name } wpłaca małą ciemną, { $chips }
  }
log-post-big = { $you ->
    [yes] Wpłacasz dużą ciemną, { $chips }
   *[no] { $name } wpłaca dużą ciemną, { $chips }
  }
log-post-small-all-in = { $you ->
    [yes] Wpłacasz { $chips } na małą ciemną, all-in
   *[no] { $name } wpłaca { $chips } na małą ciemną, all-in
  }
log-post-big-all-in = { $you ->
    [yes] Wpłacasz { $chips } na dużą ciemną, all-in
   *[no] { $name } wpłaca { $chips } na dużą ciemną, all-in
  }
log-ante = { $you ->
    [yes] Płacisz ante { $chips }
   *[no] { $name } płaci ante { $chips }
  }
log-fold = { $you ->
    [yes] Pasujesz
   *[no] { $name } pasuje
  }
log-check = { $you ->
    [yes] Czekasz
   *[no] { $name } czeka
  }
log-call = { $you ->
    [yes] Sprawdzasz { $total }
   *[no] { $name } sprawdza { $total }
  }
log-call-more = { $you ->
    [yes] Sprawdzasz { $total } (dopłacasz { $chips })
   *[no] { $name } sprawdza { $total } (dopłaca { $chips })
  }
log-call-all-in = { $you ->
    [yes] Sprawdzasz all-in za { $total }
   *[no] { $name } sprawdza all-in za { $total }
  }
log-bet = { $you ->
    [yes] Stawiasz { $total }
   *[no] { $name } stawia { $total }
  }
log-bet-all-in = { $you ->
    [yes] Stawiasz { $total }, all-in
   *[no] { $name } stawia { $total }, all-in
  }
log-open = { $you ->
    [yes] Otwierasz za { $total }
   *[no] { $name } otwiera za { $total }
  }
log-open-all-in = { $you ->
    [yes] Otwierasz za { $total }, all-in
   *[no] { $name } otwiera za { $total }, all-in
  }
log-raise = { $you ->
    [yes] Podbijasz do { $total }
   *[no] { $name } podbija do { $total }
  }
log-raise-all-in = { $you ->
    [yes] Podbijasz do { $total }, all-in
   *[no] { $name } podbija do { $total }, all-in
  }
log-lock = { $you ->
    [yes] Blokujesz kartę
   *[no] { $name } blokuje kartę
  }
log-return = { $you ->
    [yes] Dostajesz z powrotem { $chips }, bo nikt tego nie sprawdził
   *[no] { $name } dostaje z powrotem { $chips }, bo nikt tego nie sprawdził
  }
log-flop = Flop { $cards }, pula { $pot }
log-turn = Turn { $cards }, pula { $pot }
log-river = River { $cards }, pula { $pot }
log-show = { $you ->
    [yes] Pokazujesz { $cards }
   *[no] { $name } pokazuje { $cards }
  }
log-show-hand = { $you ->
    [yes] Pokazujesz { $cards }: { $hand }
   *[no] { $name } pokazuje { $cards }: { $hand }
  }
log-muck = { $you ->
    [yes] Odrzucasz karty bez pokazania
   *[no] { $name } odrzuca karty bez pokazania
  }
log-win-one = { $you ->
    [yes] Wygrywasz { $chips }
   *[no] { $name } wygrywa { $chips }
  }
log-win-main = { $you ->
    [yes] Wygrywasz { $chips } z puli głównej
   *[no] { $name } wygrywa { $chips } z puli głównej
  }
log-win-side = { $you ->
    [yes] Wygrywasz { $chips } z puli bocznej { $n }
   *[no] { $name } wygrywa { $chips } z puli bocznej { $n }
  }
log-out = { $you ->
    [yes] Odpadasz z meczu
   *[no] { $name } odpada z meczu
  }
log-leave = { $you ->
    [yes] Odchodzisz od stołu
   *[no] { $name } odchodzi od stołu
  }
log-stays-closed = podbijanie pozostaje zamknięte: { $clause }
log-match-won = { $you ->
    [yes] Masz wszystkie żetony: koniec meczu
   *[no] { $name } ma wszystkie żetony: koniec meczu
  }
log-note = Notatka: { $text }

## Tabs under a plate

tab-your-turn = Twój ruch
tab-to-act = ma ruch
tab-small-blind = Mała ciemna
tab-big-blind = Duża ciemna
tab-fold = Pas
tab-check = Czeka
tab-call = Sprawdza { $chips }
tab-bet = Stawia { $total }
tab-open = Otwiera { $total }
tab-raise = Podbija do { $total }
tab-all-in = All-in
tab-all-in-total = All-in { $total }
tab-locked = Zablokowana
tab-out = Poza grą
tab-out-place = Poza grą, { $place ->
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] miejsce { $place }
  }
tab-muck = Muck
tab-won = Wygrywa { $chips }
tab-winner = Wygrywa mecz

## Header

title-hand = Rozdanie { $hand }
title-hand-variant = Rozdanie { $hand }, wariant
title-lesson = Lekcja
title-replay = Powtórka
title-over = Koniec meczu
subtitle-blinds = { $street } · ciemne { $small }/{ $big }
subtitle-blinds-ante = { $street } · ciemne { $small }/{ $big }, ante { $ante }
subtitle-plain = { $street }
place-preflop = Preflop
place-flop = Flop
place-turn = Turn
place-river = River
place-showdown = Showdown
place-lock = Wybór karty
place-bet = Licytacja

## Labels of hands

name-high = { $high ->
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
    [6] Szóstka
    [7] Siódemka
    [8] Ósemka
    [9] Dziewiątka
    [T] Dziesiątka
    [J] Walet
    [Q] Dama
    [K] Król
    *[A] As
  }

label-high-card = Wysoka karta { one-high }
label-pair = Para { many-rank }
label-two-pair = Dwie pary, { many-high } i { many-low }
label-three = Trójka { many-rank }
label-straight = Strit
label-flush = Kolor
label-full-house = Ful
label-four = Kareta { many-rank }
label-straight-flush = Poker (strit w kolorze)
label-royal-flush = Poker królewski
detail-high-card = kicker { one-kicker }
detail-pair = kicker { one-kicker }
detail-two-pair = kicker { one-kicker }
detail-three = kicker { one-kicker }
detail-straight = do { $high ->
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
detail-flush = do { $high ->
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
detail-full-house = trójka { many-trips } i para { many-pair }
detail-four = kicker { one-kicker }
detail-straight-flush = do { $high ->
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
label-pocket = Para { many-rank } na ręce
label-suited = { name-high } i { one-kicker } w kolorze
label-offsuit = { name-high } i { one-kicker }, różne kolory
position-you-button = masz button
position-you-small-blind = jesteś na małej ciemnej
position-you-big-blind = jesteś na dużej ciemnej
position-you-button-small = masz button i małą ciemną
position-you-early = twój ruch wypada wcześnie
position-you-late = twój ruch wypada późno

## Pots

pot-one = Pula
pot-main = Główna
pot-side = Boczna
pot-side-n = Boczna { $n }

## Sizes to choose

preset-min = Min
preset-times = { $n }×
preset-third = ⅓
preset-half = ½
preset-two-thirds = ⅔
preset-percent = { $percent }%
preset-pot = Pula
preset-all-in = All-in

## Verdicts

verdict-win = { $you ->
    [yes] Ty, { $hand }
   *[no] { $name }, { $hand }
  }
verdict-split = { $names }: { $hand }
verdict-uncontested = { $you ->
    [yes] Wygrywasz: wszyscy inni spasowali
   *[no] { $name } wygrywa: wszyscy inni spasowali
  }
verdict-uncontested-pot = { $you ->
    [yes] Ty: nikt inny nie gra o tę pulę
   *[no] { $name }: nikt inny nie gra o tę pulę
  }
say-uncontested = { $you ->
    [yes] Wygrywasz { $chips }
   *[no] { $name } wygrywa { $chips }
  }
fact-all-in = { $name } all-in
fact-plain = { $text }
possible = Możesz { $moves }.
may-fold = spasować
may-check = czekać
may-call = sprawdzić { $chips }
may-raise = podbić do { $least } lub wyżej
may-raise-all-in = zagrać all-in za { $least }
join-or = { $first } lub { $last }
join-comma = { $first }, { $last }

## Notices

notice-stale = To dotyczyło wcześniejszej chwili rozdania; stół pokazuje, jak jest teraz.
notice-refused = { $text }
notice-malformed = Stół dostał wiadomość, której nie umie odczytać, i zostawił wszystko bez zmian.
notice-fault = { $text }
notice-error = Coś się nie udało przy stole: { $text }. Nic nie przepadło; szczegóły są w table.last_error.
notice-kept = Twoja notatka jest zapisana przy tym rozdaniu.

## Choices of a question

choice-fold = Pas
choice-check = Czekaj
choice-call = Sprawdź
choice-raise = Podbij
choice-split = Podział puli

## In other cells

watch-nothing = Teraz nie ma nic do pokazania: to nie twój ruch.
docked = Stół stoi teraz obok notatnika.
dock-by-hand = Kliknij stół prawym przyciskiem i wybierz „Create New View for Cell Output”; gdy jest zainstalowany pakiet sidecar (holdem-widget[dock]), zrobi to dock().

## A player in a list of names

name-you = Ty

## After a hand: what it cost against the coach; $bb is in big blinds

review-cost = { $move ->
    [fold] Twój pas
    [check] Twoje czekanie
    [call] Twoje sprawdzenie
    [bet] Twój zakład
    [lock] Twoja zablokowana karta
   *[raise] Twoje podbicie
  } { $street ->
    [preflop] przed flopem
    [flop] na flopie
    [turn] na turnie
    [lock] przy wyborze karty
    [bet] w licytacji
   *[river] na riverze
  } kosztuje około { $bb } bb: zobacz krok { $step }
review-unpriced = W tym rozdaniu nie ma czego wycenić: { $count ->
    [0] nie było twojej decyzji
    [one] { $count } decyzja nie ma wartości
    [few] { $count } decyzje nie mają wartości
   *[other] { $count } decyzji nie ma wartości
  }
review-fine = Nic nie stracono; wycenione decyzje: { $priced }, bez wartości: { $count }

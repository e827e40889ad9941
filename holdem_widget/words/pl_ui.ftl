# What the table itself says, in Polish: buttons, hints, help, settings, and the answers to the query keys.
# Not proofread by a native speaker yet.

## Cards

ui-rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] walet
    [Q] dama
    [K] król
    *[A] as
  }
ui-suit = { $suit ->
    [s] pik
    [h] kier
    [d] karo
   *[c] trefl
  }
ui-card = { ui-rank } { ui-suit }
ui-card-hidden = zakryta karta

## On the cloth

ui-pot = Pula
ui-pot-to = dla: { $names }
ui-if-call = { $chips } z tobą
ui-board = Karty wspólne
ui-hero-cards = Twoje karty
ui-your-turn = Twój ruch
ui-to-act = ma ruch
ui-dealer = Button (dealer)
ui-up = UP { $count }
ui-down = DOWN { $count }
ui-not-locked = jeszcze nie zablokowana
ui-locked-down = zablokowana, zakryta
ui-locked = zablokowana

## Header

ui-open-cards = Wszystkie karty odkryte
ui-open-cards-short = Karty odkryte
ui-key-space = Spacja
ui-hint-fold = pas
ui-hint-call = sprawdź
ui-hint-check = czekaj
ui-hint-raise = podbij
ui-hint-keys = klawisze
ui-hint-step = krok
ui-hint-next = następne rozdanie
ui-hint-rewind = od początku
ui-hint-go-on = dalej
ui-hint-choose = wybierz
ui-hint-lock = zablokuj
ui-help = Klawisze
ui-settings = Ustawienia
ui-speed = Tempo
ui-rules = Zasady
ui-talk = Powiedz coś

## The decision

ui-ask-call = Do sprawdzenia: { $chips }
ui-ask-free = Nie ma czego sprawdzać
ui-ask-pot = w puli { $chips }
ui-ask-seat = { $name }: { $ask }
ui-waiting = Ruch ma { $name }
ui-waiting-nobody = Nikt nie ma ruchu
ui-pot-now = W puli: { $chips }
ui-late = Czekanie na kernel …
ui-seconds = { $seconds } s
ui-seconds-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
  }
ui-fold = Pas
ui-check = Czekaj
ui-call = Sprawdź
ui-call-chips = Sprawdź { $chips }
ui-call-all-in = All-in { $chips }
ui-bet = Postaw
ui-bet-to = Postaw { $chips }
ui-open = Otwórz
ui-open-to = Otwórz za { $chips }
ui-raise = Podbij
ui-raise-to = Podbij do { $chips }
ui-raise-by = o { $by }, co najmniej do { $least }
ui-at-least = co najmniej { $least }
ui-everything = wszystkie twoje żetony
ui-why-not = dlaczego nie?
ui-not-your-turn = To nie twój ruch.
ui-close = Zamknij
ui-rule = Zasada { $clause }

## The amount

ui-presets = Wysokości
ui-amount = Kwota
ui-total = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
  }
ui-less = Mniej
ui-more = Więcej
ui-amount-malformed = Wpisz liczbę całkowitą od { $least } do { $most }.
ui-amount-least = Minimum to { $least }.
ui-amount-most = Masz { $most }.

## Really?

ui-confirm-fold = Może lepiej czekać?
ui-confirm-fold-detail = Czekanie nic nie kosztuje.
ui-confirm-fold-yes = Czekaj
ui-fold-anyway = Mimo to pas
ui-confirm-call = Sprawdzić { $chips }?
ui-confirm-call-detail = To duża część twojego stacku.
ui-confirm-call-yes = Tak, sprawdź { $chips }
ui-confirm-call-all-in = All-in za { $chips }?
ui-confirm-call-all-in-detail = Sprawdzasz wszystkimi żetonami.
ui-confirm-call-all-in-yes = Tak, all-in { $chips }
ui-confirm-raise-to = All-in za { $chips }?
ui-confirm-raise-to-detail = Stawiasz wszystkie żetony.
ui-confirm-raise-to-yes = Tak, all-in { $chips }
ui-back = Wróć

## While others act

ui-step = Krok
ui-to-my-turn = Do mojego ruchu
ui-preselect = Twój następny ruch
ui-preselect-check = Czekaj
ui-preselect-check-fold = Czekaj lub pas
ui-preselect-call-any = Sprawdź zawsze
ui-preselect-all-in = All-in

## The duel

ui-lock-which = Którą kartę blokujesz?
ui-lock-question = Zablokować tę kartę: { $card }?
ui-lock-detail = Zablokowanej karty nie można zmienić.
ui-lock-take = Weź { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] waleta
    [Q] damę
    [K] króla
    *[A] asa
  }
ui-lock = Zablokuj { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] waleta
    [Q] damę
    [K] króla
    *[A] asa
  }
ui-lock-sure = Tak, zablokuj { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] waleta
    [Q] damę
    [K] króla
    *[A] asa
  }
ui-lock-small = zakryta

## The end of a hand

ui-verdicts = Kto wygrał którą pulę
ui-pot-sum = { $pot } { $chips }
ui-rewind = Od początku
ui-next-hand = Następne rozdanie
ui-new-match = Nowy mecz
ui-new-match-sure = Naciśnij ponownie, aby zacząć nowy mecz: bieżące rozdanie będzie nieważne.

## Stepping

ui-replay = Powtórka
ui-first = Do pierwszego kroku
ui-previous = Krok wstecz
ui-play = Odtwarzaj
ui-pause = Pauza
ui-forward = Krok naprzód
ui-answer-first = Najpierw odpowiedz
ui-step-of-hand = Krok rozdania
ui-step-number = Krok { $step }
ui-hidden-end = Reszta jest zakryta
ui-to-the-table = Wróć do stołu
ui-note-on = { $street ->
    [preflop] Notatka przed flopem
    [flop] Notatka do flopa
    [turn] Notatka do turna
    [river] Notatka do rivera
    [showdown] Notatka do showdownu
    [lock] Notatka do wyboru karty
   *[other] Notatka
  }
ui-hint = Wskazówka
ui-your-answer = Twoja odpowiedź
ui-answer = Odpowiedz
ui-answered = Odpowiedź zapisana.
ui-right = Dobrze.
ui-wrong = Niestety nie.

## The log

ui-log = Dziennik
ui-log-open = Otwórz dziennik
ui-log-close = Zamknij dziennik
ui-copy = Kopiuj
ui-note = Twoja notatka
ui-note-add = Dodaj
ui-copied = Dziennik jest w schowku.
ui-copy-refused = Ta strona nie może używać schowka.
ui-street = { $street ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [showdown] Showdown
    [lock] Wybór karty
   *[bet] Licytacja
  }
ui-street-letter = { $street ->
    [preflop] P
    [flop] F
    [turn] T
    [river] R
    [showdown] S
    [lock] W
   *[bet] L
  }

## Spoken

ui-turn = Twój ruch: { $ask }
ui-turn-seat = Ruch ma { $name }: { $ask }
ui-turn-lock = Twój ruch: zablokuj kartę
ui-query-total = Pula { $chips }.
ui-query-pot = { $pot } { $chips }, grają o to: { $names }.
ui-query-call = Do sprawdzenia: { $chips }.
ui-query-free = Nie ma czego sprawdzać: możesz czekać.
ui-query-least = Od { $least } do { $most }.
ui-query-no-raise = Nie można podbić.
ui-query-players = { $count ->
    [one] { $count } gracz w rozdaniu: { $names }
    [few] { $count } gracze w rozdaniu: { $names }
    [many] { $count } graczy w rozdaniu: { $names }
   *[other] { $count } gracza w rozdaniu: { $names }
  }
ui-query-player = { $name } ({ $chips })
ui-query-button = { $you ->
    [yes] Button masz ty.
   *[no] Button ma { $name }.
  }
ui-no-cards = Nie masz kart.
ui-no-board = Nie ma jeszcze kart wspólnych.
ui-no-button = Nie ma buttona.
ui-no-position = Nie masz pozycji.
ui-no-card = Nie ma karty { $number }.

## Help

ui-help-moves = Ruchy
ui-help-queries = Pytania
ui-help-walk = Dalej i wstecz
ui-help-fold = pas
ui-help-call = czekaj lub sprawdź
ui-help-raise = wybierz kwotę, Enter podbija
ui-help-all-in = all-in
ui-help-nudge = o jedną dużą ciemną więcej lub mniej
ui-help-preset = następna wysokość
ui-help-bounds = minimum, all-in
ui-help-lock = wybierz i zablokuj kartę
ui-help-space = dalej, następne rozdanie, odtwarzanie
ui-help-step = jeden ruch zakończonego rozdania
ui-help-street = jedna ulica
ui-help-ends = pierwszy krok, powrót do stołu
ui-help-escape = zamknij, potem opuść stół
ui-help-help = ta lista
ui-help-query-p = pule i kto może je wygrać
ui-help-query-n = ile mam do sprawdzenia
ui-help-query-m = najmniejsze podbicie
ui-help-query-h = gracze w rozdaniu
ui-help-query-w = moje karty
ui-help-query-e = karty wspólne
ui-help-query-g = mój układ
ui-help-query-x = kto ma button
ui-help-query-z = moja pozycja
ui-help-query-cards = moje karty 1 i 2, karty wspólne od 3 do 7

## Settings

ui-setting-speed = Tempo przeciwników
ui-speed-instant = Od razu
ui-speed-normal = Normalne
ui-speed-slow = Wolne
ui-speed-step = Krok po kroku
ui-setting-deck = Talia
ui-deck-2 = Dwie barwy
ui-deck-4 = Cztery barwy
ui-setting-back = Rewers kart
ui-back-burgundy = Bordowy
ui-back-blue = Niebieski
ui-setting-language = Język
ui-setting-contrast = Kontrast
ui-setting-grain = Ziarno
ui-setting-temperature = Temperatura barwowa
ui-percent = { $percent }%
ui-number = { $n }
ui-setting-big-blinds = Stacki w dużych ciemnych
ui-setting-confirm = Pytaj przed all-in lub drogim sprawdzeniem
ui-setting-lecture = Rozmiar wykładowy

## When something is wrong

ui-broken = Nie udało się narysować stołu:
ui-schema = Ten stół powstał w innej wersji (widok { $theirs }, strona { $ours }). Uruchom kernel ponownie i wczytaj stronę od nowa.

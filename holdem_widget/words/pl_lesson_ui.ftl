# Co widać i co się naciska przy stole nauczyciela i po rozdaniu: cofanie, pauza, zmiany, wgląd, powody, koszt.
# Not proofread by a native speaker yet.

## The tools of the header

ui-undo = Cofnij
ui-pause-table = Zatrzymaj przeciwników
ui-paused = Zatrzymano
ui-edit = Zmień karty i stacki
ui-hint-edit = Naciśnij kartę lub stack, aby je zmienić
ui-undone = Ostatni ruch został cofnięty.
ui-edited = Rozdanie zostało zmienione.
ui-study-view = Wgląd: wszystkie karty
ui-study-view-short = Jawne karty

## Changing a hand

ui-pick-card = Inna karta
ui-pick-of = { $name }: karta { $number }
ui-card-taken = { $card }, już leży na stole
ui-pick-stack = Inny stack
ui-stack-of = { $name }: stack na początku rozdania
ui-stack-set = Ustaw
ui-stack-malformed = Wpisz całkowitą liczbę żetonów, co najmniej 1.

## After the hand

ui-study-show = Pokaż wszystkie karty
ui-study-hide = Zakryj je znowu
ui-review = Ile kosztowały moje decyzje?
ui-look-there = Zobacz to miejsce
ui-why = Dlaczego?
ui-why-none = W tym rozdaniu nie zapisano żadnej decyzji tego gracza.
ui-opponents = Przeciwnicy
ui-range = { $name }: zakładany zakres, im ciemniej, tym częściej

## Keys and settings

ui-help-undo = cofnij ostatni ruch
ui-help-pause = zatrzymaj przeciwników lub pozwól im grać
ui-help-why = dlaczego inni tak zagrali
ui-setting-review = Po każdym rozdaniu mów, ile kosztowały moje decyzje
ui-setting-peek = Pokazuj moje karty tylko wtedy, gdy je naciskam
ui-key-change = Zmień ten klawisz
ui-key-wait = Naciśnij nową literę. Esc zostawia klawisz bez zmian.
ui-key-taken = Ten klawisz jest zajęty albo nie jest literą. Naciśnij inny albo Esc.
ui-key-reset = Wszystkie klawisze jak na początku
ui-help-turn = obróć stół o jedno miejsce, gdy wszystkie karty są odkryte, i w powtórkach

# What only a replay says, in Polish: branches, lists of hands, details of a step, and the hand as text.
# Not proofread by a native speaker yet.

branch-move = { $name }: { $action }
branch-cards = Inne karty
branch-cards-move = { $name }: { $action }, inne karty
branch-anew = To, czego nie było widać, rozdano od nowa.
hand-line = Rozdanie { $hand }, liczba graczy: { $players }
hand-line-named = Rozdanie { $hand }, liczba graczy: { $players }, { $title }

## The hand as text, outside the frame of a page

page-title = Rozdanie do przejścia krok po kroku
page-text = Rozdanie jako tekst
page-how = Aby przejść je tutaj krok po kroku, zaufaj temu notatnikowi (paleta poleceń: Trust Notebook) albo otwórz stronę, którą razem z nim wyeksportowano.
page-question = Pytanie: { $text }
page-rest = Tego, co dzieje się po pytaniu, tu nie opisano.
page-hand = Rozdanie { $hand }

## In the front end

ui-study = Ten krok
ui-hands = Rozdania
ui-hand-of = Rozdanie { $hand } z { $hands }
ui-hand-next = Następne rozdanie
ui-hand-previous = Poprzednie rozdanie
ui-hand-here = teraz widoczne
ui-questions = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
  }
ui-score = Dobre odpowiedzi: { $right } z { $asked }
ui-show-everything = Pokaż wszystko
ui-viewpoint = Punkt widzenia
ui-viewpoint-all = Wszyscy
ui-reckon = Policz ten krok
ui-shares = Udziały w puli
ui-shares-exact = Dokładnie, liczba rozdań: { $deals }
ui-shares-drawn = W przybliżeniu, liczba wylosowanych rozdań: { $deals }
ui-shares-none = W grze są mniej niż dwie ręce.
ui-share-unknown = karty nieznane
ui-odds = { $name } płaci { $call } przy puli { $pot } i potrzebuje { $needs }%.
ui-odds-none = Nie ma czego sprawdzać.
ui-price = Cena
ui-decided = Dlaczego { $name } tak gra
ui-decided-none = Przy tym kroku nie ma zapisu decyzji.
ui-option = Możliwość
ui-option-share = Jak często
ui-option-value = Żetony
ui-lines = Co by było, gdyby
ui-line-main = Wróć do rozdania tak, jak je zagrano
ui-mark = Znacznik
ui-mark-none = nic
ui-mark-pot = Pula
ui-help-hand = jedno rozdanie

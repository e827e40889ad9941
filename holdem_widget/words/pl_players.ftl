# Decisions of the computer's players and their reasons, in Polish.  Not proofread by a native speaker yet.

## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = Pasuje.
decision-check = Czeka.
decision-call = Sprawdza { $chips }.
decision-bet = Stawia { $total }.
decision-raise = Podbija do { $total }.
decision-all-in = Gra all-in za { $total }.

decided-fold-guess = Pasuje: żeby sprawdzić { $chips } przy puli { $pot }, potrzebuje { $required }%, a ocenia się na { $equity }%.
decided-check-guess = Czeka: ocenia się na { $equity }% przeciwko { $opponents ->
    [one] jednemu przeciwnikowi
   *[other] { $opponents } przeciwnikom
  }, za mało, żeby stawiać.
decided-call-guess = Sprawdza { $chips } przy puli { $pot }: potrzebuje { $required }%, a ocenia się na { $equity }%.
decided-call-all-in-guess = Sprawdza ostatnimi żetonami ({ $chips }): potrzebuje { $required }%, a ocenia się na { $equity }%.
decided-bet-guess = Stawia { $total }: ocenia się na { $equity }% przeciwko { $opponents ->
    [one] jednemu przeciwnikowi
   *[other] { $opponents } przeciwnikom
  }.
decided-raise-guess = Podbija do { $total }: ocenia się na { $equity }% przeciwko { $opponents ->
    [one] jednemu przeciwnikowi
   *[other] { $opponents } przeciwnikom
  }.
decided-all-in-guess = Gra all-in za { $total }: ocenia się na { $equity }% przeciwko { $opponents ->
    [one] jednemu przeciwnikowi
   *[other] { $opponents } przeciwnikom
  }.

decided-fold-whim = Pasuje z kaprysu: żeby sprawdzić { $chips }, potrzebuje { $required }%, a ocenia się na { $equity }%.
decided-check-whim = Czeka z kaprysu, choć ocenia się na { $equity }%.
decided-call-whim = Sprawdza { $chips } z kaprysu: ocenia się na { $equity }%, a potrzebuje { $required }%.
decided-call-all-in-whim = Z kaprysu sprawdza ostatnimi żetonami ({ $chips }): ocenia się na { $equity }%, a potrzebuje { $required }%.
decided-bet-whim = Stawia { $total } z kaprysu: ocenia się tylko na { $equity }%.
decided-raise-whim = Podbija do { $total } z kaprysu: ocenia się tylko na { $equity }%.
decided-all-in-whim = Gra all-in za { $total } z kaprysu: ocenia się tylko na { $equity }%.

decided-fold-chart = Pasuje z { $hand }: gra tu najlepszymi { $plays }% rąk, a ta ręka jest w najlepszych { $top }%.
decided-check-chart = Czeka z { $hand }: to nic nie kosztuje, a ta ręka jest w najlepszych { $top }%.
decided-call-chart = Sprawdza { $chips } z { $hand }: gra tu najlepszymi { $plays }% rąk, a ta ręka jest w najlepszych { $top }%.
decided-call-all-in-chart = Sprawdza all-in z { $hand }: gra tu najlepszymi { $plays }% rąk, a ta ręka jest w najlepszych { $top }%.
decided-bet-chart = Stawia { $total } z { $hand }: ta ręka jest w najlepszych { $top }%.
decided-raise-chart = Podbija do { $total } z { $hand }: ta ręka jest w najlepszych { $top }%, a gra tu najlepszymi { $plays }%.
decided-all-in-chart = Gra all-in za { $total } z { $hand }: ta ręka jest w najlepszych { $top }%, a gra tu najlepszymi { $plays }%.

decided-fold-ranges = Pasuje: żeby sprawdzić { $chips } przy puli { $pot }, potrzebuje około { $required }%, a ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-check-ranges = Czeka: ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-call-ranges = Sprawdza { $chips } przy puli { $pot }: potrzebuje około { $required }%, a ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-call-all-in-ranges = Sprawdza ostatnimi żetonami ({ $chips }): potrzebuje około { $required }%, a ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-bet-ranges = Stawia { $total } przy puli { $pot }: ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-raise-ranges = Podbija do { $total }: ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.
decided-all-in-ranges = Gra all-in za { $total }: ma około { $equity }% przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  }.

decided-bet-bluff = Blefuje i stawia { $total } przy puli { $pot }: ma tylko około { $equity }%, ale w około { $folds }% przypadków wszyscy pasują.
decided-raise-bluff = Blefuje i podbija do { $total }: ma tylko około { $equity }%, ale w około { $folds }% przypadków wszyscy pasują.
decided-all-in-bluff = Blefuje i gra all-in za { $total }: ma tylko około { $equity }%, ale w około { $folds }% przypadków wszyscy pasują.

decided-fold-solved = Pasuje: według rozwiązania rivera sprawdzenie { $chips } przy puli { $pot } się nie opłaca ({ $equity }% przeciwko śledzonemu zakresowi).
decided-check-solved = Czeka: tak gra tą ręką rozwiązanie rivera ({ $equity }% przeciwko śledzonemu zakresowi).
decided-call-solved = Sprawdza { $chips } przy puli { $pot }: rozwiązanie rivera sprawdza z tą ręką ({ $equity }% przeciwko śledzonemu zakresowi).
decided-call-all-in-solved = Sprawdza ostatnimi żetonami ({ $chips }): rozwiązanie rivera sprawdza z tą ręką ({ $equity }% przeciwko śledzonemu zakresowi).
decided-bet-solved = Stawia { $total } przy puli { $pot }: tak gra tą ręką rozwiązanie rivera ({ $equity }% przeciwko śledzonemu zakresowi).
decided-raise-solved = Podbija do { $total }: tak gra tą ręką rozwiązanie rivera ({ $equity }% przeciwko śledzonemu zakresowi).
decided-all-in-solved = Gra all-in za { $total }: tak gra tą ręką rozwiązanie rivera ({ $equity }% przeciwko śledzonemu zakresowi).

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = Sprawdzenie { $chips } przy puli { $pot } wymaga { $required }%.
reason-equity-random = Przeciwko { $opponents ->
    [one] jednej losowej ręce
   *[other] { $opponents } losowym rękom
  } wygrywa { $equity }% puli ({ $samples ->
    [1] policzono wszystkie ręce
   *[other] ± { $error }, liczba rozdań: { $samples }
  }).
reason-equity-ranges = Przeciwko { $opponents ->
    [one] zakładanemu zakresowi
   *[other] zakładanym zakresom
  } wygrywa { $equity }% puli ({ $samples ->
    [1] policzono wszystkie ręce
   *[other] ± { $error }, liczba rozdań: { $samples }
  }).
reason-equity-share = Przeciwko rękom tego rodzaju wygrywa około { $equity }% puli.
reason-equity-caller = Przeciwko rękom, które płacą, wygrywa { $equity }% puli ({ $samples ->
    [1] policzono wszystkie ręce
   *[other] ± { $error }, liczba rozdań: { $samples }
  }).
reason-guess = Ocenia swoją szansę na { $guess }% (myli się o { $off }).
reason-threshold-bet = Stawia od { $least }% wzwyż.
reason-threshold-raise = Podbija od { $least }% wzwyż.
reason-threshold-call = Sprawdza od { $least }% wzwyż.
reason-chart = { $hand } jest w najlepszych { $top }% rąk; { $behind ->
    [0] gdy nikt już nie ma ruchu
    [one] gdy ruch ma jeszcze jeden gracz
    [few] gdy ruch mają jeszcze { $behind } gracze
    [many] gdy ruch ma jeszcze { $behind } graczy
   *[other] gdy ruch ma jeszcze { $behind } gracza
  }, gra się najlepszymi { $plays }%.
reason-range = Gracz { $seat } ma około { $share }% rąk{ $after ->
    [raise] , po swoim podbiciu
    [call] , po swoim sprawdzeniu
    [check] , po swoim czekaniu
    [bet] , po swoim zakładzie
   *[none] {""}
  }.
reason-range-named = { $name }: około { $share }% rąk{ $after ->
    [raise] , po swoim podbiciu
    [call] , po swoim sprawdzeniu
    [check] , po swoim czekaniu
    [bet] , po swoim zakładzie
   *[none] {""}
  }.
reason-realisation = Przez dalszą licytację zamienia w żetony około { $part }% z tego, więc sprawdzenie wymaga około { $need }%.
reason-style = { $style ->
    [tight] Gracz ostrożny: trochę częściej pasuje.
    [loose] Gracz luźny: trochę częściej sprawdza.
    [passive] Gracz pasywny: trochę rzadziej stawia.
    [aggressive] Gracz agresywny: trochę częściej stawia.
   *[other] Gra w swoim stylu ({ $style }).
  }
reason-spr = Stosunek pozostałego stacku do puli: { $spr }.
reason-short-stack = Wielkość stacku w dużych ciemnych: { $blinds }; zostaje all-in albo pas.
reason-fold-equity = Przy { $total } wszyscy pasują w około { $chance }% przypadków; czysty blef tej wielkości potrzebuje { $needed }%.
reason-bluff = Blefuje tu w { $share }% przypadków, żeby jego dobre ręce były sprawdzane.
reason-forced-raise = Podbicie nie jest możliwe ({ $clause }).
reason-free = Czekanie nic nie kosztuje.
reason-mix = Liczba ruchów o podobnej wartości: { $ways }; wybrał między nimi los.
reason-loss = Traci { $chips } wobec najlepszego ruchu (w żetonach).
reason-solved = River rozwiązany dla { $hands } rąk po każdej stronie, liczba rund: { $iterations }; doskonały przeciwnik zyskałby najwyżej { $gap }% puli.
reason-own-code = Zdecydowała funkcja { $function }().

# What the computer's players decide, in Turkish, and why.  Not proofread by a native speaker yet.
# No suffix ever follows a number: “%45 kadarını” and not the number with an ending.

## Decisions of the computer's players: one sentence each; `chips` is the price of a call, `pot` what it plays for

decision-fold = Pas diyor.
decision-check = Check diyor.
decision-call = Görüyor: { $chips }.
decision-bet = Bahis yapıyor: { $total }.
decision-raise = Artırıyor: { $total }.
decision-all-in = All-in diyor: { $total }.

decided-fold-guess = Pas diyor: { $pot } fişlik pot için { $chips } ödemeye %{ $required } gerek, tahmini ise %{ $equity }.
decided-check-guess = Check diyor: { $opponents } rakibe karşı tahmini %{ $equity }, bahis için az.
decided-call-guess = { $pot } fişlik pot için { $chips } görüyor: gereken %{ $required }, tahmini %{ $equity }.
decided-call-all-in-guess = Son { $chips } fişiyle görüyor: gereken %{ $required }, tahmini %{ $equity }.
decided-bet-guess = { $total } bahis yapıyor: { $opponents } rakibe karşı tahmini %{ $equity }.
decided-raise-guess = Artırıyor, yeni toplam { $total }: { $opponents } rakibe karşı tahmini %{ $equity }.
decided-all-in-guess = { $total } ile all-in diyor: { $opponents } rakibe karşı tahmini %{ $equity }.

decided-fold-whim = Canı istediği için pas diyor: { $chips } görmeye %{ $required } gerek, tahmini %{ $equity }.
decided-check-whim = Canı istediği için check diyor, oysa tahmini %{ $equity }.
decided-call-whim = Canı istediği için { $chips } görüyor: tahmini %{ $equity }, gereken %{ $required }.
decided-call-all-in-whim = Canı istediği için son { $chips } fişiyle görüyor: tahmini %{ $equity }, gereken %{ $required }.
decided-bet-whim = Canı istediği için { $total } bahis yapıyor: tahmini yalnızca %{ $equity }.
decided-raise-whim = Canı istediği için artırıyor, yeni toplam { $total }: tahmini yalnızca %{ $equity }.
decided-all-in-whim = Canı istediği için { $total } ile all-in diyor: tahmini yalnızca %{ $equity }.

decided-fold-chart = { $hand } ile pas diyor: burada ellerin en iyi %{ $plays } kadarını oynar, bu el ise en iyi %{ $top } içinde.
decided-check-chart = { $hand } ile check diyor: bedava, el de en iyi %{ $top } içinde.
decided-call-chart = { $hand } ile { $chips } görüyor: burada ellerin en iyi %{ $plays } kadarını oynar, bu el en iyi %{ $top } içinde.
decided-call-all-in-chart = { $hand } ile all-in görüyor: burada ellerin en iyi %{ $plays } kadarını oynar, bu el en iyi %{ $top } içinde.
decided-bet-chart = { $hand } ile { $total } bahis yapıyor: bu el en iyi %{ $top } içinde.
decided-raise-chart = { $hand } ile artırıyor, yeni toplam { $total }: bu el en iyi %{ $top } içinde, burada ellerin en iyi %{ $plays } kadarını oynar.
decided-all-in-chart = { $hand } ile all-in diyor, { $total }: bu el en iyi %{ $top } içinde, burada ellerin en iyi %{ $plays } kadarını oynar.

decided-fold-ranges = Pas diyor: { $pot } fişlik pot için { $chips } ödemeye yaklaşık %{ $required } gerek, { $opponents } rakibin varsayılan ellerine karşı payı ise yaklaşık %{ $equity }.
decided-check-ranges = Check diyor: { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.
decided-call-ranges = { $pot } fişlik pot için { $chips } görüyor: gereken yaklaşık %{ $required }, { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.
decided-call-all-in-ranges = Son { $chips } fişiyle görüyor: gereken yaklaşık %{ $required }, { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.
decided-bet-ranges = { $pot } fişlik pota { $total } bahis yapıyor: { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.
decided-raise-ranges = Artırıyor, yeni toplam { $total }: { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.
decided-all-in-ranges = { $total } ile all-in diyor: { $opponents } rakibin varsayılan ellerine karşı payı yaklaşık %{ $equity }.

decided-bet-bluff = { $pot } fişlik pota blöf olarak { $total } bahis yapıyor: payı yalnızca yaklaşık %{ $equity }, ama yaklaşık %{ $folds } olasılıkla herkes pas der.
decided-raise-bluff = Blöf olarak artırıyor, yeni toplam { $total }: payı yalnızca yaklaşık %{ $equity }, ama yaklaşık %{ $folds } olasılıkla herkes pas der.
decided-all-in-bluff = Blöf olarak { $total } ile all-in diyor: payı yalnızca yaklaşık %{ $equity }, ama yaklaşık %{ $folds } olasılıkla herkes pas der.

decided-fold-solved = Pas diyor: river çözümüne göre { $pot } fişlik pot için { $chips } görmek kazandırmaz (rakibin izlenen ellerine karşı %{ $equity }).
decided-check-solved = Check diyor: river çözümü bu eli böyle oynar (rakibin izlenen ellerine karşı %{ $equity }).
decided-call-solved = { $pot } fişlik pot için { $chips } görüyor: river çözümü bu elle görür (rakibin izlenen ellerine karşı %{ $equity }).
decided-call-all-in-solved = Son { $chips } fişiyle görüyor: river çözümü bu elle görür (rakibin izlenen ellerine karşı %{ $equity }).
decided-bet-solved = { $pot } fişlik pota { $total } bahis yapıyor: river çözümü bu eli böyle oynar (rakibin izlenen ellerine karşı %{ $equity }).
decided-raise-solved = Artırıyor, yeni toplam { $total }: river çözümü bu eli böyle oynar (rakibin izlenen ellerine karşı %{ $equity }).
decided-all-in-solved = { $total } ile all-in diyor: river çözümü bu eli böyle oynar (rakibin izlenen ellerine karşı %{ $equity }).

## Reasons of a decision; `seat` is a seat number that the caller may give as a name

reason-pot-odds = { $pot } fişlik pot için { $chips } ödemeye %{ $required } gerek.
reason-equity-random = Rastgele { $opponents } ele karşı potun %{ $equity } kadarını kazanır ({ $samples ->
    [1] bütün eller sayıldı
   *[other] ± { $error }, { $samples } dağıtım
  }).
reason-equity-ranges = { $opponents } rakibin varsayılan ellerine karşı potun %{ $equity } kadarını kazanır ({ $samples ->
    [1] bütün eller sayıldı
   *[other] ± { $error }, { $samples } dağıtım
  }).
reason-equity-share = Bu tür ellere karşı potun yaklaşık %{ $equity } kadarını kazanır.
reason-equity-caller = Ödeyen ellere karşı potun %{ $equity } kadarını kazanır ({ $samples ->
    [1] bütün eller sayıldı
   *[other] ± { $error }, { $samples } dağıtım
  }).
reason-guess = Şansını %{ $guess } sanıyor (yanılma { $off }).
reason-threshold-bet = En az %{ $least } olunca bahis yapar.
reason-threshold-raise = En az %{ $least } olunca artırır.
reason-threshold-call = En az %{ $least } olunca görür.
reason-chart = { $hand } en iyi %{ $top } içinde; arkasında { $behind ->
    [0] konuşacak kimse yokken
   *[other] konuşacak { $behind } oyuncu varken
  } ellerin en iyi %{ $plays } kadarı oynanır.
reason-range = Koltuk { $seat }: { $after ->
    [raise] artırdıktan sonra
    [call] gördükten sonra
    [check] check dedikten sonra
    [bet] bahis yaptıktan sonra
   *[none] şimdi
  } ellerin yaklaşık %{ $share } kadarı olabilir.
reason-range-named = { $name }: { $after ->
    [raise] artırdıktan sonra
    [call] gördükten sonra
    [check] check dedikten sonra
    [bet] bahis yaptıktan sonra
   *[none] şimdi
  } ellerin yaklaşık %{ $share } kadarı olabilir.
reason-realisation = Daha bahis olduğu için bunun yaklaşık %{ $part } kadarını fişe çevirir; bu yüzden görmeye yaklaşık %{ $need } gerek.
reason-style = { $style ->
    [tight] Sıkı oyuncu: biraz daha sık pas der.
    [loose] Gevşek oyuncu: biraz daha sık görür.
    [passive] Pasif oyuncu: biraz daha seyrek bahis yapar.
    [aggressive] Saldırgan oyuncu: biraz daha sık bahis yapar.
   *[other] Kendi tarzında oynuyor ({ $style }).
  }
reason-spr = Arkada kalan fişler potun { $spr } katı.
reason-short-stack = Elde { $blinds } büyük kör kadar fiş varken ya all-in ya pas.
reason-fold-equity = Toplam { $total } olunca yaklaşık %{ $chance } olasılıkla herkes pas der; bu boyda saf blöfe %{ $needed } gerek.
reason-bluff = Burada %{ $share } sıklıkla blöf yapar ki iyi elleri ödensin.
reason-forced-raise = Artırmak mümkün değil ({ $clause }).
reason-free = Check bedava.
reason-mix = { $ways } hamlenin değeri birbirine yakın; aralarından kurayla seçti.
reason-loss = En iyi hamleye göre { $chips } fiş kaybettirir.
reason-solved = River, taraf başına { $hands } el için { $iterations } turda çözüldü; kusursuz bir rakip potun en çok %{ $gap } kadarını kazanırdı.
reason-own-code = Kararı { $function }() verdi.

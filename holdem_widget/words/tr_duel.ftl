# One-Card Duel, in Turkish: why not, what a duelist did, and why.  Not proofread by a native speaker yet.

refuse-lock-first = Bahisten önce iki kart da kilitlenir: iki kartından birini kilitle.
refuse-not-held = { $card } elindeki iki karttan biri değil.
refuse-locked-already = Kartın kapalı olarak kilitlendi, artık değiştirilemez.

# A duelist that solves: $now chips in this deal, $carried for the card it keeps; $wins and $ties in per cent.
duel-lock = Kilitlediği kart { $card }: fiş olarak şimdi { $now }, elde kalan kart ({ $keeps ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
   *[A] as
  }) için de { $carried } değerinde.
duel-fold = { $card } ile pas diyor, istenen { $chips }: kart burada karşılaştırmaların yalnızca %{ $wins } kadarını kazanır.
duel-check = { $card } ile check diyor: kart burada karşılaştırmaların %{ $wins } kadarını kazanır.
duel-call = { $card } ile { $pot } fişlik pot için { $chips } görüyor: kart burada karşılaştırmaların %{ $wins } kadarını kazanır.
duel-bet = { $card } ile bahis yapıyor, { $total }: kart burada karşılaştırmaların %{ $wins } kadarını kazanır.
duel-raise = { $card } ile artırıyor, yeni toplam { $total }: kart burada karşılaştırmaların %{ $wins } kadarını kazanır.
duel-all-in = { $card } ile all-in diyor, { $total }: kart burada karşılaştırmaların %{ $wins } kadarını kazanır.

# A beginner that guesses.
duel-guess-lock = Kilitlediği kart { $card }: tahmini %{ $guess }.
duel-guess-fold = Pas diyor, istenen { $chips }: tahmini yalnızca %{ $guess }.
duel-guess-check = Check diyor: tahmini %{ $guess }.
duel-guess-call = { $pot } fişlik pot için { $chips } görüyor: tahmini %{ $guess }.
duel-guess-bet = Bahis yapıyor, { $total }: tahmini %{ $guess }.
duel-guess-raise = Artırıyor, yeni toplam { $total }: tahmini %{ $guess }.
duel-guess-all-in = All-in diyor, { $total }: tahmini %{ $guess }.

# Reasons.
reason-cards-left-counted = Görülmemiş { $cards } kart var; aralarında { $aces ->
    [0] hiç as yok
   *[other] { $aces } as var
  }, { $twos ->
    [0] hiç iki yok
   *[other] { $twos } tane iki var
  }.
reason-cards-left-not = Atılan kartları izlemiyor: { $cards } kartı görülmemiş sayıyor, aralarında { $aces } as ve { $twos } tane iki.
reason-believed-kept = Rakibin elinde tuttuğu kart büyük olasılıkla { $first ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  } (%{ $share }) ya da { $second ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  } (%{ $less }).
reason-believed-locked = Rakibin kilitlediği kart büyük olasılıkla { $first ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  } (%{ $share }) ya da { $second ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
    *[A] as
  } (%{ $less }).
reason-lock-value = Kilitlenecek kart { $card } ise değeri bu dağıtımda { $now }, elde kalan kart için { $carried }, toplam { $total }.
reason-wins-showdown = { $card } burada karşılaştırmaların %{ $wins } kadarını kazanır, %{ $ties } kadarında berabere kalır.
reason-size-seen = { $total } bahis boyları arasına eklendi ve dağıtım yeniden çözüldü.
reason-deal-solved = { $hands } el için { $rounds } turda çözüldü; kusursuz bir rakip potun en çok %{ $gap } kadarını fazladan kazanır.

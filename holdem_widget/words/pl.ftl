# The sentences of the product, in Polish.  Not proofread by a native speaker yet.
#
# “Poker” is the game and also the straight flush: in sentences the hand is “strit w kolorze”.
# Ranks: one-high, one-kicker, one-rank nominative; one-low accusative (as bije króla); many-high, many-low nominative and
# accusative plural (asy biją króle); many-rank, many-second, many-trips, many-pair genitive plural (para króli).

## Ranks in words: inside other messages only

one-high = { $high ->
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
  }

one-kicker = { $kicker ->
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
  }

one-rank = { $rank ->
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
  }

many-rank = { $rank ->
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

many-high = { $high ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] walety
    [Q] damy
    [K] króle
    *[A] asy
  }

many-low = { $low ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] walety
    [Q] damy
    [K] króle
    *[A] asy
  }

many-trips = { $trips ->
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

many-pair = { $pair ->
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

## Hands, as they are named at the table

hand-high-card = wysoka karta { one-high }
hand-pair = para { many-rank }, kicker { one-kicker }
hand-two-pair = dwie pary, { many-high } i { many-low }, kicker { one-kicker }
hand-three = trójka { many-rank }, kicker { one-kicker }
hand-straight = strit do { $high ->
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
hand-flush = kolor do { $high ->
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
hand-full-house = ful, trójka { many-trips } i para { many-pair }
hand-four = kareta { many-rank }, kicker { one-kicker }
hand-straight-flush = strit w kolorze do { $high ->
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
hand-royal-flush = poker królewski

## Categories

category-high-card = wysoka karta
category-pair = para
category-two-pair = dwie pary
category-three-of-a-kind = trójka
category-straight = strit
category-flush = kolor
category-full-house = ful
category-four-of-a-kind = kareta
category-straight-flush = poker (strit w kolorze)

## Streets

street-preflop = przed flopem
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

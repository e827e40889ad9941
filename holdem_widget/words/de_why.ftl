# Why not, who wins and why, in German: refusals, comparisons, chip audits.  Not proofread by a native speaker yet.
# $high is the rank that decides, $low the rank that it beats; $you is "yes" where the beaten hand is the reader's.

## Why not

refuse-owing = Du schuldest { $chips }: Schieben darf man nur, wenn nichts zu zahlen ist.
refuse-nothing-owed = Es ist nichts zu zahlen: Es gibt keinen Einsatz, mit dem du mitgehen könntest.
refuse-closed = Du hast auf { $answered } geantwortet, der Preis ist { $price }: +{ $more } < { $full }, eine volle Erhöhung.
refuse-alone = Es ist niemand mehr da, gegen den man erhöhen kann: Alle anderen sind all-in.
refuse-short = Eine Erhöhung muss über { $price } gehen: Alles, was du hast, ergibt { $most }.
refuse-below = Eine Erhöhung auf { $total } ist zu klein: Das Mindeste ist { $least }, der Preis von { $price } und eine volle Erhöhung von { $full }.
refuse-below-open = Ein Einsatz von { $total } ist zu klein: Das Mindeste ist { $least }.
refuse-only-all-in = { $total } ist keine volle Erhöhung, und nur ein All-in, auf { $most }, darf kleiner sein.
refuse-above = { $total } ist mehr, als du hast: Deine Chips ergeben höchstens { $most }.
refuse-not-whole = { $total } ist keine ganze Zahl von Chips: Nenne eine Summe von { $least } bis { $most }.
refuse-fold-free = Passen kann man nur, wenn etwas zu zahlen ist: Schieben kostet nichts.
refuse-no-lock = Gerade ist keine Karte festzulegen.

## Ranks, for comparisons

one-low = { $low ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
    *[A] Ass
  }

many-second = { $second ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
    *[A] Asse
  }

## What decided, as a sentence of its own

say-category = { $winner ->
    [pair] Ein Paar schlägt
    [two_pair] Zwei Paare schlagen
    [three_of_a_kind] Ein Drilling schlägt
    [straight] Eine Straße schlägt
    [flush] Ein Flush schlägt
    [full_house] Ein Full House schlägt
    [four_of_a_kind] Ein Vierling schlägt
    *[straight_flush] Ein Straight Flush schlägt
  } { $loser ->
    [high_card] High Card
    [pair] ein Paar
    [two_pair] zwei Paare
    [three_of_a_kind] einen Drilling
    [straight] eine Straße
    [flush] einen Flush
    [full_house] ein Full House
    *[four_of_a_kind] einen Vierling
  }
say-high = { name-high } hoch schlägt { one-low } hoch
say-kicker = Kicker { one-high } schlägt Kicker { one-low }
say-pair = Höheres Paar: { many-high } schlagen { many-low }
say-top-pair = Das höhere Paar entscheidet: { many-high } schlagen { many-low }
say-second-pair = Das zweite Paar entscheidet: { many-high } schlagen { many-low }
say-three = Höherer Drilling: { many-high } schlagen { many-low }
say-straight = Straße bis { one-high } schlägt Straße bis { one-low }
say-flush = Flush mit { one-high } hoch schlägt { one-low } hoch
say-flush-card = Im Flush: { one-high } schlägt { one-low }
say-full-three = Höherer Drilling: { many-high } schlagen { many-low }
say-full-pair = Gleicher Drilling, höheres Paar: { many-high } schlagen { many-low }
say-four = Höherer Vierling: { many-high } schlagen { many-low }
say-tie = Die gleichen fünf Werte: Der Pot wird geteilt
say-board = Alle spielen das Board: Der Pot wird geteilt

## What decided, beside the hand that won; the beaten hand has an owner

why-category = { $you ->
    [yes] schlägt dein Blatt: { $hand }
   *[no] schlägt das Blatt von { $name }: { $hand }
  }
why-high = { $you ->
    [yes] { one-high } hoch schlägt { one-low } hoch bei dir
   *[no] { one-high } hoch schlägt { one-low } hoch bei { $name }
  }
why-kicker = { $you ->
    [yes] Kicker { one-high } schlägt { one-low } bei dir
   *[no] Kicker { one-high } schlägt { one-low } bei { $name }
  }
why-pair = { $you ->
    [yes] { many-high } schlagen deine { many-low }
   *[no] { many-high } schlagen die { many-low } von { $name }
  }
why-top-pair = { $you ->
    [yes] { many-high } schlagen deine { many-low }
   *[no] { many-high } schlagen die { many-low } von { $name }
  }
why-second-pair = { $you ->
    [yes] zweites Paar: { many-high } schlagen deine { many-low }
   *[no] zweites Paar: { many-high } schlagen die { many-low } von { $name }
  }
why-three = { $you ->
    [yes] höherer Drilling: { many-high } schlagen deine { many-low }
   *[no] höherer Drilling: { many-high } schlagen die { many-low } von { $name }
  }
why-straight = { $you ->
    [yes] Straße bis { one-high } schlägt deine Straße bis { one-low }
   *[no] Straße bis { one-high } schlägt die Straße bis { one-low } von { $name }
  }
why-flush = { $you ->
    [yes] { one-high } hoch schlägt { one-low } hoch bei dir
   *[no] { one-high } hoch schlägt { one-low } hoch bei { $name }
  }
why-flush-card = { $you ->
    [yes] { one-high } im Flush schlägt { one-low } bei dir
   *[no] { one-high } im Flush schlägt { one-low } bei { $name }
  }
why-full-three = { $you ->
    [yes] höherer Drilling: { many-high } schlagen deine { many-low }
   *[no] höherer Drilling: { many-high } schlagen die { many-low } von { $name }
  }
why-full-pair = { $you ->
    [yes] gleicher Drilling, { many-high } schlagen deine { many-low }
   *[no] gleicher Drilling, { many-high } schlagen die { many-low } von { $name }
  }
why-four = { $you ->
    [yes] höherer Vierling: { many-high } schlagen deine { many-low }
   *[no] höherer Vierling: { many-high } schlagen die { many-low } von { $name }
  }
why-tie = die gleichen fünf Werte; Farben und weitere Karten entscheiden nie
why-board = alle spielen das Board

## A comparison of two hands: what is the same, then what decides

compare-category = { $winner ->
    [pair] ein Paar schlägt
    [two_pair] zwei Paare schlagen
    [three_of_a_kind] ein Drilling schlägt
    [straight] eine Straße schlägt
    [flush] ein Flush schlägt
    [full_house] ein Full House schlägt
    [four_of_a_kind] ein Vierling schlägt
    *[straight_flush] ein Straight Flush schlägt
  } { $loser ->
    [high_card] High Card
    [pair] ein Paar
    [two_pair] zwei Paare
    [three_of_a_kind] einen Drilling
    [straight] eine Straße
    [flush] einen Flush
    [full_house] ein Full House
    *[four_of_a_kind] einen Vierling
  }
compare-kicker = { $category ->
    [pair] das gleiche Paar { many-rank }
    [two_pair] die gleichen zwei Paare, { many-rank } und { many-second }
    [three_of_a_kind] der gleiche Drilling { many-rank }
    [four_of_a_kind] der gleiche Vierling { many-rank }
   *[high_card] beide { one-rank } hoch
  }; Kicker { one-high } schlägt { one-low }
compare-high = { one-high } hoch schlägt { one-low } hoch
compare-pair = ein Paar { many-high } schlägt ein Paar { many-low }
compare-top-pair = höheres Paar: { many-high } schlagen { many-low }
compare-second-pair = das gleiche höhere Paar { many-rank }; zweites Paar: { many-high } schlagen { many-low }
compare-three = Drilling { many-high } schlägt Drilling { many-low }
compare-straight = Straße bis { one-high } schlägt Straße bis { one-low }
compare-flush = Flush mit { one-high } hoch schlägt Flush mit { one-low } hoch
compare-flush-card = beide Flushes { one-rank } hoch; danach: { one-high } schlägt { one-low }
compare-full-three = Drilling { many-high } schlägt Drilling { many-low }
compare-full-pair = der gleiche Drilling { many-rank }; Paar: { many-high } schlagen { many-low }
compare-four = Vierling { many-high } schlägt Vierling { many-low }
compare-tie = gleich: die gleichen fünf Werte; Farben und weitere Karten entscheiden nie
compare-board = gleich: Alle spielen das Board; Farben und weitere Karten entscheiden nie

## Odd chips, audits, the chart of hands

odd-chip = { $count ->
    [one] ein überzähliger Chip an { $names }, im Uhrzeigersinn links vom Button aus
   *[other] überzählige Chips an { $names }, im Uhrzeigersinn links vom Button aus
  }
about-straight-flush = fünf in Folge in einer Farbe; bis zum Ass heißt er Royal Flush
about-four-of-a-kind = vier von einem Wert und ein Kicker
about-full-house = drei von einem Wert und zwei von einem anderen
about-flush = fünf in einer Farbe
about-straight = fünf in Folge; das Ass zählt hoch, tief nur in A-2-3-4-5
about-three-of-a-kind = drei von einem Wert und zwei Kicker
about-two-pair = zwei von einem Wert, zwei von einem anderen und ein Kicker
about-pair = zwei von einem Wert und drei Kicker
about-high-card = nichts davon; die höchste Karte zählt zuerst

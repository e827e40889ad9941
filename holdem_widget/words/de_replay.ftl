# What only a replay says, in German: branches, lists of hands, details of a step, and the hand as text.
# Not proofread by a native speaker yet.

branch-move = { $name }: { $action }
branch-cards = Andere Karten
branch-cards-move = { $name }: { $action }, andere Karten
branch-anew = Was du nicht sehen konntest, wurde neu ausgeteilt.
hand-line = Hand { $hand }: { $players } Spieler
hand-line-named = Hand { $hand }: { $players } Spieler, { $title }

## The hand as text, outside the frame of a page

page-title = Eine Hand zum Durchgehen
page-text = Die Hand als Text
page-how = Um sie hier durchzugehen, vertrau diesem Notebook (Befehlspalette: Trust Notebook) oder öffne die Seite, die mit ihm exportiert wurde.
page-question = Frage: { $text }
page-rest = Was auf die Frage folgt, steht hier nicht.
page-hand = Hand { $hand }

## In the front end

ui-study = Dieser Schritt
ui-hands = Hände
ui-hand-of = Hand { $hand } von { $hands }
ui-hand-next = Nächste Hand
ui-hand-previous = Vorige Hand
ui-hand-here = gerade zu sehen
ui-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
  }
ui-score = { $right } von { $asked } richtig
ui-show-everything = Alles zeigen
ui-viewpoint = Blickwinkel
ui-viewpoint-all = Alle
ui-reckon = Diesen Schritt rechnen
ui-shares = Anteile am Pot
ui-shares-exact = Genau, Kartenverteilungen: { $deals }
ui-shares-drawn = Ungefähr, geloste Kartenverteilungen: { $deals }
ui-shares-none = Weniger als zwei Hände sind im Spiel.
ui-share-unknown = Karten unbekannt
ui-odds = { $name } zahlt { $call } in einen Pot von { $pot } und braucht { $needs } %.
ui-odds-none = Es ist nichts zu zahlen.
ui-price = Der Preis
ui-decided = Warum { $name } so spielt
ui-decided-none = Zu diesem Schritt ist keine Entscheidung aufgezeichnet.
ui-option = Möglichkeit
ui-option-share = Wie oft
ui-option-value = Chips
ui-lines = Was wäre, wenn
ui-line-main = Zurück zur Hand, wie sie gespielt wurde
ui-mark = Markierung
ui-mark-none = nichts
ui-mark-pot = Pot
ui-help-hand = eine Hand

# Was man am Lehrtisch und nach einer Hand sieht und drückt: zurücknehmen, anhalten, ändern, Einsicht, Gründe, Kosten.
# Not proofread by a native speaker yet.

## The tools of the header

ui-undo = Zurücknehmen
ui-pause-table = Gegner anhalten
ui-paused = Angehalten
ui-edit = Karten und Stacks ändern
ui-hint-edit = Zum Ändern eine Karte oder einen Stack drücken
ui-undone = Der letzte Zug ist zurückgenommen.
ui-edited = Die Hand ist geändert.
ui-study-view = Einsicht: alle Karten
ui-study-view-short = Alle Karten

## Changing a hand

ui-pick-card = Andere Karte
ui-pick-of = { $name }: Karte { $number }
ui-card-taken = { $card }, liegt schon auf dem Tisch
ui-pick-stack = Anderer Stack
ui-stack-of = { $name }: Stack zu Beginn der Hand
ui-stack-set = Übernehmen
ui-stack-malformed = Schreibe eine ganze Zahl von Chips, mindestens 1.

## After the hand

ui-study-show = Alle Karten zeigen
ui-study-hide = Wieder verdecken
ui-review = Was haben meine Entscheidungen gekostet?
ui-look-there = Dort ansehen
ui-why = Warum?
ui-why-none = Von diesem Spieler ist in dieser Hand keine Entscheidung aufgezeichnet.
ui-opponents = Gegner
ui-range = { $name }: angenommene Hände, je dunkler, desto öfter

## Keys and settings

ui-help-undo = den letzten Zug zurücknehmen
ui-help-pause = Gegner anhalten oder weiterspielen lassen
ui-help-why = warum die anderen so gespielt haben
ui-setting-review = Nach jeder Hand sagen, was meine Entscheidungen gekostet haben
ui-setting-peek = Meine Karten nur zeigen, solange ich sie drücke
ui-key-change = Diese Taste ändern
ui-key-wait = Den neuen Buchstaben drücken. Esc lässt alles, wie es ist.
ui-key-taken = Diese Taste ist vergeben oder kein Buchstabe. Eine andere drücken oder Esc.
ui-key-reset = Alle Tasten wie am Anfang
ui-help-turn = den Tisch um einen Platz drehen, an offenen Tischen und in Wiederholungen

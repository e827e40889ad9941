# What makes a table one's own, in German: sound, files, and the words that the moves go by.
# Not proofread by a native speaker yet.

## Settings and files

ui-setting-sound = Ton
ui-setting-verbs = Wörter auf den Knöpfen
ui-verbs-local = Deutsch
ui-verbs-english = Englisch
ui-verbs-both = Beides
ui-export = Export
ui-saved = { $name } wurde dem Browser übergeben.

## The moves by their English words

ui-en-fold = { ui-fold }
ui-en-check = { ui-check }
ui-en-call = { ui-call }
ui-en-call-chips = { ui-call-chips }
ui-en-call-all-in = { ui-call-all-in }
ui-en-bet = { ui-bet }
ui-en-bet-to = { ui-bet-to }
ui-en-open = { ui-open }
ui-en-open-to = { ui-open-to }
ui-en-raise = { ui-raise }
ui-en-raise-to = { ui-raise-to }
ui-en-tab-fold = { tab-fold }
ui-en-tab-check = { tab-check }
ui-en-tab-call = { tab-call }
ui-en-tab-bet = { tab-bet }
ui-en-tab-open = { tab-open }
ui-en-tab-raise = { tab-raise }
ui-en-tab-all-in = { tab-all-in }
ui-en-tab-all-in-total = { tab-all-in-total }
ui-en-confirm-fold-yes = { ui-confirm-fold-yes }
ui-en-fold-anyway = { ui-fold-anyway }
ui-en-confirm-call-yes = { ui-confirm-call-yes }
ui-en-preselect-check = { ui-preselect-check }
ui-en-preselect-check-fold = { ui-preselect-check-fold }
ui-en-preselect-call-any = { ui-preselect-call-any }

## The moves by the words of this language

ui-local-fold = Passen
ui-local-check = Schieben
ui-local-call = Mitgehen
ui-local-call-chips = Mitgehen { $chips }
ui-local-call-all-in = { ui-call-all-in }
ui-local-bet = Setzen
ui-local-bet-to = Setzen { $chips }
ui-local-open = Eröffnen
ui-local-open-to = Eröffnen { $chips }
ui-local-raise = Erhöhen
ui-local-raise-to = Erhöhen auf { $chips }
ui-local-tab-fold = Passt
ui-local-tab-check = Schiebt
ui-local-tab-call = Geht mit: { $chips }
ui-local-tab-bet = Setzt { $total }
ui-local-tab-open = Eröffnet { $total }
ui-local-tab-raise = Erhöht auf { $total }
ui-local-tab-all-in = { tab-all-in }
ui-local-tab-all-in-total = { tab-all-in-total }
ui-local-confirm-fold-yes = Schieben
ui-local-fold-anyway = Trotzdem passen
ui-local-confirm-call-yes = Ja, { $chips } mitgehen
ui-local-preselect-check = Schieben
ui-local-preselect-check-fold = Schieben/Passen
ui-local-preselect-call-any = Immer mitgehen

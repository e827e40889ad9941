# What makes a table one's own, in Italian: sound, files, and the words that the moves go by.
# Not proofread by a native speaker yet.

## Settings and files

ui-setting-sound = Suono
ui-setting-verbs = Parole sui pulsanti
ui-verbs-local = Italiano
ui-verbs-english = Inglese
ui-verbs-both = Entrambe
ui-export = Esporta
ui-saved = { $name } è stato passato al browser.

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

ui-local-fold = Lascia
ui-local-check = { ui-check }
ui-local-call = Vedi
ui-local-call-chips = Vedi { $chips }
ui-local-call-all-in = { ui-call-all-in }
ui-local-bet = Punta
ui-local-bet-to = Punta { $chips }
ui-local-open = Apri
ui-local-open-to = Apri a { $chips }
ui-local-raise = Rilancia
ui-local-raise-to = Rilancia a { $chips }
ui-local-tab-fold = Lascia
ui-local-tab-check = { tab-check }
ui-local-tab-call = Vede { $chips }
ui-local-tab-bet = Punta { $total }
ui-local-tab-open = Apre a { $total }
ui-local-tab-raise = Rilancia a { $total }
ui-local-tab-all-in = { tab-all-in }
ui-local-tab-all-in-total = { tab-all-in-total }
ui-local-confirm-fold-yes = { ui-confirm-fold-yes }
ui-local-fold-anyway = Lascia lo stesso
ui-local-confirm-call-yes = Sì, vedi { $chips }
ui-local-preselect-check = { ui-preselect-check }
ui-local-preselect-check-fold = Check o lascia
ui-local-preselect-call-any = Vedi sempre

# What makes a table one's own: sound, files, and the words that the moves go by.

## Settings and files

ui-setting-sound = Sound
ui-setting-verbs = Words on the buttons
ui-verbs-local = Local
ui-verbs-english = English
ui-verbs-both = Both
ui-export = Export
ui-saved = { $name } was handed to the browser.

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

ui-local-fold = { ui-fold }
ui-local-check = { ui-check }
ui-local-call = { ui-call }
ui-local-call-chips = { ui-call-chips }
ui-local-call-all-in = { ui-call-all-in }
ui-local-bet = { ui-bet }
ui-local-bet-to = { ui-bet-to }
ui-local-open = { ui-open }
ui-local-open-to = { ui-open-to }
ui-local-raise = { ui-raise }
ui-local-raise-to = { ui-raise-to }
ui-local-tab-fold = { tab-fold }
ui-local-tab-check = { tab-check }
ui-local-tab-call = { tab-call }
ui-local-tab-bet = { tab-bet }
ui-local-tab-open = { tab-open }
ui-local-tab-raise = { tab-raise }
ui-local-tab-all-in = { tab-all-in }
ui-local-tab-all-in-total = { tab-all-in-total }
ui-local-confirm-fold-yes = { ui-confirm-fold-yes }
ui-local-fold-anyway = { ui-fold-anyway }
ui-local-confirm-call-yes = { ui-confirm-call-yes }
ui-local-preselect-check = { ui-preselect-check }
ui-local-preselect-check-fold = { ui-preselect-check-fold }
ui-local-preselect-call-any = { ui-preselect-call-any }

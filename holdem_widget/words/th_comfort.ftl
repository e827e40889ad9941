# What makes a table one's own, in Thai: sound, files, and the words that the moves go by.
# Not proofread by a native speaker yet.

## Settings and files

ui-setting-sound = เสียง
ui-setting-verbs = คำบนปุ่ม
ui-verbs-local = ไทย
ui-verbs-english = อังกฤษ
ui-verbs-both = ทั้งสองภาษา
ui-export = ส่งออก
ui-saved = ส่ง { $name } ให้เบราว์เซอร์แล้ว

## The moves by their English words

ui-en-fold = Fold
ui-en-check = Check
ui-en-call = Call
ui-en-call-chips = Call { $chips }
ui-en-call-all-in = All-in { $chips }
ui-en-bet = Bet
ui-en-bet-to = Bet { $chips }
ui-en-open = Open
ui-en-open-to = Open for { $chips }
ui-en-raise = Raise
ui-en-raise-to = Raise to { $chips }
ui-en-tab-fold = Fold
ui-en-tab-check = Check
ui-en-tab-call = Call { $chips }
ui-en-tab-bet = Bet { $total }
ui-en-tab-open = Open { $total }
ui-en-tab-raise = Raise to { $total }
ui-en-tab-all-in = All-in
ui-en-tab-all-in-total = All-in { $total }
ui-en-confirm-fold-yes = Check
ui-en-fold-anyway = Fold anyway
ui-en-confirm-call-yes = Yes, call { $chips }
ui-en-preselect-check = Check
ui-en-preselect-check-fold = Check or fold
ui-en-preselect-call-any = Call any

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

# One-Card Duel: why not, and why it was played.

refuse-lock-first = Both cards are locked before anybody bets: lock one of your two cards.
refuse-not-held = { $card } is not one of your two cards.
refuse-locked-already = Your card is locked face down and cannot be changed.

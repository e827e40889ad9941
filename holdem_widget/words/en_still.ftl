# What stays in a saved notebook when the kernel of a table is gone, and how to go on from there.

still-how = This is a still picture of the table. To go on from here, run: { $code }
still-how-staged = This is a still picture of the table. To set it up again, run its cell.
still-plain = (A still picture of the table follows, for a notebook without its kernel.)
still-hidden = face down
still-player = Player
still-chips = Chips
still-bet = Bet
still-cards = Cards

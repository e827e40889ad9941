"""Which worlds can a seat not tell apart?  Another full state that looks the same from there, dealt by chance."""

from __future__ import annotations

from holdem_widget.games.game import Chance, Observation, State
from holdem_widget.games.holdem_state import HoldemState, Hole, Public, Secret
from holdem_widget.poker.cards import DECK

UNDER_THE_HOLES = 8  # five board cards and three burns
USED = {0: 0, 3: 4, 4: 6, 5: 8}  # of these, by the cards on the board


def another_world(observation: Observation[Public], chance: Chance) -> HoldemState:
    """A state in which the seat sees what it sees, with every hidden hand and the rest of the deck dealt anew.

    Folded hands are hidden too. All deals are equally likely; what the players did weighs nothing here.
    """
    public, seat = observation.public, observation.seat
    known = {seat: observation.own, **{s: hole for s, hole in enumerate(public.shown) if hole is not None}}
    hidden = [s for s in public.dealt if s not in known] if public.hand else []
    seen = {card for hole in known.values() for card in hole} | set(public.board)
    left = UNDER_THE_HOLES - USED[len(public.board)] if public.hand else 0
    cards = chance.sample([card for card in DECK if card not in seen], 2 * len(hidden) + left)
    holes: list[Hole] = [known.get(s, ()) for s in range(len(public.stacks))]
    for i, s in enumerate(hidden):
        holes[s] = (cards[2 * i], cards[2 * i + 1])
    return State(public, Secret(tuple(holes), tuple(cards[2 * len(hidden) :])))

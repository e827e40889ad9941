"""What may differ between hold'em games?  One record of values and small functions, each with its clause.

A game is `replace(MATCH, …)` with its differences. The functions know seats, never a game's name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from holdem_widget.games.game import Chance
from holdem_widget.games.holdem_state import Public
from holdem_widget.games.refusals import Clauses
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.pots import MOST_SEATS

Seats = tuple[Seat, ...]
MATCH_CLAUSES = Clauses()
AnteKind = Literal["each", "big_blind"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldemRules:
    """The values of one hold'em game; the defaults of a field are Match Hold'em's."""

    id: str
    stacks: tuple[int, ...]  # H-2.2, by seat at the start
    blinds: tuple[int, int]  # H-2.2, small and big
    first_button: Seat | None  # H-2.4; None: drawn
    next_button: Callable[[Public, Seats, Chance], Seat]  # H-2.4, H-2.7
    blind_seats: Callable[[Seat, Seats], tuple[Seat, Seat]]  # H-2.4, H-2.5
    hands: int | None = None  # a short match ends after so many; None: when one player has all the chips, H-1.1
    ante: int = 0
    ante_kind: AnteKind = "each"  # H-2.9
    equal_bets_close_preflop: bool = False  # H-3.11; E-2.3 has no option
    losers_muck: bool = True  # H-5.8
    charge: Fraction = Fraction(0)  # none in H; E-5.2
    points: int = 0  # for each chip of charge, E-5.3
    blinds_after_deal: bool = False  # E-2.1
    opening_word: Literal["bet", "open"] = "bet"  # E-2.4
    may_watch: bool = True  # H-5.7; E-1.2
    may_join: bool = False  # a newcomer fills an empty seat, E-1.1
    lost_leaves: bool = False  # a lost connection is leaving, E-1.4
    most_seats: int = MOST_SEATS  # E-1.2
    seats_drawn: bool = False  # how many play is drawn, E-1.2
    half_blind: bool = False  # the small blind is half the minimum bet, E-1.5
    seconds: int | None = None  # for a decision, E-3.1
    preselect: bool = False  # E-3.2
    talk: bool = False  # E-4.1
    clauses: Clauses = MATCH_CLAUSES


def moving_button(public: Public, alive: Seats, chance: Chance) -> Seat:
    """The next remaining seat; heads-up nobody posts the big blind twice in a row.  Rules: H-2.4, H-2.7."""
    button = clockwise(alive, public.button)[0]
    if len(alive) == 2 and clockwise(alive, button)[0] == public.big_blind:
        return clockwise(alive, button)[0]
    return button


def button_is_small_blind_heads_up(button: Seat, alive: Seats) -> tuple[Seat, Seat]:
    """Small and big blind: the next two seats; heads-up the button and the other.  Rules: H-2.4, H-2.5."""
    order = clockwise(alive, button)
    return (button, order[0]) if len(alive) == 2 else (order[0], order[1])

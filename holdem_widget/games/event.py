"""Event Hold'em: Match Hold'em with the differences of rules E."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from holdem_widget.games.game import Chance
from holdem_widget.games.holdem_rules import Seats
from holdem_widget.games.holdem_state import Public
from holdem_widget.games.match import MATCH
from holdem_widget.games.refusals import Clauses
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.points import PER_CHIP


def drawn_button(public: Public, alive: Seats, chance: Chance) -> Seat:
    """The next seat; drawn for the first hand, and whenever somebody has left or joined.  Rule: E-1.1."""
    if public.hand and alive == public.dealt and not public.newcomers:
        return clockwise(alive, public.button)[0]
    return alive[chance.randrange(len(alive))]


def blinds_left_of_button(button: Seat, alive: Seats) -> tuple[Seat, Seat]:
    """Small and big blind: the next two seats; with two seats the button is the big blind.  Rule: E-2.1."""
    order = clockwise(alive, button)
    return order[0], order[1]


EVENT = replace(
    MATCH,
    id="event",
    stacks=(1000,) * 6,  # E-1.2, E-1.5; fewer seats by lot
    most_seats=6,  # E-1.2
    seats_drawn=True,  # E-1.2
    first_button=None,  # E-1.1
    next_button=drawn_button,  # E-1.1
    may_join=True,  # E-1.1
    may_watch=False,  # E-1.2
    lost_leaves=True,  # E-1.4
    half_blind=True,  # E-1.5
    blind_seats=blinds_left_of_button,  # E-2.1
    blinds_after_deal=True,  # E-2.1
    equal_bets_close_preflop=True,  # E-2.3
    opening_word="open",  # E-2.4
    seconds=15,  # E-3.1
    preselect=True,  # E-3.2
    talk=True,  # E-4.1
    losers_muck=False,  # E-5.1
    charge=Fraction(1, 5),  # E-5.2
    points=PER_CHIP,  # E-5.3
    clauses=Clauses(only_all_in="E-2.4"),
)

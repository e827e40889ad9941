"""What is to be solved in one deal of a duel?  The public situation of it as a value, and its solution, kept for a while.

Everything here is known to both players: no hand of anybody's goes in. Needs numpy.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.duel_state import Signal
from holdem_widget.players.duelist_solver import Solution, Spot, solve
from holdem_widget.players.duelist_tree import Line, Menu, Tree, rows_after, tree
from holdem_widget.players.duelist_types import FULL, RANK_COUNT, Types, hand_weights, signs, types_of
from holdem_widget.poker.betting import Seat

Floats = NDArray[np.float64]
MENU = Menu()
Belief = tuple[tuple[float, ...], ...]
DATA = "data/duel_carry.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal as both see it.

    `stacks` are after the ante; `unseen` counts the cards by rank that nobody has seen; `kept` (13 x 13) is the belief
    about the cards that seat 0 and seat 1 kept, over chance; `carry` the chips that a card kept is worth, by rank;
    `line` the betting so far, whose sizes go into the menu.
    """

    stacks: tuple[int, int]
    first: Seat
    signals: tuple[Signal, Signal]
    unseen: tuple[int, ...] = FULL
    kept: Belief | None = None
    carry: tuple[float, ...] = (0.0,) * RANK_COUNT
    line: Line = ()
    menu: Menu = MENU


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """A deal with its types, the weights of pairs of hands, the spot and the solution."""

    deal: Deal
    types: tuple[Types, Types]
    hands: Floats
    spot: Spot
    solution: Solution


def spot_of(deal: Deal) -> tuple[tuple[Types, Types], Floats, Spot]:
    """The types, the weights of pairs of hands, and what the solver needs."""
    own, other = types_of(deal.signals[0]), types_of(deal.signals[1])
    kept = np.ones((RANK_COUNT, RANK_COUNT)) if deal.kept is None else np.array(deal.kept)
    hands = hand_weights(own, other, unseen=deal.unseen, kept=kept)
    if not hands.sum() > 0:
        # a belief that leaves no world at all is no belief
        hands = hand_weights(own, other, unseen=deal.unseen, kept=np.ones_like(kept))
    carry = np.array(deal.carry)
    grown = tree(deal.stacks, deal.first, menu=deal.menu, line=deal.line)
    spot = Spot(
        tree=grown, trembles=tuple(_moves(grown, deal.line)),
        weights=hands[own.hand][:, other.hand], signs=signs(own, other), choice=(own.starts, other.starts),
        extra=(carry[own.kept], carry[other.kept]),
    )  # fmt: skip
    return (own, other), hands, spot


def _moves(grown: Tree, line: Line) -> Iterator[tuple[Seat, int]]:
    """(seat, row) of each move of the line."""
    for i in range(len(line)):
        rows, seat = rows_after(grown, line[: i + 1]), grown.questions[line[:i]].seat
        if rows is not None:
            yield seat, rows[seat]


@lru_cache(maxsize=512)
def solved(deal: Deal, *, rounds: int, target: float = 0.0) -> Solved:
    """The deal solved; the same deal is solved once."""
    types, hands, spot = spot_of(deal)
    solution = solve(spot, rounds=rounds, target=target)
    return Solved(deal=deal, types=types, hands=hands, spot=spot, solution=solution)


@dataclass(frozen=True, slots=True, kw_only=True)
class Carry:
    """What is known in advance at one effective stack (after the ante).

    `values` are the chips that a card kept is worth by rank, over a card drawn at random; `kept` how much more often
    than by chance a card of that rank is kept.
    """

    values: tuple[float, ...]
    kept: tuple[float, ...]


@lru_cache(maxsize=1)
def carries() -> tuple[Carry, ...]:
    """By effective stack, from 0; made by `tools/make_duel_carry.py`."""
    source = json.loads(files("holdem_widget.players").joinpath(DATA).read_text(encoding="utf-8"))
    return tuple(Carry(values=tuple(row["values"]), kept=tuple(row["kept"])) for row in source["stacks"])


def carry_of(stacks: tuple[int, int]) -> Carry:
    """The row of the smaller stack."""
    known = carries()
    return known[min(*stacks, len(known) - 1)]

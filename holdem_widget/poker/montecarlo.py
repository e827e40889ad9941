"""About how good is a hand against unknown ones?  A cheap estimate without numpy, for players who think quickly.

The generator is the caller's: the same draws give the same estimate. Exact answers are `equity`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from holdem_widget.errors import BadSetup
from holdem_widget.poker.cards import Card
from holdem_widget.poker.evaluator import strength


class Draws(Protocol):
    """What is asked of a generator: `random.Random` has it."""

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        ...


def equity_vs_random(hole: Sequence[Card], board: Sequence[Card], opponents: int, *, samples: int, rng: Draws) -> float:
    """The share of the pot (0..1) of two cards against so many unknown hands, from `samples` run-outs.

    Cards are not checked.  Raises: BadSetup.

    >>> import random
    >>> equity_vs_random((50, 48), (), 1, samples=2000, rng=random.Random(1)) > 0.8
    True
    """
    if opponents < 1 or samples < 1:
        raise BadSetup(f"{opponents} opponents and {samples} samples: give at least one of each")
    to_come = 5 - len(board)
    if len(hole) + len(board) + to_come + 2 * opponents > 52:
        raise BadSetup(f"{opponents} opponents need more cards than the deck has")
    won = sum(
        _share(hole, (*board, *cards[:to_come]), cards[to_come:])
        for cards in _deals((*hole, *board), to_come + 2 * opponents, samples=samples, rng=rng)
    )
    return won / samples


def _deals(gone: Sequence[Card], count: int, *, samples: int, rng: Draws) -> Iterator[list[Card]]:
    """So many unseen cards, again and again; a shuffled deck stays shuffled from one deal to the next."""
    deck = [card for card in range(52) if card not in gone]
    size, draw = len(deck), rng.random
    for _ in range(samples):
        for place in range(count):
            other = place + int(draw() * (size - place))
            deck[place], deck[other] = deck[other], deck[place]
        yield deck[:count]


def _share(hole: Sequence[Card], board: tuple[Card, ...], others: list[Card]) -> float:
    mine, level = strength((*hole, *board)), 1
    for place in range(0, len(others), 2):
        theirs = strength((others[place], others[place + 1], *board))
        if theirs > mine:
            return 0.0
        level += theirs == mine
    return 1 / level

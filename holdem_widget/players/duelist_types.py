"""What can each player of a duel hold, and how likely are two hands together?  By rank; suits do not matter.

A hand is two ranks, the lower first; a type is a hand with the rank that is locked. Weights count worlds: ways to take the
four cards from those that nobody has seen, times what is believed about the two cards that were kept. Needs numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.duel_state import ACE, LEAST_UP, TWO, Signal

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
RANK_COUNT = 13
FULL: tuple[int, ...] = (8,) * RANK_COUNT  # two decks hold eight cards of each rank; D-2.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Types:
    """The hands of one signal and their types, in the order of hands.

    `low`, `high` (hands,) ranks; `hand` (types,) the hand of each type, `locked`, `kept` (types,) ranks; `starts`
    (hands,) the first type of each hand; `held` (hands, 13) how many of each rank.
    """

    low: Ints
    high: Ints
    hand: Ints
    locked: Ints
    kept: Ints
    starts: Ints
    held: Ints


@lru_cache(maxsize=16)
def types_of(signal: Signal) -> Types:
    """All hands and types of a signal.  Rule: D-2.4."""
    up = signal[0]
    pairs = [(a, b) for a in range(RANK_COUNT) for b in range(a, RANK_COUNT) if (a >= LEAST_UP) + (b >= LEAST_UP) == up]
    rows = [(i, x, a + b - x) for i, (a, b) in enumerate(pairs) for x in dict.fromkeys((a, b))]
    hand, locked, kept = np.array(rows, np.intp).T
    low, high = np.array(pairs, np.intp).T
    held = np.zeros((len(pairs), RANK_COUNT), np.intp)
    np.add.at(held, (np.arange(len(pairs)), low), 1)
    np.add.at(held, (np.arange(len(pairs)), high), 1)
    starts = np.flatnonzero(np.diff(hand, prepend=-1))
    return Types(low=low, high=high, hand=hand, locked=locked, kept=kept, starts=starts, held=held)


def ways(first: Types, second: Types, unseen: tuple[int, ...]) -> Floats:
    """(hands, hands) ways to take the cards of both hands, in order, from the unseen ones."""
    counts = np.array(unseen, float)[:, None]
    falling = np.cumprod(np.hstack([np.ones((RANK_COUNT, 1)), np.maximum(counts - np.arange(4), 0)]), axis=1)
    both = first.held[:, None, :] + second.held[None, :, :]
    product: Floats = falling[np.arange(RANK_COUNT), both].prod(axis=2)
    return product


def hand_weights(first: Types, second: Types, *, unseen: tuple[int, ...], kept: Floats) -> Floats:
    """(hands, hands) weight of each pair of hands; `kept` (13, 13) is the belief about the two cards kept, over chance.

    Either card of a hand may be the kept one; two equal ranks are one way to have kept it, for their ways are ordered.
    """
    one = _either(kept, first)
    found: Floats = ways(first, second, unseen) * _either(one.T, second).T
    return found


def _either(kept: Floats, types: Types) -> Floats:
    """(hands, other): the sum over which card of the hand was kept."""
    pair = (types.low == types.high)[:, None]
    found: Floats = np.where(pair, kept[types.low], kept[types.low] + kept[types.high])
    return found


@lru_cache(maxsize=1)
def _signs() -> Floats:
    ranks = np.arange(RANK_COUNT)
    signs: Floats = np.sign(ranks[:, None] - ranks[None, :]).astype(float)
    signs[TWO, ACE], signs[ACE, TWO] = 1.0, -1.0
    return signs


def signs(first: Types, second: Types) -> Floats:
    """(types, types) 1 where the first seat's locked card wins, -1 where it loses, 0 for a tie.  Rule: D-4.1."""
    found: Floats = _signs()[first.locked[:, None], second.locked[None, :]]
    return found

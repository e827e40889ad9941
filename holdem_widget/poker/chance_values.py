"""What do the hands come to on all boards?  Boards grouped by the strengths that they give to the known hands.

`numpy` is imported with this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from math import comb

import numpy as np

from holdem_widget.poker.batch import strengths
from holdem_widget.poker.cards import Card

Values = tuple[int, ...]


def value_groups(
    hands: Sequence[Sequence[Card]], board: Sequence[Card], rest: Sequence[Card], *, size: int
) -> Iterator[tuple[int, Values]]:
    """(how many boards, the strength of every hand on them) for all ways to add `size` cards of the rest."""
    count, width = comb(len(rest), size), len(board) + 2
    flat = np.fromiter(chain.from_iterable(combinations(rest, size)), np.uint8, count * size)
    cards = np.empty((count, width + size), np.uint8, order="F")
    cards[:, 2:width], cards[:, width:] = board, flat.reshape(count, size)
    key = np.zeros(count, np.int64)
    for hand in hands:
        cards[:, :2] = hand
        key = key << 13 | strengths(cards)
    found, ways = np.unique(key, return_counts=True)
    shifts = [13 * place for place in reversed(range(len(hands)))]
    for packed, number in zip(found.tolist(), ways.tolist(), strict=True):
        yield number, tuple(packed >> shift & 8191 for shift in shifts)

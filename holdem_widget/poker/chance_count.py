"""How often does each category come?  Counted by ranks and corrected for flushes, never card by card.

Without a flush only ranks matter: every multiset of ranks that the unseen cards can make is valued once and weighted
by the number of ways in which they can make it. Then every set of cards that makes a flush (the suit's cards x the
other cards) is taken out under its ranks alone and put back under its flush. The suits that no known card tells apart
are counted once.

`numpy` is imported with this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from holdem_widget.poker import keys
from holdem_widget.poker.batch import KEYS, MASKS, Ints, flush_strengths, rank_strengths
from holdem_widget.poker.cards import Card

Counts = tuple[int, ...]  # nine, weakest category first

_STARTS: Ints = np.array(keys.FIRST[1:], np.int64)
_RANK_KEYS: Ints = KEYS[::4] & ~(0xFFFF << 16)  # one a rank, no suit counted
_SIZE = 1 << 16  # sets of the suit x the rest that are looked at together


def category_counts(known: Sequence[Card], unseen: Sequence[Card], more: int) -> Counts:
    """How many sets of `more` unseen cards give each category together with the known cards (5 to 7 in all)."""
    total = _by_ranks(known, unseen, more)
    seen: dict[object, npt.NDArray[np.int64]] = {}
    for suit in range(4):
        alike = tuple(sorted(c >> 2 for c in known if c & 3 == suit)), tuple(c >> 2 for c in unseen if c & 3 == suit)
        if alike not in seen:
            seen[alike] = _flush_correction(known, unseen, more=more, suit=suit)
        total = total + seen[alike]
    return tuple(int(count) for count in total)


def _tally(values: npt.NDArray[np.int16], weights: Ints | None = None) -> npt.NDArray[np.int64]:
    places = np.searchsorted(_STARTS, values.ravel(), side="right")
    if weights is None:
        return np.bincount(places, minlength=9)
    return np.array([weights[places == place].sum() for place in range(9)], np.int64)


@cache
def _multisets(size: int) -> npt.NDArray[np.int8]:
    """How many of each rank, for every multiset of `size` ranks: `(n, 13) int8`."""
    rows = np.zeros((1, 13), np.int8)
    for rank in range(13):
        parts = []
        for count in range(5):
            part = rows.copy()
            part[:, rank] = count
            parts.append(part[part.sum(axis=1) <= size])
        rows = np.concatenate(parts)
    full: npt.NDArray[np.int8] = rows[rows.sum(axis=1) == size]
    return full


def _by_ranks(known: Sequence[Card], unseen: Sequence[Card], more: int) -> npt.NDArray[np.int64]:
    free = [sum(card >> 2 == rank for card in unseen) for rank in range(13)]
    rows = _multisets(more)
    rows = rows[(rows <= np.array(free, np.int8)).all(axis=1)]
    ways = np.array([[comb(have, take) for take in range(5)] for have in free], np.int64)
    weights = ways[np.arange(13), rows].prod(axis=1)
    base = sum(int(_RANK_KEYS[card >> 2]) for card in known)
    return _tally(rank_strengths(rows @ _RANK_KEYS + base), weights)


def _flush_correction(known: Sequence[Card], unseen: Sequence[Card], *, more: int, suit: int) -> npt.NDArray[np.int64]:
    """What the sets with five or more cards of the suit add to each category, and take away where ranks put them."""
    inside = [card for card in unseen if card & 3 == suit]
    outside = [card for card in unseen if card & 3 != suit]
    have = sum(card & 3 == suit for card in known)
    change = np.zeros(9, np.int64)
    for take in range(max(0, 5 - have), min(more, len(inside)) + 1):
        ours, others = _subsets(inside, take), _subsets(outside, more - take)
        if len(ours[0]) and len(others[0]):
            change += _crossed(ours, others, known)
    return change


def _subsets(cards: Sequence[Card], size: int) -> tuple[Ints, Ints]:
    """The sums of keys and of masks of all subsets of a size."""
    picks = np.array(list(combinations(cards, size)), np.int64).reshape(comb(len(cards), size), size)
    return KEYS[picks].sum(axis=1), MASKS[picks].sum(axis=1)


def _crossed(ours: tuple[Ints, Ints], others: tuple[Ints, Ints], known: Sequence[Card]) -> npt.NDArray[np.int64]:
    key = int(sum(int(KEYS[card]) for card in known)) + keys.BIAS
    mask = int(sum(int(MASKS[card]) for card in known))
    change = np.zeros(9, np.int64)
    step = max(1, _SIZE // len(others[0]))
    for start in range(0, len(ours[0]), step):
        sums = (ours[0][start : start + step, None] + (others[0] + key)).ravel()
        masks = (ours[1][start : start + step, None] + (others[1] + mask)).ravel()
        change += _tally(flush_strengths(sums, masks)) - _tally(rank_strengths(sums))
    return change

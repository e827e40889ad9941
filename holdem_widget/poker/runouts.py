"""How can a board run out?  Its ranks as multisets and its suited cards as subsets, each with its number of ways.

A run-out of `m` cards is either seen by its ranks only (one of `MULTISETS[m]`), or as `k` cards of one suit (a
subset of ranks) with a multiset of `m - k` ranks in the other suits. Numbers of ways are whole numbers in float64,
exact below 2**53.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import numpy.typing as npt

from holdem_widget.poker.batch import KEYS, Ints
from holdem_widget.poker.cards import DECK, Card

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

SUIT_BITS = 0xFFFF << 16
RANK_KEYS: Ints = KEYS[::4] & ~SUIT_BITS  # (13,) keys of ranks, no suit counted
_CHOOSE = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], np.float64)


@dataclass(frozen=True, slots=True, kw_only=True)
class Multisets:
    """All multisets of `size` ranks: `sums (n,)` of keys, `slots (size, n)` for `ways`, `ranks (n, size)`."""

    sums: Ints
    slots: Places
    ranks: Places

    def ways(self, free: Ints) -> Floats:
        """In how many ways each is dealt from `free (13,)` cards of each rank: `(n,)`."""
        table = _CHOOSE[free].ravel()
        if not len(self.slots):
            return np.ones(len(self.sums))
        ways: Floats = table[self.slots[0]]
        for slot in self.slots[1:]:
            ways *= table.take(slot)
        return ways


@cache
def multisets(size: int) -> Multisets:
    """The multisets of 0 to 5 ranks, none more than four times."""
    kept = [m for m in combinations_with_replacement(range(13), size) if all(m.count(rank) <= 4 for rank in m)]
    ranks = np.array(kept, np.intp).reshape(len(kept), size)
    slots = np.zeros((size, len(kept)), np.intp)
    for n, multiset in enumerate(kept):
        for place, rank in enumerate(dict.fromkeys(multiset)):
            slots[place, n] = rank * 5 + multiset.count(rank)
    return Multisets(sums=RANK_KEYS[ranks].sum(axis=1), slots=slots, ranks=ranks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Subsets:
    """All sets of `size` ranks: `masks (n,)` of 13 bits, `sums (n,)` of keys."""

    masks: Ints
    sums: Ints


@cache
def subsets(size: int) -> Subsets:
    """The sets of 0 to 5 ranks."""
    ranks = np.array(list(combinations(range(13), size)), np.intp).reshape(comb(13, size), size)
    return Subsets(masks=(1 << ranks).sum(axis=1).astype(np.int64), sums=RANK_KEYS[ranks].sum(axis=1))


@cache
def joined(suited: int, others: int) -> Places:
    """Which multiset each subset makes with each multiset of other suits: `(subsets, multisets)`.

    Where a rank would stand five times the number means nothing: such a run-out has no way to be dealt.
    """
    whole = multisets(suited + others)
    order = np.argsort(whole.sums)
    sums = subsets(suited).sums[:, None] + multisets(others).sums
    return order[np.minimum(np.searchsorted(whole.sums, sums, sorter=order), len(order) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Suited:
    """Run-outs with exactly `count` cards of one suit: `subset` times multisets of `rest` other cards.

    `masks (subsets,)` are the cards of the suit, `ways (rests,)` the ways of the others, for all `merged` suits:
    `merged` suits are alike and counted at once; `held` are the masks of that suit of each hand, `board` the board's,
    `free` that of the cards left; `rows` says which of `subsets(count)` the rows are.
    """

    count: int
    merged: int
    held: tuple[int, ...]
    board: int
    free: int
    rows: Places
    masks: Ints
    rest: int
    ways: Floats

    @property
    def suited(self) -> int:
        """How many cards of the suit the whole board has."""
        return self.count + self.board.bit_count()

    @property
    def shape(self) -> tuple[int, int]:
        """(subsets, rests)."""
        return len(self.masks), len(self.ways)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is known: hands, board, dead cards, and how many cards are to come."""

    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    to_come: int

    @property
    def gone(self) -> tuple[Card, ...]:
        """Every card that is not in the deck any more."""
        return sum(self.hands, self.board + self.dead)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Every card that is still in the deck."""
        gone = set(self.gone)
        return tuple([card for card in DECK if card not in gone])


def rank_sum(cards: tuple[Card, ...]) -> int:
    """The key of some cards' ranks."""
    return sum(int(RANK_KEYS[card >> 2]) for card in cards)


def suit_mask(cards: tuple[Card, ...], suit: int) -> int:
    """The ranks held in one suit, as 13 bits."""
    return sum(1 << (card >> 2) for card in cards if card & 3 == suit)


def free_ranks(deal: Deal) -> Ints:
    """How many cards of each rank are left, `(13,)`."""
    free = [4] * 13
    for card in deal.gone:
        free[card >> 2] -= 1
    return np.array(free, np.int64)


def suit_groups(deal: Deal) -> dict[tuple[tuple[int, ...], int, int], int]:
    """Suits that nothing tells apart: (mask of each hand, mask of the board, free mask) → how many suits."""
    groups: dict[tuple[tuple[int, ...], int, int], int] = {}
    for suit in range(4):
        held = tuple(suit_mask(hand, suit) for hand in deal.hands)
        key = (held, suit_mask(deal.board, suit), 8191 & ~suit_mask(deal.gone, suit))
        groups[key] = groups.get(key, 0) + 1
    return groups


def suited_runouts(deal: Deal, *, stranger: bool) -> list[Suited]:
    """The run-outs in which somebody can have a flush; with a `stranger`, one who may hold two of any suit."""
    free = free_ranks(deal)
    found = []
    for (held, board, left), merged in suit_groups(deal).items():
        most = max((mask.bit_count() for mask in held), default=0)
        least = max(0, 5 - board.bit_count() - (2 if stranger else most))
        others = free - (left >> np.arange(13) & 1)
        for count in range(least, min(deal.to_come, left.bit_count()) + 1):
            some, rest = subsets(count), multisets(deal.to_come - count)
            rows = np.flatnonzero((some.masks & ~left) == 0)
            found.append(
                Suited(
                    count=count,
                    merged=merged,
                    held=held,
                    board=board,
                    free=left,
                    rows=rows,
                    masks=some.masks[rows],
                    rest=deal.to_come - count,
                    ways=rest.ways(others) * merged,
                )
            )
    return found

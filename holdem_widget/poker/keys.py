"""How is a hand of five, six or seven cards looked up?  By the sum of one 48-bit key for each card.

    bits 32..47   a key of the rank if it is 9 or higher          sums name the multiset of high ranks
    bits 16..31   four counters of four bits, one for each suit   with `BIAS` added, bit 3 of one says "five or more"
    bits  0..15   a key of the rank if it is 8 or lower           sums name the multiset of low ranks

A sum names the multiset of ranks, and `TABLE[HIGH[sum >> 32] + LOW[sum & 65535]]` is the strength of its best
five without a flush; `SUITED[mask]` is the strength of the 13-bit mask of a suit with five or more cards.
Strengths are dense: 1 (7-5-4-3-2) to 7462 (royal flush), larger wins, equal ties.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

DATA = Path(__file__).with_name("data")

LOW_KEYS = (1, 5, 24, 112, 521, 2247, 9244)  # ranks 2..8: the least keys whose sums of up to seven all differ
HIGH_KEYS = (1, 5, 24, 112, 521, 2247)  # ranks 9..A
LOW_SIZE = 4 * 9244 + 3 * 2247 + 1
HIGH_SIZE = 4 * 2247 + 3 * 521 + 1
MULTISETS = 6175 + 18395 + 49205  # of five, six and seven ranks
STRENGTHS = 7462

BIAS = 0x3333 << 16
FLUSH = 0x8888 << 16
SUIT_OF_FLUSH = {8 << (16 + 4 * suit): suit for suit in range(4)}

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
SIZES = (1277, 2860, 858, 858, 10, 1277, 156, 156, 10)  # strengths in each category, weakest category first
FIRST = tuple(1 + sum(SIZES[:i]) for i in range(len(SIZES)))  # the least strength of each category


def card_key(card: int) -> int:
    """The key of a card, 48 bits."""
    rank = card >> 2
    part = LOW_KEYS[rank] if rank < 7 else HIGH_KEYS[rank - 7] << 32
    return part + (1 << (16 + 4 * (card & 3)))


KEYS: tuple[int, ...] = tuple(card_key(card) for card in range(52))


def rank_sums(keys: tuple[int, ...], size: int) -> list[int]:
    """The sums of all multisets of `size` ranks, none more than four times."""
    sums = [(0, 0)]
    for key in keys:
        sums = [(used + n, total + n * key) for used, total in sums for n in range(min(4, size - used) + 1)]
    return [total for used, total in sums if used == size]


def half_tables() -> tuple[list[int], list[int]]:
    """(`HIGH`, `LOW`): where each half's sum begins in `TABLE`; 0 at sums that no ranks make."""
    low, high = [0] * LOW_SIZE, [0] * HIGH_SIZE
    by_size = [rank_sums(LOW_KEYS, size) for size in range(8)]
    for place, total in enumerate(total for sums in by_size for total in sums):
        low[total] = place
    starts = [sum(len(sums) for sums in by_size[:size]) for size in range(9)]
    base = 0
    for size in range(8):
        least, end = starts[max(0, 5 - size)], starts[8 - size]
        for total in rank_sums(HIGH_KEYS, size):
            high[total] = base - least
            base += end - least
    return high, low


def read_table(name: str) -> array[int]:
    """A file of little-endian 16-bit numbers from the package's data."""
    numbers = array("H", DATA.joinpath(name).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _shared(numbers: array[int]) -> list[int]:
    """As a list in which equal numbers are one object, which keeps it in the processor's cache."""
    once = list(range(STRENGTHS + 1))
    return [once[number] for number in numbers]


_stored = read_table("strengths.bin")
TABLE: list[int] = _shared(_stored[:MULTISETS])
SUITED: list[int] = _shared(_stored[MULTISETS:])
HIGH, LOW = half_tables()


def _ranked(size: int, without: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Descending ranks, weakest first, that avoid `without`."""
    free = [rank for rank in range(13) if rank not in without]
    return iter(sorted(combo[::-1] for combo in combinations(free, size)))


STRAIGHTS = ((3, 2, 1, 0, 12), *(tuple(range(high, high - 5, -1)) for high in range(4, 13)))


def _classes() -> Iterator[tuple[int, ...]]:
    unpaired = [ranks for ranks in _ranked(5) if ranks[0] - ranks[4] != 4 and ranks != (12, 3, 2, 1, 0)]
    full = [(a, a, a, b, b) for a in range(13) for b in range(13) if a != b]
    quads = [(a, a, a, a, b) for a in range(13) for b in range(13) if a != b]
    yield from unpaired
    yield from ((a, a, *rest) for a in range(13) for rest in _ranked(3, (a,)))
    yield from ((a, a, b, b, c) for a, b in _ranked(2) for (c,) in _ranked(1, (a, b)))
    yield from ((a, a, a, *rest) for a in range(13) for rest in _ranked(2, (a,)))
    yield from (*STRAIGHTS, *unpaired, *full, *quads, *STRAIGHTS)


def all_classes() -> tuple[tuple[int, ...], ...]:
    """The five ranks of every strength in the order of comparison; place 0 is empty."""
    return ((), *_classes())

"""Make `holdem_widget/poker/data/strengths.bin`: the strength of every multiset of ranks, and of every suit mask.

Run `python tools/make_strength_table.py` from the project's folder; the tests compare its output with the file.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

from holdem_widget.poker import keys

FILE = Path("holdem_widget/poker/data/strengths.bin")


def straight_in(ranks: set[int]) -> tuple[int, ...] | None:
    """The highest straight, high to low."""
    return next((s for s in reversed(keys.STRAIGHTS) if ranks.issuperset(s)), None)


def best_ranks(ranks: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """(category, five ranks in the order of comparison) of five or more ranks, suits apart."""
    groups = sorted(Counter(ranks).items(), key=lambda group: (group[1], group[0]), reverse=True)
    (first, many), (second, pairs) = groups[0], groups[1]
    rest = sorted((rank for rank in ranks if rank != first), reverse=True)
    straight = straight_in(set(ranks))
    if many == 4:
        return 7, (first,) * 4 + (rest[0],)
    if many == 3 and pairs >= 2:
        high = max(rank for rank, count in groups[1:] if count >= 2)
        return 6, (first,) * 3 + (high,) * 2
    if straight:
        return 4, straight
    if many == 3:
        return 3, (first,) * 3 + tuple(rest[:2])
    if many == 2 and pairs == 2:
        return 2, (first,) * 2 + (second,) * 2 + (next(rank for rank in rest if rank != second),)
    if many == 2:
        return 1, (first,) * 2 + tuple(rest[:3])
    return 0, tuple(sorted(ranks, reverse=True)[:5])


def masks() -> Iterator[tuple[int, tuple[int, tuple[int, ...]]]]:
    """Each mask of five or more ranks of one suit with its category and ranks."""
    for mask in range(1 << 13):
        ranks = tuple(rank for rank in range(12, -1, -1) if mask >> rank & 1)
        if len(ranks) >= 5:
            straight = straight_in(set(ranks))
            yield mask, (8, straight) if straight else (5, ranks[:5])


def strength_table() -> array[int]:
    """The numbers of the file: `TABLE`, then `SUITED`."""
    classes = keys.all_classes()
    category = [c for c, size in enumerate(keys.SIZES) for _ in range(size)]
    number = {(category[i - 1], classes[i]): i for i in range(1, len(classes))}
    table, suited = array("H", bytes(2 * keys.MULTISETS)), array("H", bytes(2 << 13))
    high, low = keys.half_tables()
    for size in (5, 6, 7):
        for ranks in combinations_with_replacement(range(13), size):
            if max(Counter(ranks).values()) <= 4:
                total = sum(keys.card_key(rank * 4) for rank in ranks)
                table[high[total >> 32] + low[total & 65535]] = number[best_ranks(ranks)]
    for mask, best in masks():
        suited[mask] = number[best]
    return table + suited


def main() -> None:
    """Write the file."""
    numbers = strength_table()
    if sys.byteorder == "big":
        numbers.byteswap()
    FILE.write_bytes(numbers.tobytes())
    print(f"{FILE}: {len(numbers)} numbers")


if __name__ == "__main__":
    main()

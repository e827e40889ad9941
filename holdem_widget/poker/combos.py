"""Which two cards can a player hold?  The 1,326 combinations and the 169 hands that they belong to.

A hand class is written as players write it: `AA`, `AKs` (of one suit), `AKo` (of two). In the 13 x 13 square the
ranks fall from the ace, suited hands stand above the diagonal of pairs, offsuit hands below it.
"""

from __future__ import annotations

from itertools import combinations

from holdem_widget.poker.cards import DECK, RANKS, Card, rank_of, suit_of

Combo = tuple[Card, Card]

COMBOS: tuple[Combo, ...] = tuple(combinations(DECK, 2))


def combo_index(a: Card, b: Card) -> int:
    """The place of two different cards, in either order, in `COMBOS` (0..1325)."""
    low, high = (a, b) if a < b else (b, a)
    return low * (101 - low) // 2 + high - 1


def class_name(high: int, low: int, suits: str) -> str:
    """`AA`, `AKs` or `AKo` from two ranks, the higher first, and `s` or `o` (not read for a pair)."""
    return RANKS[high] + RANKS[low] + ("" if high == low else suits)


def hand_class(a: Card, b: Card) -> str:
    """The hand class of two cards: `hand_class(51, 47)` is `AKs`."""
    low, high = sorted((rank_of(a), rank_of(b)))
    return class_name(high, low, "s" if suit_of(a) == suit_of(b) else "o")


def _square_name(row: int, column: int) -> str:
    high, low = 12 - min(row, column), 12 - max(row, column)
    return class_name(high, low, "s" if row < column else "o")


SQUARE: tuple[tuple[str, ...], ...] = tuple(tuple(_square_name(i, j) for j in range(13)) for i in range(13))
CLASSES: tuple[str, ...] = tuple(name for row in SQUARE for name in row)


def _members() -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {name: [] for name in CLASSES}
    for index, (a, b) in enumerate(COMBOS):
        found[hand_class(a, b)].append(index)
    return {name: tuple(indices) for name, indices in found.items()}


CLASS_COMBOS: dict[str, tuple[int, ...]] = _members()

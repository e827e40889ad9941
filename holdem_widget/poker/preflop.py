"""Who wins how often before the flop?  Stored counts: a hand against any two cards, and every pair of hands.

`tools/make_preflop_tables.py` makes the files. The first table needs no numpy; the second is read when first asked.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from holdem_widget.poker.cards import Card
from holdem_widget.poker.combos import CLASS_COMBOS, CLASSES, hand_class
from holdem_widget.poker.keys import DATA

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int64]

BOARDS = 1_712_304  # boards for two known hands
DEALS = 2_097_572_400  # boards and hands of a stranger for one known hand


@cache
def _random_table() -> dict[str, tuple[int, int, int]]:
    numbers = array("Q", DATA.joinpath("preflop_random.bin").read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return {name: (win, tie, DEALS - win - tie) for name, (win, tie) in zip(CLASSES, pairs, strict=True)}


def against_random(a: Card, b: Card) -> tuple[int, int, int]:
    """Deals (of 2,097,572,400) that two cards win, tie and lose against two unseen cards, no board."""
    return _random_table()[hand_class(a, b)]


class Pairs(NamedTuple):
    """Arrays for every pair of combinations: see `pair_counts`."""

    win: Numbers  # (169, 1326)
    tie: Numbers
    row: Numbers  # (1326,) the class of a combination
    renaming: Numbers  # (1326,) the renaming of suits that makes it its class's first combination
    image: Numbers  # (24, 1326) each combination after each renaming


@cache
def _pairs() -> Pairs:
    import numpy as np

    from holdem_widget.poker.combos import COMBOS

    stored = np.load(DATA / "preflop_pairs.npz")
    cards = np.array(COMBOS)
    suits = np.array(list(permutations(range(4))))
    renamed = np.sort((cards & ~3) + suits[:, cards & 3], axis=2)
    low, high = renamed[:, :, 0], renamed[:, :, 1]
    image = low * (101 - low) // 2 + high - 1
    row, first = np.empty((2, len(COMBOS)), np.int64)
    for number, name in enumerate(CLASSES):
        row[list(CLASS_COMBOS[name])] = number
        first[list(CLASS_COMBOS[name])] = CLASS_COMBOS[name][0]
    renaming = (image == first).argmax(axis=0)
    win, tie = (stored[name].astype(np.int64) for name in ("win", "tie"))
    return Pairs(win=win, tie=tie, row=row, renaming=renaming, image=image)


def pair_counts(first: Numbers, second: Numbers) -> tuple[Numbers, Numbers]:
    """Boards (of 1,712,304) won and tied by each of `first (n,)` against each of `second (m,)`: `(n, m)` twice.

    Combinations by number of `COMBOS`; 0 and 0 where two share a card.
    """
    table = _pairs()
    images = table.image[table.renaming[first][:, None], second]
    rows = table.row[first][:, None]
    return table.win[rows, images], table.tie[rows, images]


def pair_count(first: int, second: int) -> tuple[int, int]:
    """The same of two combinations, by number of `COMBOS`."""
    table = _pairs()
    place = table.row[first], table.image[table.renaming[first], second]
    return int(table.win[place]), int(table.tie[place])

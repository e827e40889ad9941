"""Arrays of hands: the same integers as one by one, and the exact counts of all hands."""

from __future__ import annotations

import random
import runpy
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from holdem_widget.errors import BadCards
from holdem_widget.poker.batch import strengths
from holdem_widget.poker.evaluator import category, strength
from holdem_widget.poker.keys import FIRST, read_table

FIVE = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
SEVEN = [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584]


def category_counts(values: np.ndarray) -> np.ndarray:
    """How many strengths fall into each of the nine categories."""
    return np.bincount(np.searchsorted(np.array(FIRST), values, side="right") - 1, minlength=9)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_batch_gives_the_same_integers_as_one_hand_at_a_time(size: int) -> None:
    rng = random.Random(size)
    hands = [rng.sample(range(52), size) for _ in range(40_000)]
    assert strengths(np.array(hands, np.uint8)).tolist() == [strength(hand) for hand in hands]


def test_all_2598960_hands_of_five_give_the_exact_category_counts() -> None:
    hands = np.fromiter((card for five in combinations(range(52), 5) for card in five), np.uint8, 5 * 2598960)
    values = strengths(hands.reshape(-1, 5))
    assert category_counts(values).tolist() == FIVE
    assert len(np.unique(values)) == 7462


def seven_card_hands() -> Iterator[np.ndarray]:
    """All 133,784,560 hands in blocks that share their first two cards."""
    for low, second in combinations(range(52), 2):
        rest = 51 - second
        if rest >= 5:
            fives = np.fromiter((c for five in combinations(range(second + 1, 52), 5) for c in five), np.uint8)
            block = np.empty((len(fives) // 5, 7), np.uint8, order="F")
            block[:, :2], block[:, 2:] = (low, second), fives.reshape(-1, 5)
            yield block


@pytest.mark.long
def test_all_133784560_hands_of_seven_give_the_exact_category_counts() -> None:
    counts, seen = np.zeros(9, np.int64), np.zeros(7463, bool)
    for block in seven_card_hands():
        values = strengths(block)
        counts += category_counts(values)
        seen[values] = True
    assert counts.tolist() == SEVEN
    assert int(seen.sum()) == 4824


def test_column_major_and_sliced_arrays_give_the_same() -> None:
    rng = np.random.default_rng(5)
    wide = rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (1000, 1)), axis=1)
    hands = wide[::2, 3:10]
    assert np.array_equal(strengths(hands), strengths(np.asfortranarray(hands)))


def test_no_hands_give_no_strengths() -> None:
    assert strengths(np.empty((0, 7), np.uint8)).shape == (0,)


@pytest.mark.parametrize(
    "cards",
    [
        np.zeros((3, 4), np.uint8),
        np.zeros((3, 8), np.uint8),
        np.zeros(7, np.uint8),
        np.zeros((3, 7), np.int64),
        np.zeros((3, 7), np.float64),
        np.full((3, 7), 52, np.uint8),
        [[0, 1, 2, 3, 4]],
    ],
)
def test_a_wrong_shape_dtype_or_range_is_refused(cards: object) -> None:
    with pytest.raises(BadCards):
        strengths(cards)  # type: ignore[arg-type]


def test_the_stored_table_is_what_its_script_makes() -> None:
    make = runpy.run_path("tools/make_strength_table.py")["strength_table"]
    assert make() == read_table("strengths.bin")


def test_the_category_of_a_strength_is_found_at_both_ends() -> None:
    assert [category(FIRST[0]), category(FIRST[8] - 1), category(7462)] == [0, 7, 8]

"""H-4: which five cards count, and which of two hands is better?"""

from __future__ import annotations

from itertools import pairwise

import pytest

from holdem_widget.poker.cards import cards_text
from holdem_widget.poker.evaluator import CATEGORIES, evaluate
from holdem_widget.poker.explain import compare, hand_rankings, showdown

# One hand of each category, best first.
LADDER = (
    "AhKhQhJhTh", "9h8h7h6h5h", "5d4d3d2dAd", "QsQhQdQc7h", "TsThTd4c4h", "AdJd8d6d2d", "AsKdQcJhTs", "5s4h3d2cAs",
    "7s7h7dKcTh", "KsKh9d9cAh", "AsAhQd8c3h", "AsQh9d6c3h",
)  # fmt: skip


@pytest.mark.parametrize(("hole", "from_hole"), [("AhTh", 2), ("AhTc", 1), ("3c4d", 0)])
def test_h_4_1_none_one_or_two_hole_cards_play(hole: str, from_hole: int) -> None:
    board = "KhQhJh5h2c" if from_hole else "KdQdJsTc9h"
    assert len(showdown(board, [hole, "4s4h"]).proofs[0].from_hole) == from_hole


def test_h_4_1_the_best_five_of_seven_count() -> None:
    value = evaluate("AhKd Kh8s5c2d9c")
    assert (value.category, cards_text(value.best)) == ("pair", "KhKdAh9c8s")


def test_h_4_2_the_categories_descend_from_straight_flush_to_high_card() -> None:
    values = [evaluate(hand) for hand in LADDER]
    assert all(better.strength > worse.strength for better, worse in pairwise(values))
    assert list(dict.fromkeys(value.category for value in values)) == list(reversed(CATEGORIES))


def test_h_4_2_the_ace_is_low_in_five_high_only() -> None:
    assert evaluate("Ah2c3d4s5h").category == "straight"
    assert evaluate("Ah2c3d4sKh").category == "high_card"
    assert evaluate("AhKc2d3s4h").category == "high_card"
    assert evaluate("6h2c3d4s5h").strength > evaluate("Ah2c3d4s5h").strength


@pytest.mark.parametrize(
    ("better", "worse", "sentence"),
    [
        ("KhKdAc8s3h", "KsKcQd8h3c", "same pair of kings; kicker ace beats queen"),
        ("KhKd9c8s3h", "QsQcAd8h3c", "pair of kings beats pair of queens"),
        ("KhKd9c9s3h", "KsKc8d8hAc", "same higher pair of kings; second pair: nines beat eights"),
        ("KhKd9c9s4h", "KsKc9d9h3c", "same two pair, kings and nines; kicker four beats three"),
        ("AhAd2c2s3h", "KsKcQdQh3c", "higher pair: aces beat kings"),
        ("7h7d7cAs3h", "7s7h7dKs3c", "same three sevens; kicker ace beats king"),
        ("8h8d8cAs3h", "7s7h7dKs3c", "three eights beat three sevens"),
        ("9h8d7c6s5h", "8s7h6d5s4c", "straight to the nine beats straight to the eight"),
        ("AhJh8h6h3h", "AdJd8d6d2d", "both flushes ace high; further down three beats two"),
        ("AhJh8h6h3h", "KdJd8d6d2d", "ace-high flush beats king-high flush"),
        ("ThTdTc4s4h", "9s9h9dAsAc", "three tens beat three nines"),
        ("ThTdTc5s5h", "TsThTd4s4c", "same three tens; pair: fives beat fours"),
        ("QhQdQcQs8h", "QhQdQcQs7h", "same four queens; kicker eight beats seven"),
        ("QhQdQcQs8h", "JhJdJcJsAh", "four queens beat four jacks"),
        ("AhQd9c6s3h", "KhQs9d6c3c", "ace high beats king high"),
        ("AhQd9c6s4h", "AdQs9d6c3c", "same ace high; kicker four beats three"),
        ("AhKhQhJhTh", "9d8d7d6d5d", "straight to the ace beats straight to the nine"),
        ("9d8d7d6d5d", "QhQdQcQsAh", "a straight flush beats four of a kind"),
        ("KhKd9c9s3h", "AhAdQcJs3d", "two pair beats a pair"),
    ],
)
def test_h_4_3_the_ranks_that_form_the_hand_decide_then_the_kickers_in_order(
    better: str, worse: str, sentence: str
) -> None:
    first, second = evaluate(better), evaluate(worse)
    assert (compare(first, second).winner, compare(second, first).winner) == (0, 1)
    assert repr(compare(first, second)) == repr(compare(second, first)) == sentence


def test_h_4_3_suits_are_equal() -> None:
    assert compare(evaluate("AhKhQhJh9h"), evaluate("AsKsQsJs9s")).winner is None


def test_h_4_3_a_royal_flush_is_the_ace_high_straight_flush_and_no_tenth_category() -> None:
    assert evaluate("AhKhQhJhTh").category == "straight_flush"
    assert [row["hand"] for row in hand_rankings().as_rows()] == [
        "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair", "pair",
        "high card",
    ]  # fmt: skip


def test_h_4_4_five_identical_ranks_tie_and_the_sixth_card_breaks_nothing() -> None:
    found = showdown("AhKd8c5s2h", ["AsQd", "AcQh"])
    assert found.winners == (0, 1)
    assert repr(found.decision) == "The same five ranks: the pot is shared"


def test_h_4_4_when_the_board_plays_all_share() -> None:
    found = showdown("AhKdQcJsTh", ["2c3c", "4d4s", "9s9h"])
    assert found.winners == (0, 1, 2)
    assert repr(found.decision) == "All play the board: the pot is shared"

"""One hand at a time: the category, the order, the best five, the words."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from holdem_widget.errors import BadCards
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.evaluator import CATEGORIES, best_five, category, evaluate, ranks_of_strength, strength

CASES = Path("../shared/cases/rule_cases.json")


def naive_five(cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """(category, ranks in the order of comparison) of five cards, said as the rules say it."""
    ranks = sorted((card >> 2 for card in cards), key=lambda rank: (-[c >> 2 for c in cards].count(rank), -rank))
    counts = tuple(sorted(Counter(ranks).values(), reverse=True))
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, 12]
    straight = len(counts) == 5 and (ranks[0] - ranks[4] == 4 or ranks[4] == 12)
    flush = len({card & 3 for card in cards}) == 1
    shapes = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
    return 8 if straight and flush else 5 if flush else 4 if straight else shapes[counts], tuple(ranks)


def naive(cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The best five of any number of cards."""
    return max(naive_five(five) for five in combinations(cards, 5))


@pytest.mark.parametrize(("size", "hands"), [(5, 3000), (6, 1000), (7, 1500)])
def test_h_4_2_every_random_hand_has_the_category_and_ranks_that_a_naive_evaluator_finds(size: int, hands: int) -> None:
    rng = random.Random(size)
    for _ in range(hands):
        cards = tuple(rng.sample(range(52), size))
        value = strength(cards)
        assert (category(value), ranks_of_strength(value)) == naive(cards)


def test_h_4_3_the_7462_strengths_stand_in_the_order_of_the_rules() -> None:
    order = [(category(value), ranks_of_strength(value)) for value in range(1, 7463)]
    assert order == sorted(set(order))


def test_h_4_1_the_best_five_are_the_hand() -> None:
    rng = random.Random(11)
    for _ in range(1000):
        cards = tuple(rng.sample(range(52), 7))
        five = best_five(cards)
        assert set(five) <= set(cards)
        assert tuple(card >> 2 for card in five) == ranks_of_strength(strength(cards))
        assert strength(five) == strength(cards)


@pytest.mark.parametrize(
    ("cards", "best", "name"),
    [
        ("7h7d7c7sAdKdQd", "7s7h7d7cAd", "four_of_a_kind"),
        ("KhKd7s7c7h2d2c", "7s7h7cKhKd", "full_house"),
        ("Ad2c3h4s5h9c9d", "5h4s3h2cAd", "straight"),
        ("2d3d4d5dAd6cQs", "5d4d3d2dAd", "straight_flush"),
        ("TsJdQc6d5c9hKs", "KsQcJdTs9h", "straight"),
        ("6cQcAd6sAc3s3d", "AdAc6s6cQc", "two_pair"),
        ("QsKdAh2c7d3s9c", "AhKdQs9c7d", "high_card"),
        ("Kh9h5h3h2hKdKs", "Kh9h5h3h2h", "flush"),
    ],
)
def test_h_4_3_the_best_five_stand_in_the_order_of_comparison(cards: str, best: str, name: str) -> None:
    value = evaluate(cards)
    assert (value.category, value.best) == (name, parse_cards(best))


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("KhKd7s7cAh2d3c", ("hand-two-pair", {"high": "K", "low": "7", "kicker": "A"})),
        ("KhKd7s7c7h2d2c", ("hand-full-house", {"trips": "7", "pair": "K"})),
        ("2h3h4s5hAd", ("hand-straight", {"high": "5"})),
        ("AhKhQhJhTh", ("hand-royal-flush", {"high": "A"})),
        ("9hKhQhJhTh", ("hand-straight-flush", {"high": "K"})),
        ("KhKdKs7c5h2d3c", ("hand-three", {"rank": "K", "kicker": "7"})),
        ("KhQd7s5c3h2d", ("hand-high-card", {"high": "K", "kicker": "Q", "kickers": "Q 7 5 3"})),
    ],
)
def test_a_value_carries_the_key_and_arguments_of_its_sentence(cards: str, message: tuple[str, dict[str, str]]) -> None:
    assert evaluate(cards).message() == message


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("KhKd7s7cAh2d3c", "two pair, kings and sevens, ace kicker"),
        ("KhKd7s7c7h2d2c", "full house, sevens over kings"),
        ("KhQd7s5c3h2d", "king high"),
        ("2h3h4s5hAd", "straight, five high"),
        ("Kh9h5h3h2h2d", "flush, king high"),
        ("AhKhQhJhTh", "royal flush"),
    ],
)
def test_a_value_is_named_in_words(cards: str, name: str) -> None:
    assert evaluate(cards).name() == name


def test_a_value_prints_its_category_its_cards_and_its_strength() -> None:
    assert repr(evaluate("KhKd7s7cAh2d3c")) == "two pair: K♥ K♦ 7♠ 7♣ A♥ (strength 4808)"


def test_the_order_of_the_cards_does_not_matter() -> None:
    cards = list(parse_cards("KhKd7s7cAh2d3c"))
    values = set()
    for seed in range(20):
        random.Random(seed).shuffle(cards)
        values.add(evaluate(cards))
    assert len(values) == 1


@pytest.mark.parametrize(
    "cards", ["AhKh", "AhKhQhJh", "AhKhQhJhTh9h8h7h", "AhAhQhJhTh", "AhKhQhJhXx", "", [0, 1, 2, 3, 52]]
)
def test_a_hand_that_cannot_be_is_refused(cards: str | list[int]) -> None:
    with pytest.raises(BadCards):
        evaluate(cards)


# board, hands, the winners, the categories: reports of other evaluators' mistakes
REPORTED = [
    ("6cQcAd6sAc", ("TdJs", "3s3d"), (0, 1), ("two_pair", "two_pair")),
    ("2d3d4d5d9s", ("AdKh", "6cQs"), (0,), ("straight_flush", "straight")),
    ("QsKdAh2c7d", ("3s9c", "7h4d"), (1,), ("high_card", "pair")),
    ("QdJd9dKc6d", ("5dAh", "Qc7d"), (1,), ("flush", "flush")),
    ("4c5d6h7s8c", ("AhKd", "2s2d", "QcJd"), (0, 1, 2), ("straight",) * 3),
    ("6c6dKsQh9s", ("5c5d", "2c2d"), (0,), ("two_pair", "two_pair")),
    ("7c7d7h7s3c", ("2d5d", "4s6s"), (1,), ("four_of_a_kind",) * 2),
    ("8c8d5h5sQc", ("JcJd", "AhKs"), (0,), ("two_pair", "two_pair")),
    ("2s3s2h3h3d", ("TsTh", "9s9h"), (0,), ("full_house", "full_house")),
    ("2d7h7s2s7c", ("Ks3d", "3hQs"), (0, 1), ("full_house", "full_house")),
]


@pytest.mark.parametrize(("board", "hands", "winners", "names"), REPORTED)
def test_h_4_4_hands_that_other_evaluators_got_wrong(
    board: str, hands: tuple[str, ...], winners: tuple[int, ...], names: tuple[str, ...]
) -> None:
    values = [evaluate(board + hand) for hand in hands]
    best = max(value.strength for value in values)
    assert tuple(i for i, value in enumerate(values) if value.strength == best) == winners
    assert tuple(value.category for value in values) == names


def test_the_categories_are_nine() -> None:
    assert len(CATEGORIES) == 9


def evaluate_cases() -> list[dict[str, Any]]:
    """The evaluator's cases of the shared file; none where it is not there."""
    cases = json.loads(CASES.read_text())["cases"] if CASES.exists() else []
    return [case for case in cases if case["kind"] == "evaluate"]


@pytest.mark.skipif(not CASES.exists(), reason="../shared/cases is not there")
@pytest.mark.parametrize("case", evaluate_cases(), ids=lambda case: case["id"])
def test_h_4_2_rule_cases_have_their_categories_winners_and_order(case: dict[str, Any]) -> None:
    expect = case["expect"]
    values = {name: evaluate(case["setup"]["board"] + hand) for name, hand in case["setup"]["hands"].items()}
    strengths = sorted({value.strength for value in values.values()}, reverse=True)
    order = [sorted(name for name, value in values.items() if value.strength == each) for each in strengths]
    assert {name: value.category for name, value in values.items()} == expect["category"]
    assert order == [sorted(names) for names in expect["order"]]
    assert order[0] == sorted(expect["winners"])

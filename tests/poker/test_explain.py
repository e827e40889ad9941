"""Does the proof of a showdown say what decides, what plays and what does not count?"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from holdem_widget import words
from holdem_widget.errors import BadCards
from holdem_widget.poker.cards import DECK, cards_text, parse_card, parse_cards
from holdem_widget.poker.evaluator import evaluate, hand_value
from holdem_widget.poker.explain import Showdown, compare, decide, finished, hand_rankings, showdown
from holdem_widget.poker.pots import Settlement, settle

BOARD = parse_cards("Kh8s5c2d9c")
HOLES = {0: parse_cards("AhKd"), 1: parse_cards("KsQs"), 3: parse_cards("5h5d")}
NAMES = ("You", "West", "North", "East")


def lesson() -> tuple[Settlement, Showdown]:
    """The lesson's hand: East is all-in for 85, West for 300."""
    strengths = tuple(hand_value((*HOLES[s], *BOARD)).strength if s in HOLES else None for s in range(4))
    settled = settle(committed=(300, 300, 85, 85), live=(0, 1, 3), strengths=strengths, button=3)
    return settled, finished(BOARD, HOLES, settled.pots, names=NAMES)


def test_the_winners_and_the_order_of_the_hands() -> None:
    found = showdown("Kh8s5c2d9c", ["AhKd", "KsQs", "5h5d"])
    assert (found.winners, found.order) == ((2,), ((2,), (0,), (1,)))


def test_each_hand_tells_its_five_and_what_did_not_count() -> None:
    proof = showdown("Kh8s5c2d9c", ["AhKd", "KsQs", "5h5d"]).proofs[0]
    told = (cards_text(proof.value.best), cards_text(proof.unused), cards_text(proof.from_hole))
    assert told == ("KhKdAh9c8s", "5c2d", "AhKd")


def test_each_loser_is_compared_with_the_next_better_hand() -> None:
    proofs = showdown("Kh8s5c2d9c", ["AhKd", "KsQs", "5h5d"]).proofs
    assert [repr(proof.against) for proof in proofs] == [
        "three of a kind beats a pair", "same pair of kings; kicker ace beats queen", "None",
    ]  # fmt: skip


def test_the_deciding_card_and_the_card_it_beats_are_marked() -> None:
    decision = decide(BOARD, HOLES, (0, 1))
    assert decision is not None
    assert (decision.deciding, decision.beaten) == (parse_card("Ah"), parse_card("Qs"))
    assert (repr(decision), decision.winners, decision.rival) == ("Ace kicker beats queen", (0,), 1)


def test_the_winning_five_are_lit_and_the_rest_of_the_contest_dimmed() -> None:
    decision = decide(BOARD, HOLES, (0, 1))
    assert decision is not None
    assert (cards_text(decision.lit), cards_text(decision.dim)) == ("Kh8s9cAhKd", "5c2dKsQs")


def test_each_pot_of_a_finished_hand_has_its_own_decision() -> None:
    _, found = lesson()
    assert found.say() == (
        "side 1 430: You: pair of kings, ace kicker; ace kicker beats West’s queen\n"
        "main 340: East: three fives, king kicker; beats your pair of kings, ace kicker"
    )
    assert [verdict.pot.winners for verdict in found.pots] == [(3,), (0,)]


def test_a_hand_that_nobody_contested_has_no_proof() -> None:
    settled = settle(committed=(10, 20), live=(1,), strengths=(None, None), button=0)
    found = finished((), {1: parse_cards("2c7d")}, settled.pots)
    assert (found.proofs, found.decision, found.winners) == ((), None, (1,))
    assert repr(found) == "main 20: seat 1"


def test_h_5_5_the_odd_chips_of_a_pot_are_told_with_their_clause() -> None:
    holes = {0: parse_cards("2c3c"), 1: parse_cards("4d4s")}
    board = parse_cards("AhKdQcJsTh")
    settled = settle(committed=(7, 7, 3), live=(0, 1), strengths=(9, 9, None), button=1)
    assert "one odd chip to seat 0, clockwise from the left of the button (main, H-5.5)" in repr(
        finished(board, holes, settled.pots)
    )


def test_suits_never_decide_and_all_seven_cards_are_accounted_for() -> None:
    rng = Random(4)
    for _ in range(300):
        cards = rng.sample(DECK, 5 + 2 * 6)
        holes = [tuple(cards[5 + 2 * i : 7 + 2 * i]) for i in range(6)]
        found = showdown(cards[:5], holes)
        strengths = [hand_value((*hole, *cards[:5])).strength for hole in holes]
        assert found.winners == tuple(i for i, s in enumerate(strengths) if s == max(strengths))
        for proof in found.proofs:
            assert sorted((*proof.value.best, *proof.unused)) == sorted((*proof.hole, *found.board))
        assert (found.decision is None) is False


def test_every_comparison_can_be_said_and_names_the_rank_that_differs() -> None:
    rng = Random(7)
    for _ in range(400):
        a, b = (hand_value(rng.sample(DECK, 7)) for _ in range(2))
        found = compare(a, b)
        assert words.say(*found.message()[:1], **found.args)
        if found.place is not None:
            assert a.category == b.category
            assert "23456789TJQKA".index(found.args["high"]) > "23456789TJQKA".index(found.args["low"])


def test_every_decision_and_its_reason_can_be_said() -> None:
    rng = Random(8)
    for _ in range(400):
        cards = rng.sample(DECK, 9)
        decision = decide(cards[:5], {0: tuple(cards[5:7]), 1: tuple(cards[7:])}, (0, 1))
        assert decision is not None
        key, args = decision.reason()
        assert decision.say()
        assert words.say(key, **args, you="no", name="West", hand="a pair")


def test_twenty_three_hands_fit_one_board() -> None:
    cards = list(DECK)
    hands = [(cards.pop(), cards.pop()) for _ in range(23)]
    assert len(showdown(cards[:5], hands).proofs) == 23


@pytest.mark.parametrize(
    ("board", "hands", "message"),
    [
        ("KcAhQhJdTd", ["4dJd", "Jc6h"], "Jd stands twice"),
        ("KcAhQhJdTd", ["4d4d", "Jc6h"], "4d stands twice"),
        ("KcAhQhJdTd", ["4d4h", "4h6h"], "4h stands twice"),
        ("KcAhQhJd", ["4d4h", "5h6h"], "has 4 cards: the board has 5"),
        ("KcAhQhJdTd2c", ["4d4h", "5h6h"], "has 6 cards"),
        ("KcAhQhJdTd", ["4d4h5c", "5h6h"], "'4d4h5c' has 3 cards"),
        ("KcAhQhJdTd", ["4d", "5h6h"], "'4d' has 1 cards"),
        ("KcAhQhJdTd", ["4d4h"], "2 to 23 hands"),
        ("KcAhQhJdTd", [], "2 to 23 hands"),
        ("KcAhQhJdTd", "4d4h", "2 to 23 hands"),
        ("KcAhQhJdTd", ["4d4h"] * 24, "2 to 23 hands"),
        ("KcAhQhJdTd", None, "2 to 23 hands"),
        (None, ["4d4h", "5h6h"], "None are no cards: the board has 5"),
        ("KcAhQhJdTd", {0: "4d4h", 1: "5h6h"}, "0 are no cards"),
        ("KcAhQhJdXd", ["4d4h", "5h6h"], "'Xd' is not a card"),
        ("KcAhQhJdTd", [(3, 52), "5h6h"], "52 is not a card"),
    ],
)
def test_bad_cards_and_counts_are_refused_with_the_value_and_the_form(board: Any, hands: Any, message: str) -> None:
    with pytest.raises(BadCards, match=message):
        showdown(board, hands)


def test_values_show_themselves_as_tables() -> None:
    found = showdown("Kh8s5c2d9c", ["AhKd", "KsQs"])
    assert [row["hand"] for row in found.rows()] == ["hand 0", "hand 1"]  # type: ignore[attr-defined]
    html = found._repr_html_()  # type: ignore[attr-defined]
    assert html.count("<tr>") == 2
    assert "not counted: 5c 2d" in html
    assert "ace kicker beats hand 1’s queen" in html
    assert repr(found) == repr(showdown("Kh8s5c2d9c", ["AhKd", "KsQs"]))


def test_a_hand_value_shows_its_five_cards_and_its_name() -> None:
    value = evaluate("AhKd Kh8s5c2d9c")
    assert "pair of kings, ace kicker" in value._repr_html_()  # type: ignore[attr-defined]
    assert [row["hand"] for row in value.rows()] == ["pair of kings, ace kicker"]  # type: ignore[attr-defined]


def test_h_4_2_the_chart_counts_every_hand_of_five_and_of_seven_cards() -> None:
    rows = hand_rankings().as_rows().rows
    five, seven = (sum(int(row[i] or 0) for row in rows) for i in (4, 5))
    assert (five, seven) == (2_598_960, 133_784_560)
    assert five == sum(1 for _ in combinations(range(52), 5))

"""Outs: which next cards help, which only seem to, and what cannot be asked."""

from __future__ import annotations

import pytest

from holdem_widget.errors import BadCards, BadSetup
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.outs import outs


def test_lead_and_tie_are_told_apart() -> None:
    found = outs(["AhKd", "AcKs"], board="Qh7h2c")
    assert (found.count, set(found.tainted)) == (0, set(parse_cards("AsAdKcKh")))
    drawing = outs(["AhKh", "QsQd"], board="Qh7h2c")
    assert "3h" in drawing
    assert "7c" not in drawing
    assert set(drawing.tainted) == set(parse_cards("2h"))


def test_player_says_whose_outs_are_counted() -> None:
    behind = outs(["AhKh", "QsQd"], board="Qh7h2c", player=0)
    ahead = outs(["AhKh", "QsQd"], board="Qh7h2c", player=1)
    assert behind.count + ahead.count == behind.unseen == 45


def test_a_category_out_that_leaves_another_hand_ahead_is_tainted() -> None:
    found = outs(["AdKd", "7c7h"], of="flush", board="7dQs5d")
    assert found.count == 9
    assert found.tainted == parse_cards("Qd")
    assert set(found.clean) == set(parse_cards("2d3d4d6d8d9dJdTd"))


def test_a_function_of_the_deal_can_be_the_goal() -> None:
    found = outs("AdKd", of=lambda deal: "A" in deal.board, board="7dQs5d")
    assert set(found.cards) == set(parse_cards("AcAhAs"))


def test_dead_cards_are_no_outs() -> None:
    assert outs("AdKd", of="flush", board="7dQs5d", dead="2d3d").count == 7


def test_outs_read_well() -> None:
    found = outs("AdKd", of="flush+", board="7dQs5d")
    assert repr(found).startswith("9 outs of 47 for flush or better, 19.1 %: 2♦ 3♦")
    assert next(iter(found.as_rows())) == {"card": "Qd", "out": True, "tainted": True, "hand then": "flush"}
    assert found.names[0] == "2d"
    assert len(found) == 9


@pytest.mark.parametrize(
    ("hands", "keywords", "error", "words"),
    [
        ("AdKd", {"board": "7dQs5d"}, BadSetup, "two or more"),
        ("AdKd", {"board": "", "of": "flush"}, BadCards, "0 cards"),
        ("AdKd", {"board": "7dQs5d2c3c", "of": "flush"}, BadCards, "5 cards"),
        ("AdKd", {"board": "7dQsAd", "of": "flush"}, BadCards, "Ad stands twice"),
        ("AdKdQd", {"board": "7dQs5d", "of": "flush"}, BadCards, "not a hand"),
        ("AdKd", {"board": "7dQs5d", "of": "flash"}, BadSetup, "flash"),
        ("AdKd", {"board": "7dQs5d", "of": "flush", "player": 1}, BadSetup, "player=1"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    hands: str, keywords: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        outs(hands, **keywords)  # type: ignore[arg-type]

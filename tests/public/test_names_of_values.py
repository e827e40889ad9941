"""The public names, line by line as they are promised: values, chances, rules, the pure game."""

from __future__ import annotations

import sys
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

import holdem_widget
from holdem_widget.errors import IllegalAction

hw: Any = holdem_widget

TEACHING: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 85), "names": ("You", "West", "North", "East"), "blinds": (10, 20), "ante": 0,
    "ante_kind": "each", "button": 3, "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, "board": "Kh8s5c2d9c",
}  # fmt: skip


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A stand-in for pandas: what `.to_pandas()` hands over."""
    made: list[Any] = []

    def frame(records: Any, columns: Any) -> list[Any]:
        made.append((records, columns))
        return made

    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=frame))
    return made


def require_faces(value: Any, frames: list[Any]) -> None:
    """It prints, has a notebook face, plain dicts as rows, and a frame of the same rows."""
    assert repr(value)
    assert repr(value) == repr(value)
    assert value._repr_html_().lstrip().startswith("<")
    rows = value.rows()
    assert isinstance(rows, list)
    assert all(type(row) is dict for row in rows)
    before = len(frames)
    value.to_pandas()
    records, columns = frames[before]
    assert records == rows
    assert not rows or list(columns) == list(rows[0])


# ── values, chances ──


def test_evaluate_says_category_strength_best_five_and_a_name() -> None:
    value = hw.evaluate("AhKh QhJhTh2c2d")
    assert value.category == "straight_flush"
    assert type(value.strength) is int
    assert len(value.best) == 5
    assert value.name("en") == "royal flush"
    assert value.name("pl") != value.name("en")
    assert hw.evaluate("KhKd7c7d Ac2s3h").category == "two_pair"
    assert hw.evaluate("AhAd2c3d5s").strength > hw.evaluate("KhKd2c3d5s").strength
    assert "straight flush: A♥ K♥ Q♥ J♥ T♥" in repr(value)
    assert value._repr_html_()


def test_strengths_are_the_same_integers_for_an_array() -> None:
    import numpy as np

    cards = np.array([[50, 46, 42, 38, 34, 0, 1]], np.uint8)
    found = hw.strengths(cards)
    assert found.shape == (1,)
    assert int(found[0]) == hw.evaluate("AhKhQhJhTh2c2d").strength
    for wrong in (cards.astype(np.int64), cards[0], cards + 20, [[1] * 7]):
        with pytest.raises(hw.HoldemWidgetError):
            hw.strengths(wrong)


def test_showdown_names_the_winners_with_the_proof(frames: list[Any]) -> None:
    found = hw.showdown("Qh7h2c9s3d", ["AhKh", "QsQd"])
    assert found.winners == (1,)
    require_faces(found, frames)


def test_settle_returns_pots_and_awards(frames: list[Any]) -> None:
    found = hw.settle(committed=(300, 100, 100), live=(0, 1), strengths=(9, 5, 0), button=2, dead=0, charge=0)
    assert found.returned == ((0, 200),)
    assert found.awards == (300, 0, 0)
    assert [(pot.amount, pot.eligible, pot.winners) for pot in found.pots] == [(300, (0, 1), (0,))]
    require_faces(found, frames)


def test_equity_has_shares_wins_ties_total_exact_error_and_fractions(frames: list[Any]) -> None:
    found = hw.equity(["AhAd", "KsKc"], board="", dead="", street="river")
    assert found.wins == (1_388_072, 317_694)
    assert found.ties == (6_538, 6_538)
    assert found.total == 1_712_304
    assert found.exact is True
    assert found.error == 0
    assert sum(found.shares) == pytest.approx(1)
    assert sum(found.fractions) == Fraction(1)
    require_faces(found, frames)
    sampled = hw.equity(["AhAd", "KsKc"], samples=1000, seed=1)
    assert sampled.exact is False
    assert sampled.total == 1000
    assert sampled.error > 0
    assert hw.equity(["AhKh", "QsQd"], board="Qh7h2c", street="flop").shares == (0, 1)


def test_equity_takes_hands_ranges_and_random() -> None:
    found = hw.equity(["AhKh", "QQ+, AKs", "random"], board="Qh7h2c")
    assert len(found.shares) == 3
    assert found.exact


def test_chance_is_a_count_or_a_distribution(frames: list[Any]) -> None:
    found = hw.chance("7c7d", of="three of a kind+", street="flop")
    assert (found.favourable, found.total) == (2_352, 19_600)
    assert found.fraction == Fraction(2_352, 19_600)
    spread = hw.chance(
        hole="random", of=None, street="river", board="", dead="", given=None, opponents=None, at_least=1
    )
    assert spread.total == 133_784_560
    require_faces(spread, frames)
    require_faces(found, frames)
    better = hw.chance("KhKd", of="AA", opponents=9)
    assert 0.04 < better.fraction < 0.05


def test_chance_takes_known_hands_conditions_and_functions_of_the_deal() -> None:
    assert hw.chance(["AhKh", "QsQd"], of="flush", board="Qh7h2c", street="turn").total == 45
    assert hw.chance("AhKh", of=lambda deal: True, board="Qh7h2c", street="turn").fraction == 1
    assert hw.chance(None, of="flush+", street="river").total == 2_598_960
    assert hw.chance("AhKh", of="flush", given="pair+", street="flop").total > 0


def test_outs_are_cards_and_a_range_is_a_value(frames: list[Any]) -> None:
    found = hw.outs(["AhKh", "QsQd"], of="lead", board="Qh7h2c", dead="")
    assert len(found) == 8
    assert "3h" in found
    require_faces(found, frames)
    held = hw.range("QQ+, AKs")
    assert len(held) == 22
    assert held.text() == "QQ+, AKs"
    assert held._repr_html_()


# ── the rest ──


def test_a_league_gives_big_blinds_a_hundred_with_an_interval(
    frames: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    found = hw.league(["beginner", "club"], deals=3, seed=1, executor=None)
    require_faces(found, frames)
    assert {"player", "bb/100", "±"} <= set(found.rows()[0])


def test_rules_are_read_in_a_language_and_by_clause() -> None:
    assert "H-3.6" in repr(hw.rules("match", lang="pl"))
    assert hw.rules("match")._repr_html_()
    assert repr(hw.rules("match").refer("H-3.6")).find("all-in") > 0
    assert repr(hw.rules("match", lang="pl")) != repr(hw.rules("match"))


def test_a_game_is_functions_of_values() -> None:
    import random

    game = hw.game("match")
    state = game.deal(game.new(), random.Random(1)).state
    seat = game.to_act(state)
    legal = game.legal(state.public, seat)
    after = game.apply(state, hw.Call()).state
    assert legal.call == 20
    assert game.to_act(after) != seat
    assert game.to_act(state) == seat
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, hw.RaiseTo(21))
    assert refused.value.clause == "H-3.5"
    assert refused.value.legal == legal


def test_actions_are_values_and_a_function_can_play() -> None:
    assert hw.RaiseTo(60) == hw.RaiseTo(60)
    assert hw.Fold() != hw.Check()
    assert hw.Lock(3) == hw.Lock(3)

    def careful(seen: Any) -> Any:
        return hw.Check() if seen.legal.check else hw.Fold()

    timid = hw.player(careful)
    table = hw.play("match", seed=7, opponents=[timid, timid, timid])
    assert table.to_act == 0
    assert issubclass(hw.HoldemWidgetError, Exception)


def test_a_refused_move_says_the_clause_the_limits_and_what_is_possible() -> None:
    spot = hw.stage(**TEACHING)
    with pytest.raises(hw.HoldemWidgetError, match=r"H-3\.5; legal: fold, call 20, raise to 40-1000"):
        spot.raise_to(30)
    assert spot.stacks == (990, 280, 1000, 85)
    assert 30 not in spot.legal
    assert hw.RaiseTo(40) in spot.legal


def test_legal_is_capped_by_the_stack_and_an_all_in_below_the_minimum_is_one_total() -> None:
    spot = hw.stage(**TEACHING, actions=["raise to 60", "raise to 85", "call", "call"])
    assert spot.legal.call == 25
    assert spot.legal.raise_to is None
    assert spot.legal.refusals["raise_to"].clause == "H-3.6"
    short = hw.stage(stacks=(100, 100, 30), button=0)
    short.call()
    short.call()
    assert short.legal.raise_to == (30, 30)
    assert short.legal.check
    poor = hw.stage(stacks=(15, 100, 100), button=0)
    assert poor.legal.call == 15
    assert poor.legal.raise_to is None


def test_unknown_keywords_are_a_type_error() -> None:
    doors: Any = (hw.play, hw.stage, hw.replay, hw.equity, hw.chance, hw.settle)
    for door in doors:
        with pytest.raises(TypeError):
            door(nonsense=1)


def test_a_lesson_a_review_and_a_chart_of_hands_are_there(frames: list[Any]) -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    lesson = hw.lesson([hw.replay(table), hw.replay(table)])
    assert len(lesson.histories) == 2
    assert "1 hand" in repr(hw.review(table))
    require_faces(hw.hand_rankings(), frames)


def test_all_public_names_are_there() -> None:
    promised = [
        "play",
        "stage",
        "replay",
        "load",
        "dump",
        "resume",
        "evaluate",
        "strengths",
        "showdown",
        "settle",
        "equity",
        "chance",
        "outs",
        "range",
        "league",
        "rules",
        "game",
        "Fold",
        "Check",
        "Call",
        "RaiseTo",
        "Lock",
        "player",
        "HoldemWidgetError",
    ]
    assert set(promised) <= set(hw.__all__)
    assert all(hasattr(hw, name) for name in promised)

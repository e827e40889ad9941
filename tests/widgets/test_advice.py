"""The coach and the odds of a duel: asked for from your own seat, by what that seat can see."""

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.players.player import follow


def test_the_coach_gives_a_legal_record_and_plays_nothing() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    version = table.view["version"]
    advice = table.coach()
    assert advice.action in table.legal
    assert follow(advice) == advice.action
    assert table.view["version"] == version
    assert repr(table.coach()) == repr(advice)


def test_the_coach_waits_for_your_turn() -> None:
    table = hw.play("match", seed=7, opponents="beginner", pace="step")
    with pytest.raises(NotAsked, match="your own decision"):
        table.coach()


def test_the_coach_of_a_duel_weighs_both_cards() -> None:
    table = hw.play("duel", seed=3, opponents="beginner")
    advice = table.coach()
    assert {option.action for option in advice.options} <= set(table.legal)
    assert "Locks" in repr(advice)


def test_the_odds_of_a_duel_count_the_unseen_cards() -> None:
    table = hw.play("duel", seed=3, opponents="beginner")
    rows = {row["rank"]: row["unseen"] for row in table.odds.rows()}
    assert sum(rows.values()) == 104 - 2
    assert 0 < table.odds.wins(table.odds.own[0]) < 1
    with pytest.raises(BadSetup, match=r"hw\.equity"):
        hw.play("match", seed=7, opponents="beginner").odds  # noqa: B018

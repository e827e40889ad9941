"""What goes wrong from outside: a trait of a wrong type, an observer that raises, a showdown of a duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, NotAsked, StillHidden
from holdem_widget.poker.cards import card_name, rank_of
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import send, session_of

# ── traits ──


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("lang", 5, "lang 5 must be a text, not int"),
        ("lang", None, "lang None must be a text, not NoneType"),
        ("at", "x", "at 'x' must be a whole number, not str"),
        ("at", 1.5, "at 1.5 must be a whole number, not float"),
        ("hand", [], r"hand \[\] must be a whole number, not list"),
        ("view", 5, "view 5 must be a dict, not int"),
        ("languages", 5, "languages 5 must be a list, not int"),
        ("words", 5, "words 5 must be a text"),
        ("lang", "xx", "no words in 'xx'"),
        ("at", 99, "at 99"),
    ],
)
def test_a_trait_of_a_wrong_kind_is_refused_with_the_value_and_the_form(name: str, value: object, says: str) -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    before = getattr(table, name)
    with pytest.raises(BadSetup, match=says):
        setattr(table, name, value)
    assert getattr(table, name) == before


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("step", "x", "step 'x' must be a whole number"),
        ("hand", None, "hand None must be a whole number"),
        ("viewpoint", 1.5, "viewpoint 1.5 must be a seat, or 'all'"),
        ("viewpoint", "North", "viewpoint 'North' must be a seat"),
        ("everything", "yes", "everything 'yes' must be True or False"),
        ("lang", 5, "lang 5 must be a text"),
    ],
)
def test_a_trait_of_a_replay_is_refused_in_the_same_way(name: str, value: object, says: str) -> None:
    replay = hw.replay(duel(3, checked).history)
    before = getattr(replay, name)
    with pytest.raises(BadSetup, match=says):
        setattr(replay, name, value)
    assert getattr(replay, name) == before


# ── observers ──


class Broken(Exception):
    """What an observer of a test raises."""


def breaking(table: Table, name: str, *, times: int = 1) -> list[Any]:
    """An observer that raises the first times; the changes that it got."""
    seen: list[Any] = []

    def observer(change: Any) -> None:
        seen.append(change["new"])
        if len(seen) <= times:
            raise Broken(name)

    table.observe(observer, name)
    return seen


@pytest.mark.parametrize("name", ["view", "at"])
def test_an_observer_that_raises_stops_neither_the_opponents_nor_the_publishing(name: str) -> None:
    plain, table = (hw.play("match", seed=7, opponents="beginner") for _ in range(2))
    plain.call()
    breaking(table, name)
    with pytest.raises(Broken):
        table.call()
    assert session_of(table).state == session_of(plain).state
    assert table.to_act in (0, None)
    assert table.view["version"] == session_of(table).version
    assert table.view["log"] == plain.view["log"]
    assert table.at == plain.at


def test_an_observer_of_the_hand_that_raises_leaves_the_new_hand_whole() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    while table.to_act is not None:
        table.step()
    breaking(table, "hand")
    with pytest.raises(Broken):
        table.next_hand()
    assert (table.hand, table.view["hand"], table.at) == (2, 2, table.view["cursor"]["step"])
    assert table.to_act in (0, None)


def test_a_refused_move_moves_no_opponent_on() -> None:
    table = hw.play("match", seed=7, opponents="beginner", pace="step")
    session_of(table).pace = "auto"
    assert table.to_act == 3
    version = table.view["version"]
    with pytest.raises(NotAsked):
        table.call()
    assert table.view["version"] == version


def test_an_observer_that_raises_at_a_click_is_shown_and_the_table_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDEM_WIDGET_STRICT")
    table = hw.play("match", seed=7, opponents="beginner")
    breaking(table, "view")
    send(table, {"kind": "act", "version": table.view["version"], "action": {"kind": "call"}, "until": "you"})
    assert isinstance(table.last_error, Broken)
    assert table.view["notice"]["kind"] == "error"
    assert table.view["version"] == session_of(table).version
    assert table.to_act in (0, None)


# ── the showdown of a duel ──


def duel(seed: int, play: Callable[[Table], None]) -> Table:
    table = hw.play("duel", seed=seed, opponents="beginner")
    while table.to_act is not None:
        legal = table.legal
        assert legal is not None
        table.lock(card_name(legal.lock[0])) if legal.lock else play(table)
    return table


def checked(table: Table) -> None:
    table.check() if table.legal is not None and table.legal.check else table.call()


def test_d_5_1_the_showdown_of_a_duel_sets_card_against_card() -> None:
    told = set()
    for seed in range(40):
        table = duel(seed, checked)
        shown = table.showdown
        ranks = [rank_of(card) for card in shown.cards]
        by_two = set(ranks) == {0, 12}
        assert shown.stronger == (None if ranks[0] == ranks[1] else ranks.index(min(ranks) if by_two else max(ranks)))
        assert [row["player"] for row in shown.as_rows() if row["pot"]] == [table.names[s] for s in shown.winners]
        if not shown.folded:
            assert shown.winners == ((0, 1) if shown.stronger is None else (shown.stronger,))
        told.add("beats" if "beats" in shown.say() else "Equal" if "Equal" in shown.say() else "do not matter")
        assert all(card_text in repr(shown) for card_text in table.names)
        assert "<table" in shown._repr_html_()
    assert {"beats", "Equal"} <= told


def test_d_5_2_after_a_fold_the_cards_are_shown_and_do_not_matter() -> None:
    for seed in range(60):
        table = duel(seed, lambda table: table.fold() if table.legal and table.legal.fold else table.check())
        if table.showdown.folded:
            break
    assert table.showdown.folded
    assert "do not matter" in repr(table.showdown)
    assert len(table.showdown.winners) == 1


def test_there_is_no_showdown_of_a_running_duel() -> None:
    with pytest.raises(StillHidden):
        hw.play("duel", seed=3, opponents="beginner").showdown  # noqa: B018

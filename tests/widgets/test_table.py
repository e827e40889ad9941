"""A table from cells: moves, sentences, what can be looked at, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadCards, BadSetup, NotAsked, StillHidden
from holdem_widget.widgets.table_widget import Table

LESSON: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 85),
    "names": ("You", "West", "North", "East"),
    "button": 3,
    "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"},
    "board": "Kh8s5c2d9c",
}


def lesson() -> Table:
    return hw.stage(**LESSON)


def played_out() -> Table:
    spot = lesson()
    for move in (60, 85, "call", "call", "call", 100, 215, "fold", "call"):
        spot.raise_to(move) if isinstance(move, int) else getattr(spot, move)()
    return spot


def test_each_move_narrates_itself() -> None:
    spot = lesson()
    assert repr(spot.raise_to(60)) == "North raises to 60"
    assert repr(spot.raise_to(85)) == "East raises to 85, all-in"
    assert repr(spot.call()) == "You call 85 (75 more)"
    assert repr(spot.call()) == "West calls 85 (65 more); raising stays closed: H-3.6"


def test_the_first_notebook_comes_out_to_the_chip() -> None:
    spot = played_out()
    assert spot.stacks == (1130, 0, 915, 340)
    assert repr(spot.pots) == "main 340 (East); side 430 (You)"
    assert spot.showdown.winners == (3,)
    assert spot.showdown_order == (1, 3, 0)
    assert spot.is_over
    assert spot.audit.difference == 0
    assert "ace kicker beats West’s queen" in repr(spot.showdown)


def test_legal_says_no_with_the_clause_and_the_numbers() -> None:
    spot = lesson()
    for move in (60, 85):
        spot.raise_to(move)
    spot.call()
    spot.call()
    assert spot.legal is not None
    assert (spot.legal.call, spot.legal.raise_to) == (25, None)
    assert "You answered 60, the price is 85: +25 < 40, a full raise. H-3.6" in repr(spot.legal)
    assert hw.Fold() in spot.legal
    assert hw.RaiseTo(200) not in spot.legal
    assert len(spot.legal) == 2


def test_there_is_no_showdown_and_no_audit_of_a_running_hand() -> None:
    spot = lesson()
    with pytest.raises(StillHidden):
        spot.showdown  # noqa: B018
    with pytest.raises(StillHidden):
        spot.audit  # noqa: B018


def test_a_seed_gives_the_same_match_again() -> None:
    def story(seed: int) -> list[str]:
        table = hw.play("match", seed=seed, opponents="beginner")
        told = []
        for _ in range(60):
            if table.to_act is None:
                table.next_hand() if not table.is_over else table.restart()
            told.append(
                repr(table.check() if table.legal and table.legal.check else table.call() if table.legal else table)
            )
        return told

    assert story(5) == story(5)
    assert story(5) != story(6)


def test_cards_do_not_depend_on_what_was_played() -> None:
    first, second = (hw.play("match", seed=9, opponents="beginner") for _ in range(2))
    first.fold()
    if second.legal is not None and second.legal.raise_to:
        second.raise_to(1000)
    for table in (first, second):
        while table.to_act is not None:
            table.check() if table.legal.check else table.call()
    if all(not table.is_over and table.stacks[0] for table in (first, second)):
        first.next_hand()
        second.next_hand()
        assert first.view["seats"][0]["cards"] == second.view["seats"][0]["cards"]


def test_step_makes_exactly_one_decision() -> None:
    table = hw.play("match", seed=7, opponents="beginner", pace="step")
    assert table.to_act == 3
    version = table.view["version"]
    told = table.step()
    assert len([event for event in told.events if event.kind in ("fold", "check", "call", "bet", "raise")]) == 1
    assert table.view["version"] == version + 1
    assert table.to_act == 0
    with pytest.raises(NotAsked, match="your"):
        table.step()


def test_restart_works_in_mid_hand_and_deals_other_cards() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    before = table.view["seats"][0]["cards"]
    table.restart()
    assert sum(table.stacks) + table.view["pot"]["total"] == 4000
    assert table.view["button"] == 0
    assert table.view["seats"][0]["cards"] != before


def test_h_1_1_a_match_is_played_to_the_last_chip_and_watched_on_when_you_are_out() -> None:
    for seed in range(3):
        table = hw.play("match", seed=seed, opponents="beginner")
        for _ in range(3000):
            if table.is_over:
                break
            if table.to_act is None:
                table.next_hand()
            elif table.legal is not None and table.legal.raise_to is not None:
                table.raise_to(table.legal.raise_to[1])
            elif table.legal is not None:
                table.call() if table.legal.call else table.check()
        assert table.is_over
        assert sorted(table.stacks)[-1] == 4000
        with pytest.raises(NotAsked, match="match is over"):
            table.next_hand()
        table.restart()
        assert not table.is_over


def test_observe_and_link_work_on_the_traits_meant_for_it() -> None:
    from traitlets import link

    first, second = (hw.play("match", seed=7, opponents="beginner") for _ in range(2))
    seen: list[int] = []
    first.observe(lambda change: seen.append(change["new"]), "hand")
    joined = link((first, "lang"), (second, "lang"))
    first.fold()
    if first.to_act is None:
        first.next_hand()
        assert seen == [2]
    joined.unlink()


def test_a_note_is_kept_with_the_hand() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.annotate("Why does West fold?")
    table.fold()
    assert table.to_act is None
    assert [note.text for note in table.history[0].notes] == ["Why does West fold?"]


def test_watch_follows_the_table() -> None:
    spot = lesson()
    watched = spot.watch("actions")
    before = watched.value
    spot.raise_to(60)
    assert "North raises to 60" in watched.value
    assert watched.value != before
    assert repr(watched) == "Watch(actions)"
    watched.close()
    with pytest.raises(BadSetup, match="pots, actions"):
        spot.watch("chips")


def test_dock_says_how_where_the_host_cannot() -> None:
    assert "Create New View for Cell Output" in repr(lesson().dock()) or "beside" in repr(lesson().dock())


def test_a_spot_is_played_on_with_opponents() -> None:
    spot = hw.stage(stacks=(500, 400, 300), button=0, street="flop", board="Kh8s5c", pot=90, to_call=60, to_act=0)
    assert (spot.to_act, spot.street, spot.legal.call) == (0, "flop", 60)
    table = hw.play(from_=spot, opponents="beginner", seed=1)
    assert table.legal is not None
    table.call()
    assert table.view["mode"] == "play"
    assert sum(table.stacks) + (0 if table.to_act is None else table.view["pot"]["total"]) == 1290


@pytest.mark.parametrize(
    ("keywords", "error", "says"),
    [
        ({"stacks": (1000,)}, BadSetup, "2 to 10 seats"),
        ({"stacks": (1000, -5)}, BadSetup, "-5"),
        ({"stacks": (1000, 2.5)}, BadSetup, "2.5"),
        ({"stacks": (1000, True)}, BadSetup, "True"),
        ({"stacks": (1000, 0)}, BadSetup, "at least two"),
        ({"stacks": (1000,) * 11}, BadSetup, "2 to 10"),
        ({"stacks": (100, 100), "button": 2}, BadSetup, "button 2"),
        ({"stacks": (100, 100), "names": ("A",)}, BadSetup, "names"),
        ({"stacks": (100, 100), "names": ("A", "A")}, BadSetup, "same name"),
        ({"stacks": (100, 100), "blinds": (20, 10)}, BadSetup, "blinds"),
        ({"stacks": (100, 100), "blinds": (1.5, 3)}, BadSetup, "1.5"),
        ({"stacks": (100, 100), "ante": -1}, BadSetup, "ante"),
        ({"stacks": (100, 100), "ante_kind": "some"}, BadSetup, "ante_kind"),
        ({"stacks": (100, 100), "hole": {0: "AhAh"}}, BadCards, "Ah stands twice"),
        ({"stacks": (100, 100), "hole": {0: "Ah"}}, BadCards, "two"),
        ({"stacks": (100, 100), "hole": {5: "AhKh"}}, BadSetup, "5"),
        ({"stacks": (100, 100), "hole": {0: "AhKh", 1: "AhQd"}}, BadCards, "seat 0 and by seat 1"),
        ({"stacks": (100, 100), "hole": {0: "AhKh"}, "board": "Ah2c3d"}, BadCards, "the board"),
        ({"stacks": (100, 100), "board": "Ah2c"}, BadCards, "2 cards"),
        ({"stacks": (100, 100), "board": "Zz2c3d"}, BadCards, "Zz"),
        ({"stacks": (100, 100), "actions": ["jump"]}, BadSetup, "jump"),
        ({"stacks": (100, 100), "pot": 50}, BadSetup, "street"),
        ({"stacks": (100, 100), "street": "flop"}, BadSetup, "board"),
        ({"stacks": (100, 100), "street": "flop", "board": "Kh8s5c", "pot": 10, "to_call": 20}, BadSetup, "pot 10"),
    ],
)
def test_a_bad_stage_is_refused_with_the_value(keywords: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        hw.stage(**keywords)


@pytest.mark.parametrize(
    ("keywords", "says"),
    [
        ({"opponents": "shark"}, "shark"),
        ({"opponents": ["beginner"]}, "one for each"),
        ({"seats": 1}, "seats"),
        ({"seats": True}, "seats"),
        ({"stack": 0}, "stack"),
        ({"stack": 1.5}, "1.5"),
        ({"blinds": (5,)}, "blinds"),
        ({"pace": "fast"}, "pace"),
        ({"seed": "x"}, "seed"),
        ({"lang": "xx"}, "xx"),
    ],
)
def test_a_bad_table_is_refused_with_the_value(keywords: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        hw.play("match", **keywords)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="bridge"):
        hw.play("bridge")
    with pytest.raises(TypeError):
        hw.play("match", colour="red")  # type: ignore[call-arg]


def test_a_wrong_amount_changes_nothing_and_names_the_limits() -> None:
    spot = lesson()
    state = spot._session.state
    for total in (21, 39, 1001, 0, -5, 2.5, "60", True, None):
        with pytest.raises(hw.HoldemWidgetError) as caught:
            spot.raise_to(total)  # type: ignore[arg-type]
        assert spot._session.state is state
        assert "legal: fold, call 20, raise to 40-1000" in str(caught.value)


BLOCKED = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "sqlite3", "pandas", "jupyterlab", "notebook"):
            raise ImportError(name + " is blocked")
sys.meta_path.insert(0, Block())
import holdem_widget as hw
table = hw.play("match", seed=3, opponents="beginner")
for _ in range(400):
    if table.is_over:
        break
    if table.to_act is None:
        table.next_hand()
    elif table.legal is not None:
        table.check() if table.legal.check else table.call()
replay = hw.replay(table.history)
replay.goto("end")
print(len(table.history) > 0, "numpy" in sys.modules)
"""


def test_a_match_and_a_replay_work_without_numpy_sqlite_and_the_lab() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout.strip() == "True False", done.stderr[-2000:]


def test_importing_loads_neither_numpy_nor_the_widgets() -> None:
    code = (
        "import sys, holdem_widget; print([m for m in ('numpy', 'anywidget', 'fluent', 'sqlite3') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

"""The public names, line by line as they are promised: what an outside user types, and what comes back."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import holdem_widget

hw: Any = holdem_widget

TEACHING: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 85), "names": ("You", "West", "North", "East"), "blinds": (10, 20), "ante": 0,
    "ante_kind": "each", "button": 3, "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, "board": "Kh8s5c2d9c",
}  # fmt: skip
LINE = ("raise to 60", "raise to 85", "call", "call", "call", "raise to 100", "raise to 215", "fold", "call")


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A stand-in for pandas: what `.to_pandas()` hands over."""
    made: list[Any] = []

    def frame(records: Any, columns: Any) -> list[Any]:
        made.append((records, columns))
        return made

    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=frame))
    return made


def finished() -> Any:
    return hw.stage(**TEACHING, actions=LINE)


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


# ── play ──


def test_play_takes_a_game_and_keywords_and_shows_a_table_at_your_turn() -> None:
    table = hw.play("match", seed=7, opponents="beginner", lang="en", pace="auto")
    assert table.to_act == 0
    assert table.stacks == (1000, 990, 980, 1000)
    assert not table.is_over
    assert "your turn" in repr(table)


@pytest.mark.parametrize("game", ["match", "event", "duel"])
def test_play_knows_three_games(game: str) -> None:
    table = hw.play(game, seed=2, opponents="beginner")
    assert table.to_act in (0, None) or table.hand_is_settled
    assert table.view["game"] == game


def test_opponents_are_a_level_or_one_for_each_other_seat() -> None:
    assert hw.play("match", seed=7, opponents=["beginner", "club", "beginner"]).to_act == 0


def test_a_variant_takes_seats_stack_and_blinds_and_is_labelled_so() -> None:
    table = hw.play("match", seats=2, stack=500, blinds=(5, 10), opponents="beginner", seed=1)
    assert len(table.stacks) == 2
    assert sum(table.stacks) + 15 == 1000
    assert "variant" in table.view["title"]["key"]
    assert "variant" not in hw.play("match", opponents="beginner", seed=1).view["title"]["key"]


def test_moves_are_methods_and_each_answers_with_its_sentence() -> None:
    spot = hw.stage(**TEACHING)
    assert "North raises to 60" in repr(spot.raise_to(60))
    assert "East raises to 85" in repr(spot.raise_to(85))
    assert "You call 85" in repr(spot.call())
    assert repr(spot.call()).startswith("West calls 85")
    assert "H-3.6" in repr(spot.actions) + repr(spot.legal)


def test_check_and_fold_and_lock_are_methods_too() -> None:
    flop = hw.stage(stacks=(100, 100), button=1, street="flop", board="Kh8s5c", pot=40)
    assert "check" in repr(flop.check())
    assert "bet" in repr(flop.raise_to(20)).lower()
    assert "fold" in repr(flop.fold()).lower()
    assert flop.is_over
    duel = hw.play("duel", seed=3, opponents="beginner")
    card = str(duel.legal.rows()[0]["chips or reason"])
    assert "lock" in repr(duel.lock(card))


def test_step_makes_exactly_one_decision_of_an_opponent() -> None:
    table = hw.play("match", seed=7, opponents="beginner", pace="step")
    assert table.legal is None
    assert table.to_act == 3
    told = table.step()
    assert repr(told).startswith("East")
    assert "\n" not in repr(told)


def test_next_hand_and_restart_go_on() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    assert "Hand 2" in repr(table.next_hand())
    table.restart()
    assert sum(table.stacks) + table.view["pot"]["total"] == 4000


def test_legal_is_none_when_it_is_not_your_turn() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    assert table.legal.call == 20
    assert table.legal.raise_to == (40, 1000)
    table.fold()
    assert table.legal is None


@pytest.mark.parametrize("what", ["pots", "actions", "decisions", "audit", "history"])
def test_what_a_table_shows_prints_well_has_rows_and_a_frame(what: str, frames: list[Any]) -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.fold()
    require_faces(getattr(table, what), frames)


def test_a_legal_set_and_a_showdown_have_the_same_faces(frames: list[Any]) -> None:
    require_faces(hw.stage(**TEACHING).legal, frames)
    require_faces(finished().showdown, frames)


def test_annotate_keeps_a_note_at_the_present_action() -> None:
    spot = hw.stage(**TEACHING)
    spot.raise_to(60)
    spot.annotate("Why does West fold?")
    assert [(note.step, note.text) for note in spot.history.notes] == [(1, "Why does West fold?")]


@pytest.mark.parametrize("what", ["pots", "actions", "decisions", "legal", "hand"])
def test_watch_is_a_live_inspector_for_another_cell(what: str) -> None:
    spot = hw.stage(**TEACHING)
    inspector = spot.watch(what)
    before = inspector.value
    spot.raise_to(60)
    assert inspector.value != before or what in ("decisions", "hand")
    inspector.close()


def test_dock_says_how_where_there_is_no_lab_and_to_svg_is_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    spot = hw.stage(**TEACHING)
    assert "Create New View" in repr(spot.dock())
    assert spot.to_svg().startswith("<svg")
    assert capsys.readouterr().out == ""


def test_save_and_resume_take_a_match_up_again(tmp_path: Path) -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.call()
    table.save(tmp_path / "match.json")
    again = hw.resume(tmp_path / "match.json")
    assert (again.stacks, repr(again.actions), again.to_act) == (table.stacks, repr(table.actions), table.to_act)
    assert hw.resume().stacks == table.stacks


# ── stage ──


def test_stage_takes_every_keyword_and_whoever_is_to_act_is_yours() -> None:
    spot = hw.stage(**TEACHING, actions=["call", hw.Fold()])
    assert spot.to_act == 0
    assert spot.street == "preflop"
    assert spot.legal.call == 10


def test_a_spot_begins_in_the_middle_of_a_hand() -> None:
    spot = hw.stage(
        stacks=(1000, 300, 1000, 85), button=3, street="flop", board="Kh8s5c", pot=90, to_call=60, names=None
    )
    assert (spot.to_act, spot.street, spot.legal.call) == (1, "flop", 60)
    assert sum(pot.amount for pot in spot.pots) == 90
    assert sum(spot.stacks) == 2385
    spot.raise_to(120)
    spot.call()


def test_a_staged_hand_tells_its_end() -> None:
    spot = finished()
    assert spot.to_act is None
    assert spot.is_over
    assert spot.legal is None
    assert spot.stacks == (1130, 0, 915, 340)
    assert spot.returned == ()
    assert [pot.amount for pot in spot.pots] == [340, 430]
    assert [pot.winners for pot in spot.pots] == [(3,), (0,)]
    assert spot.showdown_order
    assert set(spot.showdown_order) == {0, 1, 3}
    assert "ace kicker beats West’s queen" in repr(spot.showdown)
    assert spot.history.is_over


def test_play_goes_on_from_a_spot() -> None:
    table = hw.play(from_=hw.stage(**TEACHING), opponents="club", seed=1)
    assert table.to_act in (0, None)


# ── replay, files ──


def test_replay_steps_asks_branches_and_keeps_notes(tmp_path: Path) -> None:
    replay = hw.replay(finished().history, viewpoint=0)
    assert replay.goto("flop").step == replay.step == replay.here.step
    assert sum(pot.amount for pot in replay.here.pots) == 340
    table = replay.branch(replay.step, hw.Check())
    assert table.to_act == 1
    replay.annotate(1, "…")
    replay.ask("river", "Who wins the side pot?", accept="You")
    with pytest.raises(hw.HoldemWidgetError):
        replay.goto("end")
    assert replay.answer(0, "You")
    assert "<iframe" in replay.page()._repr_html_()
    assert replay.to_html(tmp_path / "hand.html").stat().st_size > 10_000


def test_replay_reads_a_path_and_the_text_itself(tmp_path: Path) -> None:
    path = tmp_path / "session.phh"
    hw.dump([finished().history], path, format="phh")
    assert len(hw.replay(path)) == len(hw.replay(path.read_text("utf-8"))) > 5
    assert len(hw.replay(str(path))) > 5


@pytest.mark.parametrize("form", ["phh", "pokerstars", "json"])
def test_dump_and_load_keep_hands_in_each_format(form: Any, tmp_path: Path) -> None:
    spot = finished()
    hw.dump((spot.history,), tmp_path / "out.txt", format=form)
    (tmp_path / "out.txt").rename(path := tmp_path / {"phh": "a.phh", "json": "a.json", "pokerstars": "a.txt"}[form])
    hands = hw.load(path)
    assert isinstance(hands, tuple)
    assert len(hands) == 1
    assert dict(zip(hands[0].names, hands[0].finishing_stacks, strict=True)) == {
        "You": 1130, "West": 0, "North": 915, "East": 340,
    }  # fmt: skip

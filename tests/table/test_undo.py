"""Can a move be taken back, and only where all cards are open?  What comes after it, what is kept of it, and who is asked."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import NotAsked, StaleCommand
from holdem_widget.table.clock import Clock
from holdem_widget.table.commands import Act, Leave, NextHand, Undo
from holdem_widget.table.history import History
from holdem_widget.table.journal import finished_hands
from holdem_widget.table.session import Session
from holdem_widget.table.stage import read_action
from holdem_widget.table.undo import MOST_LINES
from holdem_widget.widgets.table_widget import Table
from tests.event.seating import Hands, dealt, event_session
from tests.survival.doors import GAMES, move_on, position, session_of

DEALT: dict[str, Any] = {
    "stacks": (1000, 300, 1000, 85), "button": 3, "hole": {0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"},
    "board": "Kh8s5c2d9c",
}  # fmt: skip
LINE = ("raise to 60", "raise to 85", "call", "call", "call", "raise to 100", "raise to 215", "fold", "call")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of match files for one test."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path / "matches"))


def opened(game_id: str = "match", **changes: Any) -> Table:
    """A teacher's table."""
    return hw.play(game_id, **{"seed": 7, "opponents": "beginner", "open_cards": True, **changes})


def state_of(table: Table) -> Any:
    return session_of(table).state


def lines_of(table: Table) -> list[tuple[int, list[Any]]]:
    """What was taken back: the step it leaves, and its actions."""
    return [(b.step, [m.action for m in b.moves]) for b in session_of(table).history.branches]


def to_the_end(table: Table, seed: int = 1) -> None:
    """The hand played to its end."""
    rng = random.Random(seed)
    while not table.hand_is_settled:
        move_on(table, rng)


# ── going back ──


def test_on_a_staged_hand_the_last_move_goes_back_whosever_it_was() -> None:
    spot = hw.stage(**DEALT, actions=LINE[:5])
    before = state_of(spot)
    spot.raise_to(100)
    assert "Taken back: You bet 100" in repr(spot.undo())
    assert state_of(spot) == before
    assert repr(spot.undo()) == "Taken back: North calls 85 (25 more)"
    assert spot.to_act == 2


def test_every_move_of_a_staged_hand_can_be_taken_back_one_by_one() -> None:
    spot = hw.stage(**DEALT)
    states = [state_of(spot)]
    for action in LINE:
        session_of(spot).submit(Act(action=read_action(action)))
        states.append(state_of(spot))
    for state in reversed(states[:-1]):
        spot.undo()
        assert state_of(spot) == state
    with pytest.raises(NotAsked, match="nothing to take back"):
        spot.undo()
    assert not session_of(spot).may_undo


@pytest.mark.parametrize("game_id", GAMES)
def test_your_last_move_goes_back_with_all_that_opponents_did_after_it(game_id: str) -> None:
    table = opened(game_id)
    rng = random.Random(3)
    for _ in range(12):
        while table.legal is None:
            move_on(table, rng)
        before = state_of(table)
        move_on(table, rng)
        if session_of(table).public.hand != before.public.hand:
            continue
        after = state_of(table)
        action = [move for move in session_of(table).hand.moves if move.seat == 0][-1].action
        table.undo()
        assert state_of(table) == before
        assert table.to_act == 0
        session_of(table).submit(Act(action=action, until="you"))
        assert state_of(table) == after  # opponents decide as before where they see the same


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hand_that_is_over_is_neither_finished_nor_settled_once_its_end_went_back(game_id: str) -> None:
    table = opened(game_id)
    to_the_end(table)
    session, hand = session_of(table), state_of(table).public.hand
    assert (len(session.finished), len(session.settled)) == (1, 1)
    table.undo()
    assert not session.hand_is_over
    assert (len(session.finished), len(session.settled), len(table.history)) == (0, 0, 0)
    to_the_end(table, seed=2)
    assert (len(session.finished), len(session.settled)) == (1, 1)
    assert finished_hands() == 1  # the same hand is counted once
    assert state_of(table).public.hand == hand


def test_nothing_goes_back_once_the_next_hand_is_dealt() -> None:
    table = opened(opponents=lambda observation, rng: hw.Fold() if observation.legal.call else hw.Check())
    to_the_end(table)
    ended = session_of(table).finished[0]
    session_of(table).submit(NextHand())
    with pytest.raises(NotAsked, match="no move of yours in this hand"):
        session_of(table).submit(Undo())
    assert session_of(table).finished[0] == ended


def test_a_match_with_hidden_cards_takes_nothing_back_and_says_where_it_would() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.call()
    before, version = state_of(table), session_of(table).version
    assert not session_of(table).may_undo
    with pytest.raises(NotAsked, match=r"open table only.*open_cards=True.*cards of the others are hidden"):
        table.undo()
    assert (state_of(table), session_of(table).version) == (before, version)


def test_an_undo_of_an_older_version_is_refused() -> None:
    spot = hw.stage(**DEALT, actions=LINE[:3])
    with pytest.raises(StaleCommand):
        session_of(spot).submit(Undo(version=session_of(spot).version - 1))


def test_leaving_goes_back_too() -> None:
    table = opened("event", seats=4, clock=None)
    before = state_of(table)
    session = session_of(table)
    session.submit(Leave(seat=0))
    assert session.hand_is_over
    assert not session.finished
    session.submit(Undo())
    assert (session.state, session.hand.seen, session.settled) == (before, None, [])
    to_the_end(table)
    assert len(session.finished) == 1


# ── what is kept ──


def test_what_was_taken_back_is_a_branch_of_the_history_that_a_replay_shows() -> None:
    spot = hw.stage(**DEALT, actions=LINE)
    over = state_of(spot)
    spot.undo()
    spot.fold()
    replay = hw.replay(spot)
    step = spot.history.branches[0].step
    replay.goto(step)
    assert [line["id"] for line in replay.view["replay"]["branches"]] == [0]
    replay.line(0)
    replay.goto(replay.view["cursor"]["last"])
    assert tuple(seat["stack"] for seat in replay.view["seats"]) == over.public.stacks
    assert History.from_json(json.loads(json.dumps(spot.history.to_json()))) == spot.history


def test_a_finished_hand_of_an_open_match_has_what_was_taken_back() -> None:
    table = opened()
    table.fold()
    table.annotate("too soon")
    table.undo()
    table.call()
    to_the_end(table)
    (branch,) = table.history[0].branches
    assert (branch.moves[0].seat, branch.moves[0].action) == (0, hw.Fold())
    assert [note.text for note in branch.notes] == ["too soon"]
    replay = hw.replay(table)
    replay.line(0)
    replay.goto(replay.view["cursor"]["last"])
    assert [note["text"] for note in replay.view["notes"]] == ["too soon"]


def test_two_moves_taken_back_are_one_branch_and_played_again_none() -> None:
    spot = hw.stage(**DEALT, actions=("raise to 60", "call", "call"))
    spot.undo()
    spot.undo()
    assert [actions for _, actions in lines_of(spot)] == [[hw.Call(), hw.Call()]]
    spot.call()
    assert [actions for _, actions in lines_of(spot)] == [[hw.Call()]]
    spot.call()
    assert lines_of(spot) == []
    spot.call()
    spot.undo()
    assert [actions for _, actions in lines_of(spot)] == [[hw.Call()]]


def test_the_same_line_taken_back_twice_is_kept_once_and_another_one_beside_it() -> None:
    spot = hw.stage(**DEALT, actions=("raise to 60",))
    for action in ("call", "call", "fold", "call"):
        getattr(spot, action)()
        spot.undo()
    assert [actions for _, actions in lines_of(spot)] == [[hw.Call()], [hw.Fold()]]
    spot.raise_to(85)
    assert {step for step, _ in lines_of(spot)} == {1}


def test_a_hand_keeps_as_many_lines_as_it_may_and_the_latest_ones() -> None:
    spot = hw.stage(stacks=(1000, 1000), button=0)
    for total in range(40, 40 + MOST_LINES + 5):
        spot.raise_to(total)
        spot.undo()
    totals = [actions[0].total for _, actions in lines_of(spot)]
    assert totals == list(range(45, 45 + MOST_LINES))


def test_lines_with_notes_make_no_room_for_others() -> None:
    spot = hw.stage(stacks=(1000, 1000), button=0)
    for total in range(40, 40 + MOST_LINES):
        spot.raise_to(total)
        spot.annotate(f"{total}?")
        spot.undo()
    assert not session_of(spot).may_undo
    spot.raise_to(500)
    with pytest.raises(NotAsked, match="lines with notes"):
        spot.undo()


def test_a_note_goes_with_its_step_and_returns_with_it() -> None:
    spot = hw.stage(**DEALT, actions=("raise to 60",))
    spot.annotate("early")
    spot.call()
    spot.annotate("late")
    spot.undo()
    history = session_of(spot).history
    assert [note.text for note in history.notes] == ["early"]
    assert [note.text for note in history.branches[0].notes] == ["late"]
    assert History.from_json(json.loads(json.dumps(history.to_json()))) == history
    replay = hw.replay(spot)
    replay.line(0)
    replay.goto(replay.view["cursor"]["last"])
    assert [note["text"] for note in replay.view["notes"]] == ["late"]
    spot.call()
    assert [note.text for note in session_of(spot).history.notes] == ["early", "late"]
    assert session_of(spot).history.branches == ()


def test_a_table_and_its_history_open_again_from_the_match_file() -> None:
    for game_id in GAMES:
        table = opened(game_id)
        rng = random.Random(5)
        for n in range(40):
            move_on(table, rng)
            if n % 5 == 2:
                table.annotate(f"note {n}")
            if session_of(table).may_undo and n % 3 == 0:
                table.undo()
        again = hw.resume()
        assert position(again) == position(table)
        assert session_of(again).history == session_of(table).history
        assert session_of(again).open_cards
        assert session_of(again).may_undo == session_of(table).may_undo


# ── the clock ──


def test_e_3_1_the_decision_that_came_back_has_its_whole_time() -> None:
    timer = Hands()
    session = event_session(3)
    session.open_cards = True
    session.clock = Clock(session, seconds=15, timer=timer)
    dealt(session)
    session.clock.shown()
    timer.set(14)
    session.submit(Act(action=hw.Call()))
    session.submit(Undo())
    assert session.clock.left == 15
    timer.set(16)  # the time of the decision that was taken back is up, and does nothing
    assert session.to_act == 0
    session.clock.shown()
    timer.set(32)
    assert [move.action for move in session.hand.moves if move.seat == 0] == [hw.Fold()]


def test_what_the_clock_did_goes_back_with_its_remark() -> None:
    timer = Hands()
    session = event_session(3)
    session.open_cards = True
    session.clock = Clock(session, seconds=15, timer=timer)
    dealt(session)
    session.clock.shown()
    timer.set(15)
    assert [remark.key for remark in session.hand.remarks] == ["time-up"]
    session.submit(Undo())
    assert session.to_act == 0
    assert session.hand.remarks == []


def test_a_paused_table_stops_its_clock_and_goes_on_with_it() -> None:
    timer = Hands()
    session = event_session(3)
    session.clock = Clock(session, seconds=15, timer=timer)
    table = Table(session, timer=timer)
    dealt(session)
    session.clock.shown()
    timer.set(5)
    assert "paused" in repr(table.pause())
    assert (table.pace, session.clock.left) == ("step", None)
    timer.set(100)
    assert session.to_act == 0
    table.unpause()
    assert (table.pace, session.clock.left) == ("auto", 10)
    session.clock.shown()
    timer.set(109)
    assert session.to_act == 0
    timer.set(110)
    assert session.to_act != 0 or session.hand.moves


def test_a_paused_table_is_paused_when_it_is_taken_up_again() -> None:
    table = hw.play("event", seed=7, opponents="beginner", seats=3)
    table.pause()
    again = hw.resume()
    assert again.pace == "step"
    assert again.clock is not None
    assert again.clock.left is None
    again.unpause()
    assert hw.resume().pace == "auto"


def test_a_table_that_is_stepped_from_the_start_stops_its_clock_when_it_is_paused() -> None:
    table = hw.play("event", seed=7, opponents="beginner", seats=3, pace="step")
    clock = table.clock
    assert clock is not None
    assert not clock.paused
    table.pause()
    assert clock.paused
    version = session_of(table).version
    table.pause()
    assert session_of(table).version == version  # paused already
    again = hw.resume()
    assert again.clock is not None
    assert again.clock.paused
    again.unpause()
    assert (again.pace, again.clock.paused) == ("auto", False)


def test_a_paused_table_lets_one_opponent_decide_at_a_time() -> None:
    table = hw.play("match", seed=7, opponents="beginner")
    table.pause()
    table.call()
    assert session_of(table).waiting
    moves = len(session_of(table).hand.moves)
    table.step()
    assert len(session_of(table).hand.moves) == moves + 1
    table.unpause()
    assert not session_of(table).waiting


def test_a_session_that_never_began_has_nothing_to_take_back() -> None:
    session: Session = event_session(3)
    session.open_cards = True
    with pytest.raises(NotAsked, match="nothing to take back"):
        session.submit(Undo())

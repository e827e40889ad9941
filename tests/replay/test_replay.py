"""The replay widget: traits, messages, questions, notes, several hands, details."""

from __future__ import annotations

import json
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError, HoldemWidgetError, StillHidden
from holdem_widget.widgets.lesson import lesson
from holdem_widget.widgets.replay_widget import Replay
from tests.replay.hands import lesson_hand, played, real_hand, spot


def tell(replay: Replay, **content: Any) -> Any:
    """What the browser does: a message, and the view after it."""
    replay._handle_custom_msg(content, [])
    return replay.view


def test_step_and_viewpoint_can_be_set_and_observed() -> None:
    replay = hw.replay(lesson_hand())
    seen: list[tuple[str, Any]] = []
    replay.observe(lambda change: seen.append((change["name"], change["new"])), ["step", "viewpoint"])
    replay.goto("flop")
    replay.viewpoint = 1
    tell(replay, kind="goto", step=7)
    assert seen == [("step", 6), ("viewpoint", 1), ("step", 7)]
    assert replay.view["seats"][0]["cards"] == [None, None]


def test_here_knows_the_present_step() -> None:
    here = hw.replay(lesson_hand()).goto(8)
    assert here.sentence == "West raises to 215, all-in"
    assert here.to_act == 2
    assert here.legal is not None
    assert here.legal.call == 215
    assert sum(pot.amount for pot in here.pots.pots) == 655
    assert here.observation.seat == 2
    assert [round(100 * share, 1) for share in hw.replay(lesson_hand()).goto("flop").equity.shares] == [
        1.1,
        5.5,
        8.4,
        85.0,
    ]


def test_the_decision_of_a_step_is_the_record_of_its_action() -> None:
    replay = hw.replay(played(3)[0], viewpoint=0)
    records = [replay.goto(step).decision for step in range(len(replay))]
    kept = [move.decision for move in replay.history.moves]
    assert [r.to_json() for r in records if r is not None] == [d for d in kept if d is not None]


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "goto", "step": 99},
        {"kind": "goto"},
        {"kind": "goto", "step": "3"},
        {"kind": "hand", "step": 1},
        {"kind": "line", "step": 0},
        {"kind": "viewpoint", "step": 4},
        {"kind": "answer", "question": 0, "answer": "You"},
        {"kind": "details", "step": 99},
        {"kind": "everything", "step": 2},
        {"kind": "annotate", "step": 0, "text": "x", "version": 0, "marks": ["seat 10"]},
        {"kind": "annotate", "step": 0, "text": "", "version": 0},
        {"kind": "act", "action": {"kind": "fold"}, "version": 0},
        {"kind": "lang", "lang": "xx"},
        {"kind": ["goto"]},
        {},
    ],
)
def test_a_message_that_makes_no_sense_is_a_notice_and_changes_nothing(content: dict[str, Any]) -> None:
    replay = hw.replay(lesson_hand())
    before = (replay.step, replay.hand, replay.viewpoint, replay.everything, replay.history)
    view = tell(replay, **content)
    assert view["notice"]["kind"] == "refused"
    assert before == (replay.step, replay.hand, replay.viewpoint, replay.everything, replay.history)
    assert replay.last_error is None


def test_the_track_and_the_log_show_what_was_seen_and_all_on_request() -> None:
    replay = hw.replay(lesson_hand())
    replay.goto(3)
    replay.goto(1)
    seen = replay.view
    assert max(mark["step"] for mark in seen["cursor"]["marks"]) == 3
    assert [line["step"] for line in seen["replay"]["ahead"]] == [2, 3]
    everything = tell(replay, kind="everything", step=1)
    assert max(mark["step"] for mark in everything["cursor"]["marks"]) == 14


def test_a_question_hides_what_follows_until_it_is_answered() -> None:
    replay = hw.replay(lesson_hand()).ask("river", "Who wins the side pot?", accept="You", explain="The ace.")
    with pytest.raises(StillHidden, match="step 13"):
        replay.goto("end")
    with pytest.raises(StillHidden):
        replay.step = 14
    everything = tell(replay, kind="everything", step=1)
    assert max(mark["step"] for mark in everything["cursor"]["marks"]) == 13
    replay.goto("river")
    asked = replay.view
    assert asked["question"]["explain"] == ""
    assert [seat["hand"] for seat in asked["seats"]] == [None] * 4
    answered = tell(replay, kind="answer", question=0, answer="West")
    assert (answered["question"]["right"], answered["question"]["explain"]) == (False, "The ace.")
    assert replay.goto("end").step == 14
    assert not replay.answer(0, "You")
    assert list(replay.answers.as_rows()) == [
        {"hand": 0, "step": 13, "question": "Who wins the side pot?", "answer": "West", "right": False}
    ]


def test_a_note_is_shown_at_its_step_and_kept() -> None:
    replay = hw.replay(lesson_hand())
    tell(replay, kind="annotate", step=6, text="Look **here**.", version=0, marks=["card Kh"])
    replay.goto("flop")
    assert replay.view["notes"] == [{"step": 6, "text": "Look **here**.", "marks": ["card Kh"]}]
    assert replay.history.notes[0].marks == ("card Kh",)
    with pytest.raises(BadSetup, match="seat 2"):
        replay.annotate(0, "x", marks=["the king"])


def test_details_are_reckoned_on_request_only() -> None:
    replay = hw.replay(lesson_hand())
    replay.goto(8)
    assert replay.view["replay"]["details"] is None
    details = tell(replay, kind="details", step=8)["replay"]["details"]
    assert details["odds"] == {"seat": 2, "call": 215, "pot": 655, "needs": "24.7"}
    assert [share["share"] for share in details["shares"]] == ["1.10", "5.49", "8.41", "85.00"]


def test_details_of_a_seat_s_viewpoint_know_no_other_hand() -> None:
    replay = hw.replay(lesson_hand(), viewpoint=0)
    replay.goto(8)
    details = tell(replay, kind="details", step=8)["replay"]["details"]
    assert [share["known"] for share in details["shares"]] == [True, False, False, False]


def test_records_of_decisions_are_small() -> None:
    (history,) = played(3)
    bare = hw.replay(history, viewpoint=0).page().data["hands"][0]
    full = hw.replay(history, viewpoint=0).page(decisions=True).data["hands"][0]
    added = [one for one in full["details"].values() if one["decision"] is not None]
    assert len(added) == sum(move.decision is not None for move in history.moves)
    assert bare["details"] == {}
    assert max(len(json.dumps(one)) for one in added) <= 3000


# ── several hands ──


def test_several_hands_are_listed_and_walked_through() -> None:
    hands = played(5, 3)
    replay = hw.replay(hands)
    assert [line["hand"] for line in replay.hands] == [0, 1, 2]
    replay.goto(2)
    view = tell(replay, kind="hand", step=2)
    assert (replay.hand, replay.step, view["replay"]["hands"]) == (2, 0, 3)
    assert view["hand"] == hands[2].end.public.hand


def test_a_viewpoint_is_kept_for_each_hand() -> None:
    replay = hw.replay([lesson_hand(), lesson_hand()])
    replay.viewpoint = 1
    replay.hand = 1
    seen = [replay.viewpoint]
    replay.hand = 0
    assert [*seen, replay.viewpoint] == ["all", 1]


def test_a_lesson_has_several_replays_in_a_row_and_one_score() -> None:
    first = hw.replay(lesson_hand()).ask("river", "Who wins the side pot?", accept="You")
    second = hw.replay(real_hand(), viewpoint=2).ask("turn", "Who is ahead?", accept="Dwan").annotate(0, "A real hand.")
    both = lesson([first, second])
    both.answer(0, "You")
    both.hand = 1
    assert both.viewpoint == 2
    both.answer(0, "Ivey")
    assert (both.answers.score, len(both.answers)) == (1, 2)
    assert both.view["replay"]["right"] == 1
    assert repr(both.answers) == "1 right of 2 (2 answered)"


@pytest.mark.parametrize("replays", [[], [1], None])
def test_a_lesson_of_something_else_is_refused(replays: Any) -> None:
    with pytest.raises(BadSetup, match="lesson"):
        lesson(replays)


def test_a_running_table_has_nothing_to_step_through() -> None:
    with pytest.raises(BadSetup, match="finished"):
        hw.replay(hw.play("match", seed=7, opponents="beginner"))


def test_an_open_hand_can_be_stepped_while_it_runs() -> None:
    table = spot()
    table.raise_to(60)
    assert len(hw.replay(table)) == 2


# ── hostile hands ──


def hostile(**change: Any) -> str:
    return json.dumps({**lesson_hand().to_json(), **change}) + "\n"


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["a"] * 1000},
        {"names": ["You", "x" * 10_000, "North", "East"]},
        {"names": [1, 2, 3, 4]},
        {"notes": [{"step": 0, "text": "n" * 1_000_000, "marks": []}]},
        {"notes": [{"step": 0, "text": "n", "marks": ["pot 0"] * 99}]},
        {"notes": [{"step": "0", "text": "n", "marks": []}]},
        {"questions": [{"step": 0}]},
        {"questions": {"0": 1}},
        {"branches": [{"step": 0}]},
        {"game": "craps"},
        {"schema": 99},
    ],
)
def test_a_hostile_history_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((FormatError, BadSetup)):
        hw.replay(hostile(**change))


def test_a_branch_that_does_not_fit_is_refused_where_it_is_looked_at() -> None:
    moves = [{"seat": 2, "kind": "raise_to", "total": 5}]
    branch = {"step": 8, "name": "", "dealt_anew": False, "moves": moves, "draws": []}
    replay = hw.replay(hostile(branches=[branch]))
    replay.goto(8)
    with pytest.raises(HoldemWidgetError):
        replay.line(0)
    assert tell(replay, kind="line", step=0)["notice"]["kind"] == "refused"

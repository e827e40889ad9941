"""Questions: what is right, what a history keeps of them, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.lessons.questions import question_json, question_of
from holdem_widget.widgets.replay_widget import Replay
from tests.replay.hands import lesson_hand


def asked(place: int | str = "river", **wish: Any) -> Replay:
    return hw.replay(lesson_hand()).ask(place, "What now?", **wish)


@pytest.mark.parametrize(
    ("wish", "right", "wrong"),
    [
        ({"accept": "You"}, ["You"], ["West", "Nobody", ""]),
        ({"accept": ["You", "split"]}, ["You", "split"], ["East"]),
        ({"accept": hw.Call()}, ["call"], ["fold", "raise"]),
        ({"accept": ["fold", "raise"]}, ["fold", "raise"], ["call"]),
        ({"accept": hw.RaiseTo(200)}, ["raise"], ["call"]),
        ({"accept": 33, "tolerance": 1}, ["33", "32,5", " 34 % ", "+32"], ["31", "35", "a third", "", "nan", "1e9"]),
        ({"accept": (200, 300)}, ["200", "250", "300"], ["199", "301"]),
        ({"accept": "b", "choices": ["a", "b"]}, ["b"], ["a", "c"]),
    ],
)
def test_answers_are_graded(wish: dict[str, Any], right: list[str], wrong: list[str]) -> None:
    place = 8 if "call" in str(wish).lower() or "raise" in str(wish).lower() else "river"
    for answer in right:
        assert asked(place, **wish).answer(0, answer)
    for answer in wrong:
        assert not asked(place, **wish).answer(0, answer)


@pytest.mark.parametrize(
    "wish",
    [
        {"accept": "Nobody"},
        {"accept": []},
        {"accept": None},
        {"accept": "c", "choices": ["a", "b"]},
        {"accept": "a", "choices": ["a", "a"]},
        {"accept": 1, "tolerance": -1},
        {"accept": "You", "hint": "x" * 501},
        {"accept": "You", "explain": 7},
    ],
)
def test_a_question_that_cannot_be_answered_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        asked(**wish)


@pytest.mark.parametrize("wish", [{"accept": "You"}, {"accept": (1, 2.5)}, {"accept": "b", "choices": ["a", "b"]}])
def test_a_question_comes_back_from_json(wish: dict[str, Any]) -> None:
    (question,) = asked(hint="h", explain="e", **wish).answers.questions
    assert question_of(question_json(question), 15) == question


GOOD = {
    "step": 2,
    "text": "Who?",
    "choices": [["You", "You", 0]],
    "accept": ["You"],
    "bounds": None,
    "hint": "",
    "explain": "",
}


@pytest.mark.parametrize(
    "change",
    [
        {"step": 15},
        {"step": -1},
        {"step": True},
        {"text": ""},
        {"text": "x" * 501},
        {"choices": [["You"]]},
        {"choices": [["You", "You", 10]]},
        {"choices": [["a", "a", None]] * 13},
        {"accept": ["West"]},
        {"accept": [1]},
        {"bounds": [1]},
        {"bounds": [1, float("nan")]},
        {"bounds": "1..2"},
        {"more": 1},
    ],
)
def test_a_question_of_a_file_is_taken_whole_or_refused(change: dict[str, Any]) -> None:
    with pytest.raises(FormatError):
        question_of({**GOOD, **change}, 15)


def test_questions_notes_and_branches_are_kept_in_our_json() -> None:
    replay = asked(accept="You", hint="Look at the kickers.").annotate("flop", "A **set**.", marks=["seat 3"])
    replay.branch(8, "call", name="what if North calls")
    (back,) = hw.load(hw.dump(replay.history, format="json").text)
    assert back == replay.history
    again = hw.replay(back)
    assert [q.text for q in again.answers.questions] == ["What now?"]
    assert [branch.name for branch in again.history.branches] == ["what if North calls"]


def test_a_question_goes_into_phh_and_comes_back_with_its_seats() -> None:
    replay = asked(accept="West").annotate("flop", "A set.", marks=["seat 3"])
    report = hw.dump(replay.history, format="phh")
    assert [loss.what for loss in report.losses] == ["marks of notes"]
    back = hw.replay(hw.load(report.text))
    (question,) = back.answers.questions
    names = back.history.names
    assert [(choice.id, choice.seat) for choice in question.choices if choice.seat is not None] == [
        (name, names.index(name)) for name in ("You", "West", "East")
    ]
    assert back.goto("river").step == question.step
    assert back.answer(0, "West")


@pytest.mark.parametrize("field", ["7", "'not json'", "'{}'", "'[1]'"])
def test_a_field_of_questions_that_is_none_is_refused(field: str) -> None:
    text = hw.dump(asked(accept="West").history, format="phh").text
    line = next(line for line in text.splitlines() if line.startswith("_questions"))
    with pytest.raises(FormatError, match="_questions"):
        hw.load(text.replace(line, f"_questions = {field}"))


def test_pokerstars_text_says_that_it_loses_questions() -> None:
    losses = hw.dump(asked(accept="West").history, format="pokerstars").losses
    assert "questions" in [loss.what for loss in losses]

"""Which pictures does a replay step through?  One view a step, as the viewpoint may see it, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.games.library import game
from holdem_widget.lessons.questions import Question
from holdem_widget.poker.betting import Seat
from holdem_widget.table.history import CARRIED, History
from holdem_widget.widgets.contract import ChoiceView, MarkView, QuestionView, View
from holdem_widget.widgets.say import message
from holdem_widget.widgets.sight import Sight, Who, sight_of
from holdem_widget.widgets.view import view_of

Viewpoint = Seat | Literal["all"]
STREETS = ("preflop", "flop", "turn", "river")


def checked_viewpoint(history: History, viewpoint: object) -> Viewpoint:
    """A seat, or `all` once the hand is over.  Raises: BadSetup, StillHidden."""
    if isinstance(viewpoint, str) and viewpoint == "all":
        if not history.is_open:
            running = "all cards can be seen only when the hand is over: choose a seat as viewpoint"
            raise StillHidden(running if history.sealed is None else CARRIED)
        return "all"
    if isinstance(viewpoint, int) and not isinstance(viewpoint, bool) and 0 <= viewpoint < len(history.names):
        if history.sealed not in (None, viewpoint):
            raise StillHidden(CARRIED)
        return viewpoint
    raise BadSetup(f"viewpoint {viewpoint!r} must be a seat of 0..{len(history.names) - 1}, or 'all'")


def who_of(history: History, viewpoint: Viewpoint) -> Who:
    """Who sits where, for the viewpoint."""
    everybody = tuple(range(len(history.names)))
    seen = everybody if viewpoint == "all" else (viewpoint,)
    you = history.names.index("You") if "You" in history.names else 0
    return Who(
        names=history.names,
        levels=("",) * len(history.names),
        mine=seen,
        seen=seen,
        viewer=you if viewpoint == "all" else viewpoint,
    )


def sight_at(history: History, viewpoint: Viewpoint, at: int) -> Sight:
    """What the viewpoint may see at a step; nothing of what comes after it.

    Where questions are asked no shares are told: they would answer them.
    """
    rules, who = game(history.game, history.variant), who_of(history, viewpoint)
    return sight_of(
        rules, history.steps[: at + 1], at=at, who=who, mode="replay", notes=history.notes, live=False,
        open_cards=viewpoint == "all", shares=not history.questions,
    )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """A hand as one viewpoint may see it: a view a step."""

    frames: tuple[View, ...]


def film_of(history: History, viewpoint: Viewpoint, questions: Sequence[Question] = ()) -> Film:
    """Every step of the hand as a view; no view knows what comes after it."""
    last = len(history.steps) - 1
    frames = []
    for at in range(last + 1):
        sight = sight_at(history, viewpoint, at)
        view = view_of(sight, version=at, fresh_step=at, may=("rewind",), waiting=False, match_over=False)
        marks = [*_first_mark(history), *(view["cursor"] or {"marks": []})["marks"], *_question_marks(questions, at)]
        marks.sort(key=lambda mark: mark["step"])
        view["cursor"] = {"step": at, "last": last, "live": False, "marks": marks}
        frames.append(view)
    return Film(frames=tuple(frames))


def _first_mark(history: History) -> list[MarkView]:
    """The street on which the hand begins."""
    street = history.steps[0].state.public.street
    return [{"step": 0, "kind": "street", "letter": street[0].upper()}]


def _question_marks(questions: Sequence[Question], at: int) -> list[MarkView]:
    return [{"step": question.step, "kind": "question", "letter": ""} for question in questions if question.step <= at]


def question_view(number: int, question: Question, answered: str | None) -> QuestionView:
    """A question as the browser shows it: nothing of the right answer before it is answered."""
    choices: list[ChoiceView] = [
        {"id": choice.id, "seat": choice.seat, "say": _choice_message(choice.id, choice.text)}
        for choice in question.choices
    ]
    return {
        "id": number,
        "text": question.text,
        "kind": "choice" if question.bounds is None else "number",
        "choices": choices,
        "hint": question.hint,
        "answered": answered,
        "right": None if answered is None else question.is_right(answered),
        "explain": question.explain if answered is not None else "",
    }


def _choice_message(name: str, text: str) -> Any:
    known = ("fold", "check", "call", "raise", "split")
    return message(f"choice-{name}") if name in known else message("fact-plain", text=text)


def step_of(history: History, place: object) -> int:
    """The step of a place: a number (from the end where negative), a street, `showdown` or `end`.  Raises: BadSetup."""
    steps = history.steps
    if isinstance(place, int) and not isinstance(place, bool):
        step = place + len(steps) if place < 0 else place
        if 0 <= step < len(steps):
            return step
        raise BadSetup(f"step {place} is not one of this hand's 0..{len(steps) - 1}")
    if not isinstance(place, str):
        raise BadSetup(f"{place!r} is no place of this hand: a step's number, a street, 'showdown' or 'end'")
    if place == "end":
        return len(steps) - 1
    if place == "preflop":
        return 0
    for number, stage in enumerate(steps):
        for event in stage.events:
            if (event.kind == "street" and event.note == place) or (event.kind == "show" and place == "showdown"):
                return number
    raise BadSetup(f"{place!r} is no place of this hand: a step's number, a street that was dealt, 'showdown' or 'end'")


def next_street(history: History, step: int) -> int:
    """The step of the next street after a step, else the last step."""
    streets = (n for n, stage in enumerate(history.steps) if any(event.kind == "street" for event in stage.events))
    return next((n for n in streets if n > step), len(history.steps) - 1)

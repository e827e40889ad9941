"""What is asked at a step, and which answers are right?  Predict, then reveal.

A question is a value; its choices are made from the step it stands at, so that a page without a kernel can grade it
by the same data: an answer is right when it is in `accept`, or when its number lies in `bounds`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.games.game import Call, Check, Fold, Legal, Lock, RaiseTo, action_text
from holdem_widget.poker.betting import Seat

LONGEST = 500
NUMBER = re.compile(r"[+-]?[0-9]{1,15}(\.[0-9]{1,9})?")
MOST_CHOICES = 12
ACTIONS = ("fold", "check", "call", "raise")
SPLIT = "split"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One answer to choose: its id, what it says, and the seat whose shape it bears."""

    id: str
    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question at a step; what follows the step is hidden until it is answered.

    `accept` are the ids of right choices, `bounds` the least and the greatest right number (None: a choice).
    """

    step: int
    text: str
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()
    bounds: tuple[float, float] | None = None
    hint: str = ""
    explain: str = ""

    @property
    def kind(self) -> str:
        """`choice` or `number`."""
        return "choice" if self.bounds is None else "number"

    def is_right(self, answer: str) -> bool:
        """Whether the answer (a choice's id, or a number as text) is right; text that is no number is wrong."""
        if self.bounds is None:
            return answer in self.accept
        text = answer.replace(",", ".").replace("%", "").strip()
        return NUMBER.fullmatch(text) is not None and self.bounds[0] <= float(text) <= self.bounds[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What a question needs to know of its step: the names, the live seats, and what may be done."""

    names: tuple[str, ...]
    live: tuple[Seat, ...]
    legal: Legal | None = field(default=None)


def make_question(
    moment: Moment, step: int, text: str, *, accept: Any, choices: Sequence[str] = (), tolerance: float = 0.0,
    hint: str = "", explain: str = "",
) -> Question:  # fmt: skip
    """A question from what its author typed.

    `accept`: a player's name, an action (`"call"`, `hw.Call()`, `"raise"`), a number with `tolerance`, a (least,
    greatest) range of sizes, one of `choices`, or a list of several that are right.  Raises: BadSetup.
    """
    for what, written in (("question", text), ("hint", hint), ("explain", explain)):
        if not is_text(written, least=1 if what == "question" else 0):
            raise BadSetup(f"{what} {str(written)[:40]!r}: a text of at most {LONGEST} characters")
    bounds = _bounds(accept, tolerance)
    if bounds is not None:
        return Question(step=step, text=text, bounds=bounds, hint=hint, explain=explain)
    wanted = tuple(_answer(item) for item in (accept if isinstance(accept, (list, set)) else [accept]))
    if isinstance(choices, str) or not isinstance(choices, Collection):
        raise BadSetup(f"choices {str(choices)[:60]!r}: a list of texts to choose from")
    offered = _choices(moment, wanted, tuple(choices))
    unknown = [item for item in wanted if item not in {choice.id for choice in offered}]
    if not wanted or unknown:
        names = ", ".join(repr(choice.id) for choice in offered)
        raise BadSetup(f"accept {accept!r} is none of the answers to choose from: {names}")
    return Question(step=step, text=text, choices=offered, accept=wanted, hint=hint, explain=explain)


def is_text(value: object, *, least: int, most: int = LONGEST) -> bool:
    """Whether the value is a text of least..most characters."""
    return isinstance(value, str) and least <= len(value) <= most


def _bounds(accept: Any, tolerance: float) -> tuple[float, float] | None:
    if isinstance(accept, tuple) and len(accept) == 2 and all(_is_number(item) for item in accept):
        least, most = sorted(float(item) for item in accept)
        return least, most
    if not (type(tolerance) in (int, float) and (_is_number(accept) or tolerance == 0)):
        raise BadSetup(f"tolerance {tolerance!r} goes with a number to accept, not with {accept!r}")
    if _is_number(accept):
        if not _is_number(tolerance) or tolerance < 0:
            raise BadSetup(f"tolerance {tolerance!r} must be a number, 0 or more")
        return float(accept) - tolerance, float(accept) + tolerance
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)


def _answer(item: object) -> str:
    match item:
        case RaiseTo():
            return "raise"
        case Fold() | Check() | Call() | Lock():
            return action_text(item)
        case str():
            return item
    raise BadSetup(f"accept {item!r}: a player's name, an action, a number, a (least, greatest) range, or a choice")


def _choices(moment: Moment, wanted: tuple[str, ...], given: tuple[str, ...]) -> tuple[Choice, ...]:
    if given:
        if (
            len(set(given)) != len(given) > 0
            or len(given) > MOST_CHOICES
            or not all(is_text(t, least=1) for t in given)
        ):
            raise BadSetup(f"choices {str(given)[:60]}: at most {MOST_CHOICES} different texts")
        return tuple(Choice(id=text, text=text) for text in given)
    if all(item.lower() in ACTIONS for item in wanted):
        return tuple(Choice(id=name, text=name) for name in _possible(moment.legal) or ACTIONS)
    seats = tuple(Choice(id=moment.names[seat], text=moment.names[seat], seat=seat) for seat in moment.live)
    return (*seats, Choice(id=SPLIT, text="Split"))


def _possible(legal: Legal | None) -> tuple[str, ...]:
    if legal is None:
        return ()
    called, raised = legal.call is not None, legal.raise_to is not None
    present = {"fold": legal.fold, "check": legal.check, "call": called, "raise": raised}
    return tuple(name for name in ACTIONS if present[name])


# ── in a history ──


def question_json(question: Question) -> dict[str, Any]:
    """The question as plain JSON, as a history keeps it."""
    return {
        "step": question.step,
        "text": question.text,
        "choices": [[choice.id, choice.text, choice.seat] for choice in question.choices],
        "accept": list(question.accept),
        "bounds": None if question.bounds is None else list(question.bounds),
        "hint": question.hint,
        "explain": question.explain,
    }


def question_of(value: object, steps: int) -> Question:
    """The question that `question_json` wrote, of a hand of so many steps.  Raises: FormatError."""
    match value:
        case {
            "step": int(step), "text": str(text), "choices": list(choices), "accept": list(accept), "bounds": bounds,
            "hint": str(hint), "explain": str(explain), **rest,
        } if not rest and 0 <= step < steps and type(step) is int:  # fmt: skip
            made = Question(
                step=step, text=_kept(text, 1), choices=_choices_of(choices), accept=tuple(_kept(a, 1) for a in accept),
                bounds=_bounds_of(bounds), hint=_kept(hint, 0), explain=_kept(explain, 0),
            )  # fmt: skip
            if made.bounds is not None or set(made.accept) <= {choice.id for choice in made.choices}:
                return made
    raise FormatError(f"{str(value)[:80]!r} is not a question of a hand of {steps} steps")


def _kept(value: object, least: int) -> str:
    if not isinstance(value, str) or not least <= len(value) <= LONGEST:
        raise FormatError(f"{str(value)[:40]!r} in a question must be a text of {least} to {LONGEST} characters")
    return value


def _choices_of(values: list[Any]) -> tuple[Choice, ...]:
    if len(values) > MOST_CHOICES:
        raise FormatError(f"a question has {len(values)} choices; at most {MOST_CHOICES}")
    return tuple(_choice_of(value) for value in values)


def _choice_of(value: object) -> Choice:
    match value:
        case [str(name), str(text), None | int() as seat] if seat is None or (type(seat) is int and 0 <= seat < 10):
            return Choice(id=_kept(name, 1), text=_kept(text, 1), seat=seat)
    raise FormatError(f"{str(value)[:60]!r} is not a choice: an id, a text, and a seat or null")


def _bounds_of(value: object) -> tuple[float, float] | None:
    match value:
        case None:
            return None
        case [int() | float() as least, int() | float() as most] if _is_number(least) and _is_number(most):
            if isfinite(least) and isfinite(most):
                return float(least), float(most)
    raise FormatError(f"bounds {str(value)[:60]!r} must be two numbers, or null")

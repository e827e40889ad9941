"""What is asked at a step, and which answers are right?  Predict, then reveal.

A question is a value; its choices are made from the step it stands at, so that a page without a kernel can grade it
by the same data: an answer is right when it is in `accept`, or when its number lies in `bounds`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from holdem_widget.errors import BadSetup
from holdem_widget.games.game import Call, Check, Fold, Legal, Lock, RaiseTo, action_text
from holdem_widget.poker.betting import Seat

LONGEST = 500
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
        try:
            value = float(answer.replace(",", ".").replace("%", "").strip())
        except ValueError:
            return False
        return self.bounds[0] <= value <= self.bounds[1]


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

    `accept`: a player's name, an action (`"call"`, `hw.Call()`, `"raise"`), a number with `tolerance`, a (least, greatest)
    range of sizes, one of `choices`, or a list of several that are right.  Raises: BadSetup.
    """
    for what, written in (("question", text), ("hint", hint), ("explain", explain)):
        if not is_text(written, least=1 if what == "question" else 0):
            raise BadSetup(f"{what} {str(written)[:40]!r}: a text of at most {LONGEST} characters")
    bounds = _bounds(accept, tolerance)
    if bounds is not None:
        return Question(step=step, text=text, bounds=bounds, hint=hint, explain=explain)
    wanted = tuple(_answer(item) for item in (accept if isinstance(accept, (list, set)) else [accept]))
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
    if _is_number(accept):
        if not _is_number(tolerance) or tolerance < 0:
            raise BadSetup(f"tolerance {tolerance!r} must be a number, 0 or more")
        return float(accept) - tolerance, float(accept) + tolerance
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _answer(item: object) -> str:
    match item:
        case RaiseTo():
            return "raise"
        case Fold() | Check() | Call() | Lock():
            return action_text(item)
        case str():
            return item
    raise BadSetup(f"accept {item!r}: a player's name, an action, a number, a (least, greatest) range, or one of choices")


def _choices(moment: Moment, wanted: tuple[str, ...], given: tuple[str, ...]) -> tuple[Choice, ...]:
    if given:
        return tuple(Choice(id=text, text=text) for text in given)
    if all(item.lower() in ACTIONS for item in wanted):
        return tuple(Choice(id=name, text=name) for name in _possible(moment.legal) or ACTIONS)
    seats = tuple(Choice(id=moment.names[seat], text=moment.names[seat], seat=seat) for seat in moment.live)
    return (*seats, Choice(id=SPLIT, text="Split"))


def _possible(legal: Legal | None) -> tuple[str, ...]:
    if legal is None:
        return ()
    present = {"fold": legal.fold, "check": legal.check, "call": legal.call is not None, "raise": legal.raise_to is not None}
    return tuple(name for name in ACTIONS if present[name])



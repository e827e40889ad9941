"""What does a browser's message ask for?  The only untrusted input: anything malformed is refused whole.

A message is a small JSON object; `read` gives a command of the session, or one of the table's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from holdem_widget.errors import FormatError
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo
from holdem_widget.games.preselect import SELECTIONS, Selection
from holdem_widget.lessons.marks import MARK, MOST_MARKS
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import NUMBERS
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.commands import (
    Act,
    Advance,
    Annotate,
    Command,
    Edit,
    NextHand,
    Preselect,
    Restart,
    SetPace,
    Talk,
    Undo,
)

MOST_CHIPS = 10**12
LONGEST_TEXT = 4000
LONGEST_PHRASE = 40  # the id of a phrase, never its words


@dataclass(frozen=True, slots=True)
class Hello:
    """A view was mounted."""


@dataclass(frozen=True, slots=True)
class Bye:
    """A view is gone from its page."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The view of a version is on screen; a clock starts here."""

    version: int


@dataclass(frozen=True, slots=True)
class Goto:
    """Look at a step of the hand; None is the present. `street`: at the next street after it."""

    step: int | None
    street: bool = False


@dataclass(frozen=True, slots=True)
class Language:
    """Another language."""

    lang: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question of a replay."""

    question: int
    answer: str


@dataclass(frozen=True, slots=True)
class OfReplay:
    """What only a replay is told: another hand, line or viewpoint (-1: the hand itself, all cards), a step's details
    (-1: none), everything shown (1) or not (0)."""

    what: Literal["hand", "line", "viewpoint", "details", "everything"]
    number: int


@dataclass(frozen=True, slots=True)
class Study:
    """Look at the hidden cards of the finished hand, or no more.  Rule: H-5.8."""

    on: bool


@dataclass(frozen=True, slots=True)
class ReviewHand:
    """What did my decisions cost in the hand that ended?"""


@dataclass(frozen=True, slots=True)
class Why:
    """Why did this seat do what it did in this hand? None: no more."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Export:
    """The finished hands as a file of a format, for the view with this token."""

    format: Literal["phh", "pokerstars", "json"]
    token: str


Message = Answer | Command | Hello | Bye | Shown | Goto | Language | OfReplay | Study | ReviewHand | Why | Export


def read(content: object) -> Message:
    """The command of a message.  Raises: FormatError."""
    if not isinstance(content, Mapping):
        raise FormatError("a message must be an object")
    kind = content.get("kind")
    if not isinstance(kind, str) or kind not in _READERS:
        raise FormatError(f"kind {str(kind)[:40]!r} is not known")
    return _READERS[kind](content)


def _whole(content: Mapping[str, Any], name: str, *, least: int = 0, most: int = MOST_CHIPS) -> int:
    value = content.get(name)
    if type(value) is not int or not least <= value <= most:
        raise FormatError(f"{name} must be a whole number of {least}..{most}, not {str(value)[:40]!r}")
    return value


def _text(content: Mapping[str, Any], name: str, most: int) -> str:
    value = content.get(name)
    if not isinstance(value, str) or not 0 < len(value) <= most:
        raise FormatError(f"{name} must be a text of 1 to {most} characters")
    return value


def read_action(value: object) -> Action:
    """The action of an `act` message.  Raises: FormatError."""
    if not isinstance(value, Mapping):
        raise FormatError("action must be an object")
    match value.get("kind"):
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "raise_to":
            return RaiseTo(_whole(value, "total", least=1))
        case "lock":
            card = NUMBERS.get(_text(value, "card", 2))
            if card is not None:
                return Lock(card)
    raise FormatError(f"action {str(value)[:60]!r} is not known")


def _until(content: Mapping[str, Any]) -> Literal["one", "you"]:
    match content.get("until", "one"):
        case "one":
            return "one"
        case "you":
            return "you"
    raise FormatError("until must be 'one' or 'you'")


def _act(content: Mapping[str, Any]) -> Act:
    """A move of whoever is asked; where a seat is named, the session refuses another one's."""
    seat = _whole(content, "seat", least=0, most=MOST_SEATS - 1) if "seat" in content else None
    version, until = _whole(content, "version"), _until(content)
    return Act(action=read_action(content.get("action")), seat=seat, version=version, until=until)


def _advance(content: Mapping[str, Any]) -> Advance:
    return Advance(until=_until(content), version=_whole(content, "version"))


def _goto(content: Mapping[str, Any]) -> Goto:
    step = _whole(content, "step", least=-1)
    return Goto(None if step < 0 else step, street=content.get("until") == "street")


def _selection(content: Mapping[str, Any]) -> Selection | None:
    what = content.get("what")
    if what == "":
        return None
    for selection in SELECTIONS:
        if what == selection:
            return selection
    raise FormatError(f"what {str(what)[:40]!r} must be one of {', '.join(SELECTIONS)}, or empty")


def _marks(content: Mapping[str, Any]) -> tuple[str, ...]:
    marks = content.get("marks", [])
    if not isinstance(marks, list) or len(marks) > MOST_MARKS:
        raise FormatError(f"marks must be a list of at most {MOST_MARKS} texts")
    if not all(isinstance(mark, str) and MARK.fullmatch(mark) for mark in marks):
        raise FormatError(f"marks {str(marks)[:60]!r} must be texts such as 'seat 2', 'card Kh', 'pot 1'")
    return tuple(marks)


def _pace(content: Mapping[str, Any]) -> SetPace:
    version = _whole(content, "version")
    match content.get("what"):
        case "auto":
            return SetPace(pace="auto", version=version)
        case "step":
            return SetPace(pace="step", version=version)
    raise FormatError("what must be 'auto' or 'step'")


def _edit(content: Mapping[str, Any]) -> Edit:
    seat, version = _whole(content, "seat", least=-1, most=MOST_SEATS - 1), _whole(content, "version")
    whose = None if seat < 0 else seat
    if "chips" in content:
        return Edit(seat=whose, chips=_whole(content, "chips"), version=version)
    card = NUMBERS.get(_text(content, "card", 2))
    if card is None:
        raise FormatError(f"card {str(content.get('card'))[:40]!r} is not a card such as 'Ah'")
    return Edit(seat=whose, place=_whole(content, "step", least=0, most=4), card=card, version=version)


def _why(content: Mapping[str, Any]) -> Why:
    seat = _whole(content, "step", least=-1, most=MOST_SEATS - 1)
    return Why(None if seat < 0 else seat)


def _export(content: Mapping[str, Any]) -> Export:
    token = _text(content, "token", LONGEST_PHRASE)
    match content.get("what"):
        case "phh":
            return Export("phh", token)
        case "pokerstars":
            return Export("pokerstars", token)
        case "json":
            return Export("json", token)
    raise FormatError("what must be 'phh', 'pokerstars' or 'json'")


_READERS: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "hello": lambda _: Hello(),
    "bye": lambda _: Bye(),
    "preselect": lambda content: Preselect(what=_selection(content), version=_whole(content, "version")),
    "talk": lambda content: Talk(phrase=_text(content, "phrase", LONGEST_PHRASE)),
    "shown": lambda content: Shown(_whole(content, "version")),
    "act": _act,
    "advance": _advance,
    "next_hand": lambda content: NextHand(version=_whole(content, "version"), until=_until(content)),
    "restart": lambda content: Restart(version=_whole(content, "version")),
    "goto": _goto,
    "annotate": lambda content: Annotate(
        text=_text(content, "text", LONGEST_TEXT),
        step=_whole(content, "step"),
        version=_whole(content, "version"),
        marks=_marks(content),
    ),
    "answer": lambda content: Answer(_whole(content, "question", least=0, most=10_000), _text(content, "answer", 200)),
    "lang": lambda content: Language(_text(content, "lang", 8)),
    "hand": lambda content: OfReplay("hand", _whole(content, "step")),
    "line": lambda content: OfReplay("line", _whole(content, "step", least=-1)),
    "viewpoint": lambda content: OfReplay("viewpoint", _whole(content, "step", least=-1)),
    "details": lambda content: OfReplay("details", _whole(content, "step", least=-1)),
    "everything": lambda content: OfReplay("everything", _whole(content, "step", least=0, most=1)),
    "undo": lambda content: Undo(version=_whole(content, "version")),
    "pace": _pace,
    "edit": _edit,
    "study": lambda content: Study(_whole(content, "step", least=0, most=1) == 1),
    "review": lambda _: ReviewHand(),
    "why": _why,
    "export": _export,
}

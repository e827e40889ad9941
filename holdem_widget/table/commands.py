"""What can a table be told?  One value a command; `version` is the one it was made for (None: whatever is now)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from holdem_widget.games.game import Action
from holdem_widget.games.preselect import Selection
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A person's action; without a seat, of whoever is asked.  `until="you"`: and on to the next turn of a person."""

    action: Action
    seat: Seat | None = None
    version: int | None = None
    until: Literal["one", "you"] = "one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Advance:
    """Let opponents decide: one decision, or on to a person's turn or the end of the hand."""

    until: Literal["one", "you"] = "one"
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NextHand:
    """Deal the next hand.  `until="you"`: and on to a person's turn."""

    version: int | None = None
    until: Literal["one", "you"] = "one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restart:
    """A new match from the start; in mid-hand that hand is void (H-5.7)."""

    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotate:
    """A note at a step of the present hand (None: at the present), and what it marks."""

    text: str
    marks: tuple[str, ...] = ()
    step: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Preselect:
    """A person's choice for the next turn (None: none).  For any version of the hand.  Rule: E-3.2."""

    what: Selection | None
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """A person says one of the given phrases, at any time.  Rule: E-4.1."""

    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeUp:
    """The clock of the decision that was put to the seat at `version` has run down.  Rule: E-3.1."""

    seat: Seat
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """The seat leaves for good, at any time; `lost`: its connection was lost.  Rules: E-1.1, E-1.4."""

    seat: Seat
    lost: bool = False
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """A newcomer takes an empty seat between two hands.  Rule: E-1.1."""

    seat: Seat
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """A person's last action back, with all that followed it; it is kept as a branch.  On an open table only."""

    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPace:
    """From now on opponents decide by themselves (`auto`), or one at a time (`step`: the table is paused)."""

    pace: Literal["auto", "step"]
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """Another card or another stack in a staged hand; its moves are played again.

    `card` is what the seat (None: the board) has at `place`, 0 the first; `chips` is the seat's stack at the hand's start.
    """

    seat: Seat | None
    place: int = 0
    card: Card | None = None
    chips: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edits:
    """Several changes of a staged hand at once: all of them, or none."""

    changes: tuple[Edit, ...]
    version: int | None = None


Command = (
    Act | Advance | NextHand | Restart | Annotate | Preselect | Talk | TimeUp | Leave | Join | Undo | SetPace
    | Edit | Edits
)  # fmt: skip

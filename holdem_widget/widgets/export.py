"""Which file does a browser get?  The finished hands of the match in a format, as `hw.dump` writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from holdem_widget.errors import FormatError, NotAsked
from holdem_widget.table.formats import dump
from holdem_widget.widgets.after import finished_hand, handed_out
from holdem_widget.widgets.review_door import hands_of_match
from holdem_widget.widgets.say import message
from holdem_widget.widgets.view_ask import joined

if TYPE_CHECKING:
    from holdem_widget.table.formats.losses import Losses
    from holdem_widget.table.history import History
    from holdem_widget.table.session import Session
    from holdem_widget.widgets.contract import FileMessage, Message

Format = Literal["phh", "pokerstars", "json"]
ENDINGS = {"phh": ("phh", "phhs"), "pokerstars": ("txt", "txt"), "json": ("json", "jsonl")}  # of one hand, of several
LOST = {
    "branches": "lost-branches",
    "decisions": "lost-decisions",
    "notes": "lost-notes",
    "questions": "lost-questions",
    "marks of notes": "lost-marks",
}


def may_export(session: Session) -> bool:
    """Whether a hand is there to write."""
    if session.staged:
        return finished_hand(session) is not None
    last = handed_out(session, session.finished[-1:])
    return bool(last) and last[0].match == session.match and last[0].sealed is None


def hands_to_write(session: Session) -> Sequence[History]:
    """The finished hands of the match; of a staged hand: that hand.  Raises: NotAsked before one is."""
    last = finished_hand(session) if session.staged else None
    hands = [last] if last is not None else hands_of_match(session)
    if not hands:
        raise NotAsked("no hand is over yet: there is nothing to write into a file")
    return hands


def file_of(hands: Sequence[History], kind: Format, *, token: str) -> tuple[FileMessage, Losses]:
    """The file, and what its format cannot hold.  Raises: NotAsked where it cannot hold such hands at all."""
    try:
        written = dump(hands, format=kind)
    except FormatError as error:
        raise NotAsked(str(error)) from error
    first, last = (hand.end.public.hand for hand in (hands[0], hands[-1]))
    numbers = f"{first}" if len(hands) == 1 else f"{first}-{last}"
    file: FileMessage = {
        "kind": "file",
        "token": token,
        "name": f"holdem-{hands[0].game}-hand-{numbers}.{ENDINGS[kind][len(hands) > 1]}",
        "mime": "application/json" if kind == "json" else "text/plain",
        "text": written.text,
    }
    return file, written


def lacks(name: str, losses: Losses) -> Message | None:
    """What the file does not hold, in a sentence; None where nothing is lost."""
    kinds = dict.fromkeys(loss.what for loss in losses.losses)
    what = [message(LOST[kind]) for kind in kinds]
    return message("file-lacks", name=name, what=joined(what, "join-comma")) if what else None

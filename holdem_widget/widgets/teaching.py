"""What does a teacher's table say in a cell?  What was taken back or changed, and who has how many chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdem_widget import words
from holdem_widget.display import Rows
from holdem_widget.errors import BadCards, BadSetup
from holdem_widget.games.game import Step
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import parse_cards, pretty
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.commands import Edit
from holdem_widget.table.session import Session
from holdem_widget.table.stage import checked_hole, countable, is_whole
from holdem_widget.table.standings import standings
from holdem_widget.widgets.cells import Told
from holdem_widget.widgets.say import event_message
from holdem_widget.widgets.sight import Sight

MOST_BOARD = 5


def undone(gone: Sequence[Step[Any, Any]], sight: Sight, lang: str) -> Told:
    """The action that is gone: the first thing that happened in the stages that were taken back."""
    events = (event for step in gone for event in step.events)
    said = (event_message(e, sight.who, hand=0, pot=0, board=(), pots=1, opening=sight.opening) for e in events)
    what = next(message for message in said if message is not None)
    return Told(sentences=(words.say("undone", lang, what=words.render(what, lang)),))


def changes_of(
    session: Session, *, hole: Mapping[Seat, str] | None, board: str, stacks: Mapping[Seat, int] | None
) -> tuple[Edit, ...]:
    """The changes that a cell asks for.  Raises: BadCards, BadSetup."""
    held = checked_hole(hole, len(session.names))
    cards = parse_cards(board)
    if len(cards) > MOST_BOARD:
        raise BadCards(f"board {board!r} has {len(cards)} cards; a board has at most {MOST_BOARD}")
    if not (stacks is None or isinstance(stacks, Mapping)):
        raise BadSetup(f"stacks {stacks!r}: chips by seat, as in {{1: 500}}")
    chips = {_seat(seat): countable(stack, "stacks") for seat, stack in ({} if stacks is None else stacks).items()}
    return (
        *(Edit(seat=seat, place=place, card=card) for seat, two in held.items() for place, card in enumerate(two)),
        *(Edit(seat=None, place=place, card=card) for place, card in enumerate(cards)),
        *(Edit(seat=seat, chips=stack) for seat, stack in chips.items()),
    )


def _seat(seat: Any) -> Any:
    """The seat of a cell, numpy's numbers too; what is no number the table refuses."""
    return int(seat) if is_whole(seat, 0, MOST_SEATS) else seat


def edited(session: Session, changes: Sequence[Edit], lang: str) -> Told:
    """What is different now, each seat and the board once."""
    told = dict.fromkeys((change.seat, change.chips) for change in changes)
    return Told(sentences=tuple(_edited(session, seat, chips, lang=lang) for seat, chips in told))


def _edited(session: Session, seat: Seat | None, chips: int | None, *, lang: str) -> str:
    if seat is None:
        board = (*session.public.board, *session.coming)
        return words.say("edited-board", lang, cards=pretty(board))
    who: dict[str, Any] = {"you": "yes" if session.names[seat] == "You" else "no", "name": session.names[seat]}
    if chips is not None:
        return words.say("edited-stack", lang, chips=chips, **who)
    return words.say("edited-hole", lang, cards=pretty(session.observe(seat).own), **who)  # type: ignore[arg-type]


def standings_rows(session: Session, lang: str) -> Rows:
    """One row a player, the best first; the caption says after which hand."""
    rows = tuple((one.place, session.names[one.seat], one.chips, one.change) for one in standings(session))
    key = "standings-final" if session.match_is_over else "standings" if session.hand_is_over else "standings-before"
    hands = getattr(session.game.rules, "hands", None) or 0
    return Rows(
        columns=("place", "name", "chips", "change"), rows=rows,
        caption=words.say(key, lang, hand=session.public.hand, hands=hands),
    )  # fmt: skip

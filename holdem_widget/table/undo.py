"""How is a move taken back?  On a table whose cards are open: nobody learns a thing by it, and everybody may think again.

The hand goes back to the step at which a person was asked. What was taken back is kept as a branch of its history, its
notes with it; they return when the same moves are made again. Opponents decide as before where they see the same.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import Step
from holdem_widget.table.hand import Hand, TakenBack, shared

if TYPE_CHECKING:
    from holdem_widget.table.session import Session

MOST_LINES = 40  # that a hand keeps of what was taken back


def last_own(session: Session) -> int | None:
    """The place of the last move of a person in the present hand; None where there is none."""
    mine = session.mine
    places = [place for place, move in enumerate(session.hand.moves) if move.seat in mine]
    return places[-1] if places else None


def may_undo(session: Session) -> bool:
    """Whether the last move of a person can be taken back."""
    return session.open_cards and last_own(session) is not None and _has_room(session.hand)


def undo(session: Session) -> tuple[Step[Any, Any], ...]:
    """Take the last move of a person back, with everything after it; the stages that are gone.  Raises: NotAsked."""
    _require_open(session)
    place = last_own(session)
    if place is None:
        raise NotAsked("there is nothing to take back: no move of yours in this hand")
    return take_back(session, place)


def take_back(session: Session, kept: int) -> tuple[Step[Any, Any], ...]:
    """The hand with so many moves, as at the moment after them; a hand that had ended runs again.

    Gives the stages that are gone.  Raises: NotAsked.
    """
    _require_open(session)
    hand, was_over = session.hand, session.hand_is_over
    if not 0 <= kept < len(hand.moves):
        raise NotAsked(f"{kept} of {len(hand.moves)} moves: that takes none back")
    if not _has_room(hand):
        raise NotAsked(f"{MOST_LINES} lines with notes were taken back in this hand: that is as many as it keeps")
    session.keep({"undo": kept})
    unseen, gone = hand.seen is not None, tuple(hand.steps[hand.made[kept] :])
    _put_aside(hand, hand.made[kept])
    hand.cut(kept)
    session.state = hand.steps[-1].state
    session.selected = None
    session.version += 1
    session.asked_at = session.version
    if was_over and not session.hand_is_over:
        reopen(session, kept=not unseen)
    elif was_over and not unseen:
        session.finished.replace_last(session.history)
    return gone


def _require_open(session: Session) -> None:
    if not session.open_cards:
        raise NotAsked(
            "a move is taken back on an open table only, as hw.stage(...) or hw.play(..., open_cards=True) makes it; "
            "here the cards of the others are hidden"
        )


def reopen(session: Session, *, kept: bool) -> None:
    """The hand has not ended: it is neither settled nor, where it was `kept` in the archive, finished."""
    session.settled.pop()
    if kept:
        session.finished.drop_last()


def _put_aside(hand: Hand, end: int) -> None:
    """The whole line as it was played; one that begins a kept line, or goes on from it, is one with it."""
    moves, notes = tuple(hand.moves), tuple(note for note in hand.notes if note.step >= end)
    for place, line in enumerate(hand.taken_back):
        if shared(line.moves, moves) == len(moves):
            hand.taken_back[place] = replace(line, notes=(*line.notes, *notes))
            return
    begun = [line for line in hand.taken_back if shared(line.moves, moves) == len(line.moves)]
    notes = (*(note for line in begun for note in line.notes), *notes)
    hand.taken_back = [line for line in hand.taken_back if line not in begun]
    if len(hand.taken_back) == MOST_LINES:
        hand.taken_back.pop(_plain(hand)[0])
    hand.taken_back.append(TakenBack(moves=moves, notes=notes))


def _plain(hand: Hand) -> list[int]:
    """The places of the lines without a note: the oldest makes room for a new one."""
    return [place for place, line in enumerate(hand.taken_back) if not line.notes]


def _has_room(hand: Hand) -> bool:
    return len(hand.taken_back) < MOST_LINES or bool(_plain(hand))

"""What can be looked at when a hand is over?  Its hidden cards, what your decisions cost, why the others played so.

None of it is an event of the table: the session, its log and its histories know nothing of it.  Rule: H-5.8.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.players.player import Decision
from holdem_widget.poker.betting import Seat
from holdem_widget.table.asides import value
from holdem_widget.table.history import History, Move
from holdem_widget.table.session import Session
from holdem_widget.widgets.details import decision_view
from holdem_widget.widgets.view import signals_of

if TYPE_CHECKING:
    from holdem_widget.table.hand import Hand
    from holdem_widget.widgets.contract import DecisionView, ReviewView, WhyView

HAND = 2  # cards of a seat, in every game
MOST_WHY = 6_000  # characters of a seat's decisions in one view


@dataclass(slots=True)
class After:
    """What one table looks at after a hand: nothing of it outlives the hand."""

    hand: Hand | None = None
    study: bool = False
    review: ReviewView | None = None
    seat: Seat | None = None
    why: tuple[tuple[Move, ...], WhyView] | None = None

    def follow(self, session: Session) -> After:
        """The same while the hand is the same one; where it was taken up again, what came after it is gone."""
        if self.hand is not session.hand:
            self.hand, self.seat, self.why = session.hand, None, None
            self.study, self.review = False, None
        if not is_over(session):
            self.study, self.review = False, None
            self.seat = self.seat if session.open_cards else None
        return self

    def why_view(self, session: Session) -> WhyView | None:
        """The decisions of the seat that was asked about, as far as they were made."""
        if self.seat is None:
            return None
        made = tuple(session.hand.moves)
        if self.why is None or self.why[0] != made or self.why[1]["seat"] != self.seat:
            self.why = (made, why_view(session, self.seat))
        return self.why[1]


def is_over(session: Session) -> bool:
    """Whether a hand was played to its end, and a person saw it to its end."""
    return session.hand_is_over and session.public.settlement is not None and session.hand.seen is None


def finished_hand(session: Session) -> History | None:
    """The hand that ended, as it may be kept; None where none did."""
    if not is_over(session):
        return None
    return session.history if session.purse is None else session.purse.may_be_kept(session.history)


def handed_out(session: Session, hands: Sequence[History]) -> Sequence[History]:
    """The hands as they may be given to the person: sealed while a card of the rival's is carried on.  Rule: D-5.3."""
    carries = value(session, "carries_card", usual=False) and not session.open_cards and not session.match_is_over
    if not carries or not session.mine:
        return hands
    return tuple(replace(hand, sealed=session.mine[0]) if hand.match == session.match else hand for hand in hands)


# ── the hidden cards ──


def may_study(session: Session) -> bool:
    """Whether something of the finished hand is hidden that may be looked at now."""
    return _not_studied(session) is None


def require_study(session: Session) -> None:
    """Raises: NotAsked where the hidden cards may not be looked at, or none is hidden.  Rules: H-5.8, E-2.5."""
    why = _not_studied(session)
    if why is not None:
        raise NotAsked(why)


def _not_studied(session: Session) -> str | None:
    public = session.public
    if not is_over(session):
        return "hidden cards can be looked at when a hand is over (H-5.8)"
    if session.purse is not None:
        return "at a seat of the club what was folded is shown to nobody, after the hand neither (E-2.5)"
    if signals_of(public) and not session.match_is_over:
        return "the card that was not locked is carried on: it stays hidden until the match is over (D-5.3)"
    others = (seat for seat in public.dealt if seat not in session.mine)
    if session.open_cards or all(len(public.shown[seat] or ()) == HAND for seat in others):
        return "no card of this hand is hidden"
    return None


# ── what it cost ──


@cache
def _can_reckon() -> bool:
    """Whether numpy is there; it is not imported for that."""
    try:
        return find_spec("numpy") is not None
    except ImportError:
        return False


def may_review(session: Session) -> bool:
    """Whether a hand that the person had a decision in is over, and the coach can price it."""
    own = session.mine[0] if session.mine else None
    acted = any(move.seat == own and move.action is not None for move in session.hand.moves)
    return acted and not session.staged and is_over(session) and _can_reckon()


# ── why the others played so ──


def may_ask_why(session: Session) -> bool:
    """Whether the record of an opponent's decision may be shown now."""
    return any(_may_be_told(session, move) for move in session.hand.moves)


def _may_be_told(session: Session, move: Move) -> bool:
    """Whether the record of a move may be shown: in the club of shown hands only, of a duel no card that is carried on."""
    if move.decision is None or not (session.open_cards or is_over(session)):
        return False
    if session.open_cards:
        return True
    if session.purse is not None and session.public.shown[move.seat] is None:
        return False
    return handed_out(session, (session.history,))[0].record_of(move) is not None


def decisions_of_seat(session: Session, seat: object) -> Iterator[tuple[int, Decision]]:
    """(step, decision) of an opponent in this hand, in order.  Raises: BadSetup, NotAsked while the hand runs."""
    if type(seat) is not int or not 0 <= seat < len(session.names):
        raise BadSetup(f"seat {seat!r} is not one of 0..{len(session.names) - 1}")
    if session.players[seat] is None:
        raise NotAsked(f"{session.names[seat]} (seat {seat}) is yours to play: only opponents keep records")
    if not (session.open_cards or is_over(session)):
        raise NotAsked("the hand is running: why an opponent played so can be asked when it is over")
    return _told(session, seat)


def _told(session: Session, seat: Seat) -> Iterator[tuple[int, Decision]]:
    (history,) = handed_out(session, (session.history,))
    for step, move in zip(session.hand.made, session.hand.moves, strict=True):
        record = history.record_of(move) if move.seat == seat and _may_be_told(session, move) else None
        if record is not None:
            yield step, record


def require_why(session: Session, seat: Seat) -> None:
    """Raises: NotAsked where the seat has no decision that may be shown, BadSetup for no seat."""
    if not any(decisions_of_seat(session, seat)):
        raise NotAsked(f"{session.names[seat]} has no decision in this hand that may be shown")


def why_view(session: Session, seat: Seat) -> WhyView:
    """The decisions of a seat for a view, in a size that a view can carry."""
    return {
        "seat": seat,
        "decisions": fitting([decision_view(d, step, session.names) for step, d in decisions_of_seat(session, seat)]),
    }


def fitting(views: Sequence[DecisionView]) -> list[DecisionView]:
    """Where there are many long ones the earlier ones lose their grids, then the options that were not played."""
    found = list(views)
    for slimmer in (_without_grids, _as_played):
        for place in range(len(found) - 1):
            if len(json.dumps(found)) <= MOST_WHY:
                return found
            found[place] = slimmer(found[place])
    return found


def _without_grids(view: DecisionView) -> DecisionView:
    return {**view, "grids": []}


def _as_played(view: DecisionView) -> DecisionView:
    return {**view, "options": [option for option in view["options"] if option["played"]]}

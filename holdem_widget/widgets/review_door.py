"""What did the hands that you played cost you?  The review of a table or of any hands, and one line after a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from holdem_widget import words
from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.players.coach import COACH
from holdem_widget.players.levels import LEVELS
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.history import History
from holdem_widget.table.review import Progress, Review
from holdem_widget.table.review import review as reviewed
from holdem_widget.widgets.advice import DUEL_COACH
from holdem_widget.widgets.after import handed_out
from holdem_widget.widgets.cells import Told
from holdem_widget.widgets.say import message

if TYPE_CHECKING:
    from holdem_widget.table.session import Session
    from holdem_widget.widgets.contract import ReviewView
    from holdem_widget.widgets.doors import Source


def review(
    source: Source, *, seat: Seat | None = None, level: str | None = None, progress: Progress | None = None
) -> Review:
    """What the decisions of a seat cost, in chips and big blinds, over the finished hands of a table's present match.

    `source` may be anything that `hw.replay` takes. `seat` is yours unless you name another; `level` is the coach's,
    `"club"` as a rule and `"expert"` in a duel. About 20 ms a decision; `progress(done, hands)` is called hand by hand.
    A decision of which the coach has no value (before the flop it follows a chart) is counted, and priced at nothing.

    Raises: BadSetup, FormatError.
    """
    hands, own = _hands_and_seat(source)
    chosen = own if seat is None else seat
    seats = max((len(hand.names) for hand in hands), default=MOST_SEATS)
    if type(chosen) is not int or not 0 <= chosen < seats:
        raise BadSetup(f"seat {chosen!r} is not one of 0..{seats - 1}")
    if level is not None and level not in LEVELS:
        raise BadSetup(f"level {level!r} is not a coach: {', '.join(LEVELS)}")
    return reviewed(hands, seat=chosen, level=level or coach_for(hands), progress=progress)


def _hands_and_seat(source: Any) -> tuple[Sequence[History], Seat]:
    from holdem_widget.widgets.doors import hands_of
    from holdem_widget.widgets.table_looks import TableLooks

    if isinstance(source, TableLooks) and not source._session.staged:
        session = source._session
        with session.lock:
            return hands_of_match(session), own_seat(session)
    return hands_of(source), 0


def hands_of_match(session: Session) -> Sequence[History]:
    """The finished hands of the match that is played."""
    return handed_out(session, [history for history in session.finished if history.match == session.match])


def own_seat(session: Session) -> Seat:
    """The person's seat, or seat 0 where nobody plays."""
    return session.mine[0] if session.mine else 0


def coach_for(hands: Sequence[History]) -> str:
    """The level that prices best: where cards are signalled only the expert carries a card's value over."""
    signalled = any(getattr(hand.start.public, "signals", None) is not None for hand in hands)
    return DUEL_COACH if signalled else COACH


def told(session: Session, lang: str) -> Told:
    """One line on your decisions in the hand that ended last.  Raises: StillHidden before a hand has ended."""
    with session.lock:
        last = session.finished[-1] if len(session.finished) else None
    if last is None:
        raise StillHidden("no hand is over yet: there is nothing to review")
    key, args = line_of(reviewed([last], seat=own_seat(session), level=coach_for([last])))
    return Told(sentences=(words.say(key, lang, **args),))


def review_view(history: History, seat: Seat) -> ReviewView:
    """The line on one hand for a view, and the step at which its dearest action is seen (-1: none)."""
    found = reviewed([history], seat=seat, level=coach_for([history]))
    key, args = line_of(found)
    hand = history.end.public.hand
    return {"say": message(key, **args), "step": found.worst[0].step if key == "review-cost" else -1, "hand": hand}


def line_of(review: Review) -> tuple[str, Mapping[str, Any]]:
    """The key and the arguments of the line on one hand."""
    if not review.priced:
        return "review-unpriced", {"count": review.unpriced}
    if not review.worst:
        return "review-fine", {"priced": review.priced, "count": review.unpriced}
    one = review.worst[0].decision
    return "review-cost", {
        "move": one.move,
        "street": one.street,
        "bb": f"{one.bb:.1f}" if (one.bb or 0) >= 0.05 else f"{one.bb:.2f}",
        "step": one.step,
    }

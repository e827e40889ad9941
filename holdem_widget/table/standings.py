"""Who has how many chips, in order?  As the last settled hand left them; a running hand counts with its first stacks.

Equal chips are an equal place. Of those without chips whoever went out later is higher, and of two in one hand the one
who began it with more.  Rule: H-5.8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from holdem_widget.poker.betting import Seat

if TYPE_CHECKING:
    from holdem_widget.table.session import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One seat: its place from 1, its chips, and what it won or lost since the match began."""

    place: int
    seat: Seat
    chips: int
    change: int


def standings(session: Session) -> tuple[Standing, ...]:
    """All seats that were ever dealt in, the best first; equals by seat."""
    public, begun = session.public, _at_the_beginning(session)
    chips = [_chips(public, seat, over=session.hand_is_over) for seat in range(len(session.names))]
    seats = [seat for seat, stack in enumerate(chips) if stack or begun[seat]]
    out = _went_out(session)
    rank = {seat: (chips[seat], *((0, 0) if chips[seat] else out.get(seat, (0, 0)))) for seat in seats}
    return tuple(
        Standing(
            place=1 + sum(rank[other] > rank[seat] for other in seats), seat=seat, chips=chips[seat],
            change=chips[seat] - begun[seat],
        )
        for seat in sorted(seats, key=lambda seat: rank[seat], reverse=True)
    )  # fmt: skip


def _chips(public: Any, seat: Seat, *, over: bool) -> int:
    """What the seat has, or took with it when it left."""
    behind = public.stacks[seat] if over else public.start[seat]
    return int(behind or public.account[seat])


def _at_the_beginning(session: Session) -> tuple[int, ...]:
    """The stacks with which the match began."""
    if session.start is None:
        return tuple(session.game.rules.stacks)
    public = session.start.public
    return tuple(public.stacks if session.game.deal_is_over(public) else public.start)


def _went_out(session: Session) -> dict[Seat, tuple[int, int]]:
    """By seat: the hand that eliminated it, and its stack at that hand's start."""
    mine = (one for one in session.settled if one.match == session.match)
    return {seat: (one.hand, stack) for one in mine for seat, stack in one.out}

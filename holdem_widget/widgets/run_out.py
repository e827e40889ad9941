"""Who is ahead while the board runs out?  The shares of the open hands, at every step from their showing on.

Only what lies open is counted: shown hands and board cards. Without numpy there are no shares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from holdem_widget.games.game import Event
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, cards_text
from holdem_widget.poker.pots import form_pots
from holdem_widget.widgets.contract import Message
from holdem_widget.widgets.say import known, message
from holdem_widget.widgets.sight import Sight
from holdem_widget.widgets.view_ask import joined

BOARD = 5
SHORT = 2  # so many shares fit under the board
Hands = tuple[tuple[Card, ...], ...]


@lru_cache(maxsize=512)
def shares(hands: Hands, board: tuple[Card, ...]) -> tuple[int, ...] | None:
    """The exact share of the pot of each hand, in thousandths; None without numpy."""
    try:
        from holdem_widget.poker.equity import equity

        found = equity([cards_text(hand) for hand in hands], cards_text(board), exact=True)
    except ImportError:
        return None
    return tuple(round(1000 * share) for share in found.fractions)


@dataclass(frozen=True, slots=True)
class Told:
    """What is said at one step: the whole line for the log, and a short one for under the board."""

    line: Message
    short: Message


def shares_by_step(sight: Sight) -> Mapping[int, Told]:
    """What is said on the shares, by step of the run-out, up to where the sight stands; empty where none runs.

    Every live hand is shown before the board is complete.  Rule: H-5.8.
    """
    if not sight.shares or not _all_open(sight):
        return {}
    public, shown = sight.public, dict[Seat, tuple[Card, ...]]()
    dealt = [card for events in sight.trail for event in events if event.kind == "street" for card in event.cards]
    board = known(public.board[: len(public.board) - len(dealt)])
    told: dict[int, Told] = {}
    for step, events in enumerate(sight.trail):
        before = board
        board = (*board, *(card for event in events if event.kind == "street" for card in known(event.cards)))
        shown |= {event.seat: known(event.cards) for event in events if _shows(event)}  # type: ignore[misc]
        runs_out = told or (len(board) < BOARD and set(public.live) <= shown.keys())
        if runs_out and (board != before or not told):
            said = _said(sight, shown, board)
            if said is None:
                return {}
            told[step] = said
    return told


def who_is_ahead(sight: Sight) -> Message | None:
    """The short sentence where the sight stands; None where no board runs out there."""
    told = shares_by_step(sight).get(sight.at)
    return None if told is None else told.short


def _all_open(sight: Sight) -> bool:
    """Whether every live hand is shown now, both its cards known, on a board that is known."""
    public, live = sight.public, sight.public.live
    hands = [known(public.shown[seat] or ()) for seat in live]
    return len(hands) > 1 and all(len(hand) == 2 for hand in hands) and None not in public.board


def _shows(event: Event) -> bool:
    return event.kind == "show" and event.seat is not None


def _said(sight: Sight, shown: Mapping[Seat, tuple[Card, ...]], board: tuple[Card, ...]) -> Told | None:
    """Each shown hand's share of the pot, of the main pot where there are several; in short who is ahead."""
    public, seats = sight.public, sorted(shown)
    found = shares(tuple(shown[seat] for seat in seats), board)
    if found is None:
        return None
    parts = [
        message("run-out-share", whole=share // 10, tenth=share % 10, **sight.who.actor(seat))
        for seat, share in zip(seats, found, strict=True)
    ]
    several = len(form_pots(public.committed, public.live)) > 1
    whole = joined(parts, "join-comma")
    ahead = joined([part for part, share in zip(parts, found, strict=True) if share == max(found)], "join-comma")
    return Told(
        line=message("run-out-shares-main" if several else "run-out-shares", list=whole),
        short=whole if len(seats) == SHORT else message("run-out-ahead", list=ahead),
    )

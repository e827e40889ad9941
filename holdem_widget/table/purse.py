"""How do a club account and a seat at an event table belong together?  The purse tells the club what the seat does.

It hears every change of its session: the chips at the seat, the points of each finished hand, and the end.
"""

from __future__ import annotations

from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING

from holdem_widget.errors import NotAsked, Refused
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.points import points_of
from holdem_widget.table.asides import in_play, value
from holdem_widget.table.club import Club
from holdem_widget.table.generators import Draw
from holdem_widget.table.history import History
from holdem_widget.table.shop import said
from holdem_widget.table.talk import PHRASES

if TYPE_CHECKING:
    from holdem_widget.table.session import Session


class Purse:
    """One person's seat at a table, paid from the club account; `ticket` names the seat there."""

    def __init__(self, club: Club, session: Session, *, ticket: str, seated: bool) -> None:
        self.club = club
        self.ticket = ticket
        self._session = session
        self._seat = session.mine[0]
        self._credited = 0
        self._held: int | None = None
        self._seated = seated
        account = club.account
        session.purse = self
        session.phrases = (*PHRASES, *said(account.goods))
        session.worn = account.worn
        session.listeners.insert(0, self._on_change)

    @classmethod
    def open(cls, club: Club, session: Session) -> Purse:
        """Sit down: the buy-in is paid.  Raises: Refused."""
        ticket = token_hex(8)
        club.sit_down(_buy_in(session), ticket)
        return cls(club, session, ticket=ticket, seated=True)

    @classmethod
    def again(cls, club: Club, session: Session, ticket: str) -> Purse:
        """The purse of a match that is taken up again.  Raises: Refused where its seat was given up meanwhile."""
        seated = club.hold(ticket, _chips(session, session.mine[0]))
        if not seated and not session.match_is_over:
            raise Refused("the connection to this table was lost: your chips are in your club account again (E-1.4)")
        return cls(club, session, ticket=ticket, seated=seated)

    def new_game(self) -> None:
        """Another game at this table: a new buy-in.  Raises: NotAsked, Refused.  Rules: E-1.3, E-1.5."""
        if self._seated:
            raise NotAsked("you are still in this game: leave() first, then restart() takes a new buy-in (E-1.5)")
        self.club.sit_down(_buy_in(self._session), self.ticket)
        self._seated, self._held = True, None

    def may_be_kept(self, history: History) -> History:
        """The hand without what its owner did not see.  Rule: E-2.5."""
        return as_seen(history, self._session.mine)

    def _on_change(self, session: Session) -> None:
        with session.lock:
            news = session.settled[self._credited :]
            self._credited += len(news)
            per_chip = value(session, "points", usual=0)
            earned = [(one, points_of(one.settlement.pots, per_chip)[self._seat]) for one in news]
            chips = _chips(session, self._seat)
            ended = session.hand_is_over and (session.match_is_over or not in_play(session, self._seat))
        for one, points in earned:
            self.club.credit(self.ticket, match=one.match, hand=one.hand, points=points)
        if self._seated and ended:
            self._seated = False
            self.club.stand_up(self.ticket, chips)
        elif self._seated and chips != self._held:
            self._held = chips
            self.club.hold(self.ticket, chips)


def _buy_in(session: Session) -> int:
    return int(session.game.rules.stacks[session.mine[0]])


def _chips(session: Session, seat: Seat) -> int:
    """What lies behind, or has left with the seat."""
    return int(session.public.stacks[seat] + session.public.account[seat])


def as_seen(history: History, mine: tuple[Seat, ...]) -> History:
    """A finished hand with the cards of its own seats, those that were shown, and the board; others are unknown.

    The reasons of an opponent whose cards stayed hidden are left out too.  Rule: E-2.5.
    """
    public = history.end.public
    seen = [seat in mine or public.shown[seat] is not None for seat in range(len(history.names))]
    order = clockwise(public.dealt, public.button)
    moves = tuple(move if seen[move.seat] else replace(move, decision=None) for move in history.moves)
    draws = tuple(_seen_draw(draw, [seen[seat] for seat in order], public.board) for draw in history.draws or ())
    return replace(history, draws=draws, moves=moves)


def _seen_draw(draw: Draw, seen: list[bool], board: tuple[int | None, ...]) -> Draw:
    """A draw of cards with the hidden ones unknown; a lot for the button stays as it is."""
    players = len(seen)
    if len(draw) <= 2 * players:
        return draw
    holes = [card if seen[i % players] else None for i, card in enumerate(draw[: 2 * players])]
    rest = [card if card in board else None for card in draw[2 * players :]]
    return (*holes, *rest)

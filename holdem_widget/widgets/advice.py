"""What would a strong player weigh in your seat, and what may the rival hold?  Asked for, never pushed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup, NotAsked
from holdem_widget.players.coach import COACH, advice
from holdem_widget.players.duel_odds import Holdings, rival_holdings, wins_against
from holdem_widget.players.player import Decision
from holdem_widget.poker.cards import Card, pretty

if TYPE_CHECKING:
    from holdem_widget.table.session import Session

DUEL_COACH = "expert"


def coach(session: Session) -> Decision:
    """The analysis of a strong player from the seat that is asked, by what that seat can see.  Raises: NotAsked."""
    asked = session.to_act
    if asked is None or session.players[asked] is not None:
        raise NotAsked("the coach advises before your own decision: it is not your turn")
    observation = session.observe(asked)
    level = DUEL_COACH if getattr(observation.public, "signals", ()) else COACH
    return advice(observation, level=level)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Odds:
    """What the rival of a duel may hold by its signal and the discards, and how often each of your cards wins."""

    own: tuple[Card, ...]
    holdings: Holdings

    def wins(self, card: Card) -> float:
        """How often the card wins against a rival that locks either of its cards as often; a tie counts half."""
        return wins_against(self.holdings, card >> 2)

    def as_rows(self) -> Rows:
        """One row a rank: how many are unseen, and how likely the rival holds one."""
        rows = self.holdings.as_rows()
        return Rows(columns=rows.columns, rows=rows.rows, caption=repr(self))

    def __repr__(self) -> str:
        cards = [f"{pretty((card,))} wins {self.wins(card):.1%}" for card in self.own]
        return f"{'; '.join(cards)} ({self.holdings.total:,} hands that the rival may hold)"


def odds(session: Session) -> Odds:
    """The probability panel of a duel, from your seat.  Raises: BadSetup where there are no signals."""
    seat = session.mine[0] if session.mine else 0
    observation = session.observe(seat)
    if not getattr(observation.public, "signals", ()):
        raise BadSetup("these odds are for One-Card Duel; in hold'em ask hw.equity or hw.chance")
    own = tuple(card for card in observation.own if card is not None)
    return Odds(own=own, holdings=rival_holdings(observation))

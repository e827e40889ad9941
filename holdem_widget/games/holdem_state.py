"""What is on the table in hold'em, and what is still hidden?"""

from __future__ import annotations

from dataclasses import dataclass
from operator import add
from typing import Literal

from holdem_widget.games.game import Action, State, Step
from holdem_widget.poker.betting import Betting, Seat
from holdem_widget.poker.cards import Card
from holdem_widget.poker.pots import Settlement
from holdem_widget.poker.values import copier, quick

Street = Literal["preflop", "flop", "turn", "river"]
STREETS: tuple[Street, ...] = ("preflop", "flop", "turn", "river")
BOARD_AT: dict[Street, int] = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}
# where in a deck with so many cards left the board cards to come lie: a burn is before each street; H-2.8
RUN_OUT_PLACES: dict[int, tuple[int, ...]] = {8: (1, 2, 3, 5, 7), 4: (1, 3), 2: (1,)}
Hole = tuple[Card | None, ...]


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """What everybody sees.  Tuples are by seat; chips are whole.

    `hand` counts from 1 (0: nothing dealt yet). `start` are the stacks before antes and blinds, `swept` what earlier
    streets took in, `dead` the antes. `aggressor` made the last bet or raise of this round. `shown` are open hands,
    `mucked` those laid away at the showdown. `due` is the next hand's button where that is settled already. `gone`
    seats have left for good; `account` is what they took with them (E-1.4). `acts` are the actions of the hand so far;
    `newcomers` took a seat since it ended (E-1.1).
    """

    hand: int
    blinds: tuple[int, int]
    ante: int
    button: Seat
    small_blind: Seat | None
    big_blind: Seat | None
    start: tuple[int, ...]
    betting: Betting
    swept: tuple[int, ...]
    dead: tuple[int, ...]
    street: Street
    board: tuple[Card | None, ...]
    to_act: Seat | None
    aggressor: Seat | None
    shown: tuple[Hole | None, ...]
    mucked: tuple[bool, ...]
    returned: tuple[tuple[Seat, int], ...]
    settlement: Settlement | None
    due: Seat | None
    gone: tuple[bool, ...]
    account: tuple[int, ...]
    acts: tuple[tuple[Street, Seat, Action], ...] = ()
    newcomers: tuple[Seat, ...] = ()

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return self.betting.stacks

    @property
    def committed(self) -> tuple[int, ...]:
        """Chips put in this hand, antes apart, by seat."""
        return tuple(map(add, self.swept, self.betting.bets))

    @property
    def pot(self) -> int:
        """All chips in the middle with the bets in front of the players."""
        return sum(self.swept) + sum(self.betting.bets) + sum(self.dead)

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that have not folded."""
        return tuple([seat for seat, live in enumerate(self.betting.live) if live])

    @property
    def dealt(self) -> tuple[Seat, ...]:
        """The seats that got cards in this hand."""
        return tuple([seat for seat, chips in enumerate(self.start) if chips])


changed = copier(Public)


@quick
@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may reach from a view: hole cards by seat, and the rest of the deck from the top, burns included."""

    holes: tuple[Hole, ...]
    deck: tuple[Card | None, ...]


HoldemState = State[Public, Secret]
HoldemStep = Step[Public, Secret]

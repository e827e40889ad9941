"""What is on the table in One-Card Duel, and what is still hidden?

A card is its number 0..51; the two decks hold each number twice, and the two copies are equal. Nothing public tells
which of two backs was locked (D-2.4): there is a flag a seat, never a place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from holdem_widget.games.game import Action, State, Step
from holdem_widget.games.refusals import Clauses
from holdem_widget.poker.betting import Betting, Seat
from holdem_widget.poker.cards import DECK, Card, rank_of
from holdem_widget.poker.pots import Settlement

Street = Literal["lock", "bet"]
CLAUSES = Clauses(
    owing="D-3.2", free="D-3.2", fold_free="D-3.2", short="D-3.3", opening="D-3.2", least="D-3.2", closed="D-3.3",
    alone="D-3.3", no_lock="D-3.1",
)  # fmt: skip
Hand = tuple[Card, ...]
Signal = tuple[int, int]  # how many cards of the group UP and DOWN a player was dealt; D-2.4
TWO_DECKS: tuple[Card, ...] = tuple(sorted(DECK * 2))  # D-2.1
LEAST_UP = 6  # the rank of an eight; D-2.4
TWO, ACE = 0, 12
REMEMBERED = 6  # deals that the public half keeps of those that ended; all of them are in the history


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelRules:
    """The values of the game, each with its clause."""

    id: str = "duel"
    stacks: tuple[int, ...] = (20, 20)  # D-1.1
    most_seats: int = 2
    ante: int = 1  # D-2.2
    first: Seat = 0  # D-2.3
    least_bet: int = 1  # D-3.2
    hands: int | None = None  # a short match ends after so many deals; None: when a player has none left, D-1.1
    carries_card: bool = True  # the card that is not locked goes on to the next deal, unseen, D-5.3
    clauses: Clauses = CLAUSES


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffle:
    """A new stock of `cards`: the `discards`, those just played too, and the `left` of the old one.  Rule: D-5.4."""

    cards: int
    discards: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PastDeal:
    """What everybody saw of a deal that ended, for those who count and remember.

    `unseen` are the cards, by rank, that nobody had seen in the open when it was dealt (both hands and the stock).
    `line` are its betting moves (seat, kind, total of the round); `cards` were shown, `stacks` are after the ante.
    """

    hand: int
    first: Seat
    stacks: tuple[int, ...]
    signals: tuple[Signal, ...]
    unseen: tuple[int, ...]
    reshuffled: bool
    line: tuple[tuple[Seat, Literal["fold", "check", "call", "raise_to"], int], ...]
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """What everybody sees.  Tuples are by seat; chips are whole.

    `hand` counts deals from 1 (0: nothing dealt yet), `first` has the first-to-act role, `due` has it in the next deal.
    `start` are the stacks before the antes, `dead` the antes, `swept` what earlier rounds took in (there are none).
    `signals` stand unchanged while a card is locked; `locked` says who has locked. `shown` are the locked cards once
    they are open. `discards` are the cards of earlier deals that are not back in the stock. `acts` are the betting
    moves of the deal; locks are not among them. `past` are the last deals that ended, the oldest first.
    """

    hand: int
    ante: int
    first: Seat
    due: Seat
    start: tuple[int, ...]
    betting: Betting
    swept: tuple[int, ...]
    dead: tuple[int, ...]
    street: Street
    signals: tuple[Signal, ...]
    locked: tuple[bool, ...]
    to_act: Seat | None
    aggressor: Seat | None
    shown: tuple[tuple[Card | None, ...] | None, ...]
    returned: tuple[tuple[Seat, int], ...]
    settlement: Settlement | None
    stock_left: int
    discards: tuple[Card, ...]
    reshuffled: Reshuffle | None
    past: tuple[PastDeal, ...]
    gone: tuple[bool, ...]
    account: tuple[int, ...]
    acts: tuple[tuple[Street, Seat, Action], ...] = ()

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return self.betting.stacks

    @property
    def committed(self) -> tuple[int, ...]:
        """Chips put in this deal, antes apart, by seat."""
        return tuple(a + b for a, b in zip(self.swept, self.betting.bets, strict=True))

    @property
    def pot(self) -> int:
        """All chips in the middle with the bets in front of the players."""
        return sum(self.swept) + sum(self.betting.bets) + sum(self.dead)

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that have not folded."""
        return tuple(seat for seat, live in enumerate(self.betting.live) if live)

    @property
    def dealt(self) -> tuple[Seat, ...]:
        """The seats that got cards in this deal."""
        return tuple(seat for seat, chips in enumerate(self.start) if chips and self.hand)

    # there is no board, no button, no blind and nothing is mucked: every table asks for them

    @property
    def board(self) -> tuple[Card | None, ...]:
        """No card is common."""
        return ()

    @property
    def button(self) -> Seat | None:
        """There is none; `first` is the role that moves."""
        return None

    @property
    def small_blind(self) -> Seat | None:
        """Nobody posts one."""
        return None

    @property
    def big_blind(self) -> Seat | None:
        """Nobody posts one."""
        return None

    @property
    def blinds(self) -> tuple[int, int]:
        """No small one; the least bet is the unit."""
        return 0, 1

    @property
    def mucked(self) -> tuple[bool, ...]:
        """Every locked card is shown.  Rules: D-5.1, D-5.2."""
        return (False,) * len(self.start)


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may reach from a view: hands in the order received (a carried card first), locks, the stock."""

    hands: tuple[Hand, ...]
    locked: tuple[Card | None, ...]
    stock: tuple[Card, ...]


DuelState = State[Public, Secret]
DuelStep = Step[Public, Secret]


def is_up(card: Card) -> bool:
    """Whether the card is of the group UP: eight to ace.  Rule: D-2.4."""
    return rank_of(card) >= LEAST_UP


def signal_of(hand: Iterable[Card]) -> Signal:
    """The signal of a hand, (up, down).  Rule: D-2.4."""
    ups = [is_up(card) for card in hand]
    return sum(ups), len(ups) - sum(ups)


def winner_of(cards: tuple[Card, Card]) -> Seat | None:
    """The seat whose card is stronger; None for a tie.  A two beats an ace.  Rule: D-4.1."""
    first, second = map(rank_of, cards)
    if first == second:
        return None
    if {first, second} == {TWO, ACE}:
        return 0 if first == TWO else 1
    return 0 if first > second else 1


def kept_card(hand: Hand, locked: Card) -> Card:
    """The card of the hand that was not locked."""
    return hand[1] if hand[0] == locked else hand[0]


def unseen_by_all(discards: tuple[Card, ...]) -> tuple[int, ...]:
    """By rank, how many cards of the two decks are not among the discards."""
    counts = [8] * 13
    for card in discards:
        counts[rank_of(card)] -= 1
    return tuple(counts)

"""Why did a duelist choose that?  Reasons of One-Card Duel, each with the key and arguments of its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdem_widget.players.reasons import KINDS, Message, percent


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsLeft:
    """The cards that nobody has seen, as the player counts them: one digit a rank, from the two to the ace.

    `counted` is false for a player who does not follow the discards.
    """

    by_rank: str
    counted: bool = True

    def message(self) -> Message:
        """31 cards unseen, 2 aces and 5 twos among them."""
        counts = [int(digit) for digit in self.by_rank]
        return f"reason-cards-left-{'counted' if self.counted else 'not'}", {
            "cards": sum(counts),
            "aces": counts[12],
            "twos": counts[0],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Believed:
    """What the rival is believed to hold, rank and share, the likeliest first: `A 0.41 7 0.2`.

    `what` is `kept` (the card carried over from the deal before) or `locked` (the card it has chosen).
    """

    what: str
    ranks: str

    @property
    def shares(self) -> tuple[tuple[str, float], ...]:
        """(rank, share) pairs."""
        parts = self.ranks.split()
        return tuple((rank, float(share)) for rank, share in zip(parts[::2], parts[1::2], strict=True))

    def message(self) -> Message:
        """The rival kept an ace with 41 %, a seven with 20 %."""
        (first, share), (second, less) = (*self.shares, ("2", 0.0), ("2", 0.0))[:2]
        return f"reason-believed-{self.what}", {
            "first": first,
            "share": percent(share),
            "second": second,
            "less": percent(less),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class LockValue:
    """What locking a card is worth, in chips: `now` in this deal, `carried` by the card that is kept then."""

    card: str
    keeps: str
    now: float
    carried: float

    def message(self) -> Message:
        """Locking Kh: -0.4 chips now, and 1.7 for the ace kept."""
        return "reason-lock-value", {
            "card": self.card,
            "keeps": self.keeps,
            "now": round(self.now, 2),
            "carried": round(self.carried, 2),
            "total": round(self.now + self.carried, 2),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class WinsShowdown:
    """How often the locked card wins and ties against the cards that the rival may have locked."""

    card: str
    wins: float
    ties: float

    def message(self) -> Message:
        """The king wins 61 % of showdowns here and ties 8 %."""
        return "reason-wins-showdown", {"card": self.card, "wins": percent(self.wins), "ties": percent(self.ties)}


@dataclass(frozen=True, slots=True, kw_only=True)
class SizeSeen:
    """A size that was not on the menu was put into it, and the deal solved again."""

    total: int

    def message(self) -> Message:
        """The bet of 7 was put into the menu."""
        return "reason-size-seen", {"total": self.total}


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSolved:
    """A deal solved: hands a side, rounds, exploitability as a share of the pot of two antes (exact best response)."""

    hands: int
    rounds: int
    exploitability: float

    def message(self) -> Message:
        """Solved in 100 rounds; a perfect opponent would win at most 0.3 % of the pot more."""
        return "reason-deal-solved", {
            "hands": self.hands,
            "rounds": self.rounds,
            "gap": round(100 * self.exploitability, 2),
        }


DUEL_KINDS: dict[str, type[Any]] = {
    kind.__name__: kind for kind in (CardsLeft, Believed, LockValue, WinsShowdown, SizeSeen, DealSolved)
}
KINDS.update(DUEL_KINDS)

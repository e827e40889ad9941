"""What can the rival hold?  Counting alone: the signals, the cards seen, the seat's own hand; no strategy, no numpy."""

from __future__ import annotations

from dataclasses import dataclass

from holdem_widget.display import Rows, shown
from holdem_widget.games.duel_state import LEAST_UP, Public, unseen_by_all, winner_of
from holdem_widget.games.game import Observation
from holdem_widget.poker.cards import RANKS, rank_of


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Holdings:
    """Every hand of two ranks that fits the rival's signal, and in how many ways; `left` are the unseen cards by rank."""

    hands: tuple[tuple[int, int], ...]
    ways: tuple[int, ...]
    left: tuple[int, ...]

    @property
    def total(self) -> int:
        """All ways."""
        return sum(self.ways)

    def holds(self, rank: int) -> float:
        """The chance that at least one card is of the rank."""
        return sum(n for hand, n in zip(self.hands, self.ways, strict=True) if rank in hand) / max(1, self.total)

    def as_rows(self) -> Rows:
        """One row a rank, the ace first."""
        rows = tuple((RANKS[r], self.left[r], round(self.holds(r), 4)) for r in range(12, -1, -1))
        return Rows(columns=("rank", "unseen", "rival holds one"), rows=rows)


def rival_holdings(observation: Observation[Public], *, count_discards: bool = True) -> Holdings:
    """The hands that the rival of the observed seat may have been dealt, each way to take the cards equally likely."""
    public, rival = observation.public, 1 - observation.seat
    left = list(unseen_by_all(public.discards if count_discards else ()))
    for card in observation.own:
        if card is not None:
            left[rank_of(card)] = max(0, left[rank_of(card)] - 1)
    up = public.signals[rival][0]
    hands = tuple((a, b) for a in range(13) for b in range(a, 13) if (a >= LEAST_UP) + (b >= LEAST_UP) == up)
    ways = tuple(left[a] * (left[a] - 1) // 2 if a == b else left[a] * left[b] for a, b in hands)
    return Holdings(hands=hands, ways=ways, left=tuple(left))


def stronger(hand: tuple[int, int], *, than: int) -> float:
    """How much of the hand beats the rank, if each card is as likely to be locked; a tie counts half."""
    found = 0.0
    for rank in hand:
        winner = winner_of((4 * rank, 4 * than))
        found += 0.25 if winner is None else 0.5 * (winner == 0)
    return found


def wins_against(holdings: Holdings, rank: int) -> float:
    """The chance of the rank against a rival that locks either card as often; ties count half."""
    lost = sum(n * stronger(hand, than=rank) for hand, n in zip(holdings.hands, holdings.ways, strict=True))
    return 1 - lost / max(1, holdings.total)

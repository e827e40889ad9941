"""What did the charge bring?  The points statement of a table: hand by hand, and pot by pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from holdem_widget.display import Cell, Rows, shown
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.points import exact_points, points_of
from holdem_widget.poker.pots import Pot, pot_name


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandPoints:
    """The points of one hand: exact shares by seat, and what they are rounded up to.  Rule: E-5.3."""

    hand: int
    pots: tuple[Pot, ...]
    names: tuple[str, ...]
    per_chip: int

    @property
    def exact(self) -> tuple[Fraction, ...]:
        """The exact shares, by seat."""
        return exact_points(self.pots, self.per_chip)

    @property
    def points(self) -> tuple[int, ...]:
        """The points, by seat."""
        return points_of(self.pots, self.per_chip)

    @property
    def charge(self) -> int:
        """What was charged on all pots."""
        return sum(pot.charge for pot in self.pots)

    def as_rows(self) -> Rows:
        """One row a player: the exact share of each pot, their sum, the points."""
        each = [exact_points((pot,), self.per_chip) for pot in self.pots]
        rows: list[tuple[Cell, ...]] = [
            (self.names[seat], *(str(shares[seat]) for shares in each), str(self.exact[seat]), points)
            for seat, points in enumerate(self.points)
            if points
        ]
        columns = ("player", *(pot_name(i) for i in range(len(each))), "exact", "points")
        return Rows(columns=columns, rows=tuple(rows), caption=self._caption())

    def _caption(self) -> str:
        return f"hand {self.hand}: {self.charge} charged, {self.per_chip * self.charge} points to share (E-5.3)"

    def __repr__(self) -> str:
        shares = ", ".join(f"{self.names[seat]} {points}" for seat, points in enumerate(self.points) if points)
        return f"{self._caption()}: {shares or 'nobody'}"


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Points:
    """The points statement of a table, for one player; each hand can be opened: `points[0]`.

    At a practice seat points are shown and not kept.  Rules: E-1.3, E-5.3.
    """

    hands: tuple[HandPoints, ...]
    seat: Seat
    kept: bool

    @property
    def total(self) -> int:
        """All points of the player at this table."""
        return sum(_of(hand, self.seat) for hand in self.hands)

    def __len__(self) -> int:
        return len(self.hands)

    def __getitem__(self, index: int) -> HandPoints:
        return self.hands[index]

    def as_rows(self) -> Rows:
        """One row a hand: what was charged, what the player put in, the exact share, the points, and all so far."""
        rows: list[tuple[Cell, ...]] = []
        total = 0
        for hand in self.hands:
            points = _of(hand, self.seat)
            total += points
            put_in = sum(pot.contributions[self.seat] for pot in hand.pots)
            exact = str(hand.exact[self.seat]) if hand.pots else "0"
            rows.append((hand.hand, hand.charge, put_in, exact, points, total))
        columns = ("hand", "charged", "put in", "exact", "points", "in all")
        kept = "credited to the club account" if self.kept else "practice: shown and not kept"
        return Rows(columns=columns, rows=tuple(rows), caption=f"{self.total} points, {kept}")

    def __repr__(self) -> str:
        return f"{self.total} points in {len(self.hands)} {'hand' if len(self.hands) == 1 else 'hands'}"


def _of(hand: HandPoints, seat: Seat) -> int:
    return hand.points[seat] if hand.pots else 0


def statement(settled: Sequence[tuple[int, tuple[Pot, ...]]], *, seat: Seat, names: tuple[str, ...], kept: bool,
              per_chip: int) -> Points:  # fmt: skip
    """The statement from (hand, pots) of each finished hand."""
    hands = tuple(HandPoints(hand=hand, pots=pots, names=names, per_chip=per_chip) for hand, pots in settled)
    return Points(hands=hands, seat=seat, kept=kept)

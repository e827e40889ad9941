"""Where did each chip go?  From the stack to the bets, from the bets to the pots, from the pots to the winners.

Sums of what happened, set against the stacks at the end: every line, and the whole, closes to zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdem_widget.display import Cell, Rows, shown
from holdem_widget.games.game import Event
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.pots import Pot, Settlement, pot_name

BETS = frozenset({"post", "call", "bet", "raise"})


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditLine:
    """The chips of one seat: `bets` by street, `returned` uncalled, `won` from the pots, `away` taken off the table."""

    seat: Seat
    start: int
    ante: int
    bets: tuple[int, ...]
    returned: int
    won: int
    away: int
    end: int

    @property
    def in_pots(self) -> int:
        """What the seat left in the pots."""
        return self.ante + sum(self.bets) - self.returned

    @property
    def change(self) -> int:
        """What the deal brought."""
        return self.end + self.away - self.start

    @property
    def difference(self) -> int:
        """Start less all that went out, with all that came in, less the end: 0 where the line closes."""
        return self.start - self.in_pots + self.won - self.away - self.end


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Audit:
    """The chips of one finished deal, line by line.

    Stacks and charge at the end are those at the start: `difference` is 0.  Rules: H-5.3, H-5.4, E-5.2.
    """

    lines: tuple[AuditLine, ...]
    streets: tuple[str, ...]
    pots: tuple[Pot, ...]
    charge: int
    names: tuple[str, ...]

    @property
    def difference(self) -> int:
        """Everything that should be zero, added up without regard to sign."""
        pots = sum(pot.amount for pot in self.pots) - sum(line.in_pots for line in self.lines)
        whole = sum(line.change for line in self.lines) + self.charge
        return sum(abs(line.difference) for line in self.lines) + abs(pots) + abs(whole)

    def as_rows(self) -> Rows:
        """One row a seat, one for the charge where there is one, and the sum of each column."""
        table = [self._row(line) for line in self.lines]
        if self.charge:
            table.append((*([0] * (len(table[0]) - 1)), self.charge))
        sums = tuple(map(sum, zip(*table, strict=True)))
        names = [*(self.names[line.seat] for line in self.lines), *(["charge"] if self.charge else []), "sum"]
        rows: list[tuple[Cell, ...]] = [(name, *row) for name, row in zip(names, [*table, sums], strict=True)]
        columns = ("seat", "start", "ante", *self.streets, "returned", "in pots", "won", "end", "change")
        return Rows(columns=columns, rows=tuple(rows), caption=self._caption())

    def _row(self, line: AuditLine) -> tuple[int, ...]:
        end = line.end + line.away
        return (line.start, line.ante, *line.bets, line.returned, line.in_pots, line.won, end, line.change)

    def _caption(self) -> str:
        total = sum(pot.amount for pot in self.pots)
        state = "closes to zero" if self.difference == 0 else f"does not close: {self.difference} off"
        return f"{total} in the pots, {total - self.charge} paid out, {self.charge} charged; {state}"

    def pot_rows(self) -> Rows:
        """One row a pot: what each seat put in, antes apart, the charge, and to whom it went."""
        columns = ("pot", "from", "antes", "chips", "charge", "to")
        return Rows(columns=columns, rows=tuple(self._pot_row(i, pot) for i, pot in enumerate(self.pots)))

    def _pot_row(self, index: int, pot: Pot) -> tuple[Cell, ...]:
        dead = pot.amount - sum(pot.contributions)
        chips = (self._each(pot.contributions), dead, pot.amount, pot.charge, self._each(pot.shares))
        return (pot_name(index), *chips)

    def _each(self, chips: Sequence[int]) -> str:
        return ", ".join(f"{self.names[seat]} {count}" for seat, count in enumerate(chips) if count)


def audit(
    *, start: Sequence[int], events: Sequence[Event], settlement: Settlement, end: Sequence[int],
    away: Sequence[int] = (), names: Sequence[str] = (), first_street: str = "preflop",
) -> Audit:  # fmt: skip
    """The audit of a finished deal.

    `start` and `end` are stacks by seat, `away` what departed seats took off the table in this deal (E-1.4).
    """
    streets, moved = _by_street(events, first_street)
    seats = [seat for seat, chips in enumerate(start) if chips]
    lines = tuple(
        AuditLine(
            seat=seat,
            start=start[seat],
            ante=_chips(events, seat, "ante"),
            bets=tuple(_chips(part, seat, *BETS) for part in moved),
            returned=_chips(events, seat, "return"),
            won=_chips(events, seat, "win"),
            away=away[seat] if away else 0,
            end=end[seat],
        )
        for seat in seats
    )
    known = tuple(names) or tuple(f"seat {seat}" for seat in range(len(start)))
    return Audit(lines=lines, streets=streets, pots=settlement.pots, charge=settlement.charge, names=known)


def _chips(events: Sequence[Event], seat: Seat, *kinds: str) -> int:
    return sum(event.chips for event in events if event.seat == seat and event.kind in kinds)


def _by_street(events: Sequence[Event], first: str) -> tuple[tuple[str, ...], tuple[tuple[Event, ...], ...]]:
    """The names of the streets, and the events of each."""
    cuts = [i for i, event in enumerate(events) if event.kind == "street"]
    names = (first, *(events[i].note for i in cuts))
    bounds = zip([0, *cuts], [*cuts, len(events)], strict=True)
    return names, tuple(tuple(events[i:j]) for i, j in bounds)

"""How does each seat play?  The usual statistics, counted from finished hands.

Only actions, boards and settlements are read: nothing here looks at a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from holdem_widget.display import Rows, shown
from holdem_widget.games.game import Action, Call, Fold, RaiseTo
from holdem_widget.poker.betting import Seat
from holdem_widget.table.history import History

FIRST = "preflop"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStatistics:
    """The counts of one seat over its `hands`.

    `voluntary` put chips in before the flop beyond a blind, `raised` raised there; `bets` (with raises) and `calls` are
    actions after it; `flops` were seen; `showdowns` reached with two or more hands, `won` those with a share of a pot that
    somebody else could have won; `chips` is the result.
    """

    seat: Seat
    name: str
    has_flops: bool
    hands: int
    voluntary: int
    raised: int
    bets: int
    calls: int
    flops: int
    showdowns: int
    won: int
    chips: int

    @property
    def vpip(self) -> float | None:
        """The share of hands with chips put in voluntarily before the flop; None in a game that has no flop."""
        return share(self.voluntary, self.hands) if self.has_flops else None

    @property
    def pfr(self) -> float | None:
        """The share of hands raised before the flop; None in a game that has no flop."""
        return share(self.raised, self.hands) if self.has_flops else None

    @property
    def aggression(self) -> float | None:
        """The aggression factor: bets and raises for each call after the flop; None without a call."""
        return share(self.bets, self.calls)

    @property
    def went_to_showdown(self) -> float | None:
        """The share of flops seen (of hands, where there is no flop) that reached a showdown."""
        return share(self.showdowns, self.flops if self.has_flops else self.hands)

    @property
    def won_at_showdown(self) -> float | None:
        """The share of showdowns with a share of a pot."""
        return share(self.won, self.showdowns)


def share(part: int, whole: int) -> float | None:
    """The ratio, or None of nothing."""
    return round(part / whole, 4) if whole else None


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Statistics:
    """The statistics of all seats, in order."""

    seats: tuple[SeatStatistics, ...]

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, place: int) -> SeatStatistics:
        return self.seats[place]

    def as_rows(self) -> Rows:
        """One row a seat; shares are 0..1."""
        columns = ("player", "hands", "VPIP", "PFR", "AF", "WTSD", "showdowns", "won", "W$SD", "chips")
        rows = tuple(
            (s.name, s.hands, s.vpip, s.pfr, s.aggression, s.went_to_showdown, s.showdowns, s.won, s.won_at_showdown,
             s.chips)
            for s in self.seats
        )  # fmt: skip
        return Rows(columns=columns, rows=rows)


@dataclass(slots=True)
class Tally:
    """The counts of one seat while they are made."""

    has_flops: bool = False
    counts: dict[str, int] = field(default_factory=dict)

    def add(self, name: str, count: int = 1) -> None:
        """So many more."""
        self.counts[name] = self.counts.get(name, 0) + count


def statistics(histories: Iterable[History]) -> Statistics:
    """The statistics of every seat that was dealt in; hands that are not over do not count."""
    tallies: dict[tuple[Seat, str], Tally] = {}
    for history in histories:
        if history.is_over:
            for seat in history.end.public.dealt:
                count(tallies.setdefault((seat, history.names[seat]), Tally()), history, seat)
    return Statistics(seats=tuple(_counted(*who, tallies[who]) for who in sorted(tallies)))


COUNTS = ("hands", "voluntary", "raised", "bets", "calls", "flops", "showdowns", "won", "chips")


def _counted(seat: Seat, name: str, tally: Tally) -> SeatStatistics:
    counts = {name: tally.counts.get(name, 0) for name in COUNTS}
    return SeatStatistics(seat=seat, name=name, has_flops=tally.has_flops, **counts)


def count(tally: Tally, history: History, seat: Seat) -> None:
    """One finished hand of the seat."""
    public = history.end.public
    acts: list[tuple[str, Action]] = [(street, action) for street, who, action in public.acts if who == seat]
    first = [action for street, action in acts if street == FIRST]
    later = [action for street, action in acts if street != FIRST]
    tally.has_flops |= public.big_blind is not None or bool(public.board)
    tally.add("hands")
    tally.add("voluntary", any(isinstance(action, (Call, RaiseTo)) for action in first))
    tally.add("raised", any(isinstance(action, RaiseTo) for action in first))
    tally.add("bets", sum(isinstance(action, RaiseTo) for action in later))
    tally.add("calls", sum(isinstance(action, Call) for action in later))
    tally.add("flops", len(public.board) >= 3 and not any(isinstance(action, Fold) for action in first))
    tally.add("showdowns", is_showdown(public) and seat in public.live)
    tally.add("won", is_showdown(public) and seat in public.live and wins(public, seat))
    tally.add("chips", change(history, seat))


def is_showdown(public: Any) -> bool:
    """Whether two or more hands were left."""
    return len(public.live) > 1


def wins(public: Any, seat: Seat) -> bool:
    """Whether the seat has a share of a pot that somebody else could have won."""
    return any(seat in pot.winners and len(pot.eligible) > 1 for pot in public.settlement.pots)


def change(history: History, seat: Seat) -> int:
    """The chips that the hand brought the seat, what it took away when leaving included."""
    before, after = history.start.public, history.end.public
    return int(after.stacks[seat] + after.account[seat] - after.start[seat] - before.account[seat])

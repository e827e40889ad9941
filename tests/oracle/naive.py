"""What would a slow, plain reckoning of a hand say?  Lists and scans, written apart from the engine.

Seats are counted from the left of the button: 0 is the small blind (heads-up: the big blind), the last is the button.
`Readings` are the points on which PokerKit decides otherwise; with all of them ours this reckons by rules H, with all
of them theirs it must predict PokerKit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace

Bounds = tuple[int, int] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """True: as PokerKit reads it."""

    highest_bet_is_price: bool = False  # H-2.9: a short big blind lowers the price
    reopened_by_the_last_all_ins: bool = False  # H-3.6: short all-ins count for the table, not for each player
    others_must_cover: bool = False  # H-3.7: no raise over those who can only call all-in
    waiting_players_are_asked: bool = False  # H-3.8: one in the queue is asked though betting is over
    losers_leave_before_pots_form: bool = False  # H-5.3: pots that only winners are left in become one
    one_takes_all_odd_chips: bool = False  # H-5.5: all odd chips to the first winner

    def differing(self) -> tuple[str, ...]:
        """The names of the readings that are theirs."""
        return tuple(part.name for part in fields(self) if getattr(self, part.name))


OURS = Readings()
THEIRS = Readings(**{part.name: True for part in fields(Readings)})


def only(name: str) -> Readings:
    """Ours but for one."""
    return replace(OURS, **{name: True})


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did: what it added to the price, the price after it, whether it was its last chips."""

    seat: int
    kind: str
    added: int
    price: int
    all_in: bool


@dataclass(slots=True)
class Naive:
    """One hand: chips and moves, no cards."""

    stacks: list[int]
    blinds: tuple[int, int]
    ante: int
    readings: Readings
    live: list[bool] = field(default_factory=list)
    bets: list[int] = field(default_factory=list)
    committed: list[int] = field(default_factory=list)
    dead: int = 0
    moves: list[Move] = field(default_factory=list)  # of this street
    queue: list[int] = field(default_factory=list)
    street: int = 0

    def __post_init__(self) -> None:
        seats = len(self.stacks)
        self.live, self.committed, self.bets = [True] * seats, [0] * seats, [0] * seats
        for seat in range(seats):
            self.dead += min(self.ante, self.stacks[seat])
            self.stacks[seat] -= min(self.ante, self.stacks[seat])
        small, big = (1, 0) if seats == 2 else (0, 1)
        self._pay(small, self.blinds[0])
        self._pay(big, self.blinds[1])
        self._open_round((big + 1) % seats)

    def _pay(self, seat: int, chips: int) -> None:
        paid = min(chips, self.stacks[seat])
        self.stacks[seat] -= paid
        self.bets[seat] += paid

    def price(self) -> int:
        """What has to be matched."""
        highest = max(self.bets)
        if self.street == 0 and not self.readings.highest_bet_is_price:
            return max(highest, self.blinds[1])
        return highest

    # ── who is asked ──

    def _open_round(self, opener: int) -> None:
        seats = len(self.stacks)
        self.moves, order = [], [(opener + i) % seats for i in range(seats)]
        reach = sorted(self.stacks[s] + self.bets[s] for s in order if self.live[s])[-2:]
        self.queue = [s for s in order if self.live[s] and self.stacks[s]]
        if self.readings.waiting_players_are_asked:
            self.queue = [s for s in self.queue if reach[0] > self.bets[s]]
            if len(self.queue) == 1 and self.bets[self.queue[0]] >= max(self.bets):
                self.queue = []

    def over(self) -> bool:
        """Whether nobody can bet any more in this hand.  Rule: H-3.8."""
        behind = [s for s in range(len(self.stacks)) if self.live[s] and self.stacks[s]]
        highest = max(bet for bet, live in zip(self.bets, self.live, strict=True) if live)
        return len(behind) == 0 or (len(behind) == 1 and self.bets[behind[0]] >= highest)

    def asked(self) -> int | None:
        """The seat whose turn it is on this street, or None."""
        if sum(self.live) == 1 or not self.queue:
            return None
        if not self.readings.waiting_players_are_asked and self.over():
            return None
        return self.queue[0]

    # ── what may be done ──

    def call(self) -> int:
        """What a call puts in."""
        seat = self.queue[0]
        return min(self.stacks[seat], max(0, self.price() - self.bets[seat]))

    def full(self) -> int:
        """The last full bet or raise of the round."""
        size = self.blinds[1]
        for move in self.moves:
            if move.kind == "raise" and move.added >= size:
                size = move.added
        return size

    def open_to_raise(self, seat: int) -> bool:
        """Whether the seat has the right to raise.  Rule: H-3.6."""
        if self.readings.reopened_by_the_last_all_ins:
            return self._open_as_theirs(seat)
        answered = [move.price for move in self.moves if move.seat == seat]
        return not answered or self.price() - answered[-1] >= self.full()

    def _open_as_theirs(self, seat: int) -> bool:
        acted: set[int] = set()
        shorts: list[int] = []
        size = 0
        for move in self.moves:
            acted.add(move.seat)
            if move.kind != "raise":
                continue
            if move.added >= size:
                acted = {move.seat}
            size = max(size, move.added)
            shorts = [*shorts, move.added] if move.all_in else []
        return not (shorts and sum(shorts) < size and seat in acted)

    def bounds(self) -> Bounds:
        """The least and greatest total of a raise."""
        seat = self.queue[0]
        most = self.stacks[seat] + self.bets[seat]
        others = [s for s in range(len(self.stacks)) if s != seat and self.live[s] and self.stacks[s]]
        if self.readings.others_must_cover:
            others = [s for s in others if self.stacks[s] + self.bets[s] > max(self.bets)]
        if most <= self.price() or not others or not self.open_to_raise(seat):
            return None
        return min(most, self.price() + self.full()), most

    # ── moves ──

    def do(self, kind: str, total: int = 0) -> None:
        """`fold`, `call` (a check too) or `raise` to a total, by the seat that is asked."""
        seat, before = self.queue.pop(0), self.price()
        if kind == "fold":
            self.live[seat] = False
        elif kind == "call":
            self._pay(seat, max(0, before - self.bets[seat]))
        else:
            self._pay(seat, total - self.bets[seat])
            seats = len(self.stacks)
            others = [(seat + i) % seats for i in range(1, seats)]
            self.queue = [s for s in others if self.live[s] and self.stacks[s]]
        after = self.price()
        self.moves.append(Move(seat, kind, after - before, after, not self.stacks[seat]))

    def next_street(self) -> None:
        """The bets swept, a new round."""
        for seat, bet in enumerate(self.bets):
            self.committed[seat] += bet
        self.bets = [0] * len(self.bets)
        self.street += 1
        self._open_round(0)

    # ── the end ──

    def settled(self, strengths: Sequence[int]) -> list[int]:
        """The stacks at the end, chip by chip: one layer for each chip of a stake.  Rules: H-5.3, H-5.4, H-5.5."""
        live = [s for s, is_live in enumerate(self.live) if is_live]
        pots = self._pots(live)
        if self.readings.losers_leave_before_pots_form:
            pots = self._pots(sorted({s for pot, _ in pots for s in best_of(pot, strengths)}))
        stacks = [stack + back for stack, back in zip(self.stacks, self._uncalled(), strict=True)]
        for contestants, chips in pots:
            winners = best_of(contestants, strengths)
            share, odd = divmod(chips, len(winners))
            for i, seat in enumerate(winners):
                extra = (odd if i == 0 else 0) if self.readings.one_takes_all_odd_chips else int(i < odd)
                stacks[seat] += share + extra
        return stacks

    def _put_in(self) -> list[int]:
        return [a + b for a, b in zip(self.committed, self.bets, strict=True)]

    def _uncalled(self) -> list[int]:
        put_in = self._put_in()
        second = sorted(put_in)[-2]
        return [max(0, chips - second) for chips in put_in]

    def _pots(self, live: list[int]) -> list[tuple[list[int], int]]:
        """Contestants and chips of each pot, the dead money first."""
        pots, put_in = [(live, self.dead)], self._put_in()
        for level in range(1, sorted(put_in)[-2] + 1):
            payers = [s for s, chips in enumerate(put_in) if chips >= level]
            contestants = [s for s in payers if s in live] or pots[-1][0]
            if contestants == pots[-1][0]:
                pots[-1] = (contestants, pots[-1][1] + len(payers))
            else:
                pots.append((contestants, len(payers)))
        return pots


def best_of(contestants: Sequence[int], strengths: Sequence[int]) -> list[int]:
    """Who of them has the best hand."""
    best = max(strengths[s] for s in contestants)
    return [s for s in contestants if strengths[s] == best]

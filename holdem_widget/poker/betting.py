"""Who owes what in one betting round?  One value for every game; it knows seats and chips, no cards and no streets.

`bets` are this round's, `stacks` what is behind. `answered` is the price that a seat last answered by an action of its
own (None before its first action; posting a blind is none). `full` is the last full bet or raise of the round, at
its start the least bet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from holdem_widget.poker.values import quick

Seat = int
T = TypeVar("T")


@quick
@dataclass(frozen=True, slots=True)
class Betting:
    """One betting round; all tuples are by seat, in chips."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: tuple[bool, ...]
    answered: tuple[int | None, ...]
    price: int
    full: int


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with one entry changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def owed(betting: Betting, seat: Seat) -> int:
    """Chips that the seat lacks to the price, whether it has them or not."""
    return max(0, betting.price - betting.bets[seat])


def able(betting: Betting, seat: Seat) -> bool:
    """Whether the seat can still bet: live, with chips behind."""
    return betting.live[seat] and betting.stacks[seat] > 0


def reopened(betting: Betting, seat: Seat) -> bool:
    """Whether raising is open to the seat.

    A seat that has acted may raise only when the price has grown, since its own last action, by a full
    raise; several short all-ins add up.  Rule: H-3.6.
    """
    answered = betting.answered[seat]
    return answered is None or betting.price - answered >= betting.full


def alone(betting: Betting, seat: Seat) -> bool:
    """Whether no other seat can continue betting.  Rule: H-3.7."""
    live = betting.live
    for other, stack in enumerate(betting.stacks):  # noqa: SIM110 - asked at every action: a generator costs double
        if stack and live[other] and other != seat:
            return False
    return True


def raise_bounds(betting: Betting, seat: Seat) -> tuple[int, int] | None:
    """The least and the greatest total that the seat may raise to; None where raising is barred.

    An all-in may be for less than a full raise: then both are the all-in total.  Rules: H-3.5, H-3.6, H-3.7.
    """
    price = betting.price
    most = betting.bets[seat] + betting.stacks[seat]
    if most <= price or not reopened(betting, seat) or alone(betting, seat):
        return None
    least = price + betting.full
    return (least, most) if least < most else (most, most)


def fold(betting: Betting, seat: Seat) -> Betting:
    """The seat gives up the deal; its chips stay in.  Rule: H-3.3."""
    b = betting
    return Betting(b.stacks, b.bets, put(b.live, seat, value=False), b.answered, b.price, b.full)


def check(betting: Betting, seat: Seat) -> Betting:
    """The seat answers the price without paying.  Rule: H-3.1."""
    b = betting
    return Betting(b.stacks, b.bets, b.live, put(b.answered, seat, b.price), b.price, b.full)


def call(betting: Betting, seat: Seat) -> Betting:
    """The seat matches the price, or puts in its last chips.  Rule: H-3.2."""
    b = betting
    paid = min(owed(b, seat), b.stacks[seat])
    stacks = put(b.stacks, seat, b.stacks[seat] - paid)
    return Betting(
        stacks, put(b.bets, seat, b.bets[seat] + paid), b.live, put(b.answered, seat, b.price), b.price, b.full
    )


def raise_to(betting: Betting, seat: Seat, total: int) -> Betting:
    """The seat makes `total` the price; a short all-in leaves the full raise as it is.  Rules: H-3.5, H-3.6."""
    b = betting
    stacks = put(b.stacks, seat, b.stacks[seat] - (total - b.bets[seat]))
    full = max(b.full, total - b.price)
    return Betting(stacks, put(b.bets, seat, total), b.live, put(b.answered, seat, total), total, full)


def post(betting: Betting, seat: Seat, chips: int) -> Betting:
    """The seat posts a blind, or what it has.  Posting is no action, and the price is not its concern.  Rule: H-2.9."""
    b = betting
    paid = min(chips, b.stacks[seat])
    stacks = put(b.stacks, seat, b.stacks[seat] - paid)
    return Betting(stacks, put(b.bets, seat, b.bets[seat] + paid), b.live, b.answered, b.price, b.full)


def next_round(betting: Betting, least_bet: int) -> Betting:
    """An empty round for the same seats: no bets, nobody has acted, the least bet is the full one."""
    none = (0,) * len(betting.bets)
    return Betting(betting.stacks, none, betting.live, (None,) * len(none), 0, least_bet)


def exhausted(betting: Betting) -> bool:
    """Whether betting is over for the deal, and nobody is asked any more.

    At most one live seat has chips left, and its stake covers every other live stake.  Rule: H-3.8.
    """
    live = betting.live
    last: Seat | None = None
    for seat, stack in enumerate(betting.stacks):
        if stack and live[seat]:
            if last is not None:
                return False
            last = seat
    if last is None:
        return True
    bets = betting.bets
    return all(bets[last] >= bet for bet, is_live in zip(bets, live, strict=True) if is_live)


def next_to_act(betting: Betting, after: Seat, *, equal_bets_close: bool) -> Seat | None:
    """The next seat clockwise of `after` that the round waits for; None where nobody is asked any more.

    With `equal_bets_close` a matched bet needs no action of its own: nobody has an option.
    Rules: H-2.6, H-3.8, H-3.10, H-3.11, E-2.3.
    """
    if sum(betting.live) == 1 or exhausted(betting):
        return None
    live, stacks, price = betting.live, betting.stacks, betting.price
    settled = betting.bets if equal_bets_close else betting.answered
    seats: tuple[Seat, ...] = (*range(after + 1, len(live)), *range(after + 1))
    for seat in seats:
        if settled[seat] != price and live[seat] and stacks[seat]:
            return seat
    return None


def clockwise(seats: Sequence[Seat], after: Seat) -> tuple[Seat, ...]:
    """The seats in the order of play, beginning with the first clockwise of `after`; `after` itself comes last."""
    ordered = sorted(seats)
    return (*[seat for seat in ordered if seat > after], *[seat for seat in ordered if seat <= after])

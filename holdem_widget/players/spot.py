"""What is the question?  The facts of a decision, read from an observation: prices, pots, positions, who is behind.

Everything here is public or the seat's own.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdem_widget.errors import NotAsked
from holdem_widget.games.game import Action, Call, Check, Fold, Legal, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public, Street
from holdem_widget.players.reasons import ForcedBy
from holdem_widget.poker.betting import Seat, able, clockwise
from holdem_widget.poker.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """One decision's facts, in chips.

    `pot` is what a call plays for: every stake up to the own one, `call` included nowhere. `depth` is the most that can
    still go in against any opponent who is able to bet (`most`: against any opponent at all). `behind` act after the
    seat before the round ends, if nobody raises; `last` says that nobody acts after it on later streets.
    """

    seat: Seat
    own: tuple[Card, Card]
    board: tuple[Card, ...]
    street: Street
    legal: Legal
    big_blind: int
    pot: int
    call: int
    bet: int
    stack: int
    price: int
    opponents: tuple[Seat, ...]
    able: tuple[Seat, ...]
    behind: tuple[Seat, ...]
    last: bool
    depth: int
    most: int
    raises: int
    limpers: int
    aggressor: Seat | None

    @property
    def required(self) -> float:
        """The share of the pot that a call needs."""
        return self.call / (self.pot + self.call) if self.call else 0.0

    @property
    def blinds(self) -> float:
        """What is to play for, in big blinds: the own stack with its bet, capped by the opponents."""
        return (self.most + self.bet) / self.big_blind


def spot_of(observation: Observation[Public]) -> Spot:
    """The facts of an observation whose seat is asked.  Raises: NotAsked."""
    public, seat, legal = observation.public, observation.seat, observation.legal
    own = tuple(card for card in observation.own if card is not None)
    if legal is None or len(own) != 2:
        raise NotAsked(f"seat {seat} has nothing to decide: it is not asked, or its cards are not known")
    betting = public.betting
    call = legal.call or 0
    others = tuple(other for other in public.live if other != seat)
    able_ones = tuple(other for other in others if able(betting, other))
    return Spot(
        seat=seat, own=(own[0], own[1]), board=tuple(card for card in public.board if card is not None),
        street=public.street, legal=legal, big_blind=public.blinds[1], pot=winnable(public, seat, call), call=call,
        bet=betting.bets[seat], stack=betting.stacks[seat], price=betting.price, opponents=others, able=able_ones,
        behind=tuple(s for s in clockwise(able_ones, seat) if betting.answered[s] != betting.price),
        last=not able_ones or clockwise((*able_ones, seat), public.button)[-1] == seat,
        depth=reach(public, seat, able_ones), most=reach(public, seat, others),
        raises=raises_of(public), limpers=limpers_of(public), aggressor=public.aggressor,
    )  # fmt: skip


def winnable(public: Public, seat: Seat, call: int) -> int:
    """What the seat plays for with a call: every stake up to its own, and the antes."""
    cap = public.committed[seat] + call
    return sum(min(chips, cap) for chips in public.committed) + sum(public.dead)


def reach(public: Public, seat: Seat, others: tuple[Seat, ...]) -> int:
    """The chips of the seat that can still go in against one of the others."""
    stakes = [public.stacks[other] + public.betting.bets[other] for other in others]
    return max(0, min(public.stacks[seat], max(stakes, default=0) - public.betting.bets[seat]))


def raises_of(public: Public) -> int:
    """Bets and raises of the street; at least 1 where the price shows one that is not on record."""
    made = sum(1 for street, _, act in public.acts if street == public.street and isinstance(act, RaiseTo))
    forced = public.blinds[1] if public.street == "preflop" else 0
    return max(made, int(public.betting.price > forced))


def limpers_of(public: Public) -> int:
    """Calls of the mere big blind."""
    found = 0
    for street, _, act in public.acts:
        if street != "preflop" or isinstance(act, RaiseTo):
            return found
        found += isinstance(act, Call)
    return found


def passive(spot: Spot) -> Action:
    """Check where it is free, else call."""
    return Check() if spot.legal.check else Call()


def resign(spot: Spot) -> Action:
    """Check where it is free, else fold."""
    return Check() if spot.legal.check else Fold()


def sized(spot: Spot, total: float) -> RaiseTo | None:
    """The legal raise nearest to a total: all-in from two thirds of the reach upwards; None where raising is barred."""
    if spot.legal.raise_to is None:
        return None
    least, most = spot.legal.raise_to
    top = max(least, min(most, spot.bet + spot.depth))
    wanted = max(least, min(top, round(total)))
    return RaiseTo(top if wanted - spot.bet >= 0.67 * (top - spot.bet) else wanted)


def part_of_pot(spot: Spot, part: float) -> RaiseTo | None:
    """A bet of a part of the pot, or a raise by a part of the pot after the call."""
    return sized(spot, spot.price + part * (spot.pot + spot.call))


def barred(spot: Spot) -> tuple[ForcedBy, ...]:
    """The rule that bars raising, if one does."""
    refusal = None if spot.legal.raise_to else spot.legal.refusals.get("raise_to")
    return (ForcedBy(clause=refusal.clause),) if refusal else ()

"""How does a club player play?  A chart before the flop; after it, equity against what the opponents seem to hold.

Their hands are narrowed by what they did; every action gets a value, and close ones are mixed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random

from holdem_widget.games.game import Action, Fold, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.player import Decision, Option, decision_of, mixed
from holdem_widget.players.preflop import before_the_flop, share_of_seat
from holdem_widget.players.reasons import Equity, FoldEquity, Free, Message, PotOdds, Range, Reason, Spr, percent
from holdem_widget.players.sampling import against_hands
from holdem_widget.players.sentences import sentence
from holdem_widget.players.spot import Spot, barred, part_of_pot, passive, spot_of
from holdem_widget.players.starting import best_hands
from holdem_widget.players.styles import PLAIN, Style
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.combos import Combo
from holdem_widget.poker.evaluator import strength

SAMPLES = 140
KEEPS = (0.55, 0.25)  # the part of a range that bets once, that bets again or raises
BLUFFS = 0.12  # of the rest, how many are kept as bluffs


@dataclass(frozen=True, slots=True, kw_only=True)
class Club:
    """The club player."""

    style: Style = field(default=PLAIN)

    @property
    def level(self) -> str:
        """`club`."""
        return "club"

    @property
    def name(self) -> str:
        """`tight club`."""
        return f"{self.style.name} club".strip()

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        spot, public = spot_of(observation), observation.public
        if spot.street == "preflop":
            options, reasons, say = before_the_flop(spot, public, self.style)
            return decision_of(observation, options, rng, level=self.level, reasons=reasons, say=say)
        return after_the_flop(observation, spot, self.style, rng)


def narrowed(public: Public, spot: Spot, seat: Seat) -> tuple[Combo, ...]:
    """The hands that a seat may hold: what it went in with, and of these the better ones for each bet."""
    share = share_of_seat(public, seat)
    known = {*spot.own, *spot.board}
    hands = [h for h in best_hands(max(4, round(100 * share))) if h[0] not in known and h[1] not in known]
    bets = sum(
        1 for street, who, act in public.acts if who == seat and street != "preflop" and isinstance(act, RaiseTo)
    )
    if not bets:
        return tuple(hands)
    ranked = sorted(hands, key=lambda hand: -strength((*hand, *spot.board)))
    cut = max(12, round(KEEPS[min(bets, 2) - 1] * len(ranked)))
    rest = ranked[cut:]
    return (*ranked[:cut], *rest[:: round(1 / BLUFFS)])


def after_the_flop(observation: Observation[Public], spot: Spot, style: Style, rng: Random) -> Decision:
    """Values of check or call, and of two bets, against the narrowed ranges."""
    public = observation.public
    ranges = [narrowed(public, spot, seat) for seat in spot.opponents]
    equity = against_hands(spot.own, spot.board, ranges, rng, samples=SAMPLES)
    error = 1.96 * (max(equity * (1 - equity), 0.01) / SAMPLES) ** 0.5
    folding = fold_chance(spot, public)
    rows: list[tuple[Action, float]] = [] if spot.legal.check else [(Fold(), 0.0)]
    patience = style.stick * spot.pot if spot.call else 0.0
    rows += [(passive(spot), value_of_call(spot, equity) + patience)]
    reasons: list[Reason] = []
    for part in (0.5, 1.0) if equity > 0.75 or spot.stack <= 2 * spot.pot else (0.33, 0.66):
        bet = part_of_pot(spot, part)
        if bet is not None and bet not in [action for action, _ in rows]:
            chance = folding ** (1 + 0.35 / (part + 0.3))
            rows += [(bet, value_of_bet(spot, bet.total, equity, chance) + style.press * spot.pot)]
            cost = bet.total - spot.bet
            reasons += [FoldEquity(total=bet.total, chance=round(chance, 3), needed=round(cost / (cost + spot.pot), 3))]
    options = softmax(rows, 0.045 * spot.pot)
    seen = [
        Range(seat=seat, share=round(len(hands) / 1326, 3)) for seat, hands in zip(spot.opponents, ranges, strict=True)
    ]
    price = PotOdds(to_call=spot.call, pot=spot.pot, required=round(spot.required, 4)) if spot.call else Free()
    value = Equity(
        value=round(equity, 3), error=round(error, 3), samples=SAMPLES, opponents=len(ranges), against="ranges"
    )
    return decision_of(
        observation, options, rng, level="club",
        reasons=(value, price, *seen, *reasons, Spr(value=round(spot.depth / spot.pot, 2)), *barred(spot)),
        say=lambda action: told(action, spot, equity, folding),
    )  # fmt: skip


def told(action: Action, spot: Spot, equity: float, folding: float) -> Message:
    """The sentence: a bet with a poor hand is told as a bluff."""
    fair = 1 / (len(spot.opponents) + 1)
    if isinstance(action, RaiseTo) and equity < 0.8 * fair:
        return sentence(action, spot, equity, why="bluff", folds=percent(folding))
    return sentence(action, spot, equity, why="ranges")


def keeps(spot: Spot) -> float:
    """The part of its equity that the seat turns into chips: less out of position, all of it on the river."""
    if spot.street == "river" or not spot.able:
        return 1.0
    return (0.98 if spot.last else 0.86) + (0.02 if spot.street == "turn" else 0.0)


def value_of_call(spot: Spot, equity: float) -> float:
    """Chips expected from a check or a call."""
    return equity * keeps(spot) * (spot.pot + spot.call) - spot.call


def value_of_bet(spot: Spot, total: int, equity: float, folding: float) -> float:
    """Chips expected from a bet or raise to a total: everybody folds, or one pays with better hands."""
    cost = total - spot.bet
    part = cost / (spot.pot + cost)
    called = max(0.0, equity - 0.42 * part * (1 - equity) - 0.1 * folding)
    more = max(0, cost - spot.call)
    return folding * spot.pot + (1 - folding) * (called * keeps(spot) * (spot.pot + cost + more) - cost)


def fold_chance(spot: Spot, public: Public) -> float:
    """The chance that all opponents fold to a bet of the pot: less for those who bet, none for those all-in."""
    chance = 1.0
    for seat in spot.opponents:
        bold = seat == spot.aggressor
        chance *= 0.0 if not public.stacks[seat] else 0.3 if bold else 0.55
    return chance


def softmax(rows: list[tuple[Action, float]], temperature: float) -> tuple[Option, ...]:
    """The mix of valued actions; shares below 3 % of the best are not played."""
    best = max(value for _, value in rows)
    weights = [exp(max(-60.0, (value - best) / max(temperature, 1e-9))) for _, value in rows]
    kept = [weight if weight >= 0.03 else 0.0 for weight in weights]
    return mixed([(action, value, None, weight) for (action, value), weight in zip(rows, kept, strict=True)])

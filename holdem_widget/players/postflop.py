"""What is played after the flop?  A few actions, valued against the assumed ranges and mixed where they are close."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from holdem_widget.games.game import Action, Fold, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.beliefs import grid_text, ranges_of, width_of
from holdem_widget.players.boards import Floats, table_of
from holdem_widget.players.functions import exp
from holdem_widget.players.player import Option, mixed
from holdem_widget.players.preflop import realisation
from holdem_widget.players.reasons import (
    Bluff,
    Equity,
    FoldEquity,
    Free,
    Message,
    Mix,
    PotOdds,
    Range,
    Reason,
    Spr,
    StyleOf,
    percent,
)
from holdem_widget.players.sentences import sentence
from holdem_widget.players.spot import Spot, barred, part_of_pot, passive, sized
from holdem_widget.players.styles import Style
from holdem_widget.players.values import Value, hero_of, value_of_bet, value_of_call
from holdem_widget.poker.betting import Seat

PARTS = (0.5, 1.0)  # bets, as parts of the pot; and all-in
DEEPEST = 3.0  # all-in is weighed up to so many pots behind
TEMPERATURE = 0.02  # of the pot
LEAST_SHARE = 0.04  # of the best action's weight
Said = tuple[tuple[Option, ...], tuple[Reason, ...], Callable[[Action], Message]]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Weighed:
    """Every action with its value, and what they rest on."""

    values: Mapping[Action, Value]
    ranges: Mapping[Seat, Floats]
    runouts: int
    exact: bool


def weighed(spot: Spot, public: Public) -> Weighed:
    """The values of check or call and of the bets against the ranges of all opponents."""
    table = table_of(spot.board)
    ranges = ranges_of(public, spot.opponents, spot.own)
    hero, exact = hero_of(spot, table), len(spot.board) > 3
    held = [ranges[seat] for seat in spot.opponents]
    stakes = [(public.betting.bets[seat], public.stacks[seat]) for seat in spot.opponents]
    values: dict[Action, Value] = {} if spot.legal.check else {Fold(): Value(ev=0.0, error=0.0, equity=0.0)}
    values[passive(spot)] = value_of_call(spot, [hero.against(weights) for weights in held], exact=exact)
    for bet in candidates(spot):
        values[bet] = value_of_bet(spot, bet.total, hero, ranges=held, stakes=stakes, table=table, exact=exact)
    return Weighed(values=values, ranges=ranges, runouts=hero.rows, exact=exact)


def candidates(spot: Spot) -> list[RaiseTo]:
    """The bets that are weighed: half the pot, the pot, all-in; what the rules bar or double is left out."""
    found = [part_of_pot(spot, part) for part in PARTS]
    found += [sized(spot, 10**9)] if spot.depth <= DEEPEST * spot.pot else []
    return list(dict.fromkeys(bet for bet in found if bet is not None))


def after_the_flop(spot: Spot, public: Public, style: Style) -> Said:
    """Options, reasons and the sentence of a decision after the flop."""
    found = weighed(spot, public)
    temperature = TEMPERATURE * spot.pot
    options = softmax(found.values, biases(spot, style, found.values), temperature)
    ways = sum(option.share > 0 for option in options)
    mix = (Mix(ways=ways, temperature=round(temperature, 2)),) if ways > 1 else ()
    reasons = (*reasons_of(spot, public, found, options=options), *mix, *style_of(spot, style))
    return options, reasons, lambda action: told(action, spot, found)


def biases(spot: Spot, style: Style, values: Mapping[Action, Value]) -> dict[Action, float]:
    """What a style adds to the value of an action, in chips; 0 for the level as it is."""
    found: dict[Action, float] = {a: style.press * spot.pot for a in values if isinstance(a, RaiseTo)}
    if spot.call:
        found[passive(spot)] = style.stick * spot.pot
    return found


def style_of(spot: Spot, style: Style) -> tuple[StyleOf, ...]:
    """What the style added, where it did."""
    if not (style.press or style.stick):
        return ()
    press, stick = (round(part * spot.pot, 2) for part in (style.press, style.stick))
    return (StyleOf(style=style.name, press=press, stick=stick),)


def softmax(values: Mapping[Action, Value], extra: Mapping[Action, float], temperature: float) -> tuple[Option, ...]:
    """The mix: close values share, and what has less than a small part of the best weight is not played."""
    wanted = {action: value.ev + extra.get(action, 0.0) for action, value in values.items()}
    best = max(wanted.values())
    weights = {action: exp(max(-50.0, (value - best) / max(temperature, 0.1))) for action, value in wanted.items()}
    return mixed([(a, v.ev, v.error, weights[a] if weights[a] >= LEAST_SHARE else 0.0) for a, v in values.items()])


def reasons_of(spot: Spot, public: Public, found: Weighed, *, options: tuple[Option, ...]) -> tuple[Reason, ...]:
    """The reasons in order: equity and price, ranges, what bets meet, the stack, rules."""
    base = found.values[passive(spot)]
    whole = spot.pot + spot.call
    equity = Equity(
        value=round(base.equity, 4), error=None if found.exact else round(base.error / max(whole, 1), 4),
        samples=found.runouts, opponents=len(spot.opponents), against="ranges",
    )  # fmt: skip
    price = PotOdds(to_call=spot.call, pot=spot.pot, required=round(spot.required, 4)) if spot.call else Free()
    held = [range_of(public, seat, weights) for seat, weights in found.ranges.items()]
    bets = [
        FoldEquity(total=a.total, chance=round(v.folding, 3), needed=round(needed(spot, a.total), 3))
        for a, v in found.values.items()
        if isinstance(a, RaiseTo)
    ]
    bluffing = sum(o.share for o in options if isinstance(o.action, RaiseTo))
    bluff = [Bluff(share=round(bluffing, 3))] if bluffing and is_poor(spot, base.equity) else []
    kept = realisation(spot, base.kept, spot.required / max(base.kept, 0.01))
    return (equity, price, *kept, *held, *bets, *bluff, Spr(value=round(spot.depth / spot.pot, 2)), *barred(spot))


def needed(spot: Spot, total: int) -> float:
    """How often a pure bluff of this size must work: x / (P + x)."""
    cost = total - spot.bet
    return cost / (spot.pot + cost)


def range_of(public: Public, seat: Seat, weights: Floats) -> Range:
    """The assumed range as a reason, with the last action that formed it."""
    words = {"Fold": "none", "Check": "check", "Call": "call", "RaiseTo": "raise"}
    acts = [words[type(act).__name__] for _, who, act in public.acts if who == seat]
    return Range(
        seat=seat, share=round(width_of(weights), 3), after=acts[-1] if acts else "none", grid=grid_text(weights)
    )


def is_poor(spot: Spot, equity: float) -> bool:
    """Whether a bet with this equity is a bluff."""
    return equity < 0.8 / (len(spot.opponents) + 1)


def told(action: Action, spot: Spot, found: Weighed) -> Message:
    """The sentence of the action: a bet with a poor hand is told as a bluff."""
    equity = found.values[passive(spot)].equity
    if isinstance(action, RaiseTo) and is_poor(spot, equity):
        return sentence(action, spot, equity, why="bluff", folds=percent(found.values[action].folding))
    need = min(1.0, spot.required / max(found.values[passive(spot)].kept, 0.01))
    return sentence(action, spot, equity, why="ranges", required=percent(need))

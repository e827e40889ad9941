"""What may an opponent hold?  A weight for each of the 1,326 hands, changed by Bayes' rule with every action it takes.

The model of actions: before the flop shares of hands by place at the table; after it the chance of a bet, a call, a
raise or a fold by the place of the hand in the seat's own range. It reads the public record only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo
from holdem_widget.games.holdem_state import BOARD_AT, Public, Street
from holdem_widget.players.boards import HOLDS, Floats, Table, table_of
from holdem_widget.players.functions import exp, power
from holdem_widget.players.preflop import CALLED, LIMPED, behind_at_start, open_share
from holdem_widget.players.starting import places
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card
from holdem_widget.poker.combos import CLASS_COMBOS, CLASSES

PLACES: Floats = np.array(places(), np.float32)
CLASS_OF = np.zeros(1326, np.int64)
for _number, _name in enumerate(CLASSES):
    CLASS_OF[list(CLASS_COMBOS[_name])] = _number
CLASS_SIZES = np.bincount(CLASS_OF, minlength=169)
LEAST = 0.01  # no action rules a hand out


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One action on record with its price: `owed` before it, `pot` with all bets before it, `extra` above the price."""

    street: Street
    seat: Seat
    action: Action
    owed: int
    pot: int
    extra: int
    raises: int
    live: int
    price: int


def acts_of(public: Public) -> Iterator[Act]:
    """The actions of the hand with their prices, from the public record."""
    stacks = [chips - paid for chips, paid in zip(public.start, public.dead, strict=True)]
    bets = [0] * len(stacks)
    for seat, blind in zip((public.small_blind, public.big_blind), public.blinds, strict=True):
        if seat is not None:
            bets[seat] = min(blind, stacks[seat])
            stacks[seat] -= bets[seat]
    pot, price, raises, street, live = sum(public.dead) + sum(bets), public.blinds[1], 0, "preflop", len(public.dealt)
    for at, seat, action in public.acts:
        if at != street:
            street, bets, price, raises = at, [0] * len(stacks), 0, 0
        total = action.total if isinstance(action, RaiseTo) else price if isinstance(action, Call) else bets[seat]
        owed = min(price - bets[seat], stacks[seat])
        yield Act(
            street=at, seat=seat, action=action, owed=max(0, owed), pot=pot, extra=max(0, total - price), raises=raises,
            live=live, price=price,
        )  # fmt: skip
        paid = min(total - bets[seat], stacks[seat]) if total > bets[seat] else 0
        stacks[seat] -= paid
        bets[seat] += paid
        pot += paid
        live -= isinstance(action, Fold)
        if isinstance(action, RaiseTo):
            price, raises = total, raises + 1


def floats(values: object) -> Floats:
    """The values as float32."""
    return np.asarray(values, np.float32)


def sigmoid(values: Floats) -> Floats:
    """1 / (1 + exp(-values))."""
    return floats(1 / (1 + exp(np.clip(-values, -40, 40).astype(np.float64))))


# ── before the flop ──


def within(share: float) -> Floats:
    """How surely each hand is among the best `share`: 1 inside, 0 outside, soft at the edge."""
    return sigmoid((share - PLACES) / (0.12 * share + 0.005))


def preflop_chance(act: Act, public: Public) -> Floats:
    """The chance of an action before the flop for each of the 1,326 hands."""
    behind = max(behind_at_start(public, act.seat), 1)
    opening = open_share(public, behind)
    price = max(act.price, act.price + act.extra) / public.blinds[1]
    bold = opening if act.raises == 0 else 0.075 if act.raises == 1 else 0.03
    if act.extra and price > 6:
        bold *= max(0.35, power(6 / price, 0.4))
    match act.action:
        case RaiseTo():
            return floats(within(bold) + LEAST)
        case Call() if act.raises == 0:
            return floats(within(LIMPED) * (1 - 0.7 * within(opening)) + LEAST)
        case Call():
            wide = CALLED if act.raises == 1 else 0.1
            wide *= min(1.6, max(0.25, 2.2 * (1 - act.owed / (act.pot + act.owed)) - 0.75))
            return floats(within(wide) * (1 - 0.75 * within(bold)) + LEAST)
        case Check():
            return floats(1 - 0.75 * within(0.15))
        case _:
            return np.ones(1326, np.float32)


# ── after the flop ──


def standing(weights: Floats, table: Table) -> Floats:
    """For each hand the share of the range that it is better than, 0..1."""
    ordered = weights[table.order]
    reached = np.cumsum(ordered)
    out = np.empty_like(weights)
    out[table.order] = (reached - ordered / 2) / max(float(reached[-1]), 1e-9)
    return out


def folds(q: Floats, table: Table, *, cost: float, pot: float, opponents: int) -> Floats:
    """The chance that each hand folds to a price of `cost` into `pot` (with the bet in it): about 1 - MDF."""
    alpha = cost / max(pot, 1.0)
    line = min(0.75, 0.86 * power(alpha, 0.8) * (1 + 0.12 * (opponents - 1)))
    draws = 0.9 * np.maximum(table.swing - 0.16, 0.0)
    # a good hand is not thrown away only because the range holds better ones
    worth = 0.6 * q + 0.4 * table.places
    return sigmoid((line - worth - draws) / 0.055)


def raising(q: Floats, *, raises: int) -> Floats:
    """The chance that each hand raises a bet."""
    top, most = (0.86, 0.55) if raises <= 1 else (0.93, 0.5)
    out: Floats = most * sigmoid((q - top) / 0.03) + 0.03
    return out


def betting(q: Floats, table: Table, part: float | None) -> Floats:
    """The chance that each hand bets (`part` of the pot, None: any size)."""
    line = 0.62 if part is None else 0.56 + 0.16 * min(part, 1.5)
    bluffs = 0.16 + 0.5 * np.maximum(table.swing - 0.18, 0.0)
    out: Floats = 0.72 * sigmoid((q - line) / 0.07) + bluffs * (1 - q)
    return out


def chance_of(act: Act, weights: Floats, table: Table) -> Floats:
    """The chance of an action after the flop for each hand of a range."""
    q = standing(weights, table)
    if not act.owed:
        part = act.extra / max(act.pot, 1)
        return betting(q, table, part) if act.extra else 1 - betting(q, table, None)
    gone = folds(q, table, cost=act.owed, pot=act.pot, opponents=1)
    up = raising(q, raises=act.raises)
    match act.action:
        case RaiseTo():
            return (1 - gone) * up
        case Call():
            return (1 - gone) * (1 - up)
        case _:
            return gone


def blockers(cards: tuple[Card, ...]) -> Floats:
    """1 for each hand without any of the cards."""
    if not cards:
        return np.ones(1326, np.float32)
    return floats(~HOLDS[list(cards)].any(axis=0))


def ranges_of(
    public: Public, seats: tuple[Seat, ...], known: tuple[Card, ...], *, before: Street | None = None
) -> dict[Seat, Floats]:
    """The range of each seat, 1,326 weights that add up to 1; `known` cards are in none of them.

    With `before` only the actions of earlier streets count.
    """
    board = tuple(card for card in public.board if card is not None)
    ranges = {seat: blockers((*known, *board)) for seat in seats}
    for act in acts_of(public):
        if act.seat not in ranges or act.street == before:
            continue
        held = ranges[act.seat]
        if act.street == "preflop":
            changed = held * preflop_chance(act, public)
        else:
            table = table_of(board[: BOARD_AT[act.street]])
            changed = held * np.maximum(chance_of(act, held, table), LEAST)
        ranges[act.seat] = floats(changed / max(float(changed.sum()), 1e-12))
    return {seat: floats(weights / weights.sum()) for seat, weights in ranges.items()}


def grid_text(weights: Floats) -> str:
    """The range as 169 digits, 0 (never) to 9 (the most likely kind of hand), in the order of `combos.CLASSES`."""
    held = np.bincount(CLASS_OF, weights=weights, minlength=169) / CLASS_SIZES
    digits = np.ceil(9 * held / max(float(held.max()), 1e-12) - 0.02).astype(int)
    return "".join(map(str, np.clip(digits, 0, 9)))


def width_of(weights: Floats) -> float:
    """How many hands a range is worth, as a share of all: 1 / Σ w² of 1,326."""
    return float(1 / max(float((weights.astype(float) ** 2).sum()), 1e-12) / 1326)

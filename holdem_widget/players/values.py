"""What is an action worth?  Equity against weighted ranges on each run-out, fold equity, and chips expected.

E equity, P pot with the bet faced, C to call, x the cost of a bet, R the part of the equity that becomes chips:
call E·R·(P+C) − C; bet the sum over who pays of chance · (E·R·pot − x), with everybody's fold P.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod, sqrt

import numpy as np

from holdem_widget.players.beliefs import folds, standing
from holdem_widget.players.boards import Floats, Table
from holdem_widget.players.spot import Spot
from holdem_widget.poker.combos import combo_index


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """Chips expected against folding at once, with the error (95 %), the equity, the chance of all folds, and R."""

    ev: float
    error: float
    equity: float
    folding: float = 0.0
    kept: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Hero:
    """The own hand against every hand on every run-out of a table: what it beats and what it ties."""

    beats: Floats  # (run-outs, 1326): 1 where it wins, 1/2 a tie, 0 else
    fits: Floats  # (run-outs, 1326): 1 where the other hand is possible
    rows: int

    def against(self, weights: Floats) -> Floats:
        """The equity on each run-out against a range: (run-outs,)."""
        # no product of matrices: the library adds up in another order on another processor
        won, met = ((table * weights).sum(axis=1) for table in (self.beats, self.fits))
        out: Floats = won / np.maximum(met, 1e-9)
        return out


def hero_of(spot: Spot, table: Table) -> Hero:
    """The own hand on a table, run-outs with its own cards left out."""
    mine = table.strengths[:, combo_index(*spot.own)]
    rows = mine >= 0
    theirs, own = table.strengths[rows], mine[rows, None]
    fits = theirs >= 0
    beats = ((theirs < own) + 0.5 * (theirs == own)) * fits
    return Hero(beats=beats.astype(np.float32), fits=fits.astype(np.float32), rows=int(rows.sum()))


def mean_and_error(shares: Floats, *, exact: bool) -> tuple[float, float]:
    """The mean over run-outs and its 95 % error (0 where all run-outs are there)."""
    error = 0.0 if exact or len(shares) < 2 else float(1.96 * shares.std() / sqrt(len(shares)))
    return float(shares.mean()), error


def keeps(spot: Spot, equity: float, *, initiative: bool, final: bool) -> float:
    """R: less out of position and early, more for good hands, 1 where nothing can follow."""
    if final:
        return 1.0
    base = {"flop": (0.97, 0.85), "turn": (0.98, 0.89), "river": (1.0, 0.97)}[spot.street][0 if spot.last else 1]
    deep = min(1.0, spot.depth / max(spot.pot, 1) / 3)
    tilt = 0.0 if spot.street == "river" else 0.3 * deep * (equity - 1 / (len(spot.opponents) + 1))
    return base + tilt + (0.03 if initiative else 0.0)


def value_of_call(spot: Spot, shares: Sequence[Floats], *, exact: bool) -> Value:
    """A check or a call against everybody who is in."""
    joint = np.prod(np.stack(list(shares)), axis=0)
    equity, error = mean_and_error(joint, exact=exact)
    final = not spot.able or spot.call >= spot.stack or (spot.street == "river" and not spot.behind)
    kept = keeps(spot, equity, initiative=False, final=final)
    whole = spot.pot + spot.call
    return Value(ev=equity * kept * whole - spot.call, error=error * kept * whole, equity=equity, kept=kept)


def value_of_bet(
    spot: Spot, total: int, hero: Hero, *, ranges: Sequence[Floats], stakes: Sequence[tuple[int, int]],
    table: Table, exact: bool,
) -> Value:  # fmt: skip
    """A bet or raise to a total; `stakes` are (bet, stack) of each opponent, in the order of the ranges."""
    cost = total - spot.bet
    payers: list[tuple[float, Floats, int]] = []  # chance of a fold, equity on each run-out when it pays, what it pays
    for weights, (bet, stack) in zip(ranges, stakes, strict=True):
        price = min(total - bet, stack)
        if price <= 0 or not stack:
            payers.append((0.0, hero.against(weights), 0))
            continue
        q = standing(weights, table)
        gone = folds(q, table, cost=price, pot=spot.pot + cost, opponents=len(ranges))
        stay = weights * (1 - gone)
        chance = 1 - float(stay.sum())
        payers.append((chance, hero.against(stay / max(float(stay.sum()), 1e-9)), price))
    return summed(spot, cost, payers, exact=exact)


def summed(spot: Spot, cost: int, payers: Sequence[tuple[float, Floats, int]], *, exact: bool) -> Value:
    """The sum over all sets of opponents who pay."""
    ev, error, folding, paid_equity = 0.0, 0.0, 0.0, 0.0
    final = cost >= spot.depth or spot.street == "river"
    for who in product((False, True), repeat=len(payers)):
        chance = prod(1 - payer[0] if pays else payer[0] for pays, payer in zip(who, payers, strict=True))
        if chance < 0.002:
            continue
        inside = [payer for pays, payer in zip(who, payers, strict=True) if pays]
        if not inside:
            ev, folding = ev + chance * spot.pot, chance
            continue
        equity, wide = mean_and_error(np.prod(np.stack([payer[1] for payer in inside]), axis=0), exact=exact)
        pot = spot.pot + cost + sum(payer[2] for payer in inside)
        kept = keeps(spot, equity, initiative=True, final=final)
        ev += chance * (equity * kept * pot - cost)
        error += chance * wide * kept * pot
        paid_equity += chance * equity
    return Value(ev=ev, error=error, equity=paid_equity / max(1 - folding, 1e-9), folding=folding)

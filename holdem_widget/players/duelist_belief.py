"""What does a duelist think that both players kept?  Bayes with the solved strategies of the last deals, from public facts.

The belief is common: what somebody who sees no hand would think. Each player's own card narrows the other's down when a
decision is made. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.duel_state import LEAST_UP, PastDeal, Signal, is_up
from holdem_widget.games.game import Action, Call, Check, Fold, RaiseTo
from holdem_widget.players.duelist_deal import Belief, Deal, Solved, carry_of, solved
from holdem_widget.players.duelist_tree import Line, Menu, rows_after
from holdem_widget.players.duelist_types import FULL, RANK_COUNT
from holdem_widget.poker.cards import rank_of

Floats = NDArray[np.float64]
UP = np.arange(RANK_COUNT) >= LEAST_UP
DOUBT = 0.03  # of the likeliest card: nobody plays exactly by the solution
PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def line_of(past: PastDeal) -> Line:
    """The betting of a past deal as actions."""
    return tuple(RaiseTo(total) if what == "raise_to" else PLAIN[what] for _, what, total in past.line)


def prior(last: PastDeal | None, habit: Sequence[float]) -> Floats:
    """(13, 13) belief about two kept cards, over chance: what is usually kept, of the groups that everybody knows.

    The group is known: the signal of the deal before less the card shown.
    """
    sides = [np.array(habit), np.array(habit)]
    if last is not None:
        for seat, card in enumerate(last.cards):
            if card is not None:
                sides[seat] = np.where(kept_up(last.signals[seat], card) == UP, sides[seat], 0)
    return np.outer(*sides)


def kept_up(signal: Signal, shown: int) -> bool:
    """Whether the card that was not locked is of the group UP.  Rule: D-2.4."""
    return signal[0] - is_up(shown) > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """How past deals are read: how many, with which menu, in how many rounds of solving."""

    deals: int
    menu: Menu
    rounds: int


def belief(past: tuple[PastDeal, ...], memory: Memory, *, mixed: bool) -> Belief | None:
    """What both kept before the deal that follows the past ones, over chance; None before any was kept.

    The last deals are solved and read; what is usual is all that is known of those before. `mixed`: the stock was made
    anew for the deal that follows.
    """
    if not past:
        return None
    read = past[max(0, len(past) - memory.deals) :]
    before = past[: len(past) - len(read)]
    kept = np.ones((RANK_COUNT, RANK_COUNT))
    if not read or read[0].hand > 1:
        kept = prior(before[-1] if before else None, carry_of(_pair(past[-1].stacks)).kept)
    for i, deal in enumerate(read):
        kept = after(deal, kept, memory)
        anew = read[i + 1].reshuffled if i + 1 < len(read) else mixed
        kept = reshuffled(kept, deal) if anew else kept
    return as_belief(kept)


def _pair(values: Sequence[int]) -> tuple[int, int]:
    first, second = values
    return first, second


def as_belief(kept: Floats) -> Belief:
    """The array as a value, rounded so that equal beliefs are equal."""
    mean = kept.mean()
    return tuple(tuple(round(x, 5) for x in row) for row in (kept / mean).tolist())


def after(past: PastDeal, kept: Floats, memory: Memory) -> Floats:
    """The belief after a deal, from the belief before it: what was shown, and how it was bet."""
    if any(card is None for card in past.cards):
        return kept
    deal = deal_of(past, as_belief(kept), memory.menu)
    ranks = [rank_of(card) for card in past.cards if card is not None]
    likely = [_likely(solved(deal, rounds=memory.rounds), seat, ranks[seat]) for seat in (0, 1)]
    new: Floats = _either(_either(kept, ranks[0]).T, ranks[1]).T * np.outer(*likely)
    if not new.sum() > 0:
        return prior(past, carry_of(deal.stacks).kept)
    return new


def _either(kept: Floats, locked: int) -> Floats:
    """The card locked or the card left was the kept one, and the other was drawn; two equal ranks are one way."""
    found: Floats = kept + kept[locked]
    found[locked] = kept[locked]
    return found


def deal_of(past: PastDeal, kept: Belief, menu: Menu) -> Deal:
    """A past deal as it was before anybody locked."""
    stacks = _pair(past.stacks)
    first, second = past.signals
    return Deal(
        stacks=stacks, first=past.first, signals=(first, second), unseen=past.unseen, kept=kept,
        carry=carry_of(stacks).values, line=line_of(past), menu=menu,
    )  # fmt: skip


def _likely(done: Solved, seat: int, locked: int) -> Floats:
    """(13,) how likely each rank was left, for a seat that locked this card and bet as it did."""
    types, plan = done.types[seat], done.solution.plans[seat]
    rows = rows_after(done.spot.tree, done.deal.line) or (0, 0)
    mine = types.locked == locked
    found = np.zeros(RANK_COUNT)
    found[types.kept[mine]] = plan[rows[seat]][mine]
    top = found.max()
    fits = np.isin(np.arange(RANK_COUNT), types.kept[mine])
    return np.where(fits, np.maximum(found, DOUBT * top) if top > 0 else 1.0, 0.0)


def reshuffled(kept: Floats, last: PastDeal) -> Floats:
    """The belief over chance of the new stock, where the cards kept from the last deal stayed out of it.  Rule: D-5.4."""
    counts = np.array(last.unseen, float)
    for card in last.cards:
        if card is not None:
            counts[rank_of(card)] -= 1
    full = np.array(FULL, float)
    found: Floats = kept * np.maximum(_pairs(counts), 0) / _pairs(full)
    return found


def _pairs(counts: Floats) -> Floats:
    """(13, 13) ways to take two cards in order."""
    found: Floats = np.outer(counts, counts) - np.diag(counts)
    return found

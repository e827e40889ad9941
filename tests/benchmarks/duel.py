"""How strong is a duelist?  Chips a deal with their 95 % interval; stacks go back to 20 before each deal, kept cards stay.

Every shuffle is played twice, seats changed. `by_playing` plays on with any two players. `by_expectation` is for two that
solve over one menu: a deal counts with the mean over locks and bets, card luck is taken out by a table of what the hands
are worth (drawn cards are fair), and a card carried on counts with its value, so that far fewer deals do.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdem_widget.games.duel import DUEL
from holdem_widget.games.duel_state import DuelState, Signal
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, Observation, RaiseTo, State
from holdem_widget.players.duel_odds import rival_holdings, wins_against
from holdem_widget.players.duelist import Duelist
from holdem_widget.players.duelist_deal import Deal, Solved, carry_of, solved
from holdem_widget.players.player import Player
from holdem_widget.poker.cards import rank_of

Floats = NDArray[np.float64]
SIGNALS: tuple[Signal, ...] = ((2, 0), (1, 1), (0, 2))
CARRY = np.array(carry_of((19, 19)).values)
NAIVE = Duelist(level="no counting, no carry", counts=False, carries=False, memory=None, rounds=100, target=0.012)


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """Chips a deal of the first player, the half-width of the 95 % interval, and the deals."""

    chips: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{self.chips:+.3f} ± {self.error:.3f} chips a deal over {self.deals} deals"


def _strength(blocks: list[float], deals: int) -> Strength:
    error = 1.96 * statistics.stdev(blocks) / math.sqrt(len(blocks))
    return Strength(chips=statistics.fmean(blocks), error=error, deals=deals)


def dealt(state: DuelState, rng: Random) -> DuelState:
    """The next deal, with 20 chips each."""
    betting = replace(state.public.betting, stacks=(20, 20))
    return DUEL.deal(State(replace(state.public, betting=betting), state.secret), rng).state


# ── by playing ──


@dataclass(frozen=True, slots=True)
class Fixed:
    """A rival with one idea: it locks the likelier winner and bets by a function."""

    level: str
    bet: Callable[[Observation[Any], Random], Action]

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Its action."""
        legal = observation.legal
        assert legal is not None
        if legal.lock and self.level != "random":
            holdings = rival_holdings(observation)
            return Lock(max(legal.lock, key=lambda card: wins_against(holdings, rank_of(card))))
        return self.bet(observation, rng)


def _pays(observation: Observation[Any], rng: Random) -> Action:
    return Call() if observation.legal and observation.legal.call is not None else Check()


def _shoves(observation: Observation[Any], rng: Random) -> Action:
    legal = observation.legal
    return RaiseTo(legal.raise_to[1]) if legal and legal.raise_to else _pays(observation, rng)


def _bets(observation: Observation[Any], rng: Random) -> Action:
    legal = observation.legal
    bets = legal is not None and legal.check and legal.raise_to is not None
    return RaiseTo(2 if legal.raise_to[1] >= 2 else 1) if bets else _pays(observation, rng)  # type: ignore[union-attr,index]


def _gives_up(observation: Observation[Any], rng: Random) -> Action:
    return Check() if observation.legal and observation.legal.check else Fold()


def _at_random(observation: Observation[Any], rng: Random) -> Action:
    legal = observation.legal
    assert legal is not None
    action = rng.choice(list(legal))
    return RaiseTo(rng.randint(*legal.raise_to)) if isinstance(action, RaiseTo) and legal.raise_to else action


FIXED = (
    Fixed("always bets", _bets), Fixed("always shoves", _shoves), Fixed("never bets", _pays),
    Fixed("gives up", _gives_up), Fixed("random", _at_random),
)  # fmt: skip


def _action(player: Player | Fixed, observation: Observation[Any], rng: Random) -> Action:
    return player.choose(observation, rng) if isinstance(player, Fixed) else player.decide(observation, rng).action


def _played(pair: tuple[Player | Fixed, Player | Fixed], seed: int, deals: int) -> int:
    state, rng, own = DUEL.new(), Random(seed), (Random(seed + 1), Random(seed + 1))
    won = 0
    for _ in range(deals):
        state = dealt(state, rng)
        while (seat := state.public.to_act) is not None:
            state = DUEL.apply(state, _action(pair[seat], DUEL.observe(state, seat), own[seat])).state
        won += state.public.stacks[0] - 20
    return won


def by_playing(one: Player | Fixed, other: Player | Fixed, *, pairs: int, block: int = 20, seed: int = 1) -> Strength:
    """What the first player wins of the other, by playing."""
    blocks = []
    for i in range(pairs):
        won = _played((one, other), seed + i, block) - _played((other, one), seed + i, block)
        blocks.append(won / (2 * block))
    return _strength(blocks, 2 * pairs * block)


# ── by expectation ──


def hand_values(first: Solved, second: Solved) -> Floats:
    """(hands, hands) chips of seat 0 and the worth of what is kept, seat 0 playing the one solution, seat 1 the other."""
    tree, plans = first.spot.tree, (first.solution.plans[0], second.solution.plans[1])
    chips = plans[0].T @ tree.show @ plans[1] * first.spot.signs + plans[0].T @ tree.fold @ plans[1]
    found = np.add.reduceat(np.add.reduceat(chips, first.types[0].starts, axis=0), first.types[1].starts, axis=1)
    worth = [
        np.add.reduceat(plan[0] * CARRY[types.kept], types.starts)
        for plan, types in zip(plans, first.types, strict=True)
    ]
    result: Floats = found + worth[0][:, None] - worth[1][None, :]
    return result


@lru_cache(maxsize=8)
def table(one: bool, other: bool) -> Floats:
    """(13, 13, 13, 13) what two hands are worth with full decks, seat 0 first; each side with or without the carry value."""
    found = np.zeros((13,) * 4)
    for first, second in product(SIGNALS, SIGNALS):
        plain = Deal(stacks=(19, 19), first=0, signals=(first, second))
        deals = [replace(plain, carry=tuple(CARRY.tolist())) if carries else plain for carries in (one, other)]
        mine, theirs = (solved(deal, rounds=160, target=0.008) for deal in deals)
        values = hand_values(mine, theirs)
        a, b = mine.types
        for x, y in ((a.low, a.high), (a.high, a.low)):
            for u, v in ((b.low, b.high), (b.high, b.low)):
                found[x[:, None], y[:, None], u[None, :], v[None, :]] = values
    return found


def luck(pair: tuple[Duelist, Duelist], state: DuelState) -> float:
    """What the drawn cards were worth to seat 0 over the mean of all that could have been drawn."""
    hands = [[rank_of(card) for card in hand] for hand in state.secret.hands]
    counts = np.zeros(13)
    for card in (*state.secret.stock, *(hand[1] for hand in state.secret.hands)):
        counts[rank_of(card)] += 1
    ways = np.outer(counts, counts) - np.diag(counts)
    (k0, d0), (k1, d1) = hands
    if state.public.first == 0:
        worth = table(pair[0].carries, pair[1].carries)[k0, :, k1, :]
    else:
        worth = -table(pair[1].carries, pair[0].carries)[k1, :, k0, :].T
    return float(worth[d0, d1] - (ways * worth).sum() / ways.sum())


def _expected(pair: tuple[Duelist, Duelist], seed: int, deals: int) -> float:
    """The sum over the deals after the first, for seat 0."""
    state, rng, total = DUEL.new(), Random(seed), 0.0
    for n in range(deals + 1):
        state = dealt(state, rng)
        done = [player.solve(player.deal_of(state.public)) for player in pair]
        hands = [[rank_of(card) for card in hand] for hand in state.secret.hands]
        at = [_hand_index(done[seat], seat, hands[seat]) for seat in (0, 1)]
        if n:
            carried = CARRY[hands[0][0]] - CARRY[hands[1][0]]
            total += float(hand_values(done[0], done[1])[at[0], at[1]] - carried) - luck(pair, state)
        state = _sampled(state, done, at, rng)
    return total


def _hand_index(done: Solved, seat: int, ranks: list[int]) -> int:
    types = done.types[seat]
    return int(np.flatnonzero((types.low == min(ranks)) & (types.high == max(ranks)))[0])


def _sampled(state: DuelState, done: list[Solved], at: list[int], rng: Random) -> DuelState:
    """The deal played to its end by the plans."""
    types = []
    for seat in (0, 1):
        mine = np.flatnonzero(done[seat].types[seat].hand == at[seat]).tolist()
        types.append(rng.choices(mine, done[seat].solution.plans[seat][0][mine].tolist())[0])
    for seat in (state.public.first, 1 - state.public.first):
        rank = int(done[seat].types[seat].locked[types[seat]])
        state = DUEL.apply(state, Lock(next(c for c in state.secret.hands[seat] if rank_of(c) == rank))).state
    line: tuple[Action, ...] = ()
    while (asked := state.public.to_act) is not None:
        question, first = done[asked].spot.tree.questions[line], done[asked].spot.tree.at[line]
        shares = done[asked].solution.plans[asked][first : first + len(question.actions), types[asked]].tolist()
        action = rng.choices(question.actions, shares)[0] if sum(shares) > 0 else question.actions[0]
        line, state = (*line, action), DUEL.apply(state, action).state
    return state


def by_expectation(one: Duelist, other: Duelist, *, pairs: int, block: int = 40, seed: int = 1) -> Strength:
    """What the first player wins of the other, with the luck taken out."""
    blocks = []
    for i in range(pairs):
        won = _expected((one, other), seed + i, block) - _expected((other, one), seed + i, block)
        blocks.append(won / (2 * block))
    return _strength(blocks, 2 * pairs * block)

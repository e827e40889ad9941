"""How does a strong duelist play?  Each deal is solved anew: a near-equilibrium of what both players know.

The cards left, the belief about the cards kept, the worth of a card carried on, and the sizes that were really bet go
into it. What makes a level is which of these it takes into account. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum
from random import Random

import numpy as np
from numpy.typing import NDArray

from holdem_widget.errors import NotAsked
from holdem_widget.games.duel_state import Public, unseen_by_all
from holdem_widget.games.game import Action, Lock, Observation, RaiseTo
from holdem_widget.players.duel_reasons import Believed, CardsLeft, DealSolved, LockValue, SizeSeen, WinsShowdown
from holdem_widget.players.duelist_belief import Memory, belief
from holdem_widget.players.duelist_deal import MENU, Deal, Solved, carry_of, solved
from holdem_widget.players.duelist_solver import going_on
from holdem_widget.players.duelist_tree import Line, Menu, rows_after
from holdem_widget.players.duelist_types import FULL, RANK_COUNT
from holdem_widget.players.player import Decision, Option, decision_of, mixed, plain_sentence, seen_by
from holdem_widget.players.reasons import Message, Mix, PotOdds, Reason
from holdem_widget.poker.cards import RANKS, Card, card_name, rank_of

Floats = NDArray[np.float64]
NO_CARRY = (0.0,) * RANK_COUNT
RARE = 0.03  # of the time: a move that the solution makes less often is solved for once more
DUST = 0.02  # shares below are noise of the solver


@dataclass(frozen=True, slots=True, kw_only=True)
class Duelist:
    """A level: whether it counts the discards, values the card carried on, and how many deals back it reads the rival.

    `memory` None: it does not think about the kept card at all; 0: only about what is usually kept. `target` is the
    exploitability in chips at which solving stops.
    """

    level: str = "expert"
    counts: bool = True
    carries: bool = True
    memory: int | None = 2
    rounds: int = 140
    target: float = 0.009
    menu: Menu = MENU

    @property
    def name(self) -> str:
        """The level."""
        return self.level

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        if observation.legal is None:
            raise NotAsked(f"seat {observation.seat} is not asked")
        thought = self._lock(observation) if observation.public.street == "lock" else self._bet(observation)
        return decision_of(
            observation, thought.options, rng, level=self.level, reasons=thought.reasons,
            say=lambda action: thought.sentence(action, plain_sentence(action, seen_by(observation))),
        )  # fmt: skip

    # ── what is known ──

    def deal_of(self, public: Public) -> Deal:
        """The deal as this level sees it, before anybody bet."""
        first, second = (start - ante for start, ante in zip(public.start, public.dead, strict=True))
        up, other = public.signals
        kept = None
        if self.memory is not None and public.hand > 1:
            read = Memory(deals=self.memory, menu=self.menu, rounds=min(self.rounds, 60))
            kept = belief(public.past, read, mixed=public.reshuffled is not None)
        return Deal(
            stacks=(first, second), first=public.first, signals=(up, other), kept=kept, menu=self.menu,
            unseen=unseen_by_all(public.discards) if self.counts else FULL,
            carry=carry_of((first, second)).values if self.carries else NO_CARRY,
        )  # fmt: skip

    def solve(self, deal: Deal) -> Solved:
        """The deal solved as exactly as the level does."""
        return solved(deal, rounds=self.rounds, target=self.target)

    def _counted(self, deal: Deal, own: Sequence[Card | None]) -> CardsLeft:
        left = list(deal.unseen)
        for card in own:
            if card is not None:
                left[rank_of(card)] = max(0, left[rank_of(card)] - 1)
        return CardsLeft(by_rank="".join(map(str, left)), counted=self.counts)

    # ── the lock ──

    def _lock(self, observation: Observation[Public]) -> Thought:
        seat, legal = observation.seat, observation.legal
        deal = self.deal_of(observation.public)
        done = self.solve(deal)
        ranks = [rank_of(card) for card in observation.own if card is not None]
        cards = legal.lock if legal else ()
        found = [_lock_value(done, seat, ranks=ranks, card=card, carry=deal.carry) for card in cards]
        shares = _cleaned([_lock_share(done, seat, ranks=ranks, card=card) for card in cards])
        ante = observation.public.dead[seat]
        options = mixed(
            [
                (Lock(card), ante + value.now + value.carried, None, share)
                for card, value, share in zip(cards, found, shares, strict=True)
            ]
        )
        reasons: list[Reason] = [*found, self._counted(deal, observation.own)]
        if deal.kept is not None:
            reasons.append(_believed_kept(done, seat, ranks))
        return Thought(options=options, reasons=(*reasons, *_mix(options), _report(done, seat)), locks=tuple(found))

    # ── the betting ──

    def _bet(self, observation: Observation[Public]) -> Thought:
        public, seat, legal = observation.public, observation.seat, observation.legal
        line = tuple(action for _, _, action in public.acts)
        deal, done, rows = self._solved_at(public, seat, line)
        locked, kept = (rank_of(card) for card in observation.own if card is not None)
        mine = _type_index(done, seat, locked=locked, kept=kept)
        question = done.spot.tree.questions[line]
        at = done.spot.tree.at[line]
        choices = slice(at, at + len(question.actions))
        shares, values = (found[choices, mine] for found in going_on(done.spot, done.solution, seat))
        rival = _rival_weights(done, seat, mine=mine, rows=rows)
        chips = values / max(rival.sum(), 1e-12)
        paid = public.dead[seat] + public.betting.bets[seat]
        options = mixed(
            [
                (action, value + paid, None, share)
                for action, value, share in zip(
                    question.actions, chips.tolist(), _cleaned(shares.tolist()), strict=True
                )
            ]
        )
        wins = _wins(done, seat, mine=mine, rival=rival, own=observation.own)
        reasons: list[Reason] = [wins, _believed_locked(done, seat, rival)]
        if legal is not None and legal.call is not None:
            reasons.append(PotOdds(to_call=legal.call, pot=public.pot, required=legal.call / (public.pot + legal.call)))
        reasons.append(self._counted(deal, observation.own))
        if done.deal.line:
            reasons += [SizeSeen(total=action.total) for action in line[-1:] if isinstance(action, RaiseTo)]
        return Thought(options=options, reasons=(*reasons, *_mix(options), _report(done, seat)), wins=wins)

    def _solved_at(self, public: Public, seat: int, line: Line) -> tuple[Deal, Solved, tuple[int, int]]:
        """The deal solved so that it has the moves made, and the rows where both stand."""
        deal = self.deal_of(public)
        done = self.solve(deal)
        rows = rows_after(done.spot.tree, line)
        if rows is None or _reach(done, 1 - seat, rows[1 - seat]) < RARE:
            done = self.solve(replace(deal, line=line))
            rows = rows_after(done.spot.tree, line)
        assert rows is not None
        return deal, done, rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What a decision is made of: options, reasons, and what its sentence says."""

    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    locks: tuple[LockValue, ...] = ()
    wins: WinsShowdown | None = None

    def sentence(self, action: Action, plain: Message) -> Message:
        """The one sentence, of the action with the numbers that led to it."""
        key, args = plain
        if isinstance(action, Lock):
            value = next(value for value in self.locks if value.card == card_name(action.card))
            return "duel-lock", value.message()[1]
        assert self.wins is not None
        return key.replace("decision-", "duel-"), dict(args) | self.wins.message()[1]


# ── from a solution to numbers ──


def _type_index(done: Solved, seat: int, *, locked: int, kept: int) -> int:
    types = done.types[seat]
    return int(np.flatnonzero((types.locked == locked) & (types.kept == kept))[0])


def _other(ranks: list[int], locked: int) -> int:
    return ranks[1] if ranks[0] == locked else ranks[0]


def _lock_share(done: Solved, seat: int, *, ranks: list[int], card: Card) -> float:
    """The share of locking this very card; two cards of one rank halve theirs."""
    locked = rank_of(card)
    share = float(done.solution.plans[seat][0, _type_index(done, seat, locked=locked, kept=_other(ranks, locked))])
    return share / 2 if ranks[0] == ranks[1] else share


def _mass(done: Solved, seat: int, mine: int) -> float:
    """The share of all worlds in which the seat has the hand of this type."""
    hand = done.types[seat].hand[mine]
    row = done.hands[hand] if seat == 0 else done.hands[:, hand]
    return max(float(row.sum() / done.hands.sum()), 1e-12)


def _lock_value(done: Solved, seat: int, *, ranks: list[int], card: Card, carry: tuple[float, ...]) -> LockValue:
    locked = rank_of(card)
    kept = _other(ranks, locked)
    mine = _type_index(done, seat, locked=locked, kept=kept)
    now = float(going_on(done.spot, done.solution, seat)[1][0, mine]) / _mass(done, seat, mine)
    return LockValue(card=card_name(card), keeps=RANKS[kept], now=round(now, 3), carried=round(carry[kept], 3))


def _rival_weights(done: Solved, seat: int, *, mine: int, rows: tuple[int, int]) -> Floats:
    """(types of the rival,) the weight of each, given the own type and the betting."""
    weights = done.spot.weights[mine] if seat == 0 else done.spot.weights[:, mine]
    total = done.spot.weights[np.ix_(*done.spot.choice)].sum()
    found: Floats = weights / total * done.solution.plans[1 - seat][rows[1 - seat]]
    return found


def _reach(done: Solved, seat: int, row: int) -> float:
    """How often the seat makes the last move of its row, over all its types that get there."""
    side, plan = done.spot.tree.sides[seat], done.solution.plans[seat]
    types = done.types[seat]
    mass = done.hands.sum(axis=1 - seat)[types.hand]
    before = float((plan[side.parent[row]] * mass).sum())
    return float((plan[row] * mass).sum()) / before if before > 0 else 0.0


def _wins(done: Solved, seat: int, *, mine: int, rival: Floats, own: Sequence[Card | None]) -> WinsShowdown:
    signs = done.spot.signs[mine] if seat == 0 else -done.spot.signs[:, mine]
    total = max(float(rival.sum()), 1e-12)
    card = own[0]
    return WinsShowdown(
        card="" if card is None else card_name(card), wins=round(float(rival[signs > 0].sum()) / total, 3),
        ties=round(float(rival[signs == 0].sum()) / total, 3),
    )  # fmt: skip


def _believed_locked(done: Solved, seat: int, rival: Floats) -> Believed:
    return _believed("locked", np.bincount(done.types[1 - seat].locked, rival, RANK_COUNT).astype(float))


def _believed_kept(done: Solved, seat: int, ranks: list[int]) -> Believed:
    """The card that the rival carried over, as the own hand narrows it down."""
    own, types = done.types[seat], done.types[1 - seat]
    low, high = sorted(ranks)
    hand = int(np.flatnonzero((own.low == low) & (own.high == high))[0])
    weights = done.hands[hand] if seat == 0 else done.hands[:, hand]
    kept = np.array(done.deal.kept).sum(axis=seat)
    found = np.zeros(RANK_COUNT)
    for rank, other in ((types.low, types.high), (types.high, types.low)):
        np.add.at(found, rank, weights * kept[rank] / np.maximum(kept[rank] + kept[other], 1e-12))
    return _believed("kept", found)


def _believed(what: str, weights: Floats) -> Believed:
    shares = weights / max(float(weights.sum()), 1e-12)
    order = [rank for rank in np.argsort(-shares, kind="stable").tolist() if shares[rank] >= 0.005]
    return Believed(what=what, ranks=" ".join(f"{RANKS[rank]} {shares[rank]:.2f}" for rank in order))


def _report(done: Solved, seat: int) -> DealSolved:
    return DealSolved(
        hands=len(done.types[seat].low), rounds=done.solution.rounds,
        exploitability=round(done.solution.exploitability / 2, 5),
    )  # fmt: skip


def _mix(options: tuple[Option, ...]) -> tuple[Reason, ...]:
    ways = sum(option.share > 0 for option in options)
    return (Mix(ways=ways),) if ways > 1 else ()


def _cleaned(shares: Sequence[float]) -> list[float]:
    """The shares without the dust, adding up to 1."""
    kept = [float(share) if share >= DUST else 0.0 for share in shares]
    total = fsum(kept)
    return [share / total for share in kept] if total > 0 else [1 / len(kept)] * len(kept)

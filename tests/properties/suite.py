"""What is every game tested with?  One subject a game; the suite in `test_every_game` runs on each of them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from holdem_widget.games.duel import Duel
from holdem_widget.games.duel_worlds import another_world as another_duel
from holdem_widget.games.game import Action, Call, Check, Fold, Legal, Lock, RaiseTo, State, Step
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_worlds import another_world as another_hand
from holdem_widget.games.library import Variant, game
from holdem_widget.table.history import History, Move

AnyState = State[Any, Any]
AnyStep = Step[Any, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """One game: its id, variants by chance, another world for a seat, and the same game with the seats turned.

    With `leaves` players are lost now and then, in and out of turn (E-1.4).
    """

    id: str
    variant: Callable[[Random], Variant | None]
    another_world: Callable[..., AnyState]
    turned: Callable[[Any, int], Any]
    leaves: bool = False

    def game(self, variant: Variant | None) -> Any:
        """The game with these values."""
        return game(self.id, variant)


def hold_em_variant(rng: Random) -> Variant | None:
    """Two to six seats, unequal and often tiny stacks, sometimes antes."""
    seats = rng.randint(2, 6)
    stacks = tuple(rng.choice([rng.randint(1, 60), rng.randint(1, 400), 1000]) for _ in range(seats))
    ante = rng.choice([0, 0, 5])
    return Variant(
        stacks=stacks, ante=ante, first_button=rng.randrange(seats), ante_kind=rng.choice(["each", "big_blind"])
    )


def duel_variant(rng: Random) -> Variant | None:
    """The game's own values, or unequal stacks."""
    chips = rng.randint(1, 39)
    return Variant(stacks=rng.choice([(20, 20), (chips, 40 - chips)]))


def turned_stacks(stacks: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The stacks, each `by` seats further clockwise."""
    return tuple(stacks[(seat - by) % len(stacks)] for seat in range(len(stacks)))


def turned_hold_em(hold_em: Holdem, by: int) -> Holdem:
    """The same table, everybody `by` seats further clockwise."""
    rules = hold_em.rules
    button = ((rules.first_button or 0) + by) % len(rules.stacks)
    return Holdem(replace(rules, stacks=turned_stacks(rules.stacks, by), first_button=button))


def turned_duel(duel: Duel, by: int) -> Duel:
    """The same duel, seats changed."""
    rules = duel.rules
    return Duel(replace(rules, stacks=turned_stacks(rules.stacks, by), first=(rules.first + by) % 2))


SUBJECTS: list[Subject] = [
    Subject(id="match", variant=hold_em_variant, another_world=another_hand, turned=turned_hold_em),
    Subject(id="event", variant=hold_em_variant, another_world=another_hand, turned=turned_hold_em, leaves=True),
    Subject(id="duel", variant=duel_variant, another_world=another_duel, turned=turned_duel),
]


# ── playing ──


@dataclass(slots=True)
class Recorder:
    """A chance that remembers its draws."""

    rng: Random
    draws: list[tuple[Any, ...]]

    def sample(self, population: Any, k: int) -> list[Any]:
        """Drawn and remembered."""
        drawn = self.rng.sample(population, k)
        self.draws.append(tuple(drawn))
        return drawn

    def randrange(self, start: int, /) -> int:
        """Drawn and remembered."""
        drawn = self.rng.randrange(start)
        self.draws.append((drawn,))
        return drawn


def legal_of(rules: Any, state: AnyState) -> Legal:
    """The legal set of the seat that is asked."""
    seat = rules.to_act(state)
    legal: Legal = rules.legal(state.public, seat, rules.observe(state, seat).own)
    return legal


def choose(legal: Legal, rng: Random) -> Action:
    """A random legal move, raises of any size; folding for free is rare."""
    moves = list(legal)
    if legal.fold and legal.check and rng.random() < 0.9:
        moves.remove(Fold())
    action = rng.choice(moves)
    return RaiseTo(rng.randint(*legal.raise_to)) if isinstance(action, RaiseTo) and legal.raise_to else action


@dataclass(slots=True)
class Deal:
    """One deal played at random: where it began, the draws, the moves, each step."""

    start: AnyState
    draws: list[tuple[Any, ...]]
    moves: list[Move]
    steps: list[AnyStep]

    def history(self, subject: Subject, variant: Variant | None) -> History:
        """The deal as a history."""
        names = tuple(f"player {seat}" for seat in range(len(self.start.public.stacks)))
        return History(
            game=subject.id, variant=variant, names=names, start=self.start,
            draws=tuple(self.draws), moves=tuple(self.moves),
        )  # fmt: skip

    def parts(self) -> list[AnyStep]:
        """Every visible stage."""
        return [part for step in self.steps for part in (step.parts or (step,))]

    def states(self) -> list[AnyState]:
        """The state after the deal and after each move."""
        return [step.state for step in self.steps]


def deals(rules: Any, rng: Random, *, most: int, leaves: bool = False) -> Iterator[Deal]:
    """A match at random, deal by deal."""
    state: AnyState = rules.new()
    for _ in range(most):
        if rules.match_is_over(state.public):
            return
        recorder = Recorder(rng, [])
        found = Deal(state, recorder.draws, [], [rules.deal(state, recorder)])
        while (seat := rules.to_act(found.steps[-1].state)) is not None:
            move(rules, found, seat=seat, rng=rng, leaves=leaves)
        state = found.steps[-1].state
        yield found


def move(rules: Any, deal: Deal, *, seat: int, rng: Random, leaves: bool) -> None:
    """One random move of the seat that is asked, or, rarely, somebody leaves."""
    state = deal.steps[-1].state
    lost = (seat + rng.randrange(len(state.public.stacks))) % len(state.public.stacks)
    if leaves and rng.random() < 0.05 and not state.public.gone[lost]:
        deal.moves.append(Move(seat=lost, action=None))
        deal.steps.append(rules.leave(state, lost))
        return
    action = choose(legal_of(rules, state), rng)
    deal.moves.append(Move(seat=seat, action=action))
    deal.steps.append(rules.apply(state, action))


def expected_moves(legal: Legal, rng: Random) -> list[Action]:
    """Moves that somebody might try: legal ones, their neighbours, and some that can never be."""
    totals = {-1, 0, 1, 10**9, rng.randint(0, 1100)}
    for bound in legal.raise_to or ():
        totals |= {bound - 1, bound, bound + 1}
    return [Fold(), Check(), Call(), *(RaiseTo(total) for total in sorted(totals)), *(Lock(card) for card in range(52))]


# ── what can be reached ──

STOP = (type, ModuleType, FunctionType, BuiltinFunctionType, str, int, float)


def reachable(value: object) -> list[object]:
    """Everything that can be reached from a value, closures included; not code, classes and modules."""
    found: dict[int, object] = {}
    queue: list[object] = [value]
    while queue:
        item = queue.pop()
        if id(item) in found:
            continue
        found[id(item)] = item
        if isinstance(item, FunctionType):
            queue += [cell.cell_contents for cell in item.__closure__ or ()]
        elif not isinstance(item, STOP):
            queue += gc.get_referents(item)
    return list(found.values())

"""What people complain about in such players, each with a measurement that fails when it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from holdem_widget.games.game import Action, Call, Check, Fold, Observation, RaiseTo, State
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState, Public, Secret
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
from holdem_widget.players.player import Decision
from holdem_widget.players.starting import starting
from holdem_widget.poker.cards import DECK

CLUB = make("club")


def game(*stacks: int) -> Holdem:
    return Holdem(replace(MATCH, stacks=stacks))


def after(chosen: Holdem, seed: int, *actions: Action) -> HoldemState:
    """The state of a hand after these actions."""
    state = chosen.deal(chosen.new(), Random(seed)).state
    for action in actions:
        state = chosen.apply(state, action).state
    return state


def answer(chosen: Holdem, state: HoldemState, seed: int = 1, level: str = "club") -> Decision:
    seat = chosen.to_act(state)
    assert seat is not None
    return make(level).decide(chosen.observe(state, seat), Random(seed))


def hands(count: int, level: str = "club", stack: int = 1000) -> Iterator[tuple[Observation[Public], Decision]]:
    """Every decision of so many hands between four of a level."""
    chosen = game(*(stack,) * 4)
    for seed in range(count):
        state, made = after(chosen, seed), 0
        while (seat := chosen.to_act(state)) is not None:
            made += 1
            observation = chosen.observe(state, seat)
            decision = make(level).decide(observation, Random(1000 * seed + made))
            yield observation, decision
            state = chosen.apply(state, decision.action).state


PLAYED = list(hands(60))


def share(actions: list[Action], kind: type) -> float:
    return sum(isinstance(action, kind) for action in actions) / len(actions)


def test_they_do_not_call_everything() -> None:
    chosen = game(1000, 1000)
    line = (Call(), Check(), *(Check(),) * 4, RaiseTo(40))
    actions = [answer(chosen, after(chosen, seed, *line)).action for seed in range(60)]
    assert 0.25 <= share(actions, Fold) <= 0.75


def test_they_do_not_shove_with_nothing_early() -> None:
    shoves = [
        (observation, decision)
        for observation, decision in PLAYED
        if isinstance(decision.action, RaiseTo)
        and decision.action.total >= 0.6 * (observation.public.stacks[decision.seat] + decision.seen.bet)
        and observation.public.street == "preflop"
    ]
    assert all(starting(o.own).place < 0.2 for o, _ in shoves)  # type: ignore[arg-type]


def test_the_pot_grows_before_stacks_go_in() -> None:
    first_bets = [
        decision.action.total / decision.seen.pot
        for observation, decision in PLAYED
        if observation.public.street != "preflop" and isinstance(decision.action, RaiseTo) and not decision.seen.to_call
    ]
    assert first_bets
    assert sum(part <= 1.1 for part in first_bets) >= 0.85 * len(first_bets)


def test_they_are_not_predictable() -> None:
    mixes = [decision for observation, decision in PLAYED if observation.public.street != "preflop"]
    assert sum(max(o.share for o in d.options) < 0.95 for d in mixes) >= 0.25 * len(mixes)


def test_they_bluff_now_and_then() -> None:
    assert any("bluff" in decision.key for _, decision in hands(150))


@pytest.mark.parametrize(("blinds", "least", "most"), [(5, 0.45, 1.0), (10, 0.25, 0.7), (50, 0.03, 0.25)])
def test_they_do_not_fold_to_every_shove_and_do_not_call_every_one(blinds: int, least: float, most: float) -> None:
    chosen = game(20 * blinds, 20 * blinds)
    shove = RaiseTo(20 * blinds)
    actions = [answer(chosen, after(chosen, seed, shove)).action for seed in range(150)]
    assert least <= share(actions, Call) <= most


def test_they_do_not_raise_when_everybody_else_is_all_in() -> None:
    chosen = game(300, 300, 1000)
    for seed in range(25):
        state = after(chosen, seed, RaiseTo(300), Call())
        decision = answer(chosen, state)
        assert not any(isinstance(option.action, RaiseTo) for option in decision.options)


@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
def test_they_do_not_see_hidden_cards(level: str) -> None:
    chosen = game(1000, 1000, 1000, 1000)
    for seed in range(6):
        state, made = after(chosen, seed), 0
        while (seat := chosen.to_act(state)) is not None:
            made += 1
            seen = (*state.secret.holes[seat], *state.public.board)
            rest = Random(seed).sample([card for card in DECK if card not in seen], 52 - len(seen))
            other = State(state.public, Secret(dealt_anew(state, seat, rest), tuple(rest[8:])))
            decision = answer(chosen, state, made, level)
            assert decision == answer(chosen, other, made, level)
            state = chosen.apply(state, decision.action).state


def dealt_anew(state: HoldemState, seat: int, rest: list[int]) -> tuple[tuple[int | None, ...], ...]:
    """Other cards for everybody but a seat."""
    return tuple(
        hole if place == seat else tuple(rest[2 * place : 2 * place + 2])
        for place, hole in enumerate(state.secret.holes)
    )


def test_somebody_explains() -> None:
    assert all(len(decision.reasons) >= 1 and len(decision.say()) > 20 for _, decision in PLAYED)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_number_of_seats_and_any_stacks_are_played_to_the_end(seats: int) -> None:
    rng = Random(seats)
    chosen = game(*(rng.randrange(15, 2500) for _ in range(seats)))
    for seed in range(3):
        state, made = after(chosen, seed), 0
        while chosen.to_act(state) is not None:
            made += 1
            level = rng.choice(("beginner", "club", "loose club", "aggressive club", "expert"))
            state = chosen.apply(state, answer(chosen, state, made, level).action).state
        assert sum(state.public.stacks) == sum(state.public.start)


def test_a_short_stack_goes_all_in_or_folds_first_in() -> None:
    for _, decision in hands(20, stack=160):
        options = [o.action for o in decision.options if o.share > 0 and isinstance(o.action, RaiseTo)]
        if decision.street == "preflop" and not any(isinstance(r, Call) for r in options):
            assert all(action.total >= 160 for action in options)

"""What holds in every game, whatever is played?"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_widget import words
from holdem_widget.errors import IllegalAction
from holdem_widget.games.game import WHAT, Action
from holdem_widget.table.history import History
from tests.properties.suite import (
    SUBJECTS,
    AnyState,
    Subject,
    choose,
    deals,
    expected_moves,
    legal_of,
    reachable,
    turned_stacks,
)

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
seeds = st.integers(0, 2**32)


def chips(state: AnyState, charged: int = 0) -> int:
    """All chips: stacks, accounts, the middle, and what was charged."""
    public = state.public
    settlement = public.settlement
    middle = public.pot if settlement is None else settlement.charge
    return int(sum(public.stacks) + sum(public.account) + middle + charged)


@every_game
@given(seed=seeds)
@settings(max_examples=60)
def test_chips_and_charge_are_conserved(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    total, charged = sum(rules.new().public.stacks), 0
    for deal in deals(rules, rng, most=6, leaves=subject.leaves):
        assert {chips(part.state, charged) for part in deal.parts()} == {total}
        charged += deal.states()[-1].public.settlement.charge


@every_game
@given(seed=seeds)
@settings(max_examples=40)
def test_an_action_is_legal_exactly_when_it_applies_and_a_refused_one_changes_nothing(
    subject: Subject, seed: int
) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    for deal in deals(rules, rng, most=2, leaves=subject.leaves):
        for state in deal.states()[:-1]:
            legal, before = legal_of(rules, state), repr(state)
            for action in expected_moves(legal, rng):
                assert (action in legal) == applies(rules, state, action)
            assert repr(state) == before


def applies(rules: Any, state: AnyState, action: Action) -> bool:
    """Whether the game takes the action; a refusal names its clause and what is possible."""
    try:
        rules.apply(state, action)
        return True
    except IllegalAction as error:
        refused = error
    assert refused.clause[:2] in {"H-", "D-", "E-"}
    assert refused.legal == legal_of(rules, state)
    return False


@every_game
@given(seed=seeds)
@settings(max_examples=30)
def test_every_move_that_is_not_possible_says_why_by_a_clause_of_the_rules(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    clauses = dict(words.rules_text(subject.id))
    for deal in deals(rules, rng, most=2, leaves=subject.leaves):
        for state in deal.states()[:-1]:
            legal = legal_of(rules, state)
            possible = {WHAT[type(action)] for action in legal}
            assert set(legal.refusals) - {"lock"} == {"fold", "check", "call", "raise_to"} - possible
            for refusal in legal.refusals.values():
                assert refusal.clause in clauses
                assert refusal.say().endswith(refusal.clause)
                assert refusal.possible == legal.text()


@every_game
@given(seed=seeds)
@settings(max_examples=40)
def test_a_history_replays_to_the_same_states_and_goes_through_json(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    variant = subject.variant(rng)
    for deal in deals(subject.game(variant), rng, most=3, leaves=subject.leaves):
        history = deal.history(subject, variant)
        assert [step.state for step in history.steps] == [part.state for part in deal.parts()]
        assert [step.events for step in history.steps] == [part.events for part in deal.parts()]
        assert History.from_json(json.loads(json.dumps(history.to_json()))) == history


@every_game
@given(seed=seeds, by=st.integers(1, 5))
@settings(max_examples=40)
def test_turning_the_seats_changes_only_who_is_who(subject: Subject, seed: int, by: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    turned = subject.turned(rules, by)
    seats = len(rules.new().public.stacks)
    (here,) = deals(rules, Random(seed), most=1, leaves=subject.leaves)
    (there,) = deals(turned, Random(seed), most=1, leaves=subject.leaves)
    assert [(move.seat + by) % seats for move in here.moves] == [move.seat for move in there.moves]
    assert [turned_stacks(s.public.stacks, by) for s in here.states()] == [s.public.stacks for s in there.states()]


@every_game
@given(seed=seeds)
@settings(max_examples=40)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    for deal in deals(rules, rng, most=2, leaves=subject.leaves):
        for state in deal.states():
            for seat in range(len(state.public.stacks)):
                sight = rules.observe(state, seat)
                other = subject.another_world(sight, rng)
                assert rules.observe(other, seat) == sight
                assert repr(rules.observe(other, seat)) == repr(sight)
                assert (rules.to_act(other), rules.match_is_over(other.public)) == (
                    rules.to_act(state), rules.match_is_over(state.public),
                )  # fmt: skip


@every_game
@given(seed=seeds)
@settings(max_examples=40)
def test_what_a_seat_hears_of_a_move_does_not_tell_its_world(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    (deal,) = deals(rules, rng, most=1, leaves=subject.leaves)
    for state in deal.states()[:-1]:
        asked = rules.to_act(state)
        action = choose(legal_of(rules, state), rng)
        first = rules.apply(state, action).parts[0]
        for seat in range(len(state.public.stacks)):
            other = subject.another_world(rules.observe(state, seat), rng)
            if action not in legal_of(rules, other):
                assert seat != asked  # a card that only its owner can lock
                continue
            same = rules.apply(other, action).parts[0]
            heard = [event.seen_by(seat) for event in same.events]
            assert heard == [event.seen_by(seat) for event in first.events]
            assert rules.observe(same.state, seat) == rules.observe(first.state, seat)


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_no_secret_can_be_reached_from_an_observation_or_an_event(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    rules = subject.game(subject.variant(rng))
    for deal in deals(rules, rng, most=1, leaves=subject.leaves):
        secret = type(deal.start.secret)
        for part in deal.parts():
            for seat in range(len(part.state.public.stacks)):
                seen = (rules.observe(part.state, seat), [event.seen_by(seat) for event in part.events])
                assert not [item for item in reachable(seen) if isinstance(item, secret)]


@every_game
def test_the_walk_would_find_a_secret(subject: Subject) -> None:
    state = subject.game(None).new()
    assert any(isinstance(item, type(state.secret)) for item in reachable((lambda: state.secret, state)))

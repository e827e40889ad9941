"""Advice for any seat, and the cost of an action."""

from __future__ import annotations

from random import Random

from holdem_widget.games.game import Call, Check, Fold, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.players.coach import advice, cost, option_for

GAME = Holdem(MATCH)


def test_the_same_question_gets_the_same_advice() -> None:
    state = GAME.deal(GAME.new(), Random(4)).state
    observation = GAME.observe(state, 3)
    assert advice(observation) == advice(observation)


def test_a_cost_is_what_an_action_gives_up_against_the_best() -> None:
    state = GAME.deal(GAME.new(), Random(2)).state
    for action in (RaiseTo(60), Call(), Fold(), Fold()):
        state = GAME.apply(state, action).state
    seat = state.public.to_act
    assert seat is not None
    found = advice(GAME.observe(state, seat))
    values = {option.action: option.ev for option in found.options}
    best = max(value for value in values.values() if value is not None)
    assert min(cost(found, action) for action in values) == 0  # type: ignore[type-var]
    assert cost(found, Check()) == round(best - (values[Check()] or 0), 2)


def test_a_raise_is_judged_by_the_nearest_raise_that_was_weighed() -> None:
    state = GAME.deal(GAME.new(), Random(2)).state
    for action in (RaiseTo(60), Call(), Fold(), Fold()):
        state = GAME.apply(state, action).state
    found = advice(GAME.observe(state, state.public.to_act or 0))
    least = min(o.action.total for o in found.options if isinstance(o.action, RaiseTo))
    near = option_for(found, RaiseTo(least + 3))
    assert near is not None
    assert near.action == RaiseTo(least)


def test_an_action_that_was_not_reckoned_has_no_cost() -> None:
    state = GAME.deal(GAME.new(), Random(4)).state
    assert cost(advice(GAME.observe(state, 3)), RaiseTo(60)) is None

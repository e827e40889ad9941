"""Law: hidden cards are hidden by construction, in every channel of a table."""

from __future__ import annotations

import gc
import json
import random
from dataclasses import replace
from types import FunctionType, ModuleType
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.games.game import State
from holdem_widget.games.holdem_state import Secret
from holdem_widget.widgets.table_widget import Table

UNRELATED = (type, ModuleType, str, bytes, int, float, type(None))


def reachable(root: object) -> list[object]:
    """Every object that can be reached from a value by references, code and modules apart."""
    seen: dict[int, object] = {}
    queue = [root]
    while queue:
        item = queue.pop()
        if id(item) in seen or isinstance(item, UNRELATED):
            continue
        seen[id(item)] = item
        if isinstance(item, FunctionType):
            queue += [cell.cell_contents for cell in item.__closure__ or () if cell.cell_contents is not None]
        else:
            queue += gc.get_referents(item)
    return list(seen.values())


def my_turn(seed: int, moves: int = 0) -> Table:
    """A table at your turn, after so many calls and checks of yours."""
    table = hw.play("match", seed=seed, opponents="beginner")
    for _ in range(moves):
        if table.legal is None:
            table.next_hand() if not table.is_over else table.restart()
        elif table.legal.check:
            table.check()
        else:
            table.call()
    return table


def other_world(table: Table, seed: int) -> Any:
    """The table's state with everything that seat 0 cannot see dealt anew from the cards it cannot see."""
    state = table._session.state
    public, secret = state.public, state.secret
    hidden = [
        card for seat, hole in enumerate(secret.holes) if seat != 0 and public.shown[seat] is None for card in hole
    ]
    pool = [*hidden, *secret.deck]
    random.Random(seed).shuffle(pool)
    deal = iter(pool)
    holes = tuple(
        tuple(next(deal) for _ in hole) if seat != 0 and public.shown[seat] is None else hole
        for seat, hole in enumerate(secret.holes)
    )
    return State(public, Secret(holes, tuple(deal)))


@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_seat_0_cannot_tell_apart_look_the_same(seed: int) -> None:
    table = my_turn(seed, moves=seed % 5)
    session = table._session
    view = json.dumps(table._view(), sort_keys=True)
    told = (
        repr(table),
        repr(table.legal),
        repr(table.pots),
        repr(table.actions),
        repr(session.observe(0)),
        repr(table.history),
    )
    session.state = other_world(table, seed + 100)
    last = session.hand.steps[-1]
    session.hand.steps[-1] = replace(last, state=session.state)
    assert json.dumps(table._view(), sort_keys=True) == view
    assert (
        repr(table),
        repr(table.legal),
        repr(table.pots),
        repr(table.actions),
        repr(session.observe(0)),
        repr(table.history),
    ) == told


@pytest.mark.parametrize("seed", range(6))
def test_an_opponent_decides_the_same_in_worlds_that_it_cannot_tell_apart(seed: int) -> None:
    table = hw.play("match", seed=seed, opponents="beginner", pace="step")
    session = table._session
    seat = session.to_act
    assert seat is not None
    player = session.players[seat]
    if player is None:
        return
    state = session.state
    first = player.decide(session.observe(seat), random.Random(seed))
    hidden = [card for s, hole in enumerate(state.secret.holes) if s != seat for card in hole] + list(state.secret.deck)
    random.Random(seed + 1).shuffle(hidden)
    deal = iter(hidden)
    holes = tuple(hole if s == seat else tuple(next(deal) for _ in hole) for s, hole in enumerate(state.secret.holes))
    session.state = State(state.public, Secret(holes, tuple(deal)))
    assert player.decide(session.observe(seat), random.Random(seed)) == first


@pytest.mark.parametrize("seed", range(4))
def test_no_secret_can_be_reached_from_what_a_table_gives_out(seed: int) -> None:
    table = my_turn(seed, moves=2)
    given = [
        table.view,
        table._sight(),
        table.legal,
        table.pots,
        table.actions,
        table.decisions,
        table._session.observe(0),
    ]
    for value in given:
        assert not [item for item in reachable(value) if isinstance(item, (Secret, State))], type(value).__name__


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_card_stands_in_the_saved_state_of_the_widget(seed: int) -> None:
    table = my_turn(seed)
    state = table._session.state
    hidden = {card for seat, hole in enumerate(state.secret.holes) if seat for card in hole} | set(state.secret.deck)
    saved = json.dumps(
        {name: value for name, value in table.get_state().items() if name not in ("_esm", "_css", "words")}
    )
    from holdem_widget.poker.cards import card_name

    names = {f'"{card_name(card)}"' for card in hidden}
    assert not [name for name in names if name in saved]
    assert str(table._session.seed) == str(seed)
    assert '"seed"' not in saved


def test_a_running_hand_shows_no_decision_and_no_history() -> None:
    table = my_turn(3)
    assert len(table.decisions) == 0
    assert len(table.history) == 0


def test_an_error_text_names_no_hidden_card() -> None:
    table = my_turn(3)
    with pytest.raises(hw.HoldemWidgetError) as caught:
        table.raise_to(21)
    from holdem_widget.poker.cards import card_name

    hidden = [card_name(card) for seat, hole in enumerate(table._session.state.secret.holes) if seat for card in hole]
    assert not [card for card in hidden if card in str(caught.value)]

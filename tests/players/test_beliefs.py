"""Ranges, places on a board, equities and solved rivers against what can be counted."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from holdem_widget.games.game import Call, Check, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemState
from holdem_widget.games.match import MATCH
from holdem_widget.players.beliefs import acts_of, grid_text, ranges_of, width_of
from holdem_widget.players.boards import table_of
from holdem_widget.players.postflop import weighed
from holdem_widget.players.river import River, answer, tree_of
from holdem_widget.players.spot import spot_of
from holdem_widget.players.starting import all_starting, equity_against
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.combos import CLASSES, COMBOS, combo_index
from holdem_widget.poker.evaluator import strength
from holdem_widget.poker.range_order import DEALS, WINS_AND_TIES

GAME = Holdem(MATCH)
BOARD = parse_cards("Kh8s5c2d9c")


def after(seed: int, *actions: Call | Check | RaiseTo) -> HoldemState:
    state = GAME.deal(GAME.new(), Random(seed)).state
    for action in actions:
        state = GAME.apply(state, action).state
    return state


RIVER = (RaiseTo(60), Call(), Call(), Call(), *(Check(),) * 8, Check())


def test_the_measured_equities_of_starting_hands_agree_with_the_exact_ones() -> None:
    exact = {name: (wins + ties / 2) / DEALS for name, (wins, ties) in WINS_AND_TIES.items()}
    assert max(abs(equity_against(all_starting()[name], 1.0) - exact[name]) for name in CLASSES) < 0.01


def test_places_on_a_river_are_the_shares_of_hands_below() -> None:
    values = {
        combo: strength((*combo, *BOARD)) for combo in COMBOS if not set(combo) & set(BOARD)
    }  # fmt: skip
    table = table_of(BOARD)
    for combo in list(values)[::97]:
        below = sum((v < values[combo]) + 0.5 * (v == values[combo]) for v in values.values()) / len(values)
        assert table.places[combo_index(*combo)] == pytest.approx(below, abs=1e-4)


def test_a_range_adds_up_to_one_and_holds_no_known_card() -> None:
    state = after(1, *RIVER)
    own = parse_cards("AhKd")
    for weights in ranges_of(state.public, (0, 2, 3), own).values():
        assert float(weights.sum()) == pytest.approx(1, abs=1e-4)
        held = {card for combo, weight in zip(COMBOS, weights, strict=True) if weight for card in combo}
        assert not held & {*own, *state.public.board}


def test_a_raise_narrows_a_range_and_a_bet_narrows_it_further() -> None:
    before = after(1)
    raised = after(1, RaiseTo(60))
    flop = after(1, RaiseTo(60), Call(), Call(), Call(), Check(), Check(), RaiseTo(150))
    widths = [
        width_of(ranges_of(before.public, (3,), ())[3]),
        width_of(ranges_of(raised.public, (3,), ())[3]),
        width_of(ranges_of(flop.public, (3,), ())[3]),
    ]
    assert widths[0] == pytest.approx(1, abs=1e-3)
    assert widths[0] > widths[1] > widths[2]


def test_a_grid_has_a_digit_for_each_kind_of_hand() -> None:
    grid = grid_text(ranges_of(after(1, RaiseTo(60)).public, (3,), ())[3])
    shown = dict(zip(CLASSES, grid, strict=True))
    assert len(grid) == 169
    assert (shown["AA"], shown["72o"]) == ("9", "1")


def test_the_record_gives_every_action_its_price() -> None:
    acts = list(acts_of(after(1, RaiseTo(60), Call(), Call(), Call(), RaiseTo(90), RaiseTo(300)).public))
    assert [(a.owed, a.pot, a.extra) for a in acts] == [
        (20, 30, 40), (60, 90, 0), (50, 150, 0), (40, 200, 0), (0, 240, 90), (90, 330, 210),
    ]  # fmt: skip


def test_the_value_of_a_call_on_the_river_is_its_equity_in_the_pot_less_its_price() -> None:
    state = after(1, *RIVER[:-1], RaiseTo(120))
    seat = state.public.to_act
    assert seat is not None
    spot = spot_of(GAME.observe(state, seat))
    value = weighed(spot, state.public).values[Call()]
    assert value.ev == pytest.approx(value.equity * value.kept * (spot.pot + spot.call) - spot.call, abs=0.01)


def test_the_bet_that_was_made_is_in_the_tree_of_a_river() -> None:
    tree = tree_of(River(board=BOARD, pot=100, stack=600, least=20, line=(0, 37)))
    reply = tree[tree[0].children[0]]
    assert 37 in reply.labels
    assert all(child > place for place, node in enumerate(tree) for child in node.children)


@pytest.mark.parametrize(("stack", "line"), [(300, ()), (600, (0, 60)), (600, (70, 210)), (60, ())])
def test_a_solved_river_is_exploitable_for_at_most_one_per_cent_of_the_pot(stack: int, line: tuple[int, ...]) -> None:
    everything = np.ones(1326, np.float32)
    river = River(board=BOARD, pot=100, stack=stack, least=20, line=line)
    found = answer(river, (everything, everything), player=len(line) % 2, hand=combo_index(*parse_cards("AhKd")))
    assert 0 <= found.gain <= 0.01
    assert float(found.shares.sum()) == pytest.approx(1, abs=1e-3)


def test_nobody_folds_the_best_hand_on_a_solved_river() -> None:
    everything = np.ones(1326, np.float32)
    river = River(board=BOARD, pot=100, stack=600, least=20, line=(70,))
    found = answer(river, (everything, everything), player=1, hand=combo_index(*parse_cards("KsKc")))
    assert found.labels[0] is None
    assert found.shares[0] < 0.01
    assert found.values[0] == pytest.approx(0, abs=0.01)

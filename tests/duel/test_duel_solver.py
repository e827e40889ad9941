"""Is the solver right?  Known games, linear programs, an exact best response, and beliefs counted by hand."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from holdem_widget.games.duel import DUEL
from holdem_widget.games.duel_state import PastDeal, Signal
from holdem_widget.games.game import Call, Check, Fold, RaiseTo
from holdem_widget.players.duelist import Duelist
from holdem_widget.players.duelist_belief import Memory, belief, prior
from holdem_widget.players.duelist_deal import Deal, carry_of, solved, spot_of
from holdem_widget.players.duelist_solver import Spot, plan_values, solve
from holdem_widget.players.duelist_tree import Menu, rows_after, tree
from holdem_widget.players.duelist_types import FULL, hand_weights, types_of
from tests.duel.staging import begun, played

EVERY = Menu(every=True)
EXPERT = Duelist()
SIGNALS: tuple[Signal, ...] = ((2, 0), (1, 1), (0, 2))


def kuhn() -> Spot:
    """Kuhn poker: three cards, one chip each, one chip to bet."""
    ranks = np.arange(3)
    nothing = np.zeros(3)
    return Spot(
        tree=tree((1, 1), 0, menu=EVERY), weights=1 - np.eye(3), signs=np.sign(ranks[:, None] - ranks[None, :]) * 1.0,
        choice=(ranks, ranks), extra=(nothing, nothing),
    )  # fmt: skip


def test_kuhn_poker_is_worth_a_loss_of_one_eighteenth() -> None:
    assert abs(solve(kuhn(), rounds=4000).value + 1 / 18) < 1e-5


@pytest.mark.parametrize(
    ("signals", "stack", "value"),
    [(((2, 0), (2, 0)), 2, -0.067842), (((1, 1), (1, 1)), 1, -0.029363), (((2, 0), (1, 1)), 3, 0.24967)],
)
def test_small_deals_have_the_values_of_their_linear_programs(
    signals: tuple[Signal, Signal], stack: int, value: float
) -> None:
    _, _, spot = spot_of(Deal(stacks=(stack, stack), first=0, signals=signals, menu=EVERY))
    found = solve(spot, rounds=1500)
    assert abs(found.value - value) < 1e-5
    assert max(found.gains) < 2e-5


def test_the_best_response_is_exact() -> None:
    # every pure plan of seat 0 in Kuhn poker is tried against the solution of seat 1
    spot = kuhn()
    found = solve(spot, rounds=30)
    grown, chips = spot.tree, []
    rows = {line: grown.at[line] for line, q in grown.questions.items() if q.seat == 0}
    first, second = sorted(rows.items(), key=lambda item: len(item[0]))
    assert second[0] == (Check(), RaiseTo(1))
    for choices in product(range(2), repeat=6):
        plan = np.zeros((grown.sides[0].rows, 3))
        plan[0] = 1
        for card in range(3):
            plan[first[1] + choices[card], card] = 1
            plan[second[1] + choices[3 + card], card] = plan[first[1], card]
        weights = spot.weights / spot.weights.sum()
        shown = plan.T @ grown.show @ found.plans[1] * weights * spot.signs
        folded = plan.T @ grown.fold @ found.plans[1] * weights
        chips.append(float(shown.sum() + folded.sum()))
    assert abs(max(chips) - (found.value + found.gains[0])) < 1e-9


def test_d_3_2_the_tree_holds_the_menu_and_what_was_played() -> None:
    line = (RaiseTo(3), RaiseTo(9))
    plain, grown = (tree((19, 19), 0, menu=Menu(), line=moves) for moves in ((), line))
    assert rows_after(plain, line) is None
    assert rows_after(grown, line) is not None
    assert grown.questions[()].actions == (
        Check(), RaiseTo(1), RaiseTo(2), RaiseTo(3), RaiseTo(4), RaiseTo(19),
    )  # fmt: skip
    assert {Fold(), Call(), RaiseTo(9), RaiseTo(19)} <= set(grown.questions[line[:1]].actions)


def test_the_full_tree_has_every_size() -> None:
    grown = tree((3, 3), 0, menu=EVERY)
    lines = list(grown.questions)
    state = played(*begun("Ks9h4d3c", stacks=(4, 4)), "lock Ks", "lock 9h")
    waiting, counted = [state], 0
    while waiting:
        node = waiting.pop()
        seat = DUEL.to_act(node)
        if seat is None:
            continue
        counted += 1
        legal = DUEL.legal(node.public, seat)
        assert legal is not None
        raises = range(legal.raise_to[0], legal.raise_to[1] + 1) if legal.raise_to else ()
        actions = [*(a for a in legal if not isinstance(a, RaiseTo)), *map(RaiseTo, raises)]
        waiting += [DUEL.apply(node, action).state for action in actions]
    assert len(lines) == counted


def test_d_2_4_there_are_21_42_and_28_hands_and_at_most_84_types() -> None:
    found = [(len(types_of(signal).low), len(types_of(signal).hand)) for signal in ((0, 2), (1, 1), (2, 0))]
    assert found == [(21, 36), (42, 84), (28, 49)]


def test_the_weights_of_an_opening_deal_count_the_deals() -> None:
    total = sum(
        hand_weights(types_of(a), types_of(b), unseen=FULL, kept=np.ones((13, 13))).sum()
        for a, b in product(SIGNALS, SIGNALS)
    )
    assert total == 104 * 103 * 102 * 101


def test_d_2_4_the_weights_agree_with_random_deals() -> None:
    rng, hits, deals = Random(4), 0, 4000
    for _ in range(deals):
        hits += DUEL.deal(DUEL.new(), rng).state.public.signals == ((1, 1), (2, 0))
    weights = hand_weights(types_of((1, 1)), types_of((2, 0)), unseen=FULL, kept=np.ones((13, 13))).sum()
    assert abs(hits / deals - weights / (104 * 103 * 102 * 101)) < 0.02


@pytest.mark.parametrize("first", [0, 1])
def test_the_nine_pairs_of_signals_are_solved_within_half_a_per_cent_of_the_pot(first: int) -> None:
    gaps = []
    for one, other in product(SIGNALS, SIGNALS):
        done = solved(Deal(stacks=(19, 19), first=first, signals=(one, other), carry=carry_of((19, 19)).values),
                      rounds=EXPERT.rounds, target=EXPERT.target)  # fmt: skip
        gaps.append(done.solution.exploitability / 2)
    assert sum(gaps) / 9 <= 0.005
    assert max(gaps) <= 0.01


def test_equal_seats_have_equal_chances_whoever_is_first() -> None:
    deals = [Deal(stacks=(5, 5), first=first, signals=((1, 1), (1, 1))) for first in (0, 1)]
    one, other = (solved(deal, rounds=300).solution.value for deal in deals)
    assert abs(one + other) < 2e-3


# ── beliefs ──


def past_deal(cards: tuple[int, int], signals: tuple[Signal, Signal], *, hand: int = 1) -> PastDeal:
    """A first deal, checked down."""
    return PastDeal(
        hand=hand, first=0, stacks=(19, 19), signals=signals, unseen=FULL, reshuffled=False,
        line=((0, "check", 0), (1, "check", 0)), cards=cards,
    )  # fmt: skip


def test_d_2_4_the_group_of_a_kept_card_is_known_to_everybody() -> None:
    # both showed a nine; seat 0 held one of each group, seat 1 two cards UP
    last = past_deal((30, 31), ((1, 1), (2, 0)))
    kept = prior(last, [1.0] * 13)
    assert kept.sum(axis=1)[6:].sum() == 0
    assert kept.sum(axis=0)[:6].sum() == 0


def test_the_belief_is_bayes_with_the_solved_strategy() -> None:
    last = past_deal((30, 31), ((1, 1), (2, 0)))
    memory = Memory(deals=2, menu=Menu(), rounds=40)
    found = np.array(belief((last,), memory, mixed=False))
    deal = Deal(
        stacks=(19, 19), first=0, signals=((1, 1), (2, 0)), kept=((1.0,) * 13,) * 13, carry=carry_of((19, 19)).values,
        line=(Check(), Check()),
    )  # fmt: skip
    done = solved(deal, rounds=40)
    rows = rows_after(done.spot.tree, deal.line)
    assert rows is not None
    types, plan = done.types[0], done.solution.plans[0][rows[0]]
    likely = np.zeros(13)
    for locked, kept, share in zip(types.locked, types.kept, plan, strict=True):
        likely[kept] += share * (locked == 7)
    floored = np.where(likely > 0, np.maximum(likely, 0.03 * likely.max()), 0)
    ratio = found.sum(axis=1)[:6] / floored[:6]
    assert ratio.max() - ratio.min() < 1e-2 * ratio.max()


def test_d_5_4_the_belief_lives_through_a_reshuffle() -> None:
    last = past_deal((30, 31), ((1, 1), (2, 0)))
    kept = np.array(belief((last,), Memory(deals=1, menu=Menu(), rounds=20), mixed=True))
    assert np.isfinite(kept).all()
    assert kept.sum() > 0


def test_carry_values_rise_with_the_rank_from_a_five_but_for_the_step_at_the_group() -> None:
    values = carry_of((19, 19)).values
    assert values[12] == max(values)
    assert list(values[6:]) == sorted(values[6:])


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_script_reproduces_the_carry_values_from_scratch() -> None:
    from tools.make_duel_carry import fixed_point

    for stack in (1, 19):
        values, _ = fixed_point(stack, np.zeros(13), np.ones(13), rounds=160)
        assert np.abs(values - np.array(carry_of((stack, stack)).values)).max() < 0.06


def test_plan_values_add_up_to_the_value() -> None:
    done = solved(Deal(stacks=(4, 4), first=0, signals=((1, 1), (2, 0))), rounds=50)
    chips = [plan_values(done.spot, done.solution, seat).sum() for seat in (0, 1)]
    assert abs(chips[0] + chips[1]) < 1e-9
    assert abs(chips[0] - done.solution.value) < 1e-9

"""Situations worked out by hand from the rules, played through the public doors."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import holdem_widget

hw: Any = holdem_widget


def play(spot: Any, *moves: int | str) -> Any:
    for move in moves:
        spot.raise_to(move) if isinstance(move, int) else getattr(spot, move)()
    return spot


def blinds_of(spot: Any) -> tuple[int, int, int]:
    """Button, small and big blind, as the table says them."""
    posts = [row for row in spot.actions.rows() if row["what"] == "post"]
    small, big = (spot.names.index(row["player"]) for row in posts)
    return spot.view["button"], small, big


# ── pots ──


def test_h_5_3_a_folded_seat_that_put_in_most_gets_its_excess_back_and_fills_the_pots() -> None:
    end = hw.settle(committed=(50, 120, 160, 90), live=(0, 1, 3), strengths=(9, 5, None, 7), button=0)
    assert end.returned == ((2, 40),)
    assert [(p.amount, p.eligible, p.winners) for p in end.pots] == [
        (200, (0, 1, 3), (0,)),
        (120, (1, 3), (3,)),
        (60, (1,), (1,)),
    ]
    assert end.awards == (200, 60, 0, 120)


def test_h_5_3_a_layer_that_only_folded_seats_reached_joins_the_topmost_contested_pot() -> None:
    end = hw.settle(committed=(50, 80, 80, 50), live=(0, 3), strengths=(1, 0, 0, 2), button=0)
    assert [(p.amount, p.eligible) for p in end.pots] == [(260, (0, 3))]
    assert end.awards == (0, 0, 0, 260)


def test_h_5_5_odd_chips_go_clockwise_from_the_left_of_the_button_in_each_of_three_pots() -> None:
    end = hw.settle(committed=(10, 21, 31, 31, 27), live=(0, 1, 2, 3), strengths=(4, 4, 4, 4, None), button=1)
    assert [(p.amount, p.odd) for p in end.pots] == [(50, (2, 3)), (44, (2, 3)), (26, ())]
    assert end.awards == (12, 26, 41, 41, 0)


def test_h_5_5_the_button_is_the_last_to_get_an_odd_chip() -> None:
    end = hw.settle(committed=(5, 5, 1), live=(0, 1), strengths=(7, 7, 0), button=1)
    assert end.awards == (6, 5, 0)
    assert hw.settle(committed=(5, 5, 1), live=(0, 1), strengths=(7, 7, 0), button=0).awards == (5, 6, 0)


def test_e_5_2_each_pot_is_charged_a_fifth_rounded_up_after_the_return() -> None:
    end = hw.settle(committed=(10, 20), live=(1,), strengths=(0, 0), button=0, charge=Fraction(1, 5))
    assert end.returned == ((1, 10),)
    assert (end.charge, end.awards) == (4, (0, 16))


def test_h_2_9_antes_are_dead_money_in_the_main_pot_and_never_returned() -> None:
    spot = hw.stage(
        stacks=(100, 100, 15), blinds=(5, 10), ante=2, button=0,
        hole={0: "AhAd", 1: "KhKd", 2: "QhQd"}, board="2c3c4d8s9h",
    )  # fmt: skip
    play(spot, 98, "fold", "call")
    assert spot.returned == ((0, 85),)
    assert sum(pot.amount for pot in spot.pots) == 6 + 13 + 13 + 5
    assert spot.stacks == (85 + 37, 93, 0)


def test_h_2_9_with_nothing_but_antes_in_it_a_pot_is_drawn_and_won() -> None:
    spot = hw.stage(
        stacks=(3, 50, 2), blinds=(10, 20), ante=50, button=0, hole={0: "AhAd", 1: "KhKd", 2: "QhQd"},
        board="2c3c4d8s9h",
    )  # fmt: skip
    assert spot.is_over
    assert spot.stacks == (55, 0, 0)
    assert "55" in spot.pots._repr_html_()
    assert "55" in repr(spot.pots)


def test_h_5_4_a_hand_in_which_every_chip_came_back_has_no_pot_and_says_so() -> None:
    spot = hw.stage(stacks=(50, 50), blinds=(0, 20), button=0)
    spot.fold()
    assert spot.stacks == (50, 50)
    assert spot.returned == ((1, 20),)
    assert repr(spot.showdown) == "no pot: what was put in came back"


# ── blinds and button ──


def double_knock_out(*, winner: int, losers: tuple[int, int]) -> Any:
    """Button 0, blinds 1 and 2; the losers go all-in against the winner and are out."""
    stacks = [500, 500, 500, 500]
    hole = {winner: "AhAd", losers[0]: "KhKd", losers[1]: "QhQd"}
    for seat in losers:
        stacks[seat] = 100
    spot = hw.stage(stacks=stacks, button=0, hole=hole, board="2c3c4d8s9h")
    while spot.to_act is not None:
        seat = spot.to_act
        if seat in losers and spot.legal.raise_to:
            spot.raise_to(100)
        elif seat == winner or seat in losers:
            spot.call()
        else:
            spot.fold()
    spot.next_hand()
    return spot


@pytest.mark.parametrize(
    ("winner", "losers", "expected"),
    [
        (1, (0, 3), (2, 2, 1)),  # the button is out, 1 would have it, 2 the big blind twice: adjusted
        (2, (0, 3), (2, 2, 1)),
        (2, (1, 3), (2, 2, 0)),
        (3, (0, 1), (2, 2, 3)),
        (3, (0, 2), (1, 1, 3)),
        (1, (2, 3), (1, 1, 0)),
    ],
)
def test_h_2_7_after_two_are_eliminated_at_once_nobody_is_big_blind_twice_in_a_row(
    winner: int, losers: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    assert blinds_of(double_knock_out(winner=winner, losers=losers)) == expected


def test_h_2_5_heads_up_the_button_posts_the_small_blind_and_moves_each_hand() -> None:
    spot = hw.stage(stacks=(500, 500), button=0)
    seen = []
    for _ in range(3):
        seen.append((*blinds_of(spot), spot.to_act))
        spot.fold()
        spot.next_hand()
    assert seen == [(0, 0, 1, 0), (1, 1, 0, 1), (0, 0, 1, 0)]


def test_h_2_9_a_short_big_blind_leaves_the_price_and_limpers_build_a_side_pot() -> None:
    spot = hw.stage(
        stacks=(100, 100, 8), button=0, hole={0: "KhKd", 1: "QhQd", 2: "AhAd"}, board="2c3c4d8s9h"
    )  # fmt: skip
    assert (spot.legal.call, spot.legal.raise_to) == (20, (40, 100))
    spot.call()
    assert (spot.to_act, spot.legal.call, spot.legal.raise_to) == (1, 10, (40, 100))
    play(spot, "call", "check", "check", "check", "check", "check", "check")
    assert [(p.amount, p.winners) for p in spot.pots] == [(24, (2,)), (24, (0,))]
    assert spot.stacks == (104, 80, 24)


def test_h_3_8_the_small_blind_is_not_asked_when_the_short_big_blind_is_covered() -> None:
    spot = hw.stage(stacks=(100, 100, 8), button=0)
    spot.fold()
    assert spot.is_over
    assert spot.returned == ((1, 2),)


def test_h_5_4_over_a_short_big_blind_a_lone_limper_gets_back_what_the_folded_blind_did_not_match() -> None:
    spot = hw.stage(stacks=(100, 100, 8), button=0, hole={0: "KhKd", 2: "AhAd"}, board="2c3c4d8s9h")
    play(spot, "call", "fold")
    assert spot.returned == ((0, 10),)
    assert spot.stacks == (80 + 10 + 4, 90, 24)


# ── betting ──


def test_h_3_6_a_caller_faces_two_short_all_ins_in_all_a_full_raise_and_may_raise() -> None:
    spot = hw.stage(stacks=(1000, 130, 160, 1000, 1000), blinds=(10, 20), button=0)
    play(spot, 100, "fold", "fold")  # 3 opens to 100: a full raise of 80; 4 and the button fold
    play(spot, 130, 160)  # both blinds all-in: +30 and +30
    assert spot.to_act == 3
    assert spot.legal.raise_to is None
    assert spot.legal.call == 60
    near = hw.stage(stacks=(1000, 130, 180, 1000, 1000), blinds=(10, 20), button=0)
    play(near, 100, "call", "fold", 130, 180)
    assert near.to_act == 3
    assert near.legal.raise_to == (260, 1000)  # +80 is a full raise; the least is 180 + 80


def test_h_3_4_after_an_all_in_opening_of_12_the_least_raise_is_to_32_and_a_checker_may_not_raise() -> None:
    spot = hw.stage(stacks=(500, 32, 500), blinds=(10, 20), button=2)
    play(spot, "call", "call", "check")  # 12 behind for seat 1
    assert spot.to_act == 0
    play(spot, "check", 12)
    assert spot.to_act == 2
    assert spot.legal.raise_to == (32, 480)
    spot.call()
    assert spot.to_act == 0
    assert spot.legal.raise_to is None


# ── showdown ──

RIVER: dict[str, Any] = {
    "stacks": (500, 500, 500), "button": 0, "street": "river", "board": "2c3c4d8s9h", "pot": 90,
    "hole": {0: "KhKd", 1: "QhQd", 2: "AhAd"},
}  # fmt: skip


def test_h_5_8_the_last_aggressor_of_the_river_shows_first_and_losers_may_muck() -> None:
    spot = play(hw.stage(**RIVER), "check", 50, "call", "call")
    assert spot.showdown_order == (2, 0, 1)
    assert [row["what"] for row in spot.actions.rows() if row["what"] in ("show", "muck")] == ["show", "muck", "muck"]


def test_h_5_8_after_a_checked_river_the_first_live_seat_left_of_the_button_shows_first() -> None:
    spot = play(hw.stage(**RIVER), "check", "check", "check")
    assert spot.showdown_order == (1, 2, 0)


def test_h_5_8_with_a_live_player_all_in_no_hand_is_mucked_on_the_river() -> None:
    spot = hw.stage(
        stacks=(500, 500, 40), button=0, hole={0: "KhKd", 1: "QhQd", 2: "AhAd"}, board="2c3c4d8s9h"
    )  # fmt: skip
    play(spot, 40, "call", "call", "check", "check", "check", "check", 100, "call")
    assert spot.stacks == (500 - 140 + 200, 360, 120)
    assert "muck" not in [row["what"] for row in spot.actions.rows()]
    assert set(spot.showdown_order) == {0, 1, 2}


def test_h_5_1_the_last_one_in_shows_nothing_and_no_board_card_more() -> None:
    spot = hw.stage(stacks=(100, 100), button=0, board="2c3c4d8s9h")
    play(spot, "call", "check", "check", 20, "fold")
    assert spot.is_over
    assert spot.board == "2c3c4d"
    assert spot.showdown_order == ()


# ── in mid-hand ──


def test_a_staged_river_with_an_odd_pot_is_split_to_the_chip() -> None:
    spot = hw.stage(
        stacks=(100, 50, 60), button=2, street="river", board="AcKcQdJsTh", pot=91, to_call=20
    )  # fmt: skip
    assert sum(pot.amount for pot in spot.pots) == 91
    caller = spot.to_act
    spot.call()
    while not spot.is_over:
        spot.fold()
    assert sum(spot.stacks) == 210 + 91
    bettor = next(seat for seat in range(3) if seat not in (caller,) and spot.stacks[seat] > (100, 50, 60)[seat])
    gains = {seat: spot.stacks[seat] - (100, 50, 60)[seat] for seat in (caller, bettor)}
    assert sum(gains.values()) == 91
    assert {gains[caller] + 20, gains[bettor]} == {55, 56}


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_a_stack_below_the_blinds_can_be_staged_in_mid_hand(street: str) -> None:
    spot = hw.stage(stacks=(8, 1000), button=1, street=street, board="Kh8s5c2d9c", pot=400, to_call=50, to_act=0)
    assert not spot.is_over
    assert (spot.to_act, spot.legal.call, spot.legal.raise_to) == (0, 8, None)
    spot.call()
    assert spot.is_over
    assert sum(spot.stacks) == 1408

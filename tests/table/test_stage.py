"""A spot in mid-hand: a bettor who is all-in, and bets that the rules do not know."""

from __future__ import annotations

from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup
from tests.survival.doors import session_of

SPOT: dict[str, Any] = {"street": "flop", "board": "Kh8s5c2d9c"}


def test_h_3_7_who_faces_an_all_in_bettor_may_call_or_fold() -> None:
    spot = hw.stage(stacks=(0, 500), button=1, pot=200, to_call=80, **SPOT)
    public = session_of(spot).public
    assert (spot.to_act, public.live, public.dealt) == (1, (0, 1), (0, 1))
    assert (spot.legal.call, spot.legal.raise_to, spot.legal.refusals["raise_to"].clause) == (80, None, "H-3.7")
    assert public.start == (60 + 80, 500 + 60)
    spot.call()
    assert spot.is_over
    assert sum(spot.stacks) == 700
    assert spot.audit.difference == 0


def test_the_seat_just_before_who_is_asked_is_the_bettor() -> None:
    spot = hw.stage(stacks=(1000, 0, 800, 600), button=0, pot=300, to_call=120, to_act=2, hole={1: "AhAd"}, **SPOT)
    public = session_of(spot).public
    assert public.betting.bets == (0, 120, 0, 0)
    assert (public.aggressor, public.live) == (1, (0, 1, 2, 3))
    assert spot.legal.raise_to == (240, 800)  # a full bet: raising is open, and others have chips
    spot.call()
    spot.fold()
    spot.fold()
    assert spot.is_over
    assert sum(spot.stacks) == 1000 + 800 + 600 + 300


def test_an_empty_seat_there_stays_empty_where_the_bettor_is_named() -> None:
    spot = hw.stage(stacks=(1000, 0, 800, 600), button=3, pot=300, to_call=120, to_act=2, bettor=0, **SPOT)
    public = session_of(spot).public
    assert public.betting.bets == (120, 0, 0, 0)
    assert public.live == (0, 2, 3)
    named = hw.stage(stacks=(1000, 0, 800), button=2, pot=300, to_call=120, bettor=1, **SPOT)
    assert (named.to_act, session_of(named).public.aggressor) == (2, 1)


def test_h_3_6_a_short_all_in_bet_lets_who_has_checked_only_call() -> None:
    spot = hw.stage(stacks=(1000, 800, 0), button=0, pot=112, to_call=12, to_act=0, **SPOT)
    assert spot.legal.raise_to == (32, 1000)  # the least raise is a big blind above it
    spot.call()
    assert spot.to_act == 1  # who has checked before
    assert (spot.legal.call, spot.legal.raise_to) == (12, None)
    assert spot.legal.refusals["raise_to"].clause == "H-3.6"


@pytest.mark.parametrize("to_call", [1, 19])
def test_h_3_4_a_bet_below_the_big_blind_is_refused_while_the_bettor_has_chips(to_call: int) -> None:
    with pytest.raises(BadSetup, match=rf"to_call {to_call} is below the big blind of 20.*H-3\.4.*seat 2 has 300"):
        hw.stage(stacks=(500, 400, 300), button=2, pot=90, to_call=to_call, to_act=0, **SPOT)
    assert hw.stage(stacks=(500, 400, 0), button=2, pot=90, to_call=to_call, to_act=0, **SPOT).legal.call == to_call
    hw.stage(stacks=(500, 400, 300), button=2, pot=90, to_call=20, to_act=0, **SPOT)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"bettor": 0}, "bettor 0 must be the last seat in the hand before to_act 0"),
        ({"bettor": 1}, "bettor 1 must be the last seat in the hand before to_act 0: seat 2"),
        ({"bettor": 5}, "bettor 5 must be the seat of 0..2"),
        ({"bettor": "2"}, "bettor '2' must be"),
        ({"to_call": 0, "bettor": 2}, "bettor 2 must be the seat of 0..2 whose bet of to_call is faced"),
        ({"stacks": (0, 0, 300)}, r"to_act 0 must be a seat with chips: one of \[2\]|bettor"),
        ({"stacks": (500, 0, 0), "to_call": 0}, "two seats must be in the hand"),
        ({"stacks": (0, 0, 0)}, "at least"),
        ({"street": None, "bettor": 2, "pot": None, "to_call": 0, "to_act": None}, "say its street too"),
    ],
)  # fmt: skip
def test_a_bettor_who_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    spot = {"stacks": (500, 400, 300), "button": 2, "pot": 90, "to_call": 60, "to_act": 0, **SPOT}
    with pytest.raises(BadSetup, match=why):
        hw.stage(**{**spot, **wrong})


def test_an_all_in_bettor_can_be_given_chips_again_and_taken_them() -> None:
    spot = hw.stage(stacks=(0, 500), button=1, pot=200, to_call=80, **SPOT)
    spot.edit(stacks={0: 250})
    assert spot.legal.raise_to is not None
    spot.edit(stacks={0: 0})
    assert spot.legal.raise_to is None
    short = hw.stage(stacks=(0, 500), button=1, pot=200, to_call=8, **SPOT)
    with pytest.raises(BadSetup, match=r"all-in \(H-3\.4\)"):
        short.edit(stacks={0: 250})

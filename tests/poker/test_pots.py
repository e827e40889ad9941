"""Are chips settled to the last one, and is bad input refused?"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_widget.errors import BadSetup
from holdem_widget.poker.pots import settle

GOOD: dict[str, Any] = {"committed": (100, 100), "live": (0, 1), "strengths": (1, 2), "button": 0}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"committed": (100, 1.5)}, "1.5 is not a whole number of chips"),
        ({"committed": (100, -1)}, "-1 is not a whole number of chips"),
        ({"committed": (100, True)}, "True is not a whole number of chips"),
        ({"committed": (100, "5")}, "'5' is not a whole number of chips"),
        ({"committed": (100,)}, "one entry a seat, 2 to 10"),
        ({"committed": (1,) * 11, "strengths": (1,) * 11}, "one entry a seat, 2 to 10"),
        ({"strengths": (1, 2, 3)}, "one entry a seat"),
        ({"strengths": (1, None)}, r"strengths\[1\] is None"),
        ({"strengths": (1, 2.0)}, r"strengths\[1\] is 2.0"),
        ({"live": ()}, "at least one live"),
        ({"live": (0, 0)}, "different seats"),
        ({"live": (0, 2)}, r"seats of 0\.\.1"),
        ({"live": (0, -1)}, r"seats of 0\.\.1"),
        ({"button": 2}, r"seats of 0\.\.1"),
        ({"button": True}, r"seats of 0\.\.1"),
        ({"dead": -5}, "-5 is not a whole number of chips"),
        ({"dead": 0.5}, "0.5 is not a whole number of chips"),
        ({"committed": 100}, "committed must be a list"),
        ({"live": 0}, "live must be a list"),
        ({"live": ([0], 1)}, "different seats"),
        ({"strengths": None}, "strengths must be a list"),
        ({"charge": 1}, "share of the pot"),
        ({"charge": 0.2}, "share of the pot"),
        ({"charge": Fraction(-1, 5)}, "share of the pot"),
    ],
)
def test_bad_input_is_refused_with_the_value_and_the_form(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        settle(**(GOOD | change))


def test_numbers_of_numpy_are_whole_numbers() -> None:
    np = pytest.importorskip("numpy")
    settled = settle(committed=np.array([5, 5]), live=(0, 1), strengths=np.array([7, 9], np.int16), button=0)
    assert (settled.awards, type(settled.awards[1])) == ((0, 10), int)


@st.composite
def deals(draw: st.DrawFn) -> dict[str, Any]:
    """What 2 to 10 seats put in, who is live, and with what."""
    seats = draw(st.integers(2, 10))
    live = draw(st.sets(st.integers(0, seats - 1), min_size=1))
    return {
        "committed": tuple(draw(st.lists(st.integers(0, 300), min_size=seats, max_size=seats))),
        "live": tuple(live),
        "strengths": tuple(draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats))),
        "button": draw(st.integers(0, seats - 1)),
        "dead": draw(st.integers(0, 50)),
        "charge": draw(st.sampled_from([0, Fraction(1, 5)])),
    }


@given(deal=deals())
def test_h_5_3_awards_charge_and_returned_chips_are_what_was_put_in(deal: dict[str, Any]) -> None:
    settled = settle(**deal)
    back = sum(chips for _, chips in settled.returned)
    assert sum(settled.awards) + settled.charge + back == sum(deal["committed"]) + (deal["dead"] if settled.pots else 0)
    assert all(seat in deal["live"] for seat, chips in enumerate(settled.awards) if chips)


@given(deal=deals())
def test_h_5_3_contestants_grow_fewer_from_pot_to_pot(deal: dict[str, Any]) -> None:
    pots = settle(**deal).pots
    assert all(set(lower.eligible) > set(upper.eligible) for lower, upper in pairwise(pots))


@given(deal=deals())
def test_h_5_5_shares_of_a_pot_differ_by_one_chip_at_most(deal: dict[str, Any]) -> None:
    for pot in settle(**deal).pots:
        shares = [pot.shares[seat] for seat in pot.winners]
        assert max(shares) - min(shares) == bool(pot.odd)
        assert sum(shares) == pot.pays


def test_a_settlement_shows_itself_as_a_table() -> None:
    assert repr(settle(**GOOD)) == (
        "pot   chips  eligible  winners  charge  odd chips\n"
        "main    200  0, 1      1             0"
    )  # fmt: skip

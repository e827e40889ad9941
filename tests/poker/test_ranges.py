"""Ranges: the notation, exact weights, set operations, blockers, and the order behind `top 15%`."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_widget.errors import BadCards, BadRange
from holdem_widget.poker.range_order import DEALS, ORDER, WINS_AND_TIES
from holdem_widget.poker.ranges import CLASS_COMBOS, COMBOS, SQUARE, Range, combo_index, hand_class, parse_range


def test_combinations_are_numbered_in_lexicographic_order() -> None:
    assert list(COMBOS) == sorted(COMBOS)
    assert [combo_index(b, a) for a, b in COMBOS] == list(range(1326))
    assert sum(map(len, CLASS_COMBOS.values())) == 1326
    assert (SQUARE[0][1], SQUARE[1][0], SQUARE[12][12]) == ("AKs", "AKo", "22")
    assert hand_class(51, 47) == "AKs"


@pytest.mark.parametrize(
    ("text", "size", "canonical"),
    [
        ("QQ", 6, "QQ"),
        ("QQ+", 18, "QQ+"),
        ("22+", 78, "22+"),
        ("55-", 24, "55-22"),
        ("77-99", 18, "99-77"),
        ("99-22", 48, "99-22"),
        ("AKs", 4, "AKs"),
        ("AKo", 12, "AKo"),
        ("AK", 16, "AKs, AKo"),
        ("KA", 16, "AKs, AKo"),
        ("A2s+", 48, "A2s+"),
        ("Axs", 48, "A2s+"),
        ("Ax", 192, "A2s+, A2o+"),
        ("AQ+", 32, "AQs+, AQo+"),
        ("KJ-K9", 48, "KJs-K9s, KJo-K9o"),
        ("AQs-A8s", 20, "AQs-A8s"),
        ("A8s-AQs", 20, "AQs-A8s"),
        ("T9s-65s", 20, "T9s, 98s, 87s, 76s, 65s"),
        ("97s+", 8, "97s+"),
        ("A5s-", 16, "A5s-A2s"),
        ("AhKd", 1, "AhKd"),
        ("Kd Ah", 1, "AhKd"),
        ("A♥K♦", 1, "AhKd"),
        ("ahkd, QQ + ; aks", 23, "QQ+, AKs, AhKd"),
        ("1010+", 30, "TT+"),
        ("QQ+ AKs\nT9s – 65s", 42, "QQ+, AKs, T9s, 98s, 87s, 76s, 65s"),
        ("random", 1326, "random"),
        ("any two", 1326, "random"),
        ("XX", 1326, "random"),
        ("100%", 1326, "random"),
        ("77+, A9s+, KTs+, QTs+, JTs, AJo+, KQo", 140, "77+, A9s+, KTs+, QTs+, JTs, AJo+, KQo"),
    ],
)
def test_usual_notation_is_read_and_written(text: str, size: int, canonical: str) -> None:
    one = parse_range(text)
    assert (len(one), one.text()) == (size, canonical)
    assert parse_range(canonical) == one


@pytest.mark.parametrize(
    ("text", "weight"),
    [
        ("A5o@0.5", Fraction(1, 2)),
        ("A5o@50%", Fraction(1, 2)),
        ("A5o@50", Fraction(1, 2)),
        ("A5o @ 1/2", Fraction(1, 2)),
        ("A5o:0.5", Fraction(1, 2)),
        ("[50]A5o[/50]", Fraction(1, 2)),
        ("A5o@1/3", Fraction(1, 3)),
        ("A5o@1%", Fraction(1, 100)),
        ("A5o@1", 1),
        ("A5o, Ac5d@0.25", Fraction(1, 4)),
    ],
)
def test_weights_are_exact(text: str, weight: Fraction | int) -> None:
    one = parse_range(text)
    assert one.weight(*COMBOS[CLASS_COMBOS["A5o"][0]]) in (weight, 1)
    assert weight in set(one.weights)
    assert parse_range(one.text()) == one


def test_a_bracket_weighs_each_piece_in_it() -> None:
    assert parse_range("[50]AA, KK[/50], QQ") == parse_range("AA@0.5, KK@0.5, QQ")


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("QQ+, AKx", "AKx"),
        ("hello", "hello"),
        ("QQs", "QQs"),
        ("AhAh", "AhAh"),
        ("AQs-A8o", "AQs-A8o"),
        ("A5s-54s", "A5s-54s"),
        ("QQ-AKs", "QQ-AKs"),
        ("QQ@2/0", "QQ"),
        ("QQ@x", "'x'"),
        ("QQ@-1", "QQ"),
        ("QQ@300%", "300%"),
        ("top 150%", "top150%"),
        ("Ah", "Ah"),
        ("AhKdQc", "AhKdQc"),
        ("", "''"),
        ("QQ@0", "QQ@0"),
        ("top 0.1%", "top 0.1%"),
        ("top 1.2.3%", "top1.2.3%"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(text: str, piece: str) -> None:
    with pytest.raises(BadRange) as caught:
        parse_range(text)
    assert piece in str(caught.value)


def test_no_value_but_a_text_or_a_range_is_a_range() -> None:
    with pytest.raises(BadRange):
        parse_range(7)  # type: ignore[arg-type]
    with pytest.raises(BadRange):
        Range(weights=(1, 0))
    with pytest.raises(BadRange):
        Range(weights=(2, *(0,) * 1325))


def test_later_pieces_set_the_weight() -> None:
    assert parse_range("AA, AA@0.5") == parse_range("AA@0.5")


def test_set_operations_say_what_weights_do() -> None:
    aces, half = parse_range("AA"), parse_range("AA@0.5, KK")
    assert (aces | half) == parse_range("AA, KK")
    assert (aces & half) == parse_range("AA@0.5")
    assert (aces - half) == parse_range("AA@0.5")
    assert (half - aces) == parse_range("KK")
    assert (aces ^ half) == parse_range("AA@0.5, KK")
    assert ~parse_range("random") == aces - aces
    assert not aces - aces


def test_blockers_leave_the_range() -> None:
    assert len(parse_range("AA, AKs").without("Ah")) == 6
    assert parse_range("AA").without("AhAd").text() == "AsAc"
    with pytest.raises(BadCards):
        parse_range("AA").without("Ax")


def test_hands_are_found_in_a_range() -> None:
    one = parse_range("QQ+, AKs")
    assert "AhKh" in one
    assert "KhAh" in one
    assert "AKs" in one
    assert "KK+" in one
    assert "AhKd" not in one
    assert "AK" not in one
    assert (47, 51) in one
    assert parse_range("AA") in one


def test_top_takes_whole_hands_in_the_order_of_equity_against_a_random_hand() -> None:
    assert len(parse_range("top 15%")) == 196
    assert parse_range("top15%") == parse_range("15%") == parse_range("top 15")
    assert parse_range("top 5%") in parse_range("top 15%")
    assert parse_range("5%-15%") == parse_range("top 15%") - parse_range("top 5%")
    assert ORDER[:3] == ("AA", "KK", "QQ")
    assert ORDER[-1] == "32o"


def test_the_order_behind_top_comes_from_counts_that_add_up() -> None:
    assert set(ORDER) == set(CLASS_COMBOS)
    assert WINS_AND_TIES["AA"] == (1_781_508_418, 11_402_312)
    shares = [2 * wins + ties for wins, ties in WINS_AND_TIES.values()]
    assert shares == sorted(shares, reverse=True)
    weighted = sum(len(CLASS_COMBOS[name]) * (2 * w + t) for name, (w, t) in WINS_AND_TIES.items())
    assert weighted == 1326 * DEALS


def test_a_range_shows_its_size_its_square_and_its_rows() -> None:
    one = parse_range("QQ+, AKs@0.5")
    assert repr(one) == "<range QQ+, AKs@0.5: 22 combinations, 1.5%>"
    assert one.share == Fraction(20, 1326)
    assert one.grid()[0][1] == 0.5
    assert one.grid()[1][0] == 0.0
    assert [row["hand"] for row in one.as_rows()] == ["AA", "AKs", "KK", "QQ"]
    assert hash(one) == hash(parse_range("AKs@50%, QQ+"))
    assert one == parse_range("AKs@50%, QQ+")


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 1325), st.integers(1, 3), st.sampled_from([1, Fraction(1, 2), Fraction(2, 7)])),
        min_size=1,
        max_size=30,
    )
)
def test_any_range_reads_back_from_its_text(parts: list[tuple[int, int, Fraction | int]]) -> None:
    weights: list[Fraction | int] = [0] * 1326
    for index, spread, weight in parts:
        for member in CLASS_COMBOS[hand_class(*COMBOS[index])][:: 1 if spread > 1 else 2]:
            weights[member] = weight
    one = Range(weights=tuple(weights))
    assert parse_range(one.text()) == one

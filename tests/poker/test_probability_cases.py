"""Worked probability questions, as teachers, learners and users of poker software ask them, each in one call.

The values were counted by other programs. Two questions cannot be asked in one call; they are worked counts at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, perm, prod

import pytest

from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.chance import Chance, Distribution, chance
from holdem_widget.poker.outs import outs

Question = Callable[[], Chance | Distribution]

CHANCES: dict[str, tuple[Question, int, int]] = {
    "three of a kind or better on the flop with sevens": (
        lambda: chance("7c7d", of="three_of_a_kind+", street="flop"),
        2352,
        19600,
    ),
    "a deuce on the flop with deuces": (
        lambda: chance("2h2d", of=lambda d: "2" in d.board, street="flop"),
        2304,
        19600,
    ),
    "a flush on the flop with ace-nine suited": (lambda: chance("As9s", of="flush", street="flop"), 165, 19600),
    "a flush draw on the flop with two suited cards": (
        lambda: chance("As9s", of=lambda d: d.board.count("s") == 2, street="flop"),
        2145,
        19600,
    ),
    "a flush by the river with ace-ten of hearts": (lambda: chance("AhTh", of="flush"), 138164, 2118760),
    "a straight on the flop with jack-ten suited": (lambda: chance("JhTh", of="straight", street="flop"), 252, 19600),
    "a straight draw of two ranks on the flop with seven-six suited": (
        lambda: chance("7s6s", of=lambda d: len(d.straight_ranks) >= 2 and "straight" not in d.category, street="flop"),
        1904,
        19600,
    ),
    "an ace or a king on the flop with ace-king": (
        lambda: chance("AhKd", of=lambda d: d.board.count("AK") >= 1, street="flop"),
        6356,
        19600,
    ),
    "two pair with both cards on the flop with seven-six": (
        lambda: chance("7s6s", of=lambda d: d.board.count("7") == d.board.count("6") == 1, street="flop"),
        396,
        19600,
    ),
    "top pair of kings on the flop": (
        lambda: chance("KhQd", of=lambda d: d.board.count("K") == 1 and "A" not in d.board, street="flop"),
        2709,
        19600,
    ),
    "a flush or better by the river with four to a flush": (
        lambda: chance("Ks9s", of="flush+", board="As6s2d"),
        378,
        1081,
    ),
    "a set fills up": (lambda: chance("9c9s", of="full house+", board="8h9hTh"), 364, 1081),
    "two pair fill up": (lambda: chance("AhKh", of="full house+", board="4cAdKs"), 181, 1081),
    "no overcard to jacks on the flop": (
        lambda: chance("JhJd", of=lambda d: d.board.ranks[0] <= d.hole.ranks[0], street="flop"),
        8436,
        19600,
    ),
    "an ace or a king by the river against ace-king": (
        lambda: chance("QhQd", of=lambda d: d.board.count("AK") >= 1, dead="AcKs"),
        861636,
        1712304,
    ),
    "a full house on the flop with the other kings dead": (
        lambda: chance("KhKs", of="full house", street="flop", dead="KdKc"),
        48,
        17296,
    ),
    "a range has three of a kind or better on the flop": (
        lambda: chance("JJ+, AQ+", of="three of a kind+", street="flop", board="Qh7h2c", dead="AhKh"),
        3,
        33,
    ),
    "a random opponent has two pair or better on the flop": (
        lambda: chance("random", of="two pair+", street="flop", board="Ks7h2c", dead="AhKd"),
        28,
        1081,
    ),
    "a pocket pair": (lambda: chance("random", of="22+"), 78, 1326),
    "aces behind kings, nine opponents": (
        lambda: chance("KhKd", of="AA", opponents=9),
        9916263239277452449392000,
        225752809806800840163600000,
    ),
    "aces behind kings, two opponents": (lambda: chance("KhKd", of="AA", opponents=2), 13530, 1381800),
    "a higher pair behind eights, nine opponents": (
        lambda: chance("8h8c", of=lambda d: d.hand.ranks[0] == d.hand.ranks[1] > d.hole.ranks[0], opponents=9),
        53519281673716909291046400,
        225752809806800840163600000,
    ),
    "two of nine players have pocket pairs": (
        lambda: chance(of="22+", opponents=9, at_least=2),
        50778543235879169596005120,
        533597550452438349477600000,
    ),
    "a better ace than ace-eight": (
        lambda: chance("As8d", of=lambda d: "A" in d.hand and d.hand.ranks > d.hole.ranks, opponents=1),
        63,
        1225,
    ),
    "one opponent has a flush": (
        lambda: chance("AsKd", of="flush+", board="Qh7h2h9c4s", opponents=1),
        45,
        990,
    ),
    "one of six opponents has a flush": (
        lambda: chance("AsKd", of="flush+", board="Qh7h2h9c4s", opponents=6),
        54264505357062000,
        215251506748278000,
    ),
    "one of nine opponents has a flush too": (
        lambda: chance("KhTh", of="flush+", board="Qh7h2h9c4s", opponents=9),
        5104939915854762584832000,
        21456511274355909111360000,
    ),
    "three or more of a suit on the board": (
        lambda: chance(None, of=lambda d: max(d.board.suits.count(suit) for suit in range(4)) >= 3),
        964392,
        2598960,
    ),
    "a flop with two suits": (
        lambda: chance(None, of=lambda d: len(set(d.board.suits)) == 2, street="flop"),
        12168,
        22100,
    ),
    "set over set": (
        lambda: chance(
            None, of=lambda d: d.board.count("8") == d.board.count("J") == 1, street="flop", dead="8h8cJdJs"
        ),
        176,
        17296,
    ),
    "set over set, given one": (
        lambda: chance(
            None,
            of=lambda d: d.board.count("J") == 1,
            given=lambda d: d.board.count("8") == 1,
            street="flop",
            dead="8h8cJdJs",
        ),
        176,
        2070,
    ),
    "aces, given an ace": (lambda: chance(of="AA", given="AA, Ax"), 6, 198),
    "aces, given the ace of spades": (lambda: chance(of="AA", given=lambda d: "As" in d.hole), 3, 51),
    "a share of all hands": (lambda: chance(of="77+, A9s+, KTs+, QTs+, JTs, AJo+, KQo"), 140, 1326),
}


@pytest.mark.parametrize("name", CHANCES)
def test_a_worked_question_gets_the_exact_count(name: str) -> None:
    ask, favourable, total = CHANCES[name]
    answer = ask()
    assert isinstance(answer, Chance)
    assert (answer.favourable, answer.total) == (favourable, total)


def test_somebody_holds_an_ace_has_the_fraction_of_the_eighteen_cards() -> None:
    answer = chance("KhQd", of=lambda d: "A" in d.hand, opponents=9)
    assert isinstance(answer, Chance)
    assert answer.fraction == Fraction(9717, 11515) == 1 - Fraction(comb(46, 18), comb(50, 18))


DISTRIBUTIONS: dict[str, tuple[Question, tuple[int, ...], int]] = {
    "seven random cards": (
        chance,
        (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584),
        133784560,
    ),
    "sevens on the flop": (
        lambda: chance("7c7d", street="flop"),
        (0, 14080, 3168, 2112, 0, 0, 192, 48, 0),
        19600,
    ),
    "ace-king suited by the river": (
        lambda: chance("AhKh"),
        (386130, 916776, 469092, 92004, 65508, 138296, 47124, 2668, 1162),
        2118760,
    ),
    "trips on the flop, by the river": (
        lambda: chance("KsQs", board="KdKh2s"),
        (0, 0, 0, 675, 0, 45, 315, 46, 0),
        1081,
    ),
    "a range on the flop": (
        lambda: chance("JJ+, AQ+", street="flop", board="Qh7h2c", dead="AhKh"),
        (9, 21, 0, 3, 0, 0, 0, 0, 0),
        33,
    ),
    "a random opponent on the flop": (
        lambda: chance(street="flop", board="Ks7h2c", dead="AhKd"),
        (684, 369, 21, 7, 0, 0, 0, 0, 0),
        1081,
    ),
}


@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_a_worked_distribution_gets_the_exact_counts(name: str) -> None:
    ask, values, total = DISTRIBUTIONS[name]
    answer = ask()
    assert isinstance(answer, Distribution)
    assert (answer.values, answer.total) == (values, total)


def test_outs_of_top_pair_and_a_draw_for_two_pair_or_better() -> None:
    found = outs("9sTd", of="two_pair+", board="8s7c9h")
    assert set(found.cards) == set(parse_cards("6c6d6h6s7d7h7s8c8d8h9c9dJcJdJhJsTcThTs"))
    assert (found.count, found.unseen) == (19, 47)
    assert set(found.tainted) == set(parse_cards("7d7h7s8c8d8h"))


def test_outs_that_give_the_nuts() -> None:
    found = outs("AdTd", of="nuts", board="5sKd7dJs")
    assert set(found.cards) == set(parse_cards("2d3d4d6d8d9dQcQdQh"))
    assert (found.count, found.unseen) == (9, 46)


def test_an_out_that_fills_up_the_set_is_no_out() -> None:
    found = outs(["AdKd", "7c7h"], of="lead", board="7dQs5d")
    assert set(found.cards) == set(parse_cards("2d3d4d6d8d9dJdTd"))
    assert (found.count, found.unseen) == (8, 45)
    assert set(found.tainted) == set(parse_cards("Qd"))


def test_worked_count_two_of_ten_players_hold_pairs_of_one_rank() -> None:
    """Ranks by inclusion and exclusion: for each, three ways to split its four cards into two hands."""
    rest = [prod(comb(52 - 2 * i, 2) for i in range(k, 10)) for k in range(11)]
    hits = sum((-1) ** (j + 1) * comb(13, j) * 3**j * perm(10, 2 * j) * rest[2 * j] for j in range(1, 6))
    assert Fraction(hits, rest[0]) == Fraction(5125354029346329, 2373948780571993625)


def test_worked_count_four_aces_lose_to_a_royal_flush() -> None:
    """Boards for one choice of hands, times the choices: both aces in hand, with one or two royal cards against
    them, or one ace in hand."""
    two_royal = chance(["AcAd", "KhQh"], of=lambda d: d.categories == ("four_of_a_kind", "straight_flush"))
    one_royal = chance(["AcAd", "Kh2c"], of=lambda d: d.categories == ("four_of_a_kind", "straight_flush"))
    one_ace = chance(["Ac2c", "KhQh"], of=lambda d: d.categories == ("four_of_a_kind", "straight_flush"))
    assert [one.favourable for one in (two_royal, one_royal, one_ace) if isinstance(one, Chance)] == [44, 1, 1]
    hits = 6 * 2 * 6 * 44 + 6 * 2 * 4 * 44 + 4 * 3 * 6 * 44
    assert (hits, Fraction(hits, comb(52, 2) * comb(50, 2) * comb(48, 5))) == (8448, Fraction(8, 2633883525))

"""Probability questions: every way of counting against going through all deals, conditions, opponents, and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from holdem_widget.errors import BadCards, BadRange, BadSetup
from holdem_widget.poker.cards import DECK, NAMES, cards_text, parse_cards
from holdem_widget.poker.chance import Chance, Deal, Distribution, chance
from holdem_widget.poker.chance_matching import matchings
from holdem_widget.poker.evaluator import CATEGORIES, category, strength
from holdem_widget.poker.ranges import parse_range


def asked(answer: Chance | Distribution) -> Chance:
    assert isinstance(answer, Chance)
    return answer


def spread(answer: Chance | Distribution) -> Distribution:
    assert isinstance(answer, Distribution)
    return answer


def counted(hole: str, board: str, dead: str, cards: int) -> tuple[int, ...]:
    """The categories by going through every board."""
    known = parse_cards(hole + board)
    rest = [card for card in DECK if card not in known + parse_cards(dead)]
    found = Counter(category(strength(known + more)) for more in combinations(rest, cards - len(known)))
    return tuple(found[place] for place in range(9))


@pytest.mark.parametrize(
    ("hole", "board", "dead", "street", "cards"),
    [
        ("AhKh", "", "", "flop", 5),
        ("AhKh", "Qh7h2c", "", "river", 7),
        ("AhKh", "Qh7h2c", "2h3h9c", "river", 7),
        ("7c7d", "7hKsKd", "", "river", 7),
        ("5s6s", "7s8s9s", "", "river", 7),
        ("AhKd", "QhJhTh9h", "", "river", 7),
        ("2c7d", "3h8s", "", "turn", 6),
        ("", "AhKhQhJhTh", "", "river", 5),
    ],
)
def test_categories_are_those_of_every_board(hole: str, board: str, dead: str, street: str, cards: int) -> None:
    answer = spread(chance(hole or None, street=street, board=board, dead=dead))
    assert answer.values == counted(hole, board, dead, cards)


def test_a_random_hand_is_counted_with_its_board_as_one_set_of_cards() -> None:
    assert spread(chance(street="flop")).values == (
        1302540,
        1098240,
        123552,
        54912,
        10200,
        5108,
        3744,
        624,
        40,
    )
    assert spread(chance(street="turn", board="Qh7h2c")).total == 49 * 48 * 47 // 6


def test_a_range_is_the_sum_of_its_hands_with_weights() -> None:
    whole = spread(chance("AA, AKs@0.5", board="Qh7h2c"))
    parts = [(1, hand) for hand in parse_range("AA").combos] + [
        (Fraction(1, 2), hand) for hand in parse_range("AKs").combos
    ]
    single = [(weight, spread(chance(cards_text(hand), board="Qh7h2c")).values) for weight, hand in parts]
    assert whole.values == tuple(sum(weight * values[place] for weight, values in single) for place in range(9))


def test_a_category_and_a_function_that_says_the_same_agree() -> None:
    by_name = asked(chance("AhKh", of="flush+", board="Qh7h2c"))
    by_function = asked(
        chance("AhKh", of=lambda d: CATEGORIES.index(d.category) >= CATEGORIES.index("flush"), board="Qh7h2c")
    )
    assert by_name.fraction == by_function.fraction


@pytest.mark.parametrize(
    "test",
    [
        lambda d: d.board.ranks[0] == 12,
        lambda d: "h" in d.board,
        lambda d: d.board.count("Ah") == 1,
        lambda d: d.board.count("AK") == 2 and d.board.count("h") == 0,
        lambda d: d.category == "pair",
        lambda d: d.category == "pair" and "A" in d.board,
        lambda d: len({card & 3 for card in d.board}) == 3,
        lambda d: d.cards.ranks[0] == d.cards.ranks[1],
        lambda d: d.board.suits[0] == d.board.suits[2],
    ],
)
def test_a_function_is_true_of_as_many_deals_as_when_asked_about_each(test: Callable[[Deal], object]) -> None:
    hole = parse_cards("QcQd")
    rest = [card for card in DECK if card not in hole]
    each = sum(bool(test(Deal([hole], board))) for board in combinations(rest, 3))
    answer = asked(chance("QcQd", of=test, street="flop"))
    assert (answer.favourable, answer.total) == (each, 19600)


def test_a_question_about_two_hands_sees_both() -> None:
    answer = asked(chance(["AhKh", "QsQd"], of=lambda d: d.leaders == (0,), board="Qh7h2c"))
    assert (answer.favourable, answer.total) == (253, 990)
    flushes, others = (
        asked(chance(["AhKh", "QsQd"], of=test, given=lambda d: d.leaders == (0,), board="Qh7h2c"))
        for test in (lambda d: d.categories[0] == "flush", lambda d: d.categories[0] != "flush")
    )
    assert flushes.favourable + others.favourable == flushes.total == others.total == 253


def test_what_is_not_looked_at_is_not_counted_through() -> None:
    assert asked(chance(of=lambda d: d.hole.ranks[0] == d.hole.ranks[1])).total == 1326
    assert asked(chance(of=lambda d: "A" in d.board, street="flop")).total == 22100
    assert asked(chance("QQ+", of="KK+", board="Kh7h2c", street="flop")).total == 15


def test_conditions_cut_the_deals_down_before_they_are_counted() -> None:
    assert asked(chance(of="AA", given="AA, Ax")).fraction == Fraction(1, 33)
    assert asked(chance(of="AA", given=lambda d: "As" in d.hole)).fraction == Fraction(1, 17)
    made = asked(chance("AhKh", of="straight flush", given="flush+", board="Qh7h2c"))
    assert (made.favourable, made.total) == (1, 378)
    assert asked(chance("QQ+, AK", of="pair+", given="QQ+", board="Jh7h2c", street="flop")).fraction == 1
    paired = spread(chance("AhKd", given=lambda d: "A" in d.board, street="flop"))
    assert paired["pair+"].fraction == 1


def test_opponents_are_counted_as_when_every_deal_is_gone_through() -> None:
    deck = parse_cards("AsAhAdKsKhQsQh")
    dead = cards_text(card for card in DECK if card not in deck)
    wanted = parse_range("AA, KK, AKs")
    for opponents, least in ((1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)):
        hits = total = 0
        for cards in permutations(deck, 2 * opponents):
            hands = [cards[2 * i : 2 * i + 2] for i in range(opponents)]
            total += 1
            hits += sum(hand in wanted for hand in hands) >= least
        answer = asked(chance(None, of=wanted, dead=dead, opponents=opponents, at_least=least, street="preflop"))
        assert answer.fraction == Fraction(hits, total)


def test_opponents_on_a_board_to_come_are_counted_board_by_board() -> None:
    answer = asked(chance("AsKd", of="flush+", board="Qh7h2h9c", opponents=1))
    rest = [card for card in DECK if card not in parse_cards("AsKdQh7h2h9c")]
    hits = sum(
        category(strength((*hand, *parse_cards("Qh7h2h9c"), river))) in (5, 6, 7, 8)
        for river in rest
        for hand in combinations([card for card in rest if card != river], 2)
    )
    assert (answer.favourable, answer.total) == (hits, 46 * 990)


def test_opponents_against_a_range_are_averaged_over_it() -> None:
    parts = [asked(chance(cards_text(hand), of="AA", opponents=9)) for hand in parse_range("AKs").combos]
    whole = asked(chance("AKs", of="AA", opponents=9))
    assert whole.favourable == sum(part.favourable for part in parts)
    assert whole.fraction == parts[0].fraction


def test_hands_that_nearly_all_count_are_counted_by_those_that_do_not() -> None:
    nearly = parse_range("random") - parse_range("72o")
    answer = asked(chance("KhKd", of=nearly, opponents=3, at_least=3))
    assert answer.fraction == 1 - asked(chance("KhKd", of="72o", opponents=3)).fraction


def test_matchings_agree_with_choosing_edges_one_by_one() -> None:
    def brute(edges: list[tuple[int, int]], size: int) -> int:
        return sum(len({v for edge in some for v in edge}) == 2 * size for some in combinations(edges, size))

    grids: Iterable[list[tuple[int, int]]] = (
        [(a, b) for a, b in combinations(range(7), 2)],
        [(a, b) for a, b in combinations(range(8), 2) if a < 2],
        [(a, b) for a, b in combinations(range(9), 2) if a // 3 != b // 3],
        [(a, b) for a, b in combinations(range(10), 2) if (a * 7 + b * 5) % 3 == 0],
    )
    for edges in grids:
        assert matchings(edges, 4) == tuple(brute(edges, size) for size in range(5))


def test_full_tables_of_nine_opponents_with_many_hands_are_counted() -> None:
    top = asked(chance("KhKd", of="top 15%", opponents=9))
    assert 0.7 < float(top) < 0.85
    everybody = asked(chance("KhKd", of="random", opponents=9, at_least=9))
    assert everybody.fraction == 1


@pytest.mark.parametrize(
    ("keywords", "error", "words"),
    [
        ({"hole": "KhKh"}, BadCards, "Kh stands twice"),
        ({"hole": "KhKs", "dead": "KhKd"}, BadCards, "Kh stands twice"),
        ({"hole": "KhKs", "board": "KhQd2c"}, BadCards, "Kh stands twice"),
        ({"hole": ["KhKs", "KhQs"]}, BadCards, "Kh stands twice"),
        ({"hole": "KhKs", "board": "Qd"}, None, ""),
        ({"hole": "KhKs", "street": "flop", "board": "Qd2c3c4c"}, BadSetup, "the flop only 3"),
        ({"hole": "AA", "dead": "AsAhAd"}, BadRange, "no hand"),
        ({"hole": "KhKs", "street": "showdown"}, BadSetup, "showdown"),
        ({"hole": "KhKs", "of": "flash"}, BadSetup, "flash"),
        ({"hole": "KhKs", "of": 7}, BadSetup, "of=7"),
        ({"hole": "KhKs", "street": "preflop"}, BadSetup, "five cards"),
        ({"hole": None, "street": "flop", "of": "pair"}, BadSetup, "five cards"),
        ({"hole": None, "of": "AA"}, BadSetup, "board only"),
        ({"hole": None, "of": lambda d: "A" in d.hole}, BadSetup, "board only"),
        ({"hole": "KhKs", "of": "AA", "opponents": 0}, BadSetup, "from 1 to 22"),
        ({"hole": "KhKs", "of": "AA", "opponents": 23}, BadSetup, "from 1 to 22"),
        ({"hole": "KhKs", "of": "AA", "opponents": 2, "at_least": 3}, BadSetup, "at_least=3"),
        ({"hole": "KhKs", "of": "AA@0.5", "opponents": 2}, BadSetup, "without weights"),
        ({"hole": "KhKs", "of": "AA", "given": "QQ+", "opponents": 2}, BadSetup, "opponents=1"),
        ({"hole": "KhKs", "opponents": 2}, BadSetup, "of="),
        ({"of": lambda d: d.hand.ranks > d.hole.ranks, "opponents": 2}, BadSetup, "give hole"),
        ({"hole": "KhKs", "of": "flush", "opponents": 2}, BadSetup, "boards"),
        ({"of": "QQ+", "given": "KQs", "hole": "AA"}, BadSetup, "no deal"),
        ({"of": lambda d: d.board.count("Ah") and "Kh" in d.hole}, BadSetup, "more than"),
        ({"hole": "KhKs", "of": lambda d: d.board.count("hearts")}, BadCards, "hearts"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_reason(
    keywords: dict[str, object], error: type[Exception] | None, words: str
) -> None:
    if error is None:
        chance(**keywords)  # type: ignore[arg-type]
        return
    with pytest.raises(error, match=words):
        chance(**keywords)  # type: ignore[arg-type]


def test_an_answer_reads_well() -> None:
    answer = asked(chance("7c7d", of="three of a kind+", street="flop"))
    assert repr(answer) == "three of a kind or better on the flop with 7d7c: 12.0 %, 2,352 of 19,600"
    assert float(answer) == 0.12
    assert answer.odds == pytest.approx(7.3333, abs=1e-4)
    assert next(iter(answer.as_rows()))["chance"] == "12.0 %"
    rare = asked(chance("AhKh", of="straight flush", street="flop"))
    assert "0.0051 %" in repr(rare)


def test_a_distribution_reads_well_and_answers_by_name() -> None:
    answer = spread(chance("7c7d", street="flop"))
    assert answer.counts["full_house"] == 192
    assert answer["three of a kind+"].favourable == 2352
    assert [row["category"] for row in answer.as_rows()][:2] == ["straight flush", "four of a kind"]
    assert "19,600 cases" in repr(answer)
    with pytest.raises(BadSetup, match="five of a kind"):
        answer["five of a kind"]


def test_cards_of_a_deal_can_be_read_in_several_ways() -> None:
    deal = Deal([parse_cards("AhKd"), parse_cards("QsQd")], parse_cards("QhJhTh2c2d"))
    assert (deal.category, deal.categories, deal.leaders) == ("straight", ("straight", "full_house"), (1,))
    assert deal.hole.ranks == (12, 11)
    assert deal.board.suits == (2, 2, 2, 1, 0)
    assert [NAMES[card] for card in deal.board] == ["Qh", "Jh", "Th", "2c", "2d"]
    assert "2c" in deal.board
    assert repr(deal.hole) == "AhKd"

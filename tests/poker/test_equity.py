"""Equity by counting: published truths, brute force, the faces of a result, and what is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any

import pytest

from holdem_widget.errors import BadCards, BadRange, BadSetup
from holdem_widget.poker.cards import cards_text, parse_cards
from holdem_widget.poker.equity import equity
from holdem_widget.poker.evaluator import strength
from holdem_widget.poker.ranges import COMBOS, parse_range

CASES = Path("../shared/cases")

# hands, board, wins, ties: found by enumeration with two independent programs
TRUTHS = [
    (["AhAd", "KsKc"], "", (1388072, 317694), (6538, 6538)),
    (["AhAd", "KsKh"], "", (1399204, 305177), (7923, 7923)),
    (["AhAd", "KhKd"], "", (1410336, 292660), (9308, 9308)),
    (["AcAs", "AdAh"], "", (37210, 37210), (1637884, 1637884)),
    (["AhKh", "QsQd"], "Qh7h2c", (253, 737), (0, 0)),
    (["AhKh", "random"], "Qh7h2c", (773989, 288487), (7714, 7714)),
    (["AhKh", "random"], "", (1389004215, 673957209), (34610976, 34610976)),
    (["9h7c", "random"], "KhQhJhTh6c", (946, 44), (0, 0)),
    (["5s4h", "random"], "KsJhTh8h8c", (0, 731), (259, 259)),
    (["7h6h", "7s6s", "AcAd"], "5h8c9dKh", (9, 0, 0), (33, 33, 0)),
]


@pytest.mark.parametrize(("hands", "board", "wins", "ties"), TRUTHS)
def test_counts_are_the_published_truths_to_the_last_integer(
    hands: list[str], board: str, wins: tuple[int, ...], ties: tuple[int, ...]
) -> None:
    result = equity(hands, board)
    assert (result.exact, result.wins, result.ties) == (True, wins, ties)


@pytest.mark.parametrize(
    ("hands", "shares", "total"),
    [
        (["AhAd", "KsKc", "QhJh", "7c7d"], ("570152.25", "188654.25", "169224.25", "157977.25"), 1086008),
        (["AhKh", "QsQd"], ("791332", "920972"), 1712304),
        (["AhKh", "7s6s"], ("1033594.5", "678709.5"), 1712304),
    ],
)
def test_shares_are_the_published_truths_to_the_last_quarter(
    hands: list[str], shares: tuple[str, ...], total: int
) -> None:
    result = equity(hands)
    assert tuple(share * total for share in result.fractions) == tuple(map(Fraction, shares))
    assert result.total == total


def read_cases(file: str) -> list[dict[str, Any]]:
    """The equity cases of a shared file; none where the folder is not there."""
    path = CASES / file
    if not path.exists():
        return []
    return [case for case in json.loads(path.read_text())["cases"] if case["kind"] == "equity"]


@pytest.mark.skipif(not (CASES / "probability_cases.json").exists(), reason="../shared/cases is not there")
@pytest.mark.parametrize("case", read_cases("probability_cases.json"), ids=lambda case: case["id"])
def test_probability_cases_have_the_exact_counts(case: dict[str, Any]) -> None:
    setup, expect = case["setup"], case["expect"]
    result = equity(setup["players"], setup["board"], setup["dead"], street=setup.get("street", "river"))
    assert result.exact
    assert result.fractions == tuple(map(Fraction, expect["shares"]))
    found = (*result.wins, *result.ties, result.total)
    assert found == tuple(map(Fraction, (*expect["wins"], *expect["ties"], expect["total"])))


@pytest.mark.skipif(not (CASES / "rule_cases.json").exists(), reason="../shared/cases is not there")
@pytest.mark.parametrize("case", read_cases("rule_cases.json"), ids=lambda case: case["id"])
def test_rule_cases_have_the_exact_counts(case: dict[str, Any]) -> None:
    setup, expect = case["setup"], case["expect"]
    hands = [*setup["hands"], *(["random"] if "opponents" in setup else [])]
    result, asked = equity(hands, setup["board"]), len(setup["hands"])
    assert result.total == expect["boards_or_deals"]
    for name, counts in (("win", result.wins), ("tie", result.ties), ("lose", result.losses)):
        assert list(counts[:asked]) == expect[name]


def held(text: str) -> list[tuple[tuple[int, ...], Fraction]]:
    """A hand's or range's combinations with weights."""
    return [(combo, Fraction(w)) for combo, w in zip(COMBOS, parse_range(text).weights, strict=True) if w]


def brute_force(hands: Sequence[str], board: str, dead: str, cards: int) -> dict[int, Fraction]:
    """Deals by their set of winners, each deal looked at."""
    shown, gone = parse_cards(board), parse_cards(dead)
    found: dict[int, Fraction] = {}
    for dealt in product(*map(held, hands)):
        known = [card for combo, _ in dealt for card in combo] + [*shown, *gone]
        if len(set(known)) == len(known):
            weight = Fraction(1)
            for _, each in dealt:
                weight *= each
            left = [card for card in range(52) if card not in known]
            for more in combinations(left, cards - len(shown)):
                values = [strength((*combo, *shown, *more)) for combo, _ in dealt]
                mask = sum(1 << i for i, value in enumerate(values) if value == max(values))
                found[mask] = found.get(mask, Fraction(0)) + weight
    return found


SPOTS = [
    (["7c7d", "AhKh", "AsKs"], "7h8h2c9d", "", "river"),
    (["AhKh", "QsQd", "8h8c", "7s6s", "2h3h"], "Qh7h2c", "Ks", "river"),
    (["7c7d", "AhKh"], "Th8h2c", "Ac", "turn"),
    (["AhKh", "random"], "QhJh2c3d", "9s", "river"),
    (["AhKh", "random"], "QhJh2h3h4h", "", "river"),
    (["AsAd", "random"], "5h4h3h2h", "", "turn"),
    (["AhKh", "Qs2d", "random"], "QhJh2c3d9h", "", "river"),
    (["A5s", "77-66, KdQd"], "Ad7s6s", "Ks", "flop"),
    (["A5s@0.5, QQ", "77@0.25, KdQd", "AhJh"], "Qd7s6s2s", "", "river"),
    (["87s", "98s", "AsKs"], "7h8h9h2s", "7c", "river"),
    (["AA", "AKs", "AKo@0.1"], "Qh9d2cKs", "", "river"),
    (["22", "33", "44", "5h5d"], "5s6s7s8d2h", "", "river"),
    (["random", "KsQs, 9h9c@1/3"], "Qd7s6s2s2h", "", "river"),
]


@pytest.mark.parametrize(("hands", "board", "dead", "street"), SPOTS, ids=lambda part: str(part).replace(" ", ""))
def test_counting_equals_brute_force(hands: list[str], board: str, dead: str, street: str) -> None:
    result = equity(hands, board, dead, street=street)
    assert result.exact
    assert dict(result.tally) == brute_force(hands, board, dead, {"flop": 3, "turn": 4, "river": 5}[street])


@pytest.mark.parametrize("seed", range(24))
def test_counting_equals_brute_force_on_random_spots(seed: int) -> None:
    rng = random.Random(seed)
    players, shown = 2 + seed % 9, 3 + seed % 3
    cards = rng.sample(range(52), 2 * players + shown + 1)
    hands = [cards_text(cards[2 * i : 2 * i + 2]) for i in range(players)]
    board, dead = cards_text(cards[-shown:]), cards_text(cards[2 * players : 2 * players + 1])
    assert dict(equity(hands, board, dead).tally) == brute_force(hands, board, dead, 5)


def listed(hands: Sequence[str], board: str) -> dict[int, int]:
    """Deals of known hands by their set of winners, through the batch evaluator."""
    import numpy as np

    from holdem_widget.poker.batch import strengths

    known = [parse_cards(hand) for hand in hands]
    gone = {card for hand in known for card in hand} | set(parse_cards(board))
    left = [card for card in range(52) if card not in gone]
    more = np.array(list(combinations(left, 5 - len(parse_cards(board)))), np.uint8)
    fixed = [np.array([*hand, *parse_cards(board)], np.uint8) for hand in known]
    values = np.array([strengths(np.hstack((np.tile(part, (len(more), 1)), more))) for part in fixed])
    masks = ((values == values.max(axis=0)) * (1 << np.arange(len(hands)))[:, None]).sum(axis=0)
    return {mask: int(count) for mask, count in enumerate(np.bincount(masks)) if count}


LONG = pytest.mark.long
BARE = [pytest.param(seed, players, 0, marks=LONG) for seed, players in enumerate((2, 2, 3, 4, 6, 9))]


@pytest.mark.parametrize(("seed", "players", "shown"), [(3, 6, 1), (4, 10, 1), (5, 4, 2), (6, 2, 1), *BARE])
def test_counting_by_ranks_and_suits_equals_listing_every_board(seed: int, players: int, shown: int) -> None:
    cards = random.Random(seed).sample(range(52), 2 * players + shown)
    hands = [cards_text(cards[2 * i : 2 * i + 2]) for i in range(players)]
    board = cards_text(cards[2 * players :])
    assert dict(equity(hands, board).tally) == listed(hands, board)


@pytest.mark.parametrize("hand", ["AhKh", "7c2d", "9s9d"])
def test_the_stored_table_before_the_flop_equals_counting(hand: str) -> None:
    from holdem_widget.poker.equity_stranger import stranger_tally
    from holdem_widget.poker.runouts import Deal

    deal = Deal(hands=(parse_cards(hand),), board=(), dead=(), to_come=5)
    assert dict(equity([hand, "random"]).tally) == {m: int(n) for m, n in enumerate(stranger_tally(deal)) if n}


@pytest.mark.parametrize("seed", range(40))
def test_the_stored_pairs_before_the_flop_equal_counting(seed: int) -> None:
    from holdem_widget.poker.equity_known import known_tally
    from holdem_widget.poker.runouts import Deal

    cards = random.Random(seed).sample(range(52), 4)
    hand, other = cards_text(cards[:2]), cards_text(cards[2:])
    deal = Deal(hands=(parse_cards(hand), parse_cards(other)), board=(), dead=(), to_come=5)
    counted = {mask: int(count) for mask, count in enumerate(known_tally(deal)) if count}
    assert dict(equity([hand, other]).tally) == counted
    by_ranges = equity([f"{hand}@0.5", other])
    assert by_ranges.fractions == equity([hand, other]).fractions
    assert by_ranges.total == Fraction(1712304, 2)


@pytest.mark.parametrize(
    ("hands", "board", "street"),
    [
        (["AhKh", "QsQd", "8c8d"], "", "river"),
        (["AhKh", "QQ+, AKs@0.5", "random"], "Qh7h2c", "river"),
        (["AA", "QQ, JTs", "87s"], "Qh7h2c", "river"),
        (["AA", "random"], "", "river"),
        (["QhJh", "TT", "A2s"], "", "flop"),
    ],
)
def test_the_order_of_the_players_does_not_matter(hands: list[str], board: str, street: str) -> None:
    shares = dict(zip(hands, equity(hands, board, street=street).fractions, strict=True))
    for order in permutations(hands):
        assert equity(order, board, street=street).fractions == tuple(shares[hand] for hand in order)


@pytest.mark.parametrize("seed", range(6))
def test_fractions_add_up_to_exactly_one(seed: int) -> None:
    cards = random.Random(seed).sample(range(52), 10)
    hands = [cards_text(cards[2 * i : 2 * i + 2]) for i in range(5)]
    result = equity(hands)
    assert sum(result.fractions) == 1
    assert [w + t + n for w, t, n in zip(result.wins, result.ties, result.losses, strict=True)] == [result.total] * 5


def test_two_any_hands_on_a_flop_share_alike() -> None:
    result = equity(["random", "random"], "Qh7h2c")
    assert (result.exact, result.total, result.fractions) == (True, 1176 * 1081 * 990, (Fraction(1, 2), Fraction(1, 2)))


def test_a_hand_may_be_given_as_text_cards_numbers_or_range() -> None:
    ways: list[Any] = ["AhAd", "Ah Ad", ("Ah", "Ad"), (50, 49), parse_range("AhAd")]
    assert {equity([way, "KsKc"]).wins for way in ways} == {(1388072, 317694)}


def test_a_result_prints_its_counts() -> None:
    assert repr(equity(["AhKh", "QsQd"], "Qh7h2c")) == (
        "equity on Qh7h2c: exact, 990 deals\n"
        "AhKh  25.5556%  win 253, tie 0, lose 737\n"
        "QsQd  74.4444%  win 737, tie 0, lose 253"
    )


def test_a_result_is_rows() -> None:
    rows = equity(["AhKh", "QsQd"], "Qh7h2c").as_rows()
    assert rows.columns == ("hand", "share", "win", "tie", "lose")
    assert rows.rows == (("AhKh", 253 / 990, 253, 0, 737), ("QsQd", 737 / 990, 737, 0, 253))


def test_weighted_counts_may_be_fractions() -> None:
    result = equity(["AhAd", "KsKc@1/3"], "Qh7h2c")
    assert result.total == Fraction(990, 3)
    assert result.wins[0] == Fraction(brute_force(["AhAd", "KsKc"], "Qh7h2c", "", 5)[1], 3)


def test_the_next_cards_average_to_the_share_itself() -> None:
    result = equity(["AhKh", "QsQd"], "Qh7h2c")
    after = result.by_next_card()
    assert (len(after), after.columns) == (45, ("card", "AhKh", "QsQd"))
    assert sum(row[1] for row in after.rows) / 45 == pytest.approx(result.shares[0])  # type: ignore[misc]


@pytest.mark.parametrize(
    ("hands", "keywords", "error"),
    [
        (["AhAd", "AhKs"], {}, BadCards),
        (["AhAd", "KsKc"], {"board": "Ah7d2c"}, BadCards),
        (["AhAd", "KsKc"], {"board": "Qh7d2c", "dead": "7d"}, BadCards),
        (["AhAd", "KsKc"], {"board": "Qh7d2c3c", "street": "flop"}, BadCards),
        (["AhAd", "KsKc"], {"board": "Qh7d2c3c4c5c"}, BadCards),
        (["AhAd", "KsKc"], {"street": "showdown"}, BadSetup),
        (["AhAd"], {}, BadSetup),
        ("AhAd", {}, BadSetup),
        (["random"] * 11, {}, BadSetup),
        (["AhAd", "Kx+"], {}, BadRange),
        (["AhAd", "AsAc, AhKh"], {"dead": "As"}, BadRange),
        (["AA", "AA", "AA"], {}, BadRange),
        (["AA", "AA", "AsKs"], {"board": "Ah7d2c"}, BadRange),
        ([("Ah", "Ad", "As"), "KsKc"], {}, BadCards),
        (["AhAd", "KsKc"], {"samples": 0}, BadSetup),
        (["AhAd", "KsKc"], {"samples": 1000, "exact": True}, BadSetup),
        (["random"] * 6, {"exact": True}, BadSetup),
    ],
)
def test_what_cannot_be_is_refused(hands: Any, keywords: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        equity(hands, **keywords)


def test_long_work_reports_its_steps() -> None:
    seen: list[int] = []

    def bar(steps: Iterable[Any]) -> Iterable[Any]:
        for step in steps:
            seen.append(1)
            yield step

    result = equity(["QQ+", "random"], "Qh7h2c", progress=bar)
    assert len(seen) > 1
    assert result == equity(["QQ+", "random"], "Qh7h2c")


def test_an_interrupt_does_no_harm() -> None:
    def stopped(steps: Iterable[Any]) -> Iterable[Any]:
        yield from list(steps)[:1]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        equity(["QQ+", "87s"], "Qh7h2c", progress=stopped)
    assert equity(["QQ+", "87s"], "Qh7h2c").exact

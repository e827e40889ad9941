"""Equity by sampling: near the exact share, the same for the same seed, and without numpy in the cheap form."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from holdem_widget.errors import BadRange, BadSetup
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.equity import DEFAULT_SAMPLES, equity
from holdem_widget.poker.montecarlo import equity_vs_random

SPOTS = [
    (["AhAd", "KsKc"], {}),
    (["AhKh", "random"], {"board": "Qh7h2c"}),
    (["AhKh", "QQ+, AKs", "random"], {"board": "Qh7h2c"}),
    (["QQ+, AKs@0.5", "99-22, A5s", "JTs, T9s"], {"board": "Qh7h2c"}),
    (["AA", "AKs@0.2, KK"], {}),
    (["7h6h", "7s6s", "AcAd"], {"board": "5h8c9dKh"}),
    (["ThTd", "9h9c", "QsTs", "KsJs"], {"street": "flop"}),
    (["AhKh", "random", "random"], {"board": "Qh7h2c5d3s"}),
]


@pytest.mark.parametrize(("hands", "setup"), SPOTS, ids=lambda part: str(part).replace(" ", ""))
def test_a_sampled_share_lies_within_four_errors_of_the_exact_one(hands: list[str], setup: dict[str, Any]) -> None:
    exact = equity(hands, exact=True, **setup)
    sampled = equity(hands, samples=100_000, seed=11, **setup)
    assert (sampled.exact, sampled.samples, sampled.total) == (False, 100_000, 100_000)
    for share, truth, error in zip(sampled.shares, exact.shares, sampled.errors, strict=True):
        assert abs(share - truth) <= 4 * error + 1e-12


def test_the_same_seed_gives_the_same_samples_whatever_the_order_of_the_players() -> None:
    first = equity(["AhKh", "QQ+", "random"], samples=30_000, seed=3)
    again = equity(["QQ+", "random", "AhKh"], samples=30_000, seed=3)
    assert first.shares == (again.shares[2], again.shares[0], again.shares[1])
    assert first != equity(["AhKh", "QQ+", "random"], samples=30_000, seed=4)


def test_the_error_falls_with_the_root_of_the_samples() -> None:
    few, many = (equity(["AhKh", "random"], samples=samples, seed=1).error for samples in (10_000, 160_000))
    assert few / many == pytest.approx(4, rel=0.05)


def test_what_is_too_much_to_count_is_sampled_and_says_so() -> None:
    result = equity(["AhKh", *["random"] * 5], seed=1)
    assert (result.exact, result.samples) == (False, DEFAULT_SAMPLES)
    assert 0 < result.error < 0.001
    assert result.shares[0] == pytest.approx(0.311, abs=0.003)
    assert repr(result).startswith("equity no board: 500,000 samples, standard error at most 0.0")


def test_exact_false_samples_what_could_be_counted() -> None:
    assert not equity(["AhAd", "KsKc"], exact=False, seed=1).exact


def test_an_exact_result_has_no_error_and_no_samples() -> None:
    result = equity(["AhAd", "KsKc"])
    assert (result.error, result.errors, result.samples) == (0.0, (0.0, 0.0), None)


def test_ranges_that_cannot_be_dealt_together_are_refused() -> None:
    with pytest.raises(BadRange):
        equity(["AA", "AA", "AA"], samples=1000, seed=1)


def test_any_hands_share_the_pot_alike() -> None:
    result = equity(["random"] * 10, samples=60_000, seed=5)
    assert sum(result.fractions) == 1
    for share, error in zip(result.shares, result.errors, strict=True):
        assert abs(share - 0.1) < 4 * error


@pytest.mark.parametrize(
    ("hole", "board", "opponents"), [("AhKh", "Qh7h2c", 1), ("7c2d", "", 1), ("9s8s", "7s6d2cKh5h", 2)]
)
def test_the_cheap_estimate_finds_the_exact_share(hole: str, board: str, opponents: int) -> None:
    truth = equity([hole, *["random"] * opponents], board, exact=True).shares[0]
    cards, table = parse_cards(hole), parse_cards(board)
    share = equity_vs_random(cards, table, opponents, samples=4000, rng=random.Random(7))
    assert share == pytest.approx(truth, abs=0.03)


def test_the_cheap_estimate_is_the_same_for_the_same_draws() -> None:
    shares = {equity_vs_random((50, 48), (), 3, samples=50, rng=random.Random(2)) for _ in range(3)}
    assert len(shares) == 1


@pytest.mark.parametrize(("opponents", "samples"), [(0, 10), (1, 0), (23, 10)])
def test_the_cheap_estimate_refuses_what_cannot_be_dealt(opponents: int, samples: int) -> None:
    with pytest.raises(BadSetup):
        equity_vs_random((50, 48), (), opponents, samples=samples, rng=random.Random(1))


def test_law_7_hands_and_the_cheap_estimate_work_without_numpy() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import random\n"
        "from holdem_widget.poker.evaluator import evaluate\n"
        "from holdem_widget.poker.montecarlo import equity_vs_random\n"
        "from holdem_widget.poker.preflop import against_random\n"
        "import holdem_widget.poker.equity\n"
        "share = equity_vs_random((50, 48), (), 2, samples=9, rng=random.Random(1))\n"
        "print(evaluate('AhKhQhJhTh').strength, share > 0)\n"
        "print(against_random(50, 49))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "7462 True\n(1781508418, 11402312, 304661670)\n"

"""Figures of the duelist: the solver's time and exactness, and who beats whom.  Printed, and held to the least that is wanted."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace
from itertools import product

import pytest

from holdem_widget.players.duelist import Duelist
from holdem_widget.players.duelist_deal import Deal, carry_of, spot_of
from holdem_widget.players.duelist_solver import solve
from tests.benchmarks.duel import FIXED, NAIVE, SIGNALS, Fixed, by_expectation, by_playing

EXPERT = Duelist()
QUICK = replace(EXPERT, rounds=80, target=0.015)
CLUB = replace(EXPERT, level="club", counts=False, memory=0, rounds=80, target=0.015)
pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]


def test_the_nine_pairs_of_signals_with_the_time_each_takes() -> None:
    gaps, times = [], []
    for pair in product(SIGNALS, SIGNALS):
        first, second = pair
        deal = Deal(stacks=(19, 19), first=0, signals=(first, second), carry=carry_of((19, 19)).values)
        before = time.thread_time()
        _, _, spot = spot_of(deal)
        found = solve(spot, rounds=EXPERT.rounds, target=EXPERT.target)
        times.append(time.thread_time() - before)
        gaps.append(found.exploitability / 2)
        print(f"{pair}: {found.rounds} rounds, {1000 * times[-1]:.0f} ms, {100 * gaps[-1]:.2f} % of the pot")
    print(f"median {1000 * statistics.median(times):.0f} ms of one core, mean {100 * statistics.fmean(gaps):.2f} %")
    assert statistics.fmean(gaps) <= 0.005
    assert max(gaps) <= 0.01


def test_the_expert_beats_one_that_neither_counts_nor_carries() -> None:
    found = by_expectation(QUICK, NAIVE, pairs=25)
    print("expert v", NAIVE.level, found)
    assert found.chips - found.error > 0


def test_the_club_player_does_not_beat_the_expert() -> None:
    found = by_expectation(QUICK, CLUB, pairs=25)
    print("expert v club", found)
    assert found.chips + found.error > 0


@pytest.mark.parametrize("rival", FIXED, ids=lambda rival: rival.level)
def test_no_fixed_way_to_play_beats_the_expert(rival: Fixed) -> None:
    found = by_playing(QUICK, rival, pairs=10)
    print("expert v", rival.level, found)
    assert found.chips + found.error > 0

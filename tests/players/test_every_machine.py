"""Every machine decides alike: other kernels of the matrix library, of numpy and of C change no digit of a record."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from holdem_widget.players.functions import exp, log, logistic, power
from holdem_widget.players.sums import Factor

ROOT = Path(__file__).parents[2]
OLD_C = "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX512F"


def newest_first() -> list[str]:
    """The sets of instructions of this processor that numpy has code for, beyond what every machine can do."""
    found: list[str] = np.show_config(mode="dicts")["SIMD Extensions"].get("found", [])
    return found[::-1]


def machines() -> dict[str, dict[str, str]]:
    """Variables of the environment that make this machine reckon as another one would."""
    found = newest_first()
    return {
        "this": {},
        "haswell": {"OPENBLAS_CORETYPE": "Haswell", "NPY_DISABLE_CPU_FEATURES": " ".join(found[:-1])},
        "prescott": {
            "OPENBLAS_CORETYPE": "Prescott", "NPY_DISABLE_CPU_FEATURES": " ".join(found), "GLIBC_TUNABLES": OLD_C,
        },
    }  # fmt: skip


@cache
def decided_on(machine: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """The kernels of a machine, and what is decided there."""
    environment = os.environ | machines()[machine]
    done = subprocess.run(
        [sys.executable, "-m", "tests.players.decided"], env=environment, cwd=ROOT, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    first, *records = done.stdout.splitlines()
    return json.loads(first), tuple(records)


def test_what_is_decided_has_every_kind_of_solved_place() -> None:
    records = [json.loads(line) for line in decided_on("this")[1]]
    kinds = [reason["kind"] for record in records for reason in record.get("reasons", ())]
    assert min(kinds.count(kind) for kind in ("Solved", "DealSolved", "FoldEquity", "Chart", "Guess")) >= 5
    assert {record["level"] for record in records if "level" in record} == {"beginner", "club", "expert"}


def test_every_river_of_these_hands_is_solved_within_one_per_cent_of_the_pot() -> None:
    records = [json.loads(line) for line in decided_on("this")[1]]
    solved = [r for record in records for r in record.get("reasons", ()) if r["kind"] == "Solved"]
    assert max(reason["exploitability"] for reason in solved) <= 0.01


@pytest.mark.parametrize("other", ["haswell", "prescott"])
def test_another_machine_decides_the_same_to_the_last_digit(other: str) -> None:
    (here, mine), (there, theirs) = decided_on("this"), decided_on(other)
    if here == there:
        pytest.skip(f"the variables for {other} change no kernel here: all make {here}")
    assert mine == theirs


# ── what it rests on ──


def test_a_product_is_the_same_in_whatever_order_it_is_added_up() -> None:
    rng = np.random.default_rng(3)
    left, right = rng.random((40, 84)), rng.normal(size=(84, 60)) * rng.random(60) ** 4
    factor = Factor(right)
    for turn in range(20):
        order = np.random.default_rng(turn).permutation(84)
        turned = Factor(right[order])
        assert (factor.times(left) == turned.times(left[:, order])).all()
        assert (factor.closely(left) == turned.closely(left[:, order])).all()


def test_a_product_is_close_and_closely_is_closer() -> None:
    rng = np.random.default_rng(4)
    left, right = rng.random((40, 84)), rng.normal(size=(84, 60))
    scale = np.abs(right).sum(axis=0).max()
    assert np.abs(Factor(right).times(left) - left @ right).max() < 1e-6 * scale
    assert np.abs(Factor(right).closely(left) - left @ right).max() < 1e-12 * scale


def test_exponentials_logarithms_and_powers_are_right() -> None:
    rng = Random(5)
    for x in [*(rng.uniform(-60, 60) for _ in range(500)), 0.0, 60.0, -60.0]:
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-12)
        assert logistic(x) == pytest.approx(1 / (1 + math.exp(-x)), rel=1e-12)
    for x in [10 ** rng.uniform(-6, 6) for _ in range(500)]:
        assert log(x) == pytest.approx(math.log(x), abs=1e-13)
        assert power(x, 0.55) == pytest.approx(x**0.55, rel=1e-12)
    assert power(0.7, 0) == 1.0

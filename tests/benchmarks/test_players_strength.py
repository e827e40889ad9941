"""The players beat every baseline that can be run; minutes, so only in the long stage."""

from __future__ import annotations

import pytest

from tests.benchmarks.players import MATCHES, match

NEEDS = {"gutcheck": "gutcheck", "blueprint": "donksolver"}


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("hero", "other", "least"), [m for m in MATCHES if m[2] is not None and m[0] != "expert"])
def test_the_lower_end_of_the_interval_is_above_the_mark(hero: str, other: str, least: float) -> None:
    if other.split()[0] in NEEDS:
        pytest.importorskip(NEEDS[other.split()[0]])
    found = match(hero, other, deals=1000)
    assert found.interval[0] > least

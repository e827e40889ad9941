"""Does PokerKit agree, hand for hand?  Where it does not, the difference is predicted by readings of our own.

Each random hand is played by the engine, by a naive reckoning of rules H, by the same reckoning with PokerKit's
readings, and by PokerKit: actor, call, raise bounds at each decision, and the stacks at the end.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.oracle.naive import Readings
from tests.oracle.peer import play, random_setting

SEED = 20260


def differences(hands: int, seed: int) -> Counter[str]:
    """How many hands differed, by reading; `hands` and `decisions` are all of them."""
    rng, found = Random(seed), Counter[str]()
    for _ in range(hands):
        parting = play(random_setting(rng), rng)
        found.update(parting.reasons.keys())
        found["hands that differed"] += bool(parting.reasons)
        found["decisions"] += parting.decisions
    return found


def told(found: Counter[str], hands: int) -> str:
    """The figures as text."""
    lines = [f"{hands} hands, {found['decisions']} decisions, {found['hands that differed']} hands differed:"]
    return "\n".join([*lines, *(f"  {found[name]:6} {name}" for name in Readings.__dataclass_fields__)])


def test_random_hands_are_played_as_pokerkit_plays_them_but_for_the_known_readings() -> None:
    found = differences(2000, SEED)
    print(told(found, 2000))
    assert found["hands that differed"] < 400


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_50_000_random_hands_are_played_as_pokerkit_plays_them_but_for_the_known_readings() -> None:
    found = differences(50_000, SEED + 1)
    print(told(found, 50_000))
    assert all(found[name] for name in Readings.__dataclass_fields__)

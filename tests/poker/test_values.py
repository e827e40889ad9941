"""Are values that are made quickly still what a frozen dataclass is?"""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace

import pytest

from holdem_widget.games.game import Event
from holdem_widget.poker.values import copier, quick


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    """A value to try things on."""

    name: str
    chips: int = 7


def test_fields_defaults_and_keywords_are_kept() -> None:
    assert Plate(name="West") == Plate(name="West", chips=7)
    assert [field.name for field in fields(Plate)] == ["name", "chips"]
    with pytest.raises(TypeError):
        Plate("West")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Plate()  # type: ignore[call-arg]


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Plate(name="West").chips = 9  # type: ignore[misc]


def test_a_value_can_be_replaced_copied_pickled_and_hashed() -> None:
    event = Event("call", 2, 20, 40)
    assert replace(event, chips=30) == Event("call", 2, 30, 40)
    assert copy.deepcopy(event) == pickle.loads(pickle.dumps(event)) == event
    assert hash(event) == hash(Event("call", seat=2, chips=20, total=40))


def test_a_copier_changes_what_it_is_told_and_nothing_else() -> None:
    changed = copier(Plate)
    plate = Plate(name="West", chips=9)
    assert changed(plate, name="East") == Plate(name="East", chips=9)
    assert plate == Plate(name="West", chips=9)
    with pytest.raises(KeyError):
        changed(plate, colour="red")

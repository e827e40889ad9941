"""Which sizes are offered, and who says so?"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import holdem_widget as hw
from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.widgets.presets import LARGEST, MOST_SIZES

USUAL = {"preflop": (2.5, 3, 4, "pot", "all-in"), "postflop": ("min", 1 / 3, 1 / 2, 2 / 3, "pot", "all-in")}


def spot(**wish: Any) -> Any:
    """A pot of 90 on the flop, 1000 behind; nothing is owed."""
    return hw.stage(stacks=(1000, 1000), street="flop", board="Kh8s5c", pot=90, **wish)


def offered(table: Any, lang: str = "en") -> list[tuple[str, int]]:
    presets = table.view["ask"]["raise_to"]["presets"]
    return [(words.render(preset["label"], lang), preset["total"]) for preset in presets]


def test_the_usual_sizes() -> None:
    before, after = hw.stage(stacks=(1000,) * 4, button=3), spot()
    assert before.presets == after.presets == USUAL
    assert offered(before) == [("2.5×", 50), ("3×", 60), ("4×", 80), ("Pot", 70), ("All-in", 1000)]
    assert offered(after) == [("Min", 20), ("⅓", 30), ("½", 45), ("⅔", 60), ("Pot", 90), ("All-in", 1000)]


def test_other_sizes_are_published_at_once_in_their_order() -> None:
    table = spot()
    seen: list[Any] = []
    table.observe(lambda change: seen.append(change["new"]), "view")
    table.presets = {"preflop": ["all-in"], "postflop": ["all-in", Fraction(3, 4), 1.5, 2 / 3, 1]}
    assert offered(table) == [("All-in", 1000), ("75 %", 68), ("150 %", 135), ("⅔", 60), ("Pot", 90)]
    assert len(seen) == 1
    assert table.presets["preflop"] == ("all-in",)


def test_before_the_flop_numbers_are_times_the_price() -> None:
    table = hw.stage(stacks=(1000,) * 4, button=3)
    table.presets = table.presets | {"preflop": ("min", 2.2, 3)}
    table.raise_to(50)
    assert offered(table) == [("Min", 80), ("2.2×", 110), ("3×", 150)]


def test_after_the_flop_they_are_parts_of_the_pot_with_the_call() -> None:
    table = spot(to_call=30)
    table.presets = table.presets | {"postflop": (0.8, "pot")}
    assert offered(table) == [("80 %", 126), ("Pot", 150)]  # 30 + 0.8 × (90 + 30)


def test_what_is_not_legal_or_is_there_already_is_not_offered() -> None:
    table = spot()
    table.presets = {"preflop": (), "postflop": (0.01, 0.5, 1 / 2, "all-in", "all-in", 1000)}
    assert offered(table) == [("½", 45), ("All-in", 1000)]


def test_no_sizes_at_all() -> None:
    table = spot()
    table.presets = {"preflop": (), "postflop": ()}
    assert offered(table) == []
    assert table.view["ask"]["raise_to"]["most"] == 1000


def test_the_labels_are_in_the_language_of_the_reader() -> None:
    table = spot()
    table.presets = table.presets | {"postflop": ("min", 0.75, "pot")}
    assert [label for label, _ in offered(table, "tr")] == ["En az", "%75", "Pot"]
    assert [label for label, _ in offered(table, "th")] == ["ต่ำสุด", "75%", "พอท"]


def test_numbers_of_numpy_are_numbers() -> None:
    table = spot()
    table.presets = table.presets | {"postflop": (np.float32(0.5), np.int64(1))}
    assert offered(table) == [("½", 45), ("Pot", 90)]


def test_a_duel_has_the_sizes_after_the_flop() -> None:
    table = hw.play("duel", seed=3, opponents="beginner")
    table.presets = {"preflop": ("pot",), "postflop": ("all-in",)}
    while table.legal is not None and table.legal.raise_to is None:
        table._act(next(iter(table.legal)))
    assert [label for label, _ in offered(table)] == ["All-in"]


@pytest.mark.parametrize(
    "wish",
    [None, (), {}, {"preflop": (3,)}, {**USUAL, "river": ()}, [("preflop", ()), ("postflop", ())]],
)
def test_presets_without_both_lists_are_refused(wish: Any) -> None:
    table = spot()
    with pytest.raises(BadSetup, match=r"presets .* as in"):
        table.presets = wish
    assert table.presets == USUAL


@pytest.mark.parametrize("sizes", ["pot", None, 3, {0.5}, (0.5,) * (MOST_SIZES + 1)])
def test_what_is_no_short_list_of_sizes_is_refused(sizes: Any) -> None:
    with pytest.raises(BadSetup, match=f"at most {MOST_SIZES} sizes"):
        spot().presets = {**USUAL, "postflop": sizes}


@pytest.mark.parametrize(
    "size", [0, -1, True, "half", "POT", None, float("nan"), float("inf"), LARGEST + 1, 10**400, 1j, (0.5,)]
)
def test_what_is_no_size_is_refused_by_name(size: Any) -> None:
    table = spot()
    with pytest.raises(BadSetup) as refusal:
        table.presets = {**USUAL, "preflop": (3, size)}
    assert repr(size)[:20] in str(refusal.value)
    assert "a number above 0" in str(refusal.value)
    assert offered(table)[0] == ("Min", 20)

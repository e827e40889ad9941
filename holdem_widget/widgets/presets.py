"""Which sizes are offered beside the amount?  What a table was told to offer, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Any, Literal

from holdem_widget.errors import BadSetup

Size = float | Literal["min", "pot", "all-in"]
WORDS = ("min", "pot", "all-in")
MOST_SIZES = 12
LARGEST = 1000
EXAMPLE = '{"preflop": (2.5, 3, "pot", "all-in"), "postflop": ("min", 1/2, "pot")}'
SIZE = (
    f"a number above 0 and at most {LARGEST:,} (before the flop times the price, after it a part of the pot), "
    "or 'min', 'pot' or 'all-in'"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Presets:
    """The sizes that are offered, in their order: before the flop a number is times the price, after it a part of the pot.

    A duel, which has no flop, has the sizes after it.
    """

    preflop: tuple[Size, ...]
    postflop: tuple[Size, ...]


USUAL = Presets(preflop=(2.5, 3, 4, "pot", "all-in"), postflop=("min", 1 / 3, 1 / 2, 2 / 3, "pot", "all-in"))


def checked_presets(wish: object) -> Presets:
    """The presets of a dict by street.  Raises: BadSetup."""
    if not isinstance(wish, Mapping) or set(wish) != {"preflop", "postflop"}:
        raise BadSetup(f"presets {wish!r}: the sizes before the flop and after it are needed, as in {EXAMPLE}")
    return Presets(preflop=_sizes("preflop", wish), postflop=_sizes("postflop", wish))


def _sizes(street: str, wish: Mapping[Any, Any]) -> tuple[Size, ...]:
    sizes = wish[street]
    if not isinstance(sizes, (list, tuple)) or len(sizes) > MOST_SIZES:
        raise BadSetup(f"presets: {street} {sizes!r} must be a list of at most {MOST_SIZES} sizes, as in {EXAMPLE}")
    for size in sizes:
        if not _is_size(size):
            raise BadSetup(f"presets: {street} size {size!r} must be {SIZE}")
    return tuple(sizes)


def _is_size(size: Any) -> bool:
    if isinstance(size, (str, bool)) or not isinstance(size, Real):
        return isinstance(size, str) and size in WORDS
    return bool(0 < size <= LARGEST)  # type: ignore[operator]

"""Which hands may a player hold, and how likely is each?  A `Range`: 1,326 exact weights.

A weight is an `int` 0 or 1 or a `Fraction` between; nothing here is a float except the shares of a drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadRange
from holdem_widget.poker.cards import Card, parse_cards
from holdem_widget.poker.combos import CLASS_COMBOS, CLASSES, COMBOS, SQUARE, Combo, combo_index, hand_class
from holdem_widget.poker.range_text import Weight, Weights, text_of, weights_of

__all__ = [
    "CLASSES",
    "CLASS_COMBOS",
    "COMBOS",
    "SQUARE",
    "Combo",
    "Range",
    "Weight",
    "combo_index",
    "hand_class",
    "parse_range",
]


@shown(picture="range_grid")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Range:
    """Hands with weights; `weights[i]` is the weight (0..1, exact) of `COMBOS[i]`.

    `a | b` takes the greater of two weights, `a & b` the smaller, `a - b` what is left of `a` (never below 0),
    `a ^ b` the difference either way, `~a` what is missing to 1.  Raises: BadRange.
    """

    weights: Weights

    def __post_init__(self) -> None:
        if len(self.weights) != len(COMBOS):
            raise BadRange(f"{len(self.weights)} weights: a range has one for each of the 1,326 combinations")
        object.__setattr__(self, "weights", tuple(map(_exact, self.weights)))

    @property
    def combos(self) -> tuple[Combo, ...]:
        """The combinations with a weight above 0, as pairs of card numbers, the lower first."""
        return tuple(combo for combo, weight in zip(COMBOS, self.weights, strict=True) if weight)

    @property
    def share(self) -> Fraction:
        """The share of all 1,326 combinations, by weight."""
        return Fraction(sum(self.weights)) / len(COMBOS)

    def weight(self, a: Card, b: Card) -> Weight:
        """The weight of one combination."""
        return self.weights[combo_index(a, b)]

    def __len__(self) -> int:
        return len(self.combos)

    def __bool__(self) -> bool:
        return any(self.weights)

    def __contains__(self, hand: object) -> bool:
        """Whether every combination of a text (`AhKd`, `AKs`, `QQ+`), a range or a pair of cards is in the range."""
        indices = _indices(hand)
        return bool(indices) and all(self.weights[index] for index in indices)

    def __or__(self, other: Range) -> Range:
        return _joined(max, self, other)

    def __and__(self, other: Range) -> Range:
        return _joined(min, self, other)

    def __sub__(self, other: Range) -> Range:
        return _joined(_left_over, self, other)

    def __xor__(self, other: Range) -> Range:
        return (self - other) | (other - self)

    def __invert__(self) -> Range:
        return Range(weights=tuple(1 - weight for weight in self.weights))

    def without(self, cards: str | Iterable[Card | str]) -> Range:
        """The range without every combination that holds one of the cards (blockers).  Raises: BadCards."""
        gone = set(parse_cards(cards))
        pairs = zip(COMBOS, self.weights, strict=True)
        return Range(weights=tuple(0 if a in gone or b in gone else weight for (a, b), weight in pairs))

    def text(self) -> str:
        """The range in the usual notation; `parse_range` gives the same range back."""
        return text_of(self.weights)

    def grid(self) -> tuple[tuple[float, ...], ...]:
        """13 x 13 shares (0..1) of the hand classes, laid out as `SQUARE`: suited hands above the diagonal."""
        return tuple(tuple(float(_class_share(self.weights, name)) for name in row) for row in SQUARE)

    def as_rows(self) -> Rows:
        """One row for each hand class in the range."""
        held = [(name, _class_share(self.weights, name)) for name in CLASSES]
        rows = tuple(
            (name, sum(1 for i in CLASS_COMBOS[name] if self.weights[i]), len(CLASS_COMBOS[name]), float(share))
            for name, share in held
            if share
        )
        return Rows(columns=("hand", "combinations", "of", "weight"), rows=rows, caption=repr(self))

    def __repr__(self) -> str:
        text = self.text() or "empty"
        short = text if len(text) <= 60 else text[:57].rsplit(",", 1)[0] + ", …"
        return f"<range {short}: {len(self):,} combinations, {float(self.share):.1%}>"


def _exact(weight: object) -> Weight:
    if isinstance(weight, int) and weight in (0, 1):
        return int(weight)
    if not isinstance(weight, (int, float, Fraction)) or not 0 <= weight <= 1:
        raise BadRange(f"{weight!r} is not a weight: a share between 0 and 1")
    exact = weight if isinstance(weight, Fraction) else Fraction(repr(weight))
    return int(exact) if exact.denominator == 1 else exact


def _left_over(a: Weight, b: Weight) -> Weight:
    return a - b if a > b else 0


def _joined(pick: Callable[[Weight, Weight], Weight], left: Range, right: Range) -> Range:
    if not isinstance(right, Range):
        raise BadRange(f"{right!r} is not a range: write hw.range({right!r})")
    return Range(weights=tuple(map(pick, left.weights, right.weights)))


def _class_share(weights: Weights, name: str) -> Fraction:
    indices = CLASS_COMBOS[name]
    return Fraction(sum(weights[index] for index in indices)) / len(indices)


def _indices(hand: object) -> tuple[int, ...]:
    match hand:
        case Range():
            return tuple(index for index, weight in enumerate(hand.weights) if weight)
        case str():
            return _indices(parse_range(hand))
        case (int(a), int(b)):
            return (combo_index(*parse_cards((a, b))),)
        case _:
            raise BadRange(f"{hand!r} is not a hand: write AhKd or AKs, or give two card numbers")


def parse_range(text: str | Range) -> Range:
    """The range that a text names: `QQ+, AKs, T9s-65s, A5o@0.5, AhKd`, `random`, `top 15%`.

    `A2s+` raises the kicker up to the hand below the pair, `22+` is all pairs, `AK` both suited and offsuit, `Axs`
    any suited ace. A dash joins pairs, kickers, or hands with one gap. Weights: `@0.5`, `@1/2`, `@50%`, `AA:0.5`
    or `[50]AA, KK[/50]`. A later piece sets the weight of what an earlier one named.

    `top 15%` takes whole hands, as many as fit, in the order of their exact share of the pot against one random hand
    (`range_order`); `5%-15%` is a slice of that order.

    Raises: BadRange, naming the piece and the expected form.

    >>> parse_range("QQ+, AKs").text()
    'QQ+, AKs'
    >>> len(parse_range("T9s-65s")), "AhKh" in parse_range("AK")
    (20, True)
    """
    if isinstance(text, Range):
        return text
    if not isinstance(text, str):
        raise BadRange(f"{text!r} is not a range: a text such as 'QQ+, AKs'")
    return _parsed(text)


@lru_cache(maxsize=256)
def _parsed(text: str) -> Range:
    return Range(weights=weights_of(text))

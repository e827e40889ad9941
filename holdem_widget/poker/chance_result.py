"""What is the answer to a probability question?  The cases counted, and their exact share."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, log10

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup
from holdem_widget.poker.chance_event import parse_category
from holdem_widget.poker.evaluator import CATEGORIES

Number = int | Fraction


def percent(share: Fraction) -> str:
    """A share as `12.0 %`; small and nearly certain ones with as many places as they need."""
    value = float(100 * share)
    rest = float(100 * min(share, 1 - share))
    places = 1 if rest >= 0.1 or not rest else 1 + ceil(-log10(rest))
    return f"{value:.{places}f} %"


def number_text(number: Number) -> str:
    """A whole number with separators, or a fraction as it is."""
    return f"{number:,}" if isinstance(number, int) else f"{number.numerator:,}/{number.denominator:,}"


def _cell(number: Number) -> int | float:
    return number if isinstance(number, int) else float(number)


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Chance:
    """How many of the equally likely cases are favourable; weighted where a range has weights.

    `fraction` is exact, `float(chance)` and `odds` (against, such as 7.3 for "7.3 : 1") are for reading.
    """

    favourable: Number
    total: Number
    question: str

    @property
    def fraction(self) -> Fraction:
        """The exact share of favourable cases, in lowest terms."""
        return Fraction(self.favourable) / Fraction(self.total)

    @property
    def odds(self) -> float | None:
        """The odds against, x to 1; None where no case is favourable."""
        return float(1 / self.fraction - 1) if self.favourable else None

    def __float__(self) -> float:
        return float(self.fraction)

    def __repr__(self) -> str:
        counts = f"{number_text(self.favourable)} of {number_text(self.total)}"
        return f"{self.question}: {percent(self.fraction)}, {counts}"

    def as_rows(self) -> Rows:
        """One row: question, counts, share (0..1), the same in per cent, odds against."""
        counts = (_cell(self.favourable), _cell(self.total))
        row = (self.question, *counts, float(self), percent(self.fraction), self.odds)
        return Rows(columns=("question", "favourable", "total", "share", "chance", "odds against, to 1"), rows=(row,))


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Distribution:
    """How many cases fall in each category; `distribution["flush+"]` is a `Chance`."""

    values: tuple[Number, ...]
    total: Number
    question: str

    @property
    def counts(self) -> dict[str, Number]:
        """The cases by category, weakest first."""
        return dict(zip(CATEGORIES, self.values, strict=True))

    def __getitem__(self, name: str) -> Chance:
        """The chance of one category (`flush`) or of it and all better ones (`flush+`).  Raises: BadSetup."""
        wanted = parse_category(name)
        if wanted is None:
            raise BadSetup(f"{name!r} is not a category: {', '.join(CATEGORIES)}, with + for or better")
        hits = sum(value for category, value in self.counts.items() if category in wanted)
        return Chance(favourable=hits, total=self.total, question=f"{spoken(name)} {self.question}".strip())

    def as_rows(self) -> Rows:
        """One row a category, best first: cases, share (0..1), the same in per cent, and that of it or better."""
        rows, better = [], Fraction(0)
        for name, value in reversed(self.counts.items()):
            share = Fraction(value) / Fraction(self.total)
            better += share
            rows.append((spoken(name), _cell(value), float(share), percent(share), percent(better)))
        caption = f"{self.question}: {number_text(self.total)} cases".removeprefix(": ")
        return Rows(columns=("category", "cases", "share", "chance", "or better"), rows=tuple(rows), caption=caption)


def spoken(name: str) -> str:
    """`flush or better` for `flush+`."""
    words = name.replace("_", " ").strip()
    return words.removesuffix("+").strip() + " or better" if words.endswith("+") else words

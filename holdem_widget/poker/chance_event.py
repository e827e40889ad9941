"""What is asked for?  A category, a range, or a function of the deal.

`"flush"` is exactly that category, `"flush+"` that or better; any other text is a range.
"""

from __future__ import annotations

from collections.abc import Callable

from holdem_widget.errors import BadRange, BadSetup
from holdem_widget.poker.chance_deal import Deal
from holdem_widget.poker.evaluator import CATEGORIES
from holdem_widget.poker.ranges import Range, combo_index, parse_range

Question = str | Range | Callable[[Deal], object]
Event = frozenset[str] | Range | Callable[[Deal], object]

_ALSO = {
    "one_pair": "pair",
    "trips": "three_of_a_kind",
    "set": "three_of_a_kind",
    "quads": "four_of_a_kind",
    "boat": "full_house",
}


def parse_event(question: Question, *, word: str) -> Event:
    """The event that a keyword (`of`, `given`) asks for: a set of categories, a range, or the function itself.

    Raises: BadSetup.
    """
    if isinstance(question, str):
        return parse_category(question) or _range(question, word)
    if isinstance(question, Range) or callable(question):
        return question
    raise BadSetup(f"{word}={question!r}: {_FORM}")


_FORM = "a category (flush, flush+, two pair), a range (QQ+, AKs) or a function of the deal"


def _range(text: str, word: str) -> Range:
    try:
        return parse_range(text)
    except BadRange:
        names = ", ".join(CATEGORIES)
        raise BadSetup(f"{word}={text!r} is neither a category ({names}; + for or better) nor a range") from None


def parse_category(text: str) -> frozenset[str] | None:
    """The categories that a name means, or None where it names none."""
    name = text.strip().lower().removesuffix("+").strip().replace(" ", "_").replace("-", "_")
    name = _ALSO.get(name, name)
    if name not in CATEGORIES:
        return None
    place = CATEGORIES.index(name)
    return frozenset(CATEGORIES[place:] if text.strip().endswith("+") else [name])


def as_test(event: Event | None) -> Callable[[Deal], object]:
    """An event as a function of the deal; a range means the hand in question, weights above 0 count whole."""
    match event:
        case None:
            return lambda deal: True
        case frozenset():
            return lambda deal: deal.category in event
        case Range():
            return lambda deal: bool(event.weights[combo_index(*deal.hand)])
        case _:
            return event

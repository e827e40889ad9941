"""How strong is a hand?  One hand at a time, in pure Python; `batch` gives the same integers for arrays.

Nothing here needs numpy, and the integers never change: decisions and recorded hands rest on them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadCards
from holdem_widget.poker.cards import RANKS, Card, cards_text, parse_cards, pretty
from holdem_widget.poker.keys import (
    BIAS,
    CATEGORIES,
    FIRST,
    FLUSH,
    HIGH,
    KEYS,
    LOW,
    SUIT_OF_FLUSH,
    SUITED,
    TABLE,
    all_classes,
)

__all__ = ["CATEGORIES", "HandValue", "best_five", "category", "evaluate", "ranks_of_strength", "strength"]

_PAIRS = tuple(tuple(a + b for b in KEYS) for a in KEYS)
_LAST = tuple(key + BIAS for key in KEYS)
_classes = cache(all_classes)


def strength(cards: Sequence[Card]) -> int:
    """The strength of the best five of 5, 6 or 7 distinct cards, 1 to 7462: larger wins, equal ties.

    Nothing is checked.  Rule: H-4.1.

    >>> strength((48, 44, 40, 36, 32))
    7462
    """
    try:
        a, b, c, d, e, f, g = cards
        total = _PAIRS[a][b] + _PAIRS[c][d] + _PAIRS[e][f] + _LAST[g]
    except ValueError:
        total = sum([KEYS[card] for card in cards], BIAS)
    if total & FLUSH:
        return SUITED[suit_mask(cards, SUIT_OF_FLUSH[total & FLUSH])]
    return TABLE[HIGH[total >> 32] + LOW[total & 65535]]


def suit_mask(cards: Iterable[Card], suit: int) -> int:
    """The ranks held in one suit, as 13 bits."""
    return sum(1 << (card >> 2) for card in cards if card & 3 == suit)


def category(strength: int) -> int:
    """The place in `CATEGORIES` of a strength, 0 (high card) to 8 (straight flush)."""
    return bisect_right(FIRST, strength) - 1


def ranks_of_strength(strength: int) -> tuple[int, ...]:
    """The five ranks behind a strength in the order of comparison, 0 for a two up to 12 for an ace."""
    return _classes()[strength]


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that count, in the order of comparison; of equal ranks the higher card number stands first.

    Four of a kind before the kicker, three before the pair, straights from the top, A-2-3-4-5 as 5-4-3-2-A.
    """
    value = strength(cards)
    pool = sorted(cards, reverse=True)
    if CATEGORIES[category(value)] in ("flush", "straight_flush"):
        suits = [card & 3 for card in cards]
        pool = [card for card in pool if suits.count(card & 3) >= 5]
    best = []
    for rank in ranks_of_strength(value):
        best.append(next(card for card in pool if card >> 2 == rank))
        pool.remove(best[-1])
    return tuple(best)


@shown(picture="hand_face")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandValue:
    """What five to seven cards are worth: the category, the strength, the best five, the ranks that decide."""

    category: str
    strength: int
    best: tuple[Card, ...]
    ranks: tuple[int, ...]

    def message(self) -> tuple[str, dict[str, str]]:
        """The key and the arguments of the sentence that names the hand."""
        letters = [RANKS[rank] for rank in self.ranks]
        names = _ARGUMENTS[self.category]
        args = dict(zip(names, letters, strict=False))
        if self.category == "high_card":
            args["kickers"] = " ".join(letters[1:])
        return _KEYS_OF_WORDS[self.category] if not self.is_royal else "hand-royal-flush", args

    @property
    def is_royal(self) -> bool:
        """Whether this is the straight flush to the ace."""
        return self.category == "straight_flush" and self.ranks == (12,)

    def name(self, lang: str = "en") -> str:
        """The hand in words, such as "two pair, kings and sevens, ace kicker"."""
        from holdem_widget import words

        key, args = self.message()
        return words.say(key, lang, **args)

    def as_rows(self) -> Rows:
        """One row: the name, the five that count, the strength."""
        row = (self.name(), self.category, pretty(self.best), self.strength)
        return Rows(columns=("hand", "category", "the five that count", "strength"), rows=(row,))

    def __repr__(self) -> str:
        return f"{self.category.replace('_', ' ')}: {pretty(self.best)} (strength {self.strength})"


_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "high_card": ("high", "kicker"),
    "pair": ("rank", "kicker"),
    "two_pair": ("high", "low", "kicker"),
    "three_of_a_kind": ("rank", "kicker"),
    "straight": ("high",),
    "flush": ("high", "kicker"),
    "full_house": ("trips", "pair"),
    "four_of_a_kind": ("rank", "kicker"),
    "straight_flush": ("high",),
}
_KEYS_OF_WORDS = {name: "hand-" + name.removesuffix("_of_a_kind").replace("_", "-") for name in CATEGORIES}


def evaluate(cards: str | Iterable[Card | str]) -> HandValue:
    """The value of five to seven cards, as a text such as `"AhKh QhJhTh2c2d"` or as cards.

    Raises: BadCards.

    >>> evaluate("AhKh QhJhTh2c2d")
    straight flush: A♥ K♥ Q♥ J♥ T♥ (strength 7462)
    """
    hand = parse_cards(cards)
    if not 5 <= len(hand) <= 7:
        raise BadCards(f"{cards_text(hand) or 'no card'} is {len(hand)} cards: a hand to evaluate has 5, 6 or 7")
    return hand_value(hand)


def hand_value(cards: Sequence[Card]) -> HandValue:
    """The value of 5 to 7 distinct cards; nothing is checked."""
    value = strength(cards)
    ranks = ranks_of_strength(value)
    name = CATEGORIES[category(value)]
    deciding = ranks[:1] if name.startswith("straight") else tuple(dict.fromkeys(ranks))
    return HandValue(category=name, strength=value, best=best_five(cards), ranks=deciding)

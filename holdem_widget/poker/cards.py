"""What is a card?  A number 0..51, `rank * 4 + suit`, with ranks `23456789TJQKA` and suits `cdhs`.

A card is a plain `int` everywhere inside and the text `Ah` at the edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index

from holdem_widget.errors import BadCards

Card = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SUIT_SIGNS = "♣♦♥♠"
DECK: tuple[Card, ...] = tuple(range(52))
NAMES: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)
NUMBERS: dict[str, Card] = {name: number for number, name in enumerate(NAMES)}
_FORM = "a card is a rank of 23456789TJQKA and a suit of cdhs, as in Ah, Td, 2c"


def rank_of(card: Card) -> int:
    """0 for a two up to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def parse_card(text: object) -> Card:
    """The card that a text such as `Ah` names.

    Raises: BadCards.
    """
    number = NUMBERS.get(text) if isinstance(text, str) else None
    if number is None:
        raise BadCards(f"{text!r} is not a card: {_FORM}")
    return number


def parse_cards(text: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """The cards of a text (`"AhKd"`, spaces and commas ignored) or of an iterable of texts or numbers.

    Doubles are refused.  Raises: BadCards.
    """
    if isinstance(text, str):
        packed = text.replace(" ", "").replace(",", "").replace("10", "T")
        cards = tuple(parse_card(packed[i : i + 2]) for i in range(0, len(packed), 2))
    else:
        cards = tuple(_one(item) for item in _items(text))
    require_distinct(cards)
    return cards


def _items(cards: object) -> Iterable[object]:
    if isinstance(cards, (bytes, Mapping)) or not isinstance(cards, Iterable):
        raise BadCards(f"{cards!r} are not cards: write them as in 'AhKd', or give a list of them")
    return cards


def _one(item: object) -> Card:
    if isinstance(item, str):
        return parse_card(item)
    try:
        number = -1 if isinstance(item, bool) else index(item)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < 52:
        raise BadCards(f"{item!r} is not a card: {_FORM}, or its number 0..51")
    return number


def require_distinct(cards: Sequence[Card]) -> None:
    """Raises: BadCards where a card stands twice."""
    if len(set(cards)) != len(cards):
        double = next(card for card in cards if cards.count(card) > 1)
        raise BadCards(f"{NAMES[double]} stands twice: a deck has one of each card")


def card_name(card: Card) -> str:
    """`Ah`."""
    return NAMES[card]


def cards_text(cards: Iterable[Card]) -> str:
    """`AhKd`."""
    return "".join(NAMES[card] for card in cards)


def pretty(cards: Iterable[Card]) -> str:
    """`A♥ K♦`, for reprs."""
    return " ".join(RANKS[card >> 2] + SUIT_SIGNS[card & 3] for card in cards)

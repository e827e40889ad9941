"""What does a question of your own get to see?  A `Deal`: hands, board, and what they make.

A deal notes what a question looks at. Where it looks at hands only, boards need not be counted through; where it looks
at the ranks of the board only, all boards of those ranks have one answer. `Unseen` is how a view that is too coarse
for a question says so; whoever counts then asks again with a finer view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from holdem_widget.errors import BadCards
from holdem_widget.poker.cards import NUMBERS, RANKS, SUITS, Card, cards_text
from holdem_widget.poker.evaluator import CATEGORIES, category, strength


class Unseen(BaseException):  # not an error: it asks for a finer view, and no `except Exception` may stop it
    """The question looks at something that this view of the deal does not have: `what`, "hands" or "board"."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Cards:
    """Some cards: iterate over them (card numbers), or ask for ranks, suits and counts.

    `count("A")` counts a rank, `count("AK")` both ranks, `count("h")` a suit, `count("Ah")` one card.
    """

    __slots__ = ("_cards", "_sees")

    def __init__(self, cards: Sequence[Card], *, sees: str = "ranks suits") -> None:
        self._cards = cards
        self._sees = sees

    def _look(self, what: str) -> Sequence[Card]:
        if self._sees == "ranks suits" or what == self._sees:
            return self._cards
        raise Unseen("board")

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks, 0 for a two up to 12 for an ace, highest first."""
        return tuple(sorted([card >> 2 for card in self._look("ranks")], reverse=True))

    @property
    def suits(self) -> tuple[int, ...]:
        """The suits, 0 clubs, 1 diamonds, 2 hearts, 3 spades, highest first."""
        return tuple(sorted([card & 3 for card in self._look("suits")], reverse=True))

    def count(self, what: str) -> int:
        """How many of the cards are of these ranks (`AK`), of these suits (`h`), or this one card (`Ah`)."""
        if what and all(letter in RANKS for letter in what):
            wanted = [RANKS.index(letter) for letter in what]
            return sum(card >> 2 in wanted for card in self._look("ranks"))
        if what and all(letter in SUITS for letter in what):
            wanted = [SUITS.index(letter) for letter in what]
            return sum(card & 3 in wanted for card in self._look("suits"))
        if what in NUMBERS:
            return int(NUMBERS[what] in self._look("ranks suits"))
        raise BadCards(f"count({what!r}): ranks such as A or AK, suits such as h, or one card such as Ah")

    def __contains__(self, what: object) -> bool:
        """Whether one of the cards is of a rank (`"A" in board`), of a suit, or is a card (`"Ah"`, a card number)."""
        return self.count(what) > 0 if isinstance(what, str) else what in self._look("ranks suits")

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._look("ranks suits"))

    def __getitem__(self, place: int) -> Card:
        return self._look("ranks suits")[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and set(self) == set(other)

    def __hash__(self) -> int:
        return hash(frozenset(self))

    def __repr__(self) -> str:
        return cards_text(self) if self._sees == "ranks suits" else f"{len(self)} cards"


class Deal:
    """One deal, as a question of your own sees it.

    `hole` is the first known hand (or the one dealt from a range), `hands` all of them, `hand` the hand of the
    opponent in question, `board` the whole board at the street, `cards` hole and board together. `category` (such as
    "two_pair") and `strength` (larger wins) are of the first hand, `strengths` and `categories` of all,
    `leaders` the places of the strongest. Cards of a hand and of the board stand in no order that means anything,
    but that known ones come first.
    """

    __slots__ = ("_board", "_hand", "_hands", "_sees", "_values")

    def __init__(
        self,
        hands: Sequence[Sequence[Card]] | None,
        board: Sequence[Card] | None,
        *,
        hand: Sequence[Card] | None = None,
        sees: str = "ranks suits",
        values: tuple[int, ...] | None = None,
    ) -> None:
        self._hands = hands
        self._board = board
        self._hand = hand
        self._sees = sees
        self._values = values

    def _known_hands(self) -> Sequence[Sequence[Card]]:
        if self._hands is None:
            raise Unseen("hands")
        return self._hands

    def _whole_board(self) -> Sequence[Card]:
        if self._board is None or self._sees != "ranks suits":
            raise Unseen("board")
        return self._board

    @property
    def hands(self) -> tuple[Cards, ...]:
        """All hands that were given, in order."""
        return tuple(Cards(hand) for hand in self._known_hands())

    @property
    def hole(self) -> Cards:
        """The first hand; no cards where none was given."""
        known = self._known_hands()
        return Cards(known[0] if known else ())

    @property
    def hand(self) -> Cards:
        """The two cards of the opponent in question; your own where there are no opponents."""
        return self.hole if self._hand is None else Cards(self._hand)

    @property
    def board(self) -> Cards:
        """The board at the street that was asked for."""
        if self._board is None:
            raise Unseen("board")
        return Cards(self._board, sees=self._sees)

    @property
    def cards(self) -> Cards:
        """The hand in question and the board together."""
        if self._board is None:
            raise Unseen("board")
        return Cards((*self.hand, *self._board), sees=self._sees)

    @property
    def straight_ranks(self) -> frozenset[int]:
        """The ranks (0..12) any card of which gives a straight: two of them are an eight-out draw."""
        return _completing(sum(1 << rank for rank in set(self.cards.ranks)))

    @property
    def strength(self) -> int:
        """The strength of the hand in question with the board; larger wins.  Raises: BadCards below five cards."""
        if self._values is not None and self._hand is None:
            return self._values[0]
        hand = self._known_hands()[0] if self._hand is None and self._hands else self._hand or ()
        return _strength((*hand, *self._whole_board()))

    @property
    def category(self) -> str:
        """The category of the hand in question with the board, such as `two_pair`."""
        return CATEGORIES[category(self.strength)]

    @property
    def strengths(self) -> tuple[int, ...]:
        """The strength of every known hand."""
        if self._values is not None:
            return self._values
        board = self._whole_board()
        return tuple(_strength((*hand, *board)) for hand in self._known_hands())

    @property
    def categories(self) -> tuple[str, ...]:
        """The category of every known hand."""
        return tuple(CATEGORIES[category(value)] for value in self.strengths)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The places of the strongest of the known hands; several when they tie."""
        values = self.strengths
        return tuple(place for place, value in enumerate(values) if value == max(values))


_STRAIGHTS = (0b1000000001111, *(0b11111 << low for low in range(9)))


@cache
def _completing(held: int) -> frozenset[int]:
    """The ranks that complete a straight with the ranks of a 13-bit mask."""
    return frozenset(rank for rank in range(13) if any((held | 1 << rank) & five == five for five in _STRAIGHTS))


def _strength(cards: Sequence[Card]) -> int:
    if len(cards) < 5:
        raise BadCards(f"{len(cards)} cards make no hand of five: ask for a later street")
    return strength(cards)

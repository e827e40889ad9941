"""What is known when a probability is asked for?  Hands (with weights), board, dead cards, and what is to come."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import comb, prod

from holdem_widget.errors import BadCards, BadRange, BadSetup
from holdem_widget.poker.cards import DECK, Card, cards_text, parse_cards, require_distinct
from holdem_widget.poker.ranges import COMBOS, Range, Weight, parse_range

Hole = str | Range | Sequence[str | Range] | None
Hands = tuple[tuple[Card, ...], ...]

STREETS = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}
_TWO_CARDS = re.compile(r"\s*(?:10|[2-9TJQKA])[cdhs][\s,]*(?:10|[2-9TJQKA])[cdhs]\s*")
HOLDINGS = 2_000_000  # the most combinations of hands that are looked through


@dataclass(frozen=True, kw_only=True)
class Setup:
    """The known cards of a question. `seats` are the ranges of the hands, empty for a question about the board only."""

    seats: tuple[Range, ...]
    is_random: bool
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    street: str

    @property
    def to_come(self) -> int:
        """Board cards still to be dealt."""
        return STREETS[self.street] - len(self.board)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """All cards but board and dead ones; hands are in it."""
        gone = {*self.board, *self.dead}
        return tuple(card for card in DECK if card not in gone)

    def rest(self, hands: Hands) -> tuple[Card, ...]:
        """The unseen cards that the hands leave."""
        held = {card for hand in hands for card in hand}
        return tuple(card for card in self.unseen if card not in held)

    @cached_property
    def holdings(self) -> tuple[tuple[Weight, Hands], ...]:
        """Every way in which the hands can be held, with its weight; one, of no hands, for the board only.

        Raises: BadRange where none is left, BadSetup where there are too many.
        """
        seats = [self._live(seat) for seat in self.seats]
        if prod(map(len, seats)) > HOLDINGS:
            raise BadSetup(f"{prod(map(len, seats)):,} ways to hold these hands: give narrower ranges")
        found = tuple(_disjoint(seats))
        if not found:
            raise BadRange("the known cards leave no hand: a range needs a combination without them")
        return found

    def _live(self, seat: Range) -> list[tuple[Weight, tuple[Card, Card]]]:
        gone = {*self.board, *self.dead}
        pairs = zip(COMBOS, seat.weights, strict=True)
        return [(weight, combo) for combo, weight in pairs if weight and not gone.intersection(combo)]

    def boards(self, hands: Hands) -> int:
        """How many boards are possible beside the hands."""
        return comb(len(self.rest(hands)), self.to_come)

    def about(self, *, with_street: bool) -> str:
        """The known cards in words, for a `repr`."""
        parts = [f"on the {self.street}" if self.street != "preflop" else "before the flop"] if with_street else [""]
        if self.seats and not self.is_random:
            parts.append("with " + " and ".join(_short(seat) for seat in self.seats))
        parts += [
            f"{word} {cards_text(cards)}" for word, cards in (("board", self.board), ("dead", self.dead)) if cards
        ]
        return ", ".join(parts).replace(", with", " with", 1).removeprefix(", ").strip()


def _short(seat: Range) -> str:
    text = seat.text()
    return text if len(text) <= 30 else f"{len(seat)} combinations"


def _disjoint(seats: Sequence[Sequence[tuple[Weight, tuple[Card, Card]]]]) -> Iterator[tuple[Weight, Hands]]:
    for chosen in product(*seats):
        hands = tuple(combo for _, combo in chosen)
        if len({card for hand in hands for card in hand}) == 2 * len(hands):
            yield prod((weight for weight, _ in chosen), start=1), hands


def read_setup(hole: Hole, *, street: str, board: object, dead: object) -> Setup:
    """The question's known cards, checked.  Raises: BadCards, BadRange, BadSetup."""
    if not isinstance(street, str) or street not in STREETS:  # type: ignore[redundant-expr]
        raise BadSetup(f"street={street!r} is not a street: {', '.join(STREETS)}")
    known, gone = _cards(board), _cards(dead)
    if len(known) > STREETS[street]:
        raise BadSetup(f"board={cards_text(known)} has {len(known)} cards, the {street} only {STREETS[street]}")
    seats, sure = _read_hole(hole)
    require_distinct((*known, *gone, *sure))
    is_random = len(seats) == 1 and all(seats[0].weights) and set(seats[0].weights) == {1}
    return Setup(seats=seats, is_random=is_random, board=known, dead=gone, street=street)


def _cards(cards: object) -> tuple[Card, ...]:
    return () if cards is None else parse_cards(cards)  # type: ignore[arg-type]


def _read_hole(hole: Hole) -> tuple[tuple[Range, ...], tuple[Card, ...]]:
    if not (hole is None or isinstance(hole, (str, Range, list, tuple))):
        raise BadCards(f"hole={hole!r} is not a hand: 'AhKd', a range, 'random', a list of hands, or None")
    entries = [] if hole is None else [hole] if isinstance(hole, (str, Range)) else list(hole)
    sure: list[Card] = []
    seats = []
    for entry in entries:
        if isinstance(entry, str) and _TWO_CARDS.fullmatch(entry):
            sure.extend(_hand(entry))
        seats.append(parse_range(entry))
    return tuple(seats), tuple(sure)


def _hand(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if len(cards) != 2:
        raise BadCards(f"{text!r} is not a hand: two cards, as in AhKd")
    return cards

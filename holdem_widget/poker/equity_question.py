"""What is asked of an equity?  Players, board and dead cards, read from text and checked before any counting."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from math import lcm

from holdem_widget.errors import BadCards, BadRange, BadSetup
from holdem_widget.poker.cards import NUMBERS, Card, cards_text, parse_cards, require_distinct
from holdem_widget.poker.ranges import COMBOS, Range, parse_range

STREETS = {"flop": 3, "turn": 4, "river": 5}
MOST_PLAYERS = 10

Holding = str | Range | Iterable[Card | str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One player's holding: two known cards, or combinations with whole weights, or (neither) any two cards.

    `combos` are numbers of `COMBOS`; a weight of `scale` is a whole combination.
    """

    name: str
    hole: tuple[Card, ...] = ()
    combos: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    scale: int = 1

    @property
    def is_random(self) -> bool:
        """Whether this is any two unseen cards."""
        return not self.hole and not self.combos


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Checked players, board and dead cards, and how many board cards are to come."""

    players: tuple[Player, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    street: str

    @property
    def to_come(self) -> int:
        """How many board cards are still unknown."""
        return STREETS[self.street] - len(self.board)

    @property
    def known(self) -> tuple[Card, ...]:
        """Every card that is certain to be out of the deck."""
        return (*chain.from_iterable(player.hole for player in self.players), *self.board, *self.dead)


def ask(hands: Sequence[Holding], *, board: Holding, dead: Holding, street: str) -> Question:
    """The question, checked.  Raises: BadCards, BadRange, BadSetup."""
    if not isinstance(street, str) or street not in STREETS:  # type: ignore[redundant-expr]
        raise BadSetup(f"street={street!r} is not a street with a board: 'flop', 'turn' or 'river'")
    if not _is_list(hands) or not 2 <= len(hands) <= MOST_PLAYERS:
        said = f"{len(hands)} hands" if isinstance(hands, (list, tuple)) else repr(hands)
        raise BadSetup(f"{said}: an equity is asked of a list of 2 to {MOST_PLAYERS} hands, as in ['AhKh', 'QQ+']")
    shown, gone = _cards(board), _cards(dead)
    if len(shown) > STREETS[street]:
        raise BadCards(f"{cards_text(shown)} is {len(shown)} cards: the board has {STREETS[street]} at the {street}")
    players = tuple(map(read_player, hands))
    question = Question(players=players, board=shown, dead=gone, street=street)
    require_distinct(question.known)
    return _without_known(question)


def _is_list(hands: object) -> bool:
    return isinstance(hands, Collection) and not isinstance(hands, (str, Range))


def with_next_card(question: Question, card: Card) -> Question:
    """The same question with one more board card.  Raises: BadRange where a range cannot be held any more."""
    return _without_known(replace(question, board=(*question.board, card)))


def _cards(cards: Holding) -> tuple[Card, ...]:
    if isinstance(cards, Range):
        raise BadCards(f"{cards!r} is a range: write cards, as in 'Qh7h2c'")
    return parse_cards(cards)


def read_player(holding: Holding) -> Player:
    """The player that a hand, a range or `"random"` describes.  Raises: BadCards, BadRange."""
    if isinstance(holding, str):
        if holding == "random":
            return Player(name=holding)
        packed = holding.replace(" ", "")
        if len(packed) == 4 and packed[:2] in NUMBERS and packed[2:] in NUMBERS:
            return Player(name=packed, hole=parse_cards(packed))
        return _of_range(holding.strip(), parse_range(holding))
    if isinstance(holding, Range):
        return _of_range(holding.text(), holding)
    hole = parse_cards(holding)
    if len(hole) != 2:
        raise BadCards(f"{cards_text(hole)} is {len(hole)} cards: a hold'em hand has two")
    return Player(name=cards_text(hole), hole=hole)


def _of_range(name: str, held: Range) -> Player:
    if all(weight == 1 for weight in held.weights):
        return Player(name=name)
    combos = tuple(index for index, weight in enumerate(held.weights) if weight)
    exact = [Fraction(held.weights[index]) for index in combos]
    if len(combos) == 1 and exact[0] == 1:
        return Player(name=name, hole=COMBOS[combos[0]])
    scale = lcm(*(weight.denominator for weight in exact))
    return Player(name=name, combos=combos, weights=tuple(int(weight * scale) for weight in exact), scale=scale)


def _without_known(question: Question) -> Question:
    """The same with every combination taken out that holds a known card."""
    if all(player.hole or not player.combos for player in question.players):
        return question
    gone = set(question.known)
    return replace(question, players=tuple(_unblocked(player, gone) for player in question.players))


def _unblocked(player: Player, gone: set[Card]) -> Player:
    if not player.combos:
        return player
    pairs = zip(player.combos, player.weights, strict=True)
    kept = [(combo, weight) for combo, weight in pairs if gone.isdisjoint(COMBOS[combo])]
    if not kept:
        raise BadRange(f"{player.name} leaves no hand: every combination holds one of {cards_text(sorted(gone))}")
    return replace(player, combos=tuple(c for c, _ in kept), weights=tuple(w for _, w in kept))

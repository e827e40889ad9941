"""Which next card helps?  The outs of a hand: clean ones, and those that help somebody else as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadCards, BadSetup
from holdem_widget.poker.cards import DECK, NAMES, Card, cards_text, parse_cards, pretty, rank_of, require_distinct
from holdem_widget.poker.chance_deal import Deal
from holdem_widget.poker.chance_event import parse_category
from holdem_widget.poker.chance_result import percent, spoken
from holdem_widget.poker.evaluator import CATEGORIES, category, strength

Hands = tuple[tuple[Card, ...], ...]
Goal = str | Callable[[Deal], object]

_UNPAIRED = ("straight", "flush", "straight_flush")


@shown(picture="outs_grid")
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Outs:
    """The next cards (card numbers) after which a goal is reached.

    `cards` are the outs. `tainted` are the cards to be careful with. With the goal "lead" they look like outs and are
    none: they lift the hand to a better category, above the best hand of now, but lift another hand too. With any
    other goal they are outs (in `cards` too) that do not put the hand ahead of the other known hands or, where it is
    alone, that also pair the board. `clean` are the outs that are not tainted.
    """

    cards: tuple[Card, ...]
    tainted: tuple[Card, ...]
    unseen: int
    hands: Hands
    board: tuple[Card, ...]
    player: int
    goal: str

    @property
    def count(self) -> int:
        """How many outs there are."""
        return len(self.cards)

    @property
    def clean(self) -> tuple[Card, ...]:
        """The outs that help nobody else."""
        return tuple(card for card in self.cards if card not in self.tainted)

    @property
    def fraction(self) -> Fraction:
        """The chance that the next card is an out."""
        return Fraction(self.count, self.unseen)

    @property
    def names(self) -> tuple[str, ...]:
        """The outs as texts such as `Qd`, low to high."""
        return tuple(NAMES[card] for card in self.cards)

    def __len__(self) -> int:
        return self.count

    def __contains__(self, card: object) -> bool:
        return parse_cards([card])[0] in self.cards  # type: ignore[list-item]

    def __repr__(self) -> str:
        lines = f"{self.count} outs of {self.unseen} for {self.goal}, {percent(self.fraction)}: {pretty(self.cards)}"
        return lines + (f" (tainted: {pretty(self.tainted)})" if self.tainted else "")

    def as_rows(self) -> Rows:
        """One row for each out and each tainted card: what the player then has."""
        rows = tuple(self._row(card) for card in sorted({*self.cards, *self.tainted}, reverse=True))
        return Rows(columns=("card", "out", "tainted", "hand then"), rows=rows, caption=repr(self).split(":")[0])

    def _row(self, card: Card) -> tuple[str, bool, bool, str]:
        value = strength((*self.hands[self.player], *self.board, card))
        return NAMES[card], card in self.cards, card in self.tainted, spoken(CATEGORIES[category(value)])


def outs(hands: str | Sequence[str], of: Goal = "lead", *, board: object, dead: object = "", player: int = 0) -> Outs:
    """The cards of the next street after which the player reaches the goal.

    `hands`: one hand or several; `board`: a flop or a turn. `of`: `"lead"` (the player alone is ahead of the other
    hands), `"nuts"` (no hand of two unseen cards is better), a category as in `chance`, or a function of the deal,
    whose `hole` is the player's hand.

    Raises: BadCards, BadSetup.
    """
    if not isinstance(hands, (str, list, tuple)) or not hands:
        raise BadCards(f"hands={hands!r}: one hand, as in 'AhKd', or a list of hands")
    held = tuple(_hand(hand) for hand in ([hands] if isinstance(hands, str) else hands))
    known, gone = (() if cards is None else parse_cards(cards) for cards in (board, dead))  # type: ignore[arg-type]
    require_distinct([card for hand in held for card in hand] + [*known, *gone])
    if len(known) not in (3, 4):
        raise BadCards(
            f"board={cards_text(known)!r} has {len(known)} cards: outs are the next card after a flop or turn"
        )
    if type(player) is not int or not 0 <= player < len(held):
        raise BadSetup(f"player={player}: a place among the {len(held)} hands, from 0")
    spot = _Spot(hands=held, board=known, dead=gone, player=player)
    cards, tainted, goal = _reached(spot, of)
    return Outs(
        cards=cards, tainted=tainted, unseen=len(spot.unseen), hands=held, board=known, player=player, goal=goal
    )


def _hand(text: object) -> tuple[Card, ...]:
    cards = parse_cards(text)  # type: ignore[arg-type]
    if len(cards) != 2:
        raise BadCards(f"{text!r} is not a hand: two cards, as in AhKd")
    return cards


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spot:
    hands: Hands
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    player: int

    @property
    def unseen(self) -> tuple[Card, ...]:
        gone = {card for hand in self.hands for card in hand}.union(self.board, self.dead)
        return tuple(card for card in DECK if card not in gone)

    @property
    def own(self) -> tuple[Card, ...]:
        return self.hands[self.player]

    def values(self, *more: Card) -> list[int]:
        """The strength of every hand, with further board cards; the player's first."""
        order = (self.own, *(hand for place, hand in enumerate(self.hands) if place != self.player))
        return [strength((*hand, *self.board, *more)) for hand in order]

    def leads(self, card: Card) -> bool:
        own, *others = self.values(card)
        return all(own > other for other in others)

    def has_nuts(self, card: Card) -> bool:
        own = strength((*self.own, *self.board, card))
        left = [other for other in self.unseen if other != card]
        return all(strength((a, b, *self.board, card)) <= own for a, b in combinations(left, 2))


def _reached(spot: _Spot, goal: Goal) -> tuple[tuple[Card, ...], tuple[Card, ...], str]:
    """(outs, tainted cards, the goal in words)."""
    if isinstance(goal, str) and goal == "lead":
        return _leading(spot)
    test: Callable[[Card], bool]
    if isinstance(goal, str) and goal == "nuts":
        test, name = spot.has_nuts, "the nuts"
    elif isinstance(goal, str):
        test, name = _of_category(spot, goal), spoken(goal)
    elif callable(goal):
        test, name = _of_function(spot, goal), "your event"
    else:
        raise BadSetup(f"of={goal!r}: lead, nuts, a category such as flush+, or a function of the deal")
    cards = tuple(card for card in spot.unseen if test(card))
    return cards, tuple(card for card in cards if _is_tainted(spot, card)), name


def _leading(spot: _Spot) -> tuple[tuple[Card, ...], tuple[Card, ...], str]:
    if len(spot.hands) < 2:
        raise BadSetup("of='lead' compares known hands: give two or more")
    best_now = max(spot.values())
    cards = tuple(card for card in spot.unseen if spot.leads(card))
    lifted = [card for card in spot.unseen if card not in cards and _lifts(spot, card, best_now)]
    return cards, tuple(lifted), "the lead"


def _lifts(spot: _Spot, card: Card, best_now: int) -> bool:
    """Whether the card gives the player a better category, above the best hand of now, and not just to everybody."""
    now, then = spot.values()[0], spot.values(card)[0]
    just_pairs = _pairs_the_board(spot, card) and CATEGORIES[category(then)] not in _UNPAIRED
    return then > best_now and category(then) > category(now) and not just_pairs


def _of_category(spot: _Spot, goal: str) -> Callable[[Card], bool]:
    wanted = parse_category(goal)
    if wanted is None:
        raise BadSetup(f"of={goal!r}: lead, nuts, or a category ({', '.join(CATEGORIES)}; + for or better)")
    return lambda card: CATEGORIES[category(strength((*spot.own, *spot.board, card)))] in wanted


def _of_function(spot: _Spot, test: Callable[[Deal], object]) -> Callable[[Card], bool]:
    hands = (spot.own, *(hand for place, hand in enumerate(spot.hands) if place != spot.player))
    return lambda card: bool(test(Deal(hands, (*spot.board, card))))


def _is_tainted(spot: _Spot, card: Card) -> bool:
    if len(spot.hands) > 1:
        return not spot.leads(card)
    return _pairs_the_board(spot, card)


def _pairs_the_board(spot: _Spot, card: Card) -> bool:
    ranks = {rank_of(one) for one in spot.board} - {rank_of(one) for one in spot.own}
    return rank_of(card) in ranks

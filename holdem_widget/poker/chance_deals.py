"""How often is a function of the deal true?  Asked once for each group of deals that it cannot tell apart.

First the function is asked about the hands alone, then (where nothing is known of the hole cards) about the board
alone, then about both; boards go by their ranks, by their suits, by the strengths that they give to the hands, or one
by one: the coarsest view that the function is content with gives its answer for all deals of a group.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from holdem_widget.errors import BadSetup
from holdem_widget.poker.cards import Card
from holdem_widget.poker.chance_deal import Deal, Unseen
from holdem_widget.poker.chance_setup import Hands, Setup

Label = Callable[[Deal], Hashable]
Tally = dict[Hashable, int | Fraction]
Group = tuple[int, tuple[Card, ...]]  # how many boards, and one of them (the cards to come)

CALLS = 6_000_000  # the most deals about which a function is asked
EVALUATIONS = 40_000_000  # the most hands that are valued to group boards by strength
EVERYTHING, VALUES = "ranks suits", "values"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What is shown to the function: the hands, the board, how much of the board."""

    hands: bool
    board: bool
    sees: str = EVERYTHING


def tally(setup: Setup, label: Label) -> Tally:
    """The weight of the deals by what `label` says of them; deals labelled None are left out.

    Raises: BadSetup where too many deals would have to be looked at one by one.
    """
    for view in _views(setup):
        try:
            return _tally(setup, label, view)
        except Unseen:
            continue
    raise BadSetup("the function looks at hole cards, but hole=None asks about the board only")


def _views(setup: Setup) -> Iterator[View]:
    yield View(hands=True, board=not setup.to_come)
    if not setup.to_come:
        return
    for hands in (False, True) if setup.is_random else (True,):
        for sees in _sights(setup) if hands else ("ranks", "suits", EVERYTHING):
            yield View(hands=hands, board=True, sees=sees)


def _sights(setup: Setup) -> Iterator[str]:
    yield from ("ranks", "suits")
    evaluations = len(setup.holdings) * len(setup.seats) * setup.boards(setup.holdings[0][1])
    if 0 < evaluations <= EVALUATIONS and len(setup.seats) <= 4 and len(setup.board) + setup.to_come >= 3:
        yield VALUES
    yield EVERYTHING


def _tally(setup: Setup, label: Label, view: View) -> Tally:
    found: dict[Hashable, int | Fraction] = {}
    for place, (weight, deal) in enumerate(_deals(setup, view)):
        answer = label(deal)
        if not place:
            _require_few(setup, view)
        if answer is not None:
            found[answer] = found.get(answer, 0) + weight
    return found


def _holdings(setup: Setup, view: View) -> Sequence[tuple[int | Fraction, Hands]]:
    return setup.holdings if view.hands else ((1, ()),)


def _require_few(setup: Setup, view: View) -> None:
    holdings = _holdings(setup, view)
    cards = setup.to_come
    groups = {EVERYTHING: setup.boards(holdings[0][1]), "ranks": comb(12 + cards, cards), "suits": comb(3 + cards, 3)}
    groups[VALUES] = min(7462, groups[EVERYTHING])
    asked = len(holdings) * (groups[view.sees] if view.board else 1)
    if asked > CALLS:
        raise BadSetup(
            f"the function would be asked about {asked:,} deals, more than {CALLS:,}: give more of the board, an"
            " earlier street or a narrower range, or look at ranks or suits of the board only"
        )


def _deals(setup: Setup, view: View) -> Iterator[tuple[int | Fraction, Deal]]:
    for weight, hands in _holdings(setup, view):
        shown = hands if view.hands and setup.seats else None
        if not view.board:
            yield weight, Deal(shown, None)
            continue
        if view.sees == VALUES:
            yield from _valued(setup, weight, hands)
            continue
        for ways, cards in _groups(setup.rest(hands), setup.to_come, view.sees):
            yield weight * ways, Deal(shown, (*setup.board, *cards), sees=view.sees)


def _valued(setup: Setup, weight: int | Fraction, hands: Hands) -> Iterator[tuple[int | Fraction, Deal]]:
    from holdem_widget.poker.chance_values import value_groups

    for ways, values in value_groups(hands, setup.board, setup.rest(hands), size=setup.to_come):
        yield weight * ways, Deal(hands, None, values=values)


def _groups(rest: Sequence[Card], size: int, sees: str) -> Iterator[Group]:
    if sees == EVERYTHING:
        return ((1, cards) for cards in combinations(rest, size))
    piles: dict[int, list[Card]] = {}
    for card in rest:
        piles.setdefault(card >> 2 if sees == "ranks" else card & 3, []).append(card)
    return _from_piles(list(piles.values()), size)


def _from_piles(piles: Sequence[Sequence[Card]], size: int) -> Iterator[Group]:
    """Every way to take so many cards by their numbers from each pile, with the number of such sets of cards."""
    if not size:
        yield 1, ()
    elif piles:
        pile, *others = piles
        for take in range(min(size, len(pile)) + 1):
            ways = comb(len(pile), take)
            for more, cards in _from_piles(others, size - take):
                yield ways * more, (*pile[:take], *cards)

"""How likely is it that opponents hold certain hands?  Exact for up to 22 of them, by inclusion and exclusion.

Every opponent gets two of the unseen cards, in order of seats. With m_k the number of ways to choose k hands of the
kind without a common card, the deals in which a given number of opponents hold one follow from m_0, m_1, …
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb, perm, prod

from holdem_widget.errors import BadSetup
from holdem_widget.poker.cards import Card
from holdem_widget.poker.chance_deal import Deal, Unseen
from holdem_widget.poker.chance_event import Event, as_test
from holdem_widget.poker.chance_setup import Hands, Setup
from holdem_widget.poker.combos import Combo, combo_index
from holdem_widget.poker.evaluator import CATEGORIES
from holdem_widget.poker.keys import FIRST
from holdem_widget.poker.ranges import Range

BOARDS = 3_000  # the most boards for which opponents' hands are counted
Count = tuple[int | Fraction, int | Fraction]  # favourable, total


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponents:
    """How many opponents there are, and how many of them at least must hold such a hand."""

    number: int
    at_least: int

    def deals(self, cards: int) -> int:
        """In how many ways they can be dealt two cards each."""
        return prod(comb(cards - 2 * i, 2) for i in range(self.number))


def opponents_chance(setup: Setup, event: Event, given: Event | None, *, opponents: Opponents) -> Count:
    """(favourable, total) deals of the opponents' hands, times the boards where they matter.

    Raises: BadSetup.
    """
    _require(setup, event, given, opponents=opponents)
    for with_boards in (False, True):
        try:
            return _summed(setup, event, given, opponents=opponents, with_boards=with_boards)
        except Unseen as unseen:
            if unseen.what == "hands":
                break
    raise BadSetup("of looks at your own hand, which is not known: give hole")


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _require(setup: Setup, event: Event, given: Event | None, *, opponents: Opponents) -> None:
    number, at_least = opponents.number, opponents.at_least
    room = len(setup.unseen) - setup.to_come - 2 * len(setup.seats)
    if not _is_whole(number) or number < 1 or 2 * number > room:
        raise BadSetup(f"opponents={number!r}: from 1 to {room // 2} can be dealt two unseen cards each")
    if not _is_whole(at_least) or not 1 <= at_least <= number:
        raise BadSetup(f"at_least={at_least!r}: from 1 to the number of opponents, {number}")
    if given is not None and number > 1:
        raise BadSetup("given is about one opponent's hand here: ask with opponents=1")
    if any(isinstance(one, Range) and set(one.weights) - {0, 1} for one in (event, given)):
        raise BadSetup("opponents are counted by hands that count or do not: give a range without weights")


def _summed(setup: Setup, event: Event, given: Event | None, *, opponents: Opponents, with_boards: bool) -> Count:
    favourable: int | Fraction = 0
    total: int | Fraction = 0
    for weight, hands in _held(setup):
        for board, unseen in _boards(setup, hands, with_boards=with_boards):
            passing = _pass(event, hands, board, unseen=unseen)
            if given is None:
                hits, deals = _deals(passing, unseen, opponents)
            else:
                allowed = set(_pass(given, hands, board, unseen=unseen))
                hits, deals = len(allowed.intersection(passing)), len(allowed)
            favourable += weight * hits
            total += weight * deals
    if not total:
        raise BadSetup("no deal meets the condition that is given")
    return favourable, total


def _held(setup: Setup) -> tuple[tuple[int | Fraction, Hands | None], ...]:
    """Your own hands; None for a hand of which nothing is known, which is then like any other unseen cards."""
    return setup.holdings if setup.seats and not setup.is_random else ((1, None),)


def _boards(
    setup: Setup, hands: Hands | None, *, with_boards: bool
) -> Iterator[tuple[tuple[Card, ...] | None, tuple[Card, ...]]]:
    rest = setup.rest(hands or ())
    if not with_boards:
        yield (setup.board if not setup.to_come else None), rest
        return
    boards = comb(len(rest), setup.to_come) * len(_held(setup))
    if boards > BOARDS:
        raise BadSetup(
            f"the opponents' hands would have to be counted on {boards:,} boards: give more of the"
            " board, or ask about one unknown hand (hole='random', your own cards dead)"
        )
    for cards in combinations(rest, setup.to_come):
        yield (*setup.board, *cards), tuple(card for card in rest if card not in cards)


def _pass(event: Event, hands: Hands | None, board: Sequence[Card] | None, *, unseen: Sequence[Card]) -> list[Combo]:
    """The hands of two unseen cards that the event is true of.  Raises: Unseen."""
    everything = list(combinations(unseen, 2))
    match event:
        case Range():
            return [hand for hand in everything if event.weights[combo_index(*hand)]]
        case frozenset():
            return _of_category(event, everything, board)
        case _:
            test: Callable[[Deal], object] = as_test(event)
            return [hand for hand in everything if test(Deal(hands, board, hand=hand))]


def _of_category(wanted: frozenset[str], hands: list[Combo], board: Sequence[Card] | None) -> list[Combo]:
    if board is None:
        raise Unseen("board")
    import numpy as np

    from holdem_widget.poker.batch import strengths

    cards = np.empty((len(hands), 2 + len(board)), np.uint8)
    cards[:, :2], cards[:, 2:] = hands, board
    places = np.searchsorted(FIRST, strengths(cards), side="right") - 1
    is_wanted = np.array([name in wanted for name in CATEGORIES])[places]
    return [hand for hand, good in zip(hands, is_wanted, strict=True) if good]


def _deals(passing: Sequence[Combo], unseen: Sequence[Card], opponents: Opponents) -> tuple[int, int]:
    """(deals in which at least so many opponents hold a passing hand, all deals).  Raises: BadSetup."""
    from holdem_widget.poker.chance_matching import TooWide

    number, total = opponents.number, opponents.deals(len(unseen))
    held = set(passing)
    failing = [hand for hand in combinations(unseen, 2) if hand not in held]
    others = Opponents(number=number, at_least=number - opponents.at_least + 1)
    tries = [(False, passing, opponents), (True, failing, others)]
    for inverted, hands, asked in sorted(tries, key=lambda one: len(one[1])):
        try:
            hits = _at_least(hands, len(unseen), asked)
        except TooWide:
            continue
        return (total - hits if inverted else hits), total
    raise BadSetup(f"these {len(passing)} hands get in each other's way too much to be counted for {number} opponents")


def _at_least(passing: Sequence[Combo], cards: int, opponents: Opponents) -> int:
    from holdem_widget.poker.chance_matching import matchings

    number, least = opponents.number, opponents.at_least
    ways = matchings(passing, number)
    rest = [prod(comb(cards - 2 * i, 2) for i in range(k, number)) for k in range(number + 1)]
    return sum(
        (-1) ** (k - least) * comb(k - 1, least - 1) * perm(number, k) * ways[k] * rest[k]
        for k in range(least, number + 1)
    )

"""How likely is it?  Any question over the deal, answered exactly with the counts behind it.

What a question does not look at is not counted through: a range is counted over hands, a texture over boards, a
category over sets of cards. Opponents' hands are counted by inclusion and exclusion.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from holdem_widget.errors import BadSetup
from holdem_widget.poker.cards import Card
from holdem_widget.poker.chance_deal import Deal
from holdem_widget.poker.chance_deals import tally
from holdem_widget.poker.chance_event import Event, Question, as_test, parse_category, parse_event
from holdem_widget.poker.chance_opponents import Opponents, opponents_chance
from holdem_widget.poker.chance_result import Chance, Distribution, Number, spoken
from holdem_widget.poker.chance_setup import STREETS, Hands, Hole, Setup, read_setup
from holdem_widget.poker.combos import combo_index
from holdem_widget.poker.evaluator import CATEGORIES
from holdem_widget.poker.ranges import Range

__all__ = ["Chance", "Deal", "Distribution", "chance"]


def chance(
    hole: Hole = "random",
    of: Question | None = None,
    street: str = "river",
    *,
    board: object = "",
    dead: object = "",
    given: Question | None = None,
    opponents: int | None = None,
    at_least: int = 1,
) -> Chance | Distribution:
    """The exact chance of an event, or the distribution over the nine categories where `of` is not given.

    `hole`: a hand, a range (weights count), `"random"`, several hands, or None for a question about the board only.
    `street` says how many board cards there are in the end; `board` those that are known, `dead` the cards that are
    elsewhere. `of` and `given` (a condition): a category (`"flush"` exactly that, `"flush+"` that or better), a range
    for the hand, or a function of the `Deal`. A category is that of the first hand with the board, or of the board.

    With `opponents`, each of so many is dealt two unseen cards, and `of` is about their hands (`deal.hand` in a
    function): the chance is that at least `at_least` of them hold such a hand.

    Every completion by unseen cards counts once. Cards whose order or place does not matter to the question are
    counted as sets: with `hole="random"` a category is counted over all unseen cards of hole and board together.

    Raises: BadCards, BadRange, BadSetup.

    >>> chance("7c7d", of="three of a kind+", street="flop")
    three of a kind or better on the flop with 7d7c: 12.0 %, 2,352 of 19,600
    """
    if opponents is None and not (type(at_least) is int and at_least == 1):
        raise BadSetup(f"at_least={at_least!r} counts opponents: say how many there are, as in opponents=9")
    setup = read_setup(hole, street=street, board=board, dead=dead)
    condition = None if given is None else parse_event(given, word="given")
    about = setup.about(with_street=of is None or not _is_range(of)) + (f", given {_named(given)}" if given else "")
    if of is None:
        if opponents is not None:
            raise BadSetup("opponents need of=: a category, a range or a function of the deal")
        values = _distribution(setup, condition)
        return Distribution(values=values, total=_positive(sum(values)), question=about)
    event = parse_event(of, word="of")
    if opponents is not None:
        asked = Opponents(number=opponents, at_least=at_least)
        hits, total = opponents_chance(setup, event, condition, opponents=asked)
        about = _joined(f"at least {at_least} of {opponents} opponents: {_named(of)}", about)
    else:
        hits, total = _counted(setup, event, condition)
        about = _joined(_named(of), about)
    return Chance(favourable=hits, total=_positive(total), question=about)


def _joined(event: str, about: str) -> str:
    return event + about if about.startswith(",") or not about else f"{event} {about}"


def _is_range(question: Question) -> bool:
    return isinstance(parse_event(question, word="of"), Range)


def _positive(total: Number) -> Number:
    if not total:
        raise BadSetup("no deal meets the condition that is given")
    return total


def _named(question: Question) -> str:
    if isinstance(question, str):
        return spoken(question) if parse_category(question) else question.strip()
    if isinstance(question, Range):
        return question.text()
    name = getattr(question, "__name__", "")
    return "your event" if name in ("", "<lambda>") else name.replace("_", " ")


def _counted(setup: Setup, event: Event, given: Event | None) -> tuple[Number, Number]:
    """(favourable, total) without opponents."""
    if isinstance(event, Range) and (given is None or isinstance(given, Range)):
        return _of_range(setup, event, given)
    if isinstance(event, frozenset) and (given is None or isinstance(given, (frozenset, Range))):
        values = _distribution(setup, given)
        hits = sum(value for name, value in zip(CATEGORIES, values, strict=True) if name in event)
        return hits, sum(values)
    test, condition = as_test(event), as_test(given)
    found = tally(setup, lambda deal: bool(test(deal)) if condition(deal) else None)
    return found.get(True, 0), sum(found.values())


def _of_range(setup: Setup, event: Range, given: Range | None) -> tuple[Number, Number]:
    """The hands of a range among those that can be held; boards do not matter."""
    if not setup.seats:
        raise BadSetup("a range is about a hand, but hole=None asks about the board only")
    hits: Number = 0
    total: Number = 0
    for weight, hands in setup.holdings:
        place = combo_index(*hands[0])
        live = weight if given is None else weight * given.weights[place]
        hits += live * event.weights[place]
        total += live
    return hits, total


def _distribution(setup: Setup, given: Event | None) -> tuple[Number, ...]:
    """The weight of the deals in each category that meet the condition."""
    _require_five(setup)
    if given is None or isinstance(given, frozenset):
        values = _by_category(setup, None)
        return tuple(v if not given or name in given else 0 for name, v in zip(CATEGORIES, values, strict=True))
    if isinstance(given, Range):
        if not setup.seats:
            raise BadSetup("a range is about a hand, but hole=None asks about the board only")
        return _by_category(setup, given)
    condition: Callable[[Deal], object] = given
    found = tally(setup, lambda deal: deal.category if condition(deal) else None)
    return tuple(found.get(name, 0) for name in CATEGORIES)


def _require_five(setup: Setup) -> None:
    cards = STREETS[setup.street] + (2 if setup.seats else 0)
    if cards < 5:
        raise BadSetup(f"a category needs five cards, and here are {cards}: ask for a later street")


def _by_category(setup: Setup, given: Range | None) -> tuple[Number, ...]:
    from holdem_widget.poker.chance_count import category_counts

    if setup.is_random and given is None:
        return category_counts(setup.board, setup.unseen, setup.to_come + 2)
    values: list[Number] = [0] * len(CATEGORIES)
    for hands, weight in _alike(setup, given).items():
        known = (*(hands[0] if hands else ()), *setup.board)
        for place, count in enumerate(category_counts(known, setup.rest(hands), setup.to_come)):
            values[place] += weight * count
    return tuple(values)


def _alike(setup: Setup, given: Range | None) -> dict[Hands, Number]:
    """The hands that can be held, with weights; those that differ only by suits that nothing tells apart are one."""
    moves = _suit_moves(setup)
    found: dict[Hands, Number] = {}
    for weight, hands in setup.holdings:
        live = weight if given is None else weight * given.weights[combo_index(*hands[0])]
        if live:
            least = min(_moved(hands, move) for move in moves) if len(hands) == 1 else hands
            found[least] = found.get(least, 0) + live
    return found


def _suit_moves(setup: Setup) -> list[tuple[int, ...]]:
    """The permutations of the suits that leave the board and the dead cards as they are."""
    fixed = (setup.board, setup.dead)
    return [
        move for move in permutations(range(4)) if all({_card(c, move) for c in cards} == set(cards) for cards in fixed)
    ]


def _card(card: Card, move: tuple[int, ...]) -> Card:
    return card & ~3 | move[card & 3]


def _moved(hands: Hands, move: tuple[int, ...]) -> Hands:
    return tuple(tuple(sorted(_card(card, move) for card in hand)) for hand in hands)

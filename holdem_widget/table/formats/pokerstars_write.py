"""What does a hand look like as PokerStars text?  The writing half; what the format cannot hold is reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, card_name
from holdem_widget.poker.evaluator import hand_value
from holdem_widget.table.formats.losses import Loss, Losses
from holdem_widget.table.formats.own import require_held
from holdem_widget.table.history import History


def dump(hands: Sequence[History]) -> Losses:
    """The hands as PokerStars text."""
    losses: list[Loss] = []
    texts = ["\n".join(_written(hand, number, losses)) for number, hand in enumerate(hands, start=1)]
    return Losses(text="\n\n\n".join(texts) + "\n", losses=tuple(losses))


def _written(hand: History, number: int, losses: list[Loss]) -> Iterator[str]:
    require_held(hand, number, "PokerStars text")
    first = hand.steps[0].state.public
    for what, there in (
        ("notes", hand.notes),
        ("questions", hand.questions),
        ("branches", hand.branches),
        ("decisions", any(m.decision for m in hand.moves)),
    ):
        if there:
            losses.append(Loss(hand=number, what=what, why="PokerStars text has no place for them"))
    small, big = (_chips(hand, blind) for blind in first.blinds)
    known = str(hand.extra.get("number", ""))
    name = known if known.isdigit() else str(first.hand if number == 1 else number)
    yield f"PokerStars Hand #{name}:  Hold'em No Limit ({small}/{big}) - 2000/01/01 00:00:00 ET"
    yield f"Table 'holdem_widget' {len(hand.names)}-max Seat #{first.button + 1} is the button"
    for seat in first.dealt:
        yield f"Seat {seat + 1}: {hand.names[seat]} ({_chips(hand, first.start[seat])} in chips)"
    yield from _played(hand)
    yield from _summary(hand)


def _chips(hand: History, chips: int) -> str:
    return str(chips * hand.chip)


def _played(hand: History) -> Iterator[str]:
    board: list[Card | None] = []
    price = hand.steps[0].state.public.blinds[1]
    shown = False
    pots = len(hand.end.public.settlement.pots) if hand.is_over else 0
    for number, step in enumerate(hand.steps):
        for event in step.events:
            if event.kind in ("show", "muck") and not shown:
                shown = True
                yield "*** SHOW DOWN ***"
            if event.kind == "street":
                yield f"*** {event.note.upper()} ***{_brackets(board)} [{_spaced(event.cards)}]"
                board += event.cards
                price = 0
            line = _line(hand, event, price=price, pots=pots)
            if line is not None:
                yield line
            if event.kind in ("bet", "raise"):
                price = event.total
        if number == 0:
            yield "*** HOLE CARDS ***"
            yield from _dealt(hand)


def _brackets(board: Sequence[Card | None]) -> str:
    return f" [{_spaced(board)}]" if board else ""


def _spaced(cards: Sequence[Card | None]) -> str:
    return " ".join(card_name(card) for card in cards if card is not None)


def _dealt(hand: History) -> Iterator[str]:
    for seat, hole in enumerate(hand.steps[0].state.secret.holes):
        if hole and None not in hole:
            yield f"Dealt to {hand.names[seat]} [{_spaced(hole)}]"


def _line(hand: History, event: Any, *, price: int, pots: int) -> str | None:
    name = "" if event.seat is None else hand.names[event.seat]
    all_in = " and is all-in" if event.all_in else ""
    chips, total = _chips(hand, event.chips), _chips(hand, event.total)
    match event.kind:
        case "ante":
            return f"{name}: posts the ante {chips}{all_in}"
        case "post":
            return f"{name}: posts {event.note} blind {chips}{all_in}"
        case "fold":
            return f"{name}: folds"
        case "check":
            return f"{name}: checks"
        case "call":
            return f"{name}: calls {chips}{all_in}"
        case "bet":
            return f"{name}: bets {total}{all_in}"
        case "raise":
            return f"{name}: raises {_chips(hand, event.total - price)} to {total}{all_in}"
        case "return":
            return f"Uncalled bet ({chips}) returned to {name}"
        case "show":
            return f"{name}: shows [{_spaced(event.cards)}] ({_worth(hand, event.cards)})"
        case "muck":
            return f"{name}: mucks hand"
        case "win":
            return f"{name} collected {chips} from {_pot(event.pot, pots)}"
    return None


def _worth(hand: History, hole: Sequence[Card | None]) -> str:
    """The hand in words, on the board of the end."""
    cards = [card for card in (*hole, *hand.end.public.board) if card is not None]
    return hand_value(cards).name() if len(cards) == 7 else "a hand"


def _pot(index: int | None, pots: int) -> str:
    if pots < 2:
        return "pot"
    if not index:
        return "main pot"
    return "side pot" if pots == 2 else f"side pot-{index}"


def _summary(hand: History) -> Iterator[str]:
    public = hand.end.public
    if not hand.is_over:
        return
    pots = public.settlement.pots
    named = [
        f"{_pot(i, len(pots)).capitalize()} {_chips(hand, pot.amount)}." for i, pot in enumerate(pots) if len(pots) > 1
    ]
    yield "*** SUMMARY ***"
    yield " ".join([f"Total pot {_chips(hand, sum(pot.amount for pot in pots))}", *named]) + " | Rake 0"
    if public.board:
        yield f"Board [{_spaced(public.board)}]"
    for seat in public.dealt:
        yield f"Seat {seat + 1}: {hand.names[seat]}{_place(public, seat)} {_end(hand, seat)}"


def _place(public: Any, seat: Seat) -> str:
    places = ((public.button, "button"), (public.small_blind, "small blind"), (public.big_blind, "big blind"))
    return "".join(f" ({name})" for where, name in places if where == seat)


def _end(hand: History, seat: Seat) -> str:
    public = hand.end.public
    won = public.settlement.awards[seat]
    shown = public.shown[seat]
    if shown is not None:
        return f"showed [{_spaced(shown)}] and " + (f"won ({_chips(hand, won)})" if won else "lost")
    if won:
        return f"collected ({_chips(hand, won)})"
    return "mucked" if public.betting.live[seat] else "folded"

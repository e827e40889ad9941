"""Which sentence tells an event?  Keys of `words/` with their arguments, for the log, the tabs and the cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdem_widget.games.game import Event
from holdem_widget.poker.cards import Card, pretty
from holdem_widget.poker.evaluator import HandValue, hand_value
from holdem_widget.widgets.contract import Message
from holdem_widget.widgets.sight import Who

Arg = "str | int | Message"


def message(key: str, **args: str | int | Message) -> Message:
    """A message: a key with its arguments."""
    return {"key": key, "args": args}


def known(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """The cards that are known."""
    return tuple(card for card in cards if card is not None)


def hand_message(value: HandValue) -> Message:
    """The hand in words."""
    key, args = value.message()
    return message(key, **args)


def label_of(hole: Sequence[Card | None], board: Sequence[Card | None]) -> tuple[Message, Message | None] | None:
    """A short name for what a seat holds now, and its detail; None where its cards are not known."""
    own, open_board = known(hole), known(board)
    if len(own) < 2:
        return None
    if len(own) + len(open_board) >= 5:
        key, args = hand_value((*own, *open_board)).message()
        return message(key.replace("hand-", "label-", 1), **args), _detail(key, args)
    high, low = sorted((card >> 2 for card in own), reverse=True)
    letters = "23456789TJQKA"
    if high == low:
        return message("label-pocket", rank=letters[high]), None
    suited = "label-suited" if own[0] & 3 == own[1] & 3 else "label-offsuit"
    return message(suited, high=letters[high], kicker=letters[low]), None


def _detail(key: str, args: dict[str, str]) -> Message | None:
    return None if key == "hand-royal-flush" else message(key.replace("hand-", "detail-", 1), **args)


def event_message(
    event: Event, who: Who, *, hand: int, pot: int, board: Sequence[Card | None], pots: int, opening: str = "bet"
) -> Message | None:
    """The sentence of an event; None for one that is not told (dealing, the button apart).

    `opening` is what the first bet of a street is called.  Rule: E-2.4.
    """
    match event.kind:
        case "street":
            if not event.cards:
                return message("log-betting", pot=pot)
            return message(f"log-{event.note}", cards=pretty(known(event.cards)), pot=pot)
        case "deal" | "keep":
            return None
        case "reshuffle":
            return message("log-reshuffle", count=event.chips)
        case "charge":
            return message(f"log-charge-{_which(event, pots)}", chips=event.chips, n=event.pot or 0)
        case "points" if event.seat != who.viewer:
            return None
        case _:
            seat = event.seat if event.seat is not None else 0
            if event.kind == "button":
                return message("log-hand", hand=hand, **who.actor(seat))
            word = opening if event.kind == "bet" else event.kind
            return _of_seat(event, who.actor(seat), board=board, pots=pots, word=word)


def _which(event: Event, pots: int) -> str:
    return "one" if pots < 2 else "side" if event.pot else "main"


def _of_seat(event: Event, actor: dict[str, str], *, board: Sequence[Card | None], pots: int, word: str) -> Message:
    all_in = "-all-in" if event.all_in else ""
    match event.kind:
        case "post":
            return message(f"log-post-{event.note}{all_in}", chips=event.chips, **actor)
        case "call" if not all_in and event.chips != event.total:
            return message("log-call-more", chips=event.chips, total=event.total, **actor)
        case "call" | "bet" | "raise":
            return message(f"log-{word}{all_in}", chips=event.chips, total=event.total, **actor)
        case "points":
            return message("log-points", points=event.total, **actor)
        case "show":
            cards = known(event.cards)
            if len(cards) + len(known(board)) < 5:
                return message("log-show", cards=pretty(cards), **actor)
            hand = hand_message(hand_value((*cards, *known(board))))
            return message("log-show-hand", cards=pretty(cards), hand=hand, **actor)
        case "win":
            return message(f"log-win-{_which(event, pots)}", chips=event.chips, n=event.pot or 0, **actor)
        case _:
            return message(f"log-{event.kind}", chips=event.chips, **actor)


def tab_message(event: Event, *, all_in: bool, opening: str = "bet") -> Message | None:
    """What hangs under a plate for the seat's last action."""
    match event.kind:
        case "post":
            return message("tab-all-in" if all_in else f"tab-{event.note}-blind")
        case "fold" | "check" | "muck":
            return message(f"tab-{event.kind}")
        case "call" | "bet" | "raise" if all_in:
            return message("tab-all-in-total", total=event.total)
        case "call":
            return message("tab-call", chips=event.chips)
        case "bet":
            return message(f"tab-{opening}", total=event.total)
        case "raise":
            return message("tab-raise", total=event.total)
        case "lock":
            return message("tab-locked")
        case _:
            return None

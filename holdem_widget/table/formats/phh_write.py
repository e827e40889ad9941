"""What does a hand look like as PHH?  The writing half; what the format cannot hold is reported."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import Card, cards_text
from holdem_widget.table.formats.losses import Loss, Losses
from holdem_widget.table.formats.own import QUESTIONS, lost, questions_text, require_held
from holdem_widget.table.formats.phh import UNKNOWN
from holdem_widget.table.history import History


def dump(hands: Sequence[History]) -> Losses:
    """The hands as PHH: one hand as a file, several as numbered sections."""
    losses: list[Loss] = []
    texts = [_written(hand, number, losses) for number, hand in enumerate(hands, start=1)]
    if len(texts) == 1:
        return Losses(text=texts[0], losses=tuple(losses))
    sections = "\n".join(f"[{number}]\n{text}" for number, text in enumerate(texts, start=1))
    return Losses(text=sections, losses=tuple(losses))


def _written(hand: History, number: int, losses: list[Loss]) -> str:
    first = hand.steps[0].state.public
    require_held(hand, number, "PHH")
    order = clockwise(first.dealt, first.button)  # p1 first; heads-up the button is p2
    names = {seat: f"p{place + 1}" for place, seat in enumerate(order)}
    if hand.branches:
        losses.append(Loss(hand=number, what="branches", why="PHH holds one line of play"))
    if any(move.decision for move in hand.moves):
        losses.append(Loss(hand=number, what="decisions", why="PHH has no place for the records of opponents"))
    blinds = [0] * len(order)
    blinds[:2] = first.blinds
    fields: dict[str, Any] = {
        "variant": "NT",
        "ante_trimming_status": True,
        "antes": [_amount(hand, _ante(hand, first, seat)) for seat in order],
        "blinds_or_straddles": [_amount(hand, blind) for blind in blinds],
        "min_bet": _amount(hand, first.blinds[1]),
        "starting_stacks": [_amount(hand, first.start[seat]) for seat in order],
    }
    kept = hand.extra.get("fields", {})
    if "ante_trimming_status" in kept:
        fields["ante_trimming_status"] = kept["ante_trimming_status"]
    lines = [f"{name} = {_toml(value)}" for name, value in fields.items()]
    lines.append("actions = [\n" + "".join(f"  {line}\n" for line in _lines(hand, names)) + "]")
    if any(hand.names[seat] != names[seat] for seat in order):
        lines.append(f"players = {_toml([hand.names[seat] for seat in order])}")
    if hand.is_over:
        finishing = [_amount(hand, hand.end.public.stacks[seat]) for seat in order]
        lines.append(f"finishing_stacks = {_toml(finishing)}")
    questions = questions_text(hand, order)
    losses += lost(hand, number, written=questions is not None)
    if questions is not None:
        lines.append(f"{QUESTIONS} = {_toml(questions)}")
    skip = {*fields, "finishing_stacks"}
    lines += [f"{name} = {_toml(value)}" for name, value in kept.items() if name not in skip]
    return "\n".join(lines) + "\n"


def _ante(hand: History, public: Any, seat: Seat) -> int:
    if not public.ante:
        return 0
    kind = (hand.variant.ante_kind if hand.variant else None) or "each"
    return public.ante if kind == "each" or seat == public.big_blind else 0


def _amount(hand: History, chips: int) -> Decimal:
    return chips * hand.chip


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | Decimal():
            return str(value)
        case str():
            return _quoted(value)
        case list() | tuple():
            return "[" + ", ".join(_toml(item) for item in value) + "]"
        case dict():
            return "{" + ", ".join(f"{_quoted(name)} = {_toml(item)}" for name, item in value.items()) + "}"
    return _quoted(str(value))


def _quoted(text: str) -> str:
    body = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in body) + '"'


def _lines(hand: History, names: Mapping[Seat, str]) -> list[str]:
    """The actions as quoted lines, notes as comments; a note where PHH has no line goes to the one before."""
    holes = hand.steps[0].state.secret.holes
    remarks: list[list[str]] = []
    lines: list[str] = []
    for number, step in enumerate(hand.steps):
        for event in step.events:
            for line in _event_lines(hand, event, names=names, holes=holes):
                lines.append(line)
                remarks.append([])
        remarks[-1] += [" ".join(note.text.split()) for note in hand.notes if note.step == number]
    return [
        _quoted(f"{line} # {' / '.join(notes)}" if notes else line) + ","
        for line, notes in zip(lines, remarks, strict=True)
    ]


def _event_lines(hand: History, event: Any, *, names: Mapping[Seat, str], holes: Any) -> Iterator[str]:
    player = "" if event.seat is None else names[event.seat]
    match event.kind:
        case "button":
            for seat, name in names.items():
                yield f"d dh {name} {_card_text(holes[seat])}"
        case "street":
            yield f"d db {_card_text(event.cards)}"
        case "fold":
            yield f"{player} f"
        case "check" | "call":
            yield f"{player} cc"
        case "bet" | "raise":
            yield f"{player} cbr {_amount(hand, event.total)}"
        case "show":
            yield f"{player} sm {_card_text(event.cards)}"
        case "muck":
            yield f"{player} sm"


def _card_text(cards: Sequence[Card | None]) -> str:
    return "".join(UNKNOWN if card is None else cards_text((card,)) for card in cards)

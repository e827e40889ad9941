"""PHH, the Poker Hand History format (Kim 2024): TOML, one hand a file, or a section a hand (.phhs).

Players are p1 … pn from the small blind on; heads-up p1 is the big blind and p2 the button. Seats here are p1 = 0.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from holdem_widget.errors import FormatError, HoldemWidgetError
from holdem_widget.games.game import Action, Call, Check, Fold, Legal, RaiseTo
from holdem_widget.games.library import Variant, game
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import Card, parse_cards
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.formats.own import QUESTIONS, questions_of
from holdem_widget.table.generators import Recorded
from holdem_widget.table.history import History, Move, Note

OURS = (QUESTIONS, "variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions", "players")
UNKNOWN = "??"


def load(text: str, *, source: str | None = None) -> tuple[History, ...]:
    """The hands of a PHH text.  Raises: FormatError."""
    try:
        document = tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise FormatError(f"not TOML: {error}", source=source, line=_line(str(error))) from error
    if "variant" in document:
        return (_hand(document, source=source, number=1),)
    sections = [(name, value) for name, value in document.items() if isinstance(value, dict)]
    if not sections or len(sections) != len(document):
        raise FormatError("no hand: a PHH file has a variant, or numbered sections that have one", source=source)
    return tuple(_hand(value, source=source, number=i) for i, (_, value) in enumerate(sections, start=1))


def _line(message: str) -> int | None:
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else None


# ── reading ──


@dataclass(slots=True)
class _Reader:
    """One hand being read: its numbers in whole chips, and where it stands."""

    fields: Mapping[str, Any]
    source: str | None
    number: int
    losses: list[str] = field(default_factory=list)
    chip: Decimal = Decimal(1)

    def fail(self, message: str) -> FormatError:
        return FormatError(message, source=self.source, hand=self.number)

    def numbers(self, name: str) -> list[Decimal]:
        values = self.fields.get(name)
        if not isinstance(values, list) or not all(_is_amount(value) for value in values):
            raise self.fail(f"{name} must be a list of numbers, 0 or more, not {str(values)[:60]}")
        return [Decimal(value) for value in values]

    def whole(self, value: Decimal, what: str) -> int:
        chips = value / self.chip
        if chips != chips.to_integral_value():
            raise self.fail(f"{what}: {value} is no whole number of {self.chip}")
        return int(chips)


def _is_amount(value: object) -> bool:
    return (
        isinstance(value, (int, Decimal)) and not isinstance(value, bool) and Decimal(value).is_finite() and value >= 0
    )


def _hand(fields: Mapping[str, Any], *, source: str | None, number: int) -> History:
    reader = _Reader(fields, source, number)
    if fields.get("variant") != "NT":
        raise reader.fail(
            f"variant {str(fields.get('variant'))[:20]!r}: only 'NT', no-limit Texas hold'em, is played here"
        )
    try:
        return _read(reader)
    except FormatError:
        raise
    except HoldemWidgetError as error:
        raise reader.fail(str(error)) from error


def _read(reader: _Reader) -> History:
    stacks, antes, blinds = (reader.numbers(name) for name in ("starting_stacks", "antes", "blinds_or_straddles"))
    seats = len(stacks)
    if not 2 <= seats <= MOST_SEATS or len(antes) != seats or len(blinds) != seats:
        raise reader.fail(
            f"starting_stacks, antes and blinds_or_straddles must have one entry a player, 2 to {MOST_SEATS}"
        )
    actions = _actions(reader)
    reader.chip = _unit([*stacks, *antes, *blinds, *_amounts(actions)])
    variant = _variant(reader, stacks=stacks, antes=antes, blinds=blinds)
    holes, board = _cards(reader, actions, seats)
    order = clockwise(range(seats), variant.first_button or 0)
    draw = deck_from(holes, board, order)
    rules = game("match", variant)
    dealt = rules.deal(rules.new(), Recorded((draw,)))
    moves, notes = _moves(reader, rules, dealt=dealt, actions=actions)
    return History(
        game="match", variant=variant, names=_names(reader, seats), start=rules.new(), draws=(draw,), moves=moves,
        notes=notes, questions=_questions(reader), chip=reader.chip,
        extra={
            "format": "phh",
            "fields": {name: _plain(value) for name, value in reader.fields.items() if name not in OURS},
            "losses": list(reader.losses),
        },
    )  # fmt: skip


def _questions(reader: _Reader) -> tuple[Any, ...]:
    try:
        return questions_of(reader.fields)
    except (ValueError, RecursionError) as error:
        raise reader.fail(f"{QUESTIONS}: {error}") from error


def _actions(reader: _Reader) -> list[tuple[str, str]]:
    """(action, comment) in order."""
    listed = reader.fields.get("actions")
    if not isinstance(listed, list) or not all(isinstance(action, str) for action in listed):
        raise reader.fail("actions must be a list of texts such as 'p3 cbr 60'")
    return [(action.split("#")[0].strip(), action.partition("#")[2].strip()) for action in listed]


def _amounts(actions: Sequence[tuple[str, str]]) -> Iterator[Decimal]:
    for action, _ in actions:
        words = action.split()
        if len(words) == 3 and words[1] == "cbr" and re.fullmatch(r"\d+(\.\d+)?", words[2]):
            yield Decimal(words[2])


def _unit(values: Sequence[Decimal]) -> Decimal:
    """One whole chip in the file's unit: 1, or the decimal place that every number fits."""
    places = max((-int(value.normalize().as_tuple().exponent) for value in values if value), default=0)
    return Decimal(1).scaleb(-max(0, places))


def _variant(reader: _Reader, *, stacks: list[Decimal], antes: list[Decimal], blinds: list[Decimal]) -> Variant:
    if any(blinds[2:]):
        raise reader.fail(f"blinds_or_straddles {[str(b) for b in blinds]}: straddles are not played here")
    small, big = (reader.whole(blind, "blinds_or_straddles") for blind in blinds[:2])
    if not 0 <= small <= big or not big:
        raise reader.fail("blinds_or_straddles must begin with the small blind and the big blind")
    if "min_bet" in reader.fields and reader.fields["min_bet"] != blinds[1]:
        raise reader.fail(f"min_bet {reader.fields['min_bet']} must be the big blind {blinds[1]}")
    paid = {ante for ante in antes if ante}
    everybody = all(antes)
    posted_by_big = [seat for seat, ante in enumerate(antes) if ante] == [1 if len(stacks) > 2 else 0]
    if len(paid) > 1 or (paid and not everybody and not posted_by_big):
        raise reader.fail(f"antes {[str(a) for a in antes]}: one size, of each player or of the big blind alone")
    return Variant(
        stacks=tuple(reader.whole(stack, "starting_stacks") for stack in stacks), blinds=(small, big),
        ante=reader.whole(max(antes), "antes"), ante_kind="each" if everybody or not paid else "big_blind",
        first_button=len(stacks) - 1,
    )  # fmt: skip


def _names(reader: _Reader, seats: int) -> tuple[str, ...]:
    players = reader.fields.get("players")
    if players is None:
        reader.losses.append("players: not stated, called p1, p2, …")
        return tuple(f"p{seat + 1}" for seat in range(seats))
    if not isinstance(players, list) or len(players) != seats or not all(isinstance(name, str) for name in players):
        raise reader.fail(f"players must be {seats} texts")
    return tuple(name[:80] or f"p{seat + 1}" for seat, name in enumerate(players))


def _plain(value: Any) -> Any:
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(name): _plain(item) for name, item in value.items()}
    return value if isinstance(value, (str, int, bool)) else str(value)


def _cards(
    reader: _Reader, actions: Sequence[tuple[str, str]], seats: int
) -> tuple[list[tuple[Card | None, ...]], list[Card | None]]:
    """Hole cards by seat (what is shown later is known from the start) and the board."""
    holes: list[tuple[Card | None, ...]] = [(None, None)] * seats
    board: list[Card | None] = []
    for action, _ in actions:
        words = action.split()
        if words[:2] == ["d", "db"] and len(words) == 3:
            board += _read_cards(reader, words[2], action)
        elif words[:2] == ["d", "dh"] and len(words) == 4:
            holes[_player(reader, words[2], seats=seats, action=action)] = _two(reader, words[3], action)
        elif len(words) == 3 and words[1] == "sm":
            seat = _player(reader, words[0], seats=seats, action=action)
            shown = _two(reader, words[2], action)
            holes[seat] = tuple(new if old is None else old for old, new in zip(holes[seat], shown, strict=True))
    if len(board) > 5:
        raise reader.fail(f"the board has {len(board)} cards")
    known = [card for card in (*board, *(card for hole in holes for card in hole)) if card is not None]
    if len(set(known)) != len(known):
        raise reader.fail("a card stands twice in this hand: a deck has one of each")
    if any(None in hole for hole in holes):
        reader.losses.append("hole cards: not all are stated; the unknown ones stay unknown")
    return holes, board


def _player(reader: _Reader, name: str, *, seats: int, action: str) -> Seat:
    found = re.fullmatch(r"p(\d{1,2})", name)
    if not found or not 1 <= int(found[1]) <= seats:
        raise reader.fail(f"{action!r}: {name!r} is not a player p1 … p{seats}")
    return int(found[1]) - 1


def _read_cards(reader: _Reader, text: str, action: str) -> tuple[Card | None, ...]:
    pieces = [text[i : i + 2] for i in range(0, len(text), 2)]
    try:
        return tuple(None if piece == UNKNOWN else parse_cards(piece)[0] for piece in pieces)
    except (HoldemWidgetError, IndexError) as error:
        raise reader.fail(f"{action!r}: {error}") from error


def _two(reader: _Reader, text: str, action: str) -> tuple[Card | None, ...]:
    cards = _read_cards(reader, text, action)
    if len(cards) != 2:
        raise reader.fail(f"{action!r}: a hold'em hand has two cards")
    return cards


def deck_from(
    holes: Sequence[tuple[Card | None, ...]], board: Sequence[Card | None], order: Sequence[Seat]
) -> tuple[Any, ...]:
    """The deck from the top: the hole cards in the order of the deal, burns unknown, the board."""
    community = [*board, *[None] * (5 - len(board))]
    rest = [None, *community[:3], None, community[3], None, community[4]]
    return (*(holes[seat][turn] for turn in (0, 1) for seat in order), *rest)


def _moves(
    reader: _Reader, rules: Any, *, dealt: Any, actions: Sequence[tuple[str, str]]
) -> tuple[tuple[Move, ...], tuple[Note, ...]]:
    moves: list[Move] = []
    notes: list[Note] = []
    state, steps = dealt.state, len(dealt.parts)
    for action, comment in actions:
        words = action.split()
        if words and words[0] != "d" and (len(words) < 2 or words[1] != "sm"):
            move = _move(reader, rules, state=state, action=action)
            step = rules.apply(state, move.action)
            moves.append(move)
            state = step.state
            if comment:
                notes.append(Note(step=steps, text=comment))
            steps += len(step.parts)
        elif comment:
            notes.append(Note(step=max(0, steps - 1), text=comment))
    if state.public.settlement is None:
        asked = state.public.to_act
        reader.losses.append(f"the hand is not played to its end: p{(asked or 0) + 1} is to act")
    return tuple(moves), tuple(notes)


def _move(reader: _Reader, rules: Any, *, state: Any, action: str) -> Move:
    words = action.split()
    public = state.public
    seat = _player(reader, words[0], seats=len(public.stacks), action=action)
    if public.to_act != seat:
        asked = "nobody" if public.to_act is None else f"p{public.to_act + 1}"
        raise reader.fail(f"{action!r}: {asked} is to act, not {words[0]}")
    chosen = _action(reader, words, action=action, legal=rules.legal(public, seat))
    try:
        rules.apply(state, chosen)
    except HoldemWidgetError as error:
        raise reader.fail(f"{action!r}: {error}") from error
    return Move(seat=seat, action=chosen)


def _action(reader: _Reader, words: list[str], *, action: str, legal: Legal) -> Action:
    match words[1:]:
        case ["f"]:
            return Fold()
        case ["cc"]:
            return Check() if legal.check else Call()
        case ["cbr", amount] if re.fullmatch(r"\d+(\.\d+)?", amount):
            return RaiseTo(reader.whole(Decimal(amount), repr(action)))
    raise reader.fail(f"{action!r} is not an action of hold'em: f, cc, cbr AMOUNT, sm, d dh, d db")

"""What happened in one deal?  A start state, the draws of chance, the moves: everything else is replayed from it.

Schema 1. A history is a value; annotations, questions and branches hang on its steps. Steps are the visible stages
(the deal, an action, each street, the showdown, the settlement), counted from 0.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any

from holdem_widget.display import Rows, shown
from holdem_widget.errors import FormatError, StillHidden
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo, State, Step
from holdem_widget.games.library import HALVES, Variant, game
from holdem_widget.players.player import Decision
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import card_name, parse_card
from holdem_widget.table.codec import decode, encode
from holdem_widget.table.fitting import require_fitting
from holdem_widget.table.generators import Draw, Recorded

SCHEMA = 1
CARRIED = "the card that was not locked is carried on: all cards can be seen when the match is over (D-5.3)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One action of a seat, or its leaving (action None); `decision` is the record of an opponent's choice, as JSON."""

    seat: Seat
    action: Action | None
    decision: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """An annotation at a step: Markdown as written, and what it marks (`seat 2`, `card Kh`, `pot 1`)."""

    step: int
    text: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """Another way to go on from a step: the moves instead, and the notes there.  `dealt_anew`: hidden cards differ."""

    step: int
    moves: tuple[Move, ...]
    draws: tuple[Draw, ...] = ()
    dealt_anew: bool = False
    name: str = ""
    notes: tuple[Note, ...] = ()


def action_json(action: Action | None) -> dict[str, Any]:
    """The action as plain JSON, the same form as in a browser's message."""
    match action:
        case None:
            return {"kind": "leave"}
        case RaiseTo(total):
            return {"kind": "raise_to", "total": total}
        case Lock(card):
            return {"kind": "lock", "card": card_name(card)}
        case _:
            return {"kind": type(action).__name__.lower()}


PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def action_of(value: object) -> Action | None:
    """The action that `action_json` wrote.  Raises: FormatError, BadCards."""
    match value:
        case {"kind": "leave"}:
            return None
        case {"kind": "raise_to", "total": int(total)} if type(total) is int:
            return RaiseTo(total)
        case {"kind": "lock", "card": str(card)}:
            return Lock(parse_card(card))
        case {"kind": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
    raise FormatError(
        f"{str(value)[:80]!r} is not an action: fold, check, call, raise_to with a total, or lock with a card"
    )


@dataclass(frozen=True, kw_only=True)
class History:
    """One deal, from a full start state to where it stands.

    `draws` is None where the start state is in mid-deal. `chip` is what one whole chip is in the file's own unit.
    `names`, `notes`, `branches` and `extra` (what a file carried besides) are kept as they came.
    """

    game: str
    variant: Variant | None
    names: tuple[str, ...]
    start: State[Any, Any]
    draws: tuple[Draw, ...] | None
    moves: tuple[Move, ...]
    notes: tuple[Note, ...] = ()
    questions: tuple[Any, ...] = ()
    branches: tuple[Branch, ...] = ()
    chip: Decimal = Decimal(1)
    match: int = 1
    open_cards: bool = False
    sealed: Seat | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def steps(self) -> tuple[Step[Any, Any], ...]:
        """Every visible stage, replayed: the deal (or the start), each action, each street, the end."""
        return tuple(self._replay())

    def _replay(self) -> Iterator[Step[Any, Any]]:
        rules = game(self.game, self.variant)
        if self.draws is None:
            state = self.start
            yield Step(state, ())
        else:
            dealt = rules.deal(self.start, Recorded(self.draws))
            yield from dealt.parts or (dealt,)
            state = dealt.state
        for move in self.moves:
            step = rules.leave(state, move.seat) if move.action is None else rules.apply(state, move.action)
            yield from step.parts or (step,)
            state = step.state

    @property
    def end(self) -> State[Any, Any]:
        """The last state."""
        return self.steps[-1].state

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.end.public.settlement is not None

    @property
    def finishing_stacks(self) -> tuple[int | Decimal, ...]:
        """Stacks at the end, by player, in the file's unit: whole, or Decimal where it has cents."""
        return tuple(chips if self.chip == 1 else chips * self.chip for chips in self.end.public.stacks)

    @property
    def is_open(self) -> bool:
        """Whether everybody's cards may be seen: the hand is over, and no card of it is carried on; or they lay open."""
        return self.open_cards or (self.is_over and self.sealed is None)

    def record_of(self, move: Move) -> Decision | None:
        """The record of a move, as it may be told: of a card that is carried on it says nothing."""
        if move.decision is None:
            return None
        decision = Decision.from_json(move.decision)
        if self.is_open or not self.is_over or self.sealed == move.seat:
            return decision
        if isinstance(move.action, Lock):
            return None
        return decision.showing([card for card in self.end.public.shown[move.seat] or () if card is not None])

    def with_note(self, step: int, text: str, marks: tuple[str, ...] = ()) -> History:
        """The history with one more annotation."""
        return replace(self, notes=(*self.notes, Note(step=step, text=text, marks=marks)))

    def to_json(self) -> dict[str, Any]:
        """The whole as plain JSON.  Raises: StillHidden while a card of it is carried on, unseen."""
        if self.sealed is not None:
            raise StillHidden(CARRIED)
        return {
            "schema": SCHEMA,
            "game": self.game,
            "variant": None if self.variant is None else encode(self.variant),
            "names": list(self.names),
            "match": self.match,
            "open_cards": self.open_cards,
            "chip": str(self.chip),
            "start": encode(self.start),
            "draws": None if self.draws is None else [list(draw) for draw in self.draws],
            "moves": [move_json(move) for move in self.moves],
            "notes": [encode(note) for note in self.notes],
            "questions": list(self.questions),
            "branches": [_branch_json(branch) for branch in self.branches],
            "extra": dict(self.extra),
        }

    @staticmethod
    def from_json(value: object) -> History:
        """The history that `to_json` wrote.  Raises: FormatError."""
        return _history_of(value)

    def __repr__(self) -> str:
        public = self.end.public
        state = "over" if self.is_over else "running"
        played = f"{len(self.moves)} actions, {state}, stacks {list(public.stacks)}"
        return f"History({self.game}, hand {public.hand}, {played})"

    def as_rows(self) -> Rows:
        """One row an action."""
        rows = tuple(
            (i + 1, self.names[move.seat], action_json(move.action)["kind"], action_json(move.action).get("total"))
            for i, move in enumerate(self.moves)
        )
        return Rows(columns=("n", "player", "action", "total"), rows=rows)


shown()(History)


def move_json(move: Move) -> dict[str, Any]:
    """The move as plain JSON."""
    value = {"seat": move.seat, **action_json(move.action)}
    return value if move.decision is None else {**value, "decision": dict(move.decision)}


def _branch_json(branch: Branch) -> dict[str, Any]:
    value = {
        "step": branch.step,
        "name": branch.name,
        "dealt_anew": branch.dealt_anew,
        "moves": [move_json(move) for move in branch.moves],
        "draws": [list(draw) for draw in branch.draws],
    }
    return {**value, "notes": encode(branch.notes)} if branch.notes else value


def _field(value: Mapping[str, Any], name: str, kind: type) -> Any:
    found = value.get(name)
    if type(found) is not kind:
        raise FormatError(f"{name} is {str(found)[:60]!r}; it must be {kind.__name__}")
    return found


def _seat(value: Mapping[str, Any], seats: int) -> Seat:
    seat = _field(value, "seat", int)
    if not 0 <= seat < seats:
        raise FormatError(f"seat {seat} is not one of 0..{seats - 1}")
    return int(seat)


def _move_of(value: object, seats: int) -> Move:
    if not isinstance(value, dict):
        raise FormatError(f"{str(value)[:60]!r} is not a move: an object with seat and kind")
    decision = value.get("decision")
    if decision is not None and not isinstance(decision, dict):
        raise FormatError("decision must be an object")
    return Move(seat=_seat(value, seats), action=action_of(value), decision=decision)


def _draws_of(value: object) -> tuple[Draw, ...]:
    if not isinstance(value, list) or not all(isinstance(draw, list) for draw in value):
        raise FormatError("draws must be lists of card numbers")
    for item in (item for draw in value for item in draw):
        if item is not None and (type(item) is not int or not 0 <= item < 104):
            raise FormatError(f"a draw has {str(item)[:30]!r}; it must be a whole number")
    return tuple(tuple(draw) for draw in value)


def variant_of(value: object) -> Variant | None:
    """The variant that was kept, also by a version that knew no short match.  Raises: FormatError."""
    if value is None:
        return None
    record: Variant = decode(Variant, {"hands": None, **value} if isinstance(value, dict) else value, "variant")
    return record


def _branch_of(value: object, seats: int) -> Branch:
    if not isinstance(value, dict):
        raise FormatError("a branch must be an object")
    return Branch(
        step=_field(value, "step", int),
        name=_field(value, "name", str),
        dealt_anew=_field(value, "dealt_anew", bool),
        moves=tuple(_move_of(move, seats) for move in _field(value, "moves", list)),
        draws=_draws_of(value.get("draws")),
        notes=decode(tuple[Note, ...], value.get("notes", []), "notes"),
    )


def _history_of(value: object) -> History:
    if not isinstance(value, dict):
        raise FormatError("a history must be a JSON object")
    if value.get("schema") != SCHEMA:
        raise FormatError(f"schema {str(value.get('schema'))[:20]!r} is not {SCHEMA}: made by another version")
    name = _field(value, "game", str)
    if name not in HALVES:
        raise FormatError(f"game {name[:40]!r} is not one of {sorted(HALVES)}")
    public, secret = HALVES[name]
    start = _field(value, "start", dict)
    seats = decode(public, start.get("public"), "public")
    names = tuple(decode(tuple[str, ...], value.get("names"), "names"))
    if len(names) != len(seats.start):
        raise FormatError(f"{len(names)} names for {len(seats.start)} seats")
    variant = variant_of(value.get("variant"))
    hidden = decode(secret, start.get("secret"), "secret")
    require_fitting(seats, hidden)
    draws = value.get("draws")
    return History(
        game=name, variant=variant, names=names, match=_field(value, "match", int),
        open_cards=_field(value, "open_cards", bool), chip=_chip(_field(value, "chip", str)),
        start=State(seats, hidden),
        draws=None if draws is None else _draws_of(draws),
        moves=tuple(_move_of(move, len(names)) for move in _field(value, "moves", list)),
        notes=tuple(decode(Note, note, "note") for note in _field(value, "notes", list)),
        questions=tuple(_field(value, "questions", list)),
        branches=tuple(_branch_of(branch, len(names)) for branch in _field(value, "branches", list)),
        extra=_field(value, "extra", dict),
    )  # fmt: skip


def _chip(text: str) -> Decimal:
    try:
        chip = Decimal(text)
    except ArithmeticError:
        raise FormatError(f"chip {text[:20]!r} must be a decimal number") from None
    if not chip.is_finite() or chip <= 0:
        raise FormatError(f"chip {text[:20]!r} must be above 0")
    return chip


def history_text(history: History) -> str:
    """The history as one line of JSON."""
    return json.dumps(history.to_json(), separators=(",", ":"), ensure_ascii=False)

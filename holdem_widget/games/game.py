"""What is a game?  Actions, legal sets, refusals, events, observations, and the protocol that every game keeps.

A state is a value in two halves: what everybody sees, and what nobody may reach from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, Protocol, TypeVar

from holdem_widget.display import Rows, shown
from holdem_widget.errors import IllegalAction, NotAsked
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, card_name, cards_text
from holdem_widget.poker.values import quick

# ── actions ──


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the deal."""


@dataclass(frozen=True, slots=True)
class Check:
    """Pass without paying."""


@dataclass(frozen=True, slots=True)
class Call:
    """Match the price, or put in the last chips."""


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Make `total` (chips of the round) the price; also the first bet of a street."""

    total: int


@dataclass(frozen=True, slots=True)
class Lock:
    """Lock one of the two cards (One-Card Duel)."""

    card: Card


Action = Fold | Check | Call | RaiseTo | Lock
FOLD, CHECK, CALL = Fold(), Check(), Call()
What = Literal["fold", "check", "call", "raise_to", "lock"]
WHAT: dict[type, What] = {Fold: "fold", Check: "check", Call: "call", RaiseTo: "raise_to", Lock: "lock"}


def action_text(action: Action) -> str:
    """`raise to 60`, `call`."""
    match action:
        case RaiseTo(total):
            return f"raise to {total}"
        case Lock(card):
            return f"lock {card_name(card)}"
        case _:
            return WHAT[type(action)]


# ── what may be done, and why not ──


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why a move is not possible.

    `reason` is a key of `words/`, `facts` its arguments (chips, or seats as a tuple), `clause` the rule. `possible` is
    what may be done instead, as text.
    """

    what: What
    clause: str
    reason: str
    facts: Mapping[str, int | str | tuple[Seat, ...]] = field(default_factory=dict)
    possible: str = ""

    def say(self, lang: str = "en") -> str:
        """The reason as a sentence, with its clause."""
        from holdem_widget import words

        facts = {k: v if isinstance(v, (int, str)) else ", ".join(map(str, v)) for k, v in self.facts.items()}
        return f"{words.say(self.reason, lang, **facts)} {self.clause}"

    def __repr__(self) -> str:
        return self.say()


@shown()
@quick
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Legal:
    """What a seat may do now.  Iterates over its actions (least and greatest raise), counts them, tests with `in`.

    `call` is what calling would put in now, capped by the stack only (None: nothing is owed); `raise_to` the least and
    the greatest legal total, an all-in below a full raise included (None: raising is barred). `refusals` are made
    when they are asked for.
    """

    fold: bool = False
    check: bool = False
    call: int | None = None
    raise_to: tuple[int, int] | None = None
    lock: tuple[Card, ...] = ()
    why: Callable[[], Mapping[What, Refusal]] = field(default=dict, compare=False, repr=False)

    def __iter__(self) -> Iterator[Action]:
        if self.fold:
            yield FOLD
        if self.check:
            yield CHECK
        if self.call is not None:
            yield CALL
        if self.raise_to is not None:
            least, most = self.raise_to
            yield RaiseTo(least)
            if most != least:
                yield RaiseTo(most)
        yield from (Lock(card) for card in self.lock)

    def __len__(self) -> int:
        raises = 0 if self.raise_to is None else 1 + (self.raise_to[0] != self.raise_to[1])
        return self.fold + self.check + (self.call is not None) + raises + len(self.lock)

    def __contains__(self, action: object) -> bool:
        match action:
            case Fold():
                return self.fold
            case Check():
                return self.check
            case Call():
                return self.call is not None
            case RaiseTo(total):
                least, most = self.raise_to or (1, 0)
                return type(total) is int and least <= total <= most
            case Lock(card):
                return card in self.lock
            case _:
                return False

    @property
    def refusals(self) -> Mapping[What, Refusal]:
        """Why each move that a player might expect is not possible, by `fold`, `check`, `call`, `raise_to`, `lock`."""
        return self.why()

    def text(self) -> str:
        """`fold, call 25, raise to 100-700`."""
        parts = [WHAT[type(action)] for action in (Fold(), Check()) if action in self]
        possible: list[str] = list(parts)
        if self.call is not None:
            possible.append(f"call {self.call}")
        if self.raise_to is not None:
            least, most = self.raise_to
            possible.append(f"raise to {least}" if least == most else f"raise to {least}-{most}")
        if self.lock:
            possible.append("lock " + " or ".join(card_name(card) for card in self.lock))
        return ", ".join(possible) or "nothing"

    def as_rows(self) -> Rows:
        """One row a move: yes with its chips, or no with the reason and the clause."""
        refusals = self.refusals
        rows: list[tuple[str, str, str]] = [("fold", "yes", "")] if self.fold else []
        rows += [("check", "yes", "free")] if self.check else []
        rows += [("call", "yes", f"{self.call}")] if self.call is not None else []
        if self.raise_to is not None:
            rows.append(("raise to", "yes", "-".join(map(str, dict.fromkeys(self.raise_to)))))
        rows += [("lock", "yes", card_name(card)) for card in self.lock]
        rows += [(what.replace("_", " "), "no", refusal.say()) for what, refusal in refusals.items()]
        return Rows(columns=("move", "legal", "chips or reason"), rows=tuple(rows))

    def __repr__(self) -> str:
        noes = [f"{what.removesuffix('_to').capitalize()}: no. {no.say()}" for what, no in self.refusals.items()]
        return "\n".join([f"legal: {self.text()}", *noes])


def require_legal(action: Action, legal: Legal, refuse: Callable[[Action], Refusal], *, seat: Seat) -> None:
    """Raises: IllegalAction where the action is not in the legal set."""
    if action not in legal:
        refusal = refuse(action)
        raise IllegalAction(
            f"{action_text(action)} is not legal for seat {seat}: {refusal.say()}; legal: {legal.text()}",
            action=action,
            legal=legal,
            refusal=refusal,
        )


# ── what happened ──

Kind = Literal[
    "ante", "post", "deal", "lock", "fold", "check", "call", "bet", "raise", "return", "street", "show", "muck", "win",
    "out", "leave", "join", "button", "reshuffle", "keep", "charge", "points",
]  # fmt: skip


@quick
@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `chips` moved with it, `total` is the seat's bet after it (of `points`: how many), `cards` are public. `private`
    is for seat `to` alone: everybody else sees as many hidden cards.
    """

    kind: Kind
    seat: Seat | None = None
    chips: int = 0
    total: int = 0
    cards: tuple[Card | None, ...] = ()
    private: tuple[Card | None, ...] = field(default=(), repr=False)
    to: Seat | None = None
    all_in: bool = False
    pot: int | None = None
    note: str = ""

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as the seat may see it (None: as everybody may)."""
        if self.to is None or self.to == seat:
            return self
        return replace(self, private=(None,) * len(self.private))


# ── states and games ──

P = TypeVar("P")
S = TypeVar("S")


@quick
@dataclass(frozen=True, slots=True)
class State(Generic[P, S]):
    """A game's state: what everybody sees, and what nobody may reach from there."""

    public: P
    secret: S = field(repr=False)


@quick
@dataclass(frozen=True, slots=True)
class Step(Generic[P, S]):
    """A new state with what led to it; `parts` are the visible stages on the way (an action, each street, the end)."""

    state: State[P, S]
    events: tuple[Event, ...]
    parts: tuple[Step[P, S], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Generic[P]):
    """What one seat can see: the public half, its own cards, what it may do.  Nothing else can be reached from here."""

    seat: Seat
    public: P
    own: tuple[Card | None, ...]
    legal: Legal | None

    def __repr__(self) -> str:
        cards = cards_text(card for card in self.own if card is not None)
        return f"Observation(seat={self.seat}, own={cards!r}, legal={self.legal.text() if self.legal else None!r})"


class Chance(Protocol):
    """The only door for chance; a `random.Random` is one."""

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """`k` different items in a random order."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 to below `start`."""
        ...


class Game(Protocol[P, S]):
    """A game is a handful of functions of values; a refused action leaves the state as it was."""

    @property
    def id(self) -> str:
        """`match`, `event` or `duel`."""
        ...

    def new(self) -> State[P, S]:
        """The state before the first deal."""
        ...

    def deal(self, state: State[P, S], chance: Chance) -> Step[P, S]:
        """The next deal begun.  Raises: NotAsked while a deal runs, or when the match is over."""
        ...

    def to_act(self, state: State[P, S]) -> Seat | None:
        """The seat that is asked, or None."""
        ...

    def legal(self, public: P, seat: Seat, own: tuple[Card | None, ...] = ()) -> Legal | None:
        """What the seat may do; None when it is not asked.  `own` is read by `lock` only."""
        ...

    def apply(self, state: State[P, S], action: Action) -> Step[P, S]:
        """The action of the seat that is asked.  Raises: IllegalAction, NotAsked."""
        ...

    def leave(self, state: State[P, S], seat: Seat) -> Step[P, S]:
        """The seat is gone, in or out of turn.  Rule: E-1.4."""
        ...

    def observe(self, state: State[P, S], seat: Seat) -> Observation[P]:
        """What the seat can see."""
        ...

    def deal_is_over(self, public: P) -> bool:
        """Whether no deal runs."""
        ...

    def match_is_over(self, public: P) -> bool:
        """Whether one player has everything (or nobody else is left)."""
        ...


def require_asked(seat: Seat | None) -> Seat:
    """The seat that is asked.  Raises: NotAsked."""
    if seat is None:
        raise NotAsked("nobody is asked: the hand is over; deal the next one")
    return seat


def has_run(hands: int | None, dealt: int) -> bool:
    """Whether a short match of so many hands has had them all; None: there is no such end."""
    return hands is not None and dealt >= hands


def require_more(hands: int | None, dealt: int) -> None:
    """Raises: NotAsked where a short match has had all its hands."""
    if has_run(hands, dealt):
        raise NotAsked(
            f"the match is over: it was set for {hands} {'hand' if hands == 1 else 'hands'}; start a new one"
        )

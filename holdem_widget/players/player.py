"""What is a player, and what does it leave behind?  The protocol, and the record of one decision.

A player gets an observation and a generator of its own, nothing else. The record says everything that led to the
action, and the action follows from the record: `follow(decision)` is the option that the draw picks from the shares.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import fsum
from random import Random
from typing import Any, Protocol

from holdem_widget.display import Rows, shown
from holdem_widget.errors import FormatError
from holdem_widget.games.game import WHAT, Action, Call, Check, Fold, Lock, Observation, RaiseTo, action_text
from holdem_widget.games.holdem_state import Street
from holdem_widget.players.reasons import Arg, Message, Reason, reason_from_json, reason_to_json
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card, cards_text, parse_cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One action that was weighed: expected chips from here on against folding (None: not reckoned), its error (95 %),
    and the share of the time with which it is played."""

    action: Action
    ev: float | None = None
    error: float | None = None
    share: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What the player went by: its cards, the board, the pot with all bets, the price of a call, its bet, its stack."""

    own: tuple[Card | None, ...]
    board: tuple[Card | None, ...]
    pot: int
    to_call: int
    bet: int
    stack: int
    big_blind: int
    opponents: tuple[Seat, ...]


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Decision:
    """One decision with all that led to it.

    `options` are all that was weighed, `draw` (0..1) chose from their shares, `reasons` stand in order of weight,
    `key` and `args` are the one sentence. Private to the seat until the hand is over.
    """

    seat: Seat
    level: str
    street: Street
    action: Action
    options: tuple[Option, ...]
    draw: float
    reasons: tuple[Reason, ...]
    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    seen: Seen

    def message(self) -> Message:
        """The key of the sentence, and its arguments."""
        return self.key, dict(self.args)

    def say(self, lang: str = "en") -> str:
        """The decision in one sentence."""
        return said(self.message(), lang)

    @property
    def loss(self) -> float | None:
        """What the played action gives up against the best option, in chips; None where nothing was reckoned."""
        values = {option.action: option.ev for option in self.options if option.ev is not None}
        return max(values.values()) - values[self.action] if self.action in values else None

    def showing(self, cards: Container[Card]) -> Decision:
        """The record with only these of its own cards."""
        own = tuple(card if card is not None and card in cards else None for card in self.seen.own)
        return replace(self, seen=replace(self.seen, own=own))

    def as_rows(self) -> Rows:
        """One row an option."""
        rows = tuple(
            (action_text(option.action), option.ev, option.error, option.share, option.action == self.action)
            for option in self.options
        )
        return Rows(columns=("option", "ev", "error", "share", "played"), rows=rows, caption=self.say())

    def __repr__(self) -> str:
        return self.say()

    def to_json(self) -> dict[str, Any]:
        """A plain dict for JSON, at most about 3 kB; `from_json` gives the record back."""
        return {
            "seat": self.seat,
            "level": self.level,
            "street": self.street,
            "action": action_to_json(self.action),
            "options": [[*_padded(action_to_json(o.action)), o.ev, o.error, o.share] for o in self.options],
            "draw": self.draw,
            "reasons": [reason_to_json(reason) for reason in self.reasons],
            "key": self.key,
            "args": dict(self.args),
            "seen": {
                "own": card_text(self.seen.own),
                "board": card_text(self.seen.board),
                "pot": self.seen.pot,
                "to_call": self.seen.to_call,
                "bet": self.seen.bet,
                "stack": self.seen.stack,
                "big_blind": self.seen.big_blind,
                "opponents": list(self.seen.opponents),
            },
        }

    @staticmethod
    def from_json(source: Mapping[str, Any]) -> Decision:
        """The record that `to_json` wrote.  Raises: FormatError."""
        try:
            seen = source["seen"]
            return Decision(
                seat=source["seat"],
                level=source["level"],
                street=source["street"],
                action=action_from_json(source["action"]),
                options=tuple(
                    Option(action=action_from_json((what, value)), ev=ev, error=error, share=share)
                    for what, value, ev, error, share in source["options"]
                ),
                draw=source["draw"],
                reasons=tuple(reason_from_json(reason) for reason in source["reasons"]),
                key=source["key"],
                args=dict(source["args"]),
                seen=Seen(
                    own=text_cards(seen["own"]),
                    board=text_cards(seen["board"]),
                    pot=seen["pot"],
                    to_call=seen["to_call"],
                    bet=seen["bet"],
                    stack=seen["stack"],
                    big_blind=seen["big_blind"],
                    opponents=tuple(seen["opponents"]),
                ),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise FormatError(f"this is not the record of a decision: {error}") from error


class Player(Protocol):
    """Who decides.  The same observation and generator give the same decision."""

    @property
    def level(self) -> str:
        """`beginner`, `club`, `expert`, or the name of a function."""
        ...

    @property
    def name(self) -> str:
        """The level with its style, such as `tight club`."""
        ...

    def decide(self, observation: Observation[Any], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        ...


# ── from options to an action ──


def pick(options: Sequence[Option], draw: float) -> Action:
    """The option in whose part of 0..1 the draw falls."""
    for option, reached in zip(options, accumulate(option.share for option in options), strict=True):
        if draw < reached:
            return option.action
    return [option.action for option in options if option.share > 0][-1]


def follow(decision: Decision) -> Action:
    """The action that follows from a record."""
    return pick(decision.options, decision.draw)


def mixed(actions: Sequence[tuple[Action, float | None, float | None, float]]) -> tuple[Option, ...]:
    """Options from (action, ev, error, weight): weights become shares of four decimals that add up to 1."""
    total = fsum(weight for *_, weight in actions)
    shares = [round(weight / total, 4) for *_, weight in actions]
    most = shares.index(max(shares))
    shares[most] = round(1 - sum(shares[:most]) - sum(shares[most + 1 :]), 4)
    return tuple(
        Option(action=action, ev=_rounded(ev), error=_rounded(error), share=share)
        for (action, ev, error, _), share in zip(actions, shares, strict=True)
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(float(value), 2) + 0.0  # no -0.0


def seen_by(observation: Observation[Any]) -> Seen:
    """What stands in the record of what could be seen."""
    public, seat = observation.public, observation.seat
    legal = observation.legal
    return Seen(
        own=observation.own,
        board=public.board,
        pot=public.pot,
        to_call=(legal.call or 0) if legal else 0,
        bet=public.betting.bets[seat],
        stack=public.stacks[seat],
        big_blind=public.blinds[1],
        opponents=tuple(other for other in public.live if other != seat),
    )


def decision_of(
    observation: Observation[Any],
    options: tuple[Option, ...],
    rng: Random,
    *,
    level: str,
    reasons: tuple[Reason, ...],
    say: Callable[[Action], Message] | None = None,
) -> Decision:
    """The record of a draw from the options; without `say` the sentence only says what is done."""
    draw = round(rng.random(), 6)
    action = pick(options, draw)
    seen = seen_by(observation)
    sentence = say(action) if say else plain_sentence(action, seen)
    return Decision(
        seat=observation.seat, level=level, street=observation.public.street, action=action, options=options,
        draw=draw, reasons=reasons, key=sentence[0], args=sentence[1], seen=seen,
    )  # fmt: skip


def plain_sentence(action: Action, seen: Seen) -> Message:
    """What is done, without a reason."""
    match action:
        case RaiseTo(total):
            what = "all-in" if total >= seen.bet + seen.stack else "raise" if seen.to_call else "bet"
            return f"decision-{what}", {"total": total, "pot": seen.pot}
        case Lock(card):
            return "decision-lock", {"card": cards_text((card,))}
        case _:
            return f"decision-{WHAT[type(action)]}", {"chips": seen.to_call, "pot": seen.pot}


def said(message: Message, lang: str = "en") -> str:
    """The sentence of a message."""
    from holdem_widget import words

    key, args = message
    return words.say(key, lang, **args)


# ── plain values for JSON ──


def action_to_json(action: Action) -> list[Any]:
    """`["raise_to", 60]`, `["call"]`."""
    match action:
        case RaiseTo(total):
            return ["raise_to", total]
        case Lock(card):
            return ["lock", card]
        case _:
            return [WHAT[type(action)]]


def _padded(parts: list[Any]) -> list[Any]:
    return parts if len(parts) == 2 else [*parts, None]


def action_from_json(source: Sequence[Any]) -> Action:
    """The action that `action_to_json` wrote.  Raises: FormatError."""
    match [item for item in source if item is not None]:
        case ["fold"]:
            return Fold()
        case ["check"]:
            return Check()
        case ["call"]:
            return Call()
        case ["raise_to", int(total)]:
            return RaiseTo(total)
        case ["lock", int(card)]:
            return Lock(card)
        case _:
            raise FormatError(
                f"{source!r} is not an action: fold, check, call, raise_to with a total, lock with a card"
            )


def card_text(cards: Sequence[Card | None]) -> str:
    """`AhKd`, `??` for a hidden card."""
    return "".join("??" if card is None else cards_text((card,)) for card in cards)


def text_cards(text: str) -> tuple[Card | None, ...]:
    """The cards that `card_text` wrote."""
    pairs = [text[i : i + 2] for i in range(0, len(text), 2)]
    return tuple(None if pair == "??" else parse_cards(pair)[0] for pair in pairs)

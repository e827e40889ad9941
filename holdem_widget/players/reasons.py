"""Why was it played?  Small values, made where their number is used, each with the key and arguments of its sentence.

Chips are whole, shares and chances 0..1 in the record and whole per cent in sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Protocol

from holdem_widget.errors import FormatError
from holdem_widget.poker.betting import Seat

Arg = str | int | float
Message = tuple[str, dict[str, Arg]]


class Reason(Protocol):
    """One reason of a decision: a frozen dataclass of plain values with a sentence."""

    def message(self) -> Message:
        """The key of the sentence in `words/`, and its arguments."""
        ...


def percent(share: float) -> int:
    """A share as whole per cent."""
    return round(100 * share)


@dataclass(frozen=True, slots=True, kw_only=True)
class PotOdds:
    """A price: `to_call` chips into a `pot` with the bet faced in it; `required` = to_call / (pot + to_call)."""

    to_call: int
    pot: int
    required: float

    def message(self) -> Message:
        """Needs 33 % to call 85 into 170."""
        return "reason-pot-odds", {"required": percent(self.required), "chips": self.to_call, "pot": self.pot}


@dataclass(frozen=True, slots=True, kw_only=True)
class Equity:
    """A share of the pot at showdown: `value` ± `error` (95 %, None: exact) from `samples` deals.

    `against` is `random` (any hands), `ranges` (the assumed ranges) or `caller` (the part of them that pays a raise).
    """

    value: float
    error: float | None
    samples: int
    opponents: int
    against: str = "random"

    def message(self) -> Message:
        """About 21 % against the assumed ranges of 2 opponents."""
        return f"reason-equity-{self.against}", {
            "equity": percent(self.value),
            "error": percent(self.error or 0),
            "samples": self.samples,
            "opponents": self.opponents,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Realisation:
    """The part of its equity that a call is taken to turn into chips, with the betting to come; `need` = required / part."""

    part: float
    need: float

    def message(self) -> Message:
        """Keeps about 85 % of its equity, so a call needs 39 %."""
        return "reason-realisation", {"part": percent(self.part), "need": percent(self.need)}


@dataclass(frozen=True, slots=True, kw_only=True)
class StyleOf:
    """A style that bends the mix: what it adds to the value of a raise and of a call, in chips."""

    style: str
    press: float
    stick: float

    def message(self) -> Message:
        """Plays loosely."""
        return "reason-style", {"style": self.style}


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """What a player takes its chance for: the equity, misread by `off`."""

    value: float
    off: float

    def message(self) -> Message:
        """Feels like 60 %."""
        return "reason-guess", {"guess": percent(self.value), "off": percent(abs(self.off))}


@dataclass(frozen=True, slots=True, kw_only=True)
class Threshold:
    """The line of a rule of thumb: `what` (`bet`, `raise` or `call`) from `least` upwards."""

    what: str
    least: float

    def message(self) -> Message:
        """Bets from 60 % upwards."""
        return f"reason-threshold-{self.what}", {"least": percent(self.least)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A starting hand: its class and its place among all hands (`top`: in the best 0..1), and what is played here."""

    hand: str
    top: float
    plays: float
    behind: int

    def message(self) -> Message:
        """AJo is in the best 9 % of hands; with 2 players behind the best 25 % are played."""
        return "reason-chart", {
            "hand": self.hand,
            "top": max(1, percent(self.top)),
            "plays": percent(self.plays),
            "behind": self.behind,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """The range that an opponent is assumed to have: the share of all hands, the action that formed it, a 13 x 13 grid.

    `grid` has 169 characters, one a hand class in the order of `combos.CLASSES`: `0` (never) to `9` (always).
    """

    seat: Seat
    share: float
    after: str = ""
    grid: str = ""

    def message(self) -> Message:
        """Seat 2 raised: about 18 % of hands."""
        return "reason-range", {"seat": self.seat, "share": max(1, percent(self.share)), "after": self.after or "none"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Spr:
    """The effective stack behind, in pots."""

    value: float

    def message(self) -> Message:
        """The stack is 1.4 pots."""
        return "reason-spr", {"spr": round(self.value, 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortStack:
    """A stack of so few big blinds that raising means going all-in."""

    big_blinds: float

    def message(self) -> Message:
        """With 8 big blinds it is all-in or nothing."""
        return "reason-short-stack", {"blinds": round(self.big_blinds, 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldEquity:
    """The chance that everybody folds to a raise to `total`, and the chance at which a bluff of this size pays."""

    total: int
    chance: float
    needed: float

    def message(self) -> Message:
        """Everybody folds to 60 with 55 %; a bluff needs 50 %."""
        return "reason-fold-equity", {
            "total": self.total,
            "chance": percent(self.chance),
            "needed": percent(self.needed),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Bluff:
    """A bet without a good hand, so that good hands get paid; `share` is how often it is made here."""

    share: float

    def message(self) -> Message:
        """Bluffs here 12 % of the time."""
        return "reason-bluff", {"share": percent(self.share)}


@dataclass(frozen=True, slots=True, kw_only=True)
class ForcedBy:
    """A rule that leaves fewer choices, by its clause, such as `H-3.6`."""

    clause: str
    barred: str = "raise"

    def message(self) -> Message:
        """Raising is closed (H-3.6)."""
        return f"reason-forced-{self.barred}", {"clause": self.clause}


@dataclass(frozen=True, slots=True, kw_only=True)
class Free:
    """Checking costs nothing, so folding is never right."""

    def message(self) -> Message:
        """Checking is free."""
        return "reason-free", {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix:
    """More than one action is good enough: which one was left to a draw.  `temperature` in chips."""

    ways: int
    temperature: float = 0.0

    def message(self) -> Message:
        """2 actions are close; a draw chose."""
        return "reason-mix", {"ways": self.ways}


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """What the played action gives up against the best one, in chips of expected value."""

    chips: float

    def message(self) -> Message:
        """0.8 chips below the best."""
        return "reason-loss", {"chips": round(self.chips, 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """A river solved for two ranges: hands a side, iterations, exploitability (exact) as a share of the pot."""

    hands: int
    iterations: int
    exploitability: float

    def message(self) -> Message:
        """Solved for 420 hands in 50 rounds; a perfect opponent wins at most 0.7 % of the pot more."""
        return "reason-solved", {
            "hands": self.hands,
            "iterations": self.iterations,
            "gap": round(100 * self.exploitability, 2),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCode:
    """A function of the user's own decided."""

    function: str

    def message(self) -> Message:
        """my_bot() said so."""
        return "reason-own-code", {"function": self.function}


KINDS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        PotOdds, Equity, Guess, Threshold, Chart, Range, Spr, ShortStack, FoldEquity, Bluff, ForcedBy, Free, Mix, Loss,
        Solved, OwnCode, Realisation, StyleOf,
    )
}  # fmt: skip


def reason_to_json(reason: Any) -> dict[str, Any]:
    """A plain dict, `kind` first."""
    return {"kind": type(reason).__name__} | {field.name: getattr(reason, field.name) for field in fields(reason)}


def reason_from_json(source: Mapping[str, Any]) -> Reason:
    """The reason that `reason_to_json` wrote.  Raises: FormatError."""
    try:
        kind = KINDS[source["kind"]]
        reason: Reason = kind(**{name: value for name, value in source.items() if name != "kind"})
    except (KeyError, TypeError) as error:
        raise FormatError(f"{dict(source)!r} is not a reason of a decision: one of {', '.join(KINDS)}") from error
    return reason

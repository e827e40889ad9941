"""What is the viewer asked, which sizes are offered, and why is something not possible?"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

from holdem_widget.games.game import Legal, Refusal
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import card_name, pretty
from holdem_widget.widgets.contract import AskView, FactView, Message, PresetView, RaiseView, RefusalsView, RefusalView
from holdem_widget.widgets.presets import Presets, Size
from holdem_widget.widgets.say import message
from holdem_widget.widgets.sight import Who

BIG_CALL = Fraction(1, 2)  # a call of at least this share of the stack wants a confirmation

PART_KEYS = {
    Fraction(1, 3): "preset-third",
    Fraction(1, 2): "preset-half",
    Fraction(2, 3): "preset-two-thirds",
    Fraction(1): "preset-pot",
}
FINEST = 1000  # a part of the pot is read as a fraction with at most this denominator, so that 1/3 is a third


def rounded(value: Fraction) -> int:
    """The nearest whole chip, halves up."""
    return int(value + Fraction(1, 2))


def pot_raise(public: Any, owed: int, share: Fraction) -> int:
    """The total that raises by a share of the pot after a call: price + share x (pot + call)."""
    return int(public.betting.price) + rounded(share * (public.pot + owed))


def presets_of(public: Any, seat: Seat, bounds: tuple[int, int], *, presets: Presets) -> list[PresetView]:
    """The sizes from the least to the greatest legal total, each once; the greatest one is all-in."""
    least, most = bounds
    found: list[PresetView] = []
    for size in presets.preflop if public.street == "preflop" else presets.postflop:
        label, total = _preset(public, seat, bounds, size=size)
        fits = size == "all-in" or least <= total < most
        if fits and all(preset["total"] != total for preset in found):
            found.append({"label": label, "total": total})
    return found


def _preset(public: Any, seat: Seat, bounds: tuple[int, int], *, size: Size) -> tuple[Message, int]:
    """What a size is called, and the total that it means."""
    price, owed = public.betting.price, public.betting.price - public.betting.bets[seat]
    match size:
        case "min":
            return message("preset-min"), bounds[0]
        case "all-in":
            return message("preset-all-in"), bounds[1]
        case "pot":
            return message("preset-pot"), pot_raise(public, owed, Fraction(1))
        case _:
            times = Fraction(float(size)).limit_denominator(FINEST)
            if public.street == "preflop":
                return message("preset-times", n=f"{float(times):g}"), rounded(times * price)
            key = PART_KEYS.get(times)
            label = message(key) if key else message("preset-percent", percent=rounded(100 * times))
            return label, pot_raise(public, owed, times)


def raise_view(
    public: Any, seat: Seat, bounds: tuple[int, int], *, opening: Literal["bet", "open"], presets: Presets
) -> RaiseView:
    """The bounds and the sizes of a bet or raise."""
    return {
        "least": bounds[0],
        "most": bounds[1],
        "price": public.betting.price,
        "step": public.blinds[1],
        "word": opening if public.betting.price == 0 else "raise",
        "presets": presets_of(public, seat, bounds, presets=presets),
    }


def ask_view(
    public: Any, seat: Seat, legal: Legal, *, who: Who, opening: Literal["bet", "open"], presets: Presets
) -> AskView:
    """The decision of the seat that is asked."""
    stack, bounds = public.stacks[seat], legal.raise_to
    all_in = legal.call is not None and legal.call == stack
    return {
        "seat": seat,
        "call": legal.call,
        "call_is_all_in": all_in,
        "check": legal.check,
        "fold": legal.fold,
        "raise_to": None if bounds is None else raise_view(public, seat, bounds, opening=opening, presets=presets),
        "lock": [card_name(card) for card in legal.lock],
        "pot": public.pot,
        "big": all_in or (legal.call or 0) >= stack * BIG_CALL,
        "refusals": refusals_view(legal, who),
        "deadline_ms": None,
    }


def refusals_view(legal: Legal, who: Who) -> RefusalsView:
    """Every refusal, by button."""
    return {what: refusal_view(refusal, legal, who) for what, refusal in legal.refusals.items()}  # type: ignore[return-value]


def refusal_view(refusal: Refusal, legal: Legal, who: Who) -> RefusalView:
    """One refusal: the reason, the seats among its facts, the clause, and what is possible."""
    facts: list[FactView] = []
    args: dict[str, str | int | Message] = {}
    for name, fact in refusal.facts.items():
        if isinstance(fact, tuple):
            facts += [{"seat": s, "say": message("fact-all-in", name=who.names[s])} for s in fact]
            args[name] = ", ".join(who.names[s] for s in fact)
        else:
            args[name] = fact
    reason: Message = {"key": refusal.reason, "args": args}
    return {
        "clause": refusal.clause,
        "reason": reason,
        "facts": facts,
        "possible": message("possible", moves=moves(legal)),
    }


def moves(legal: Legal) -> Message:
    """What is possible, joined: `fold, call 115 or raise to 200 or more`."""
    parts = [message("may-fold")] if legal.fold else []
    parts += [message("may-check")] if legal.check else []
    parts += [message("may-call", chips=legal.call)] if legal.call is not None else []
    if legal.raise_to is not None:
        least, most = legal.raise_to
        key = "may-raise-all-in" if least == most else "may-raise"
        parts.append(message(key, least=least, most=most))
    parts += [message("may-lock", card=pretty((card,))) for card in legal.lock]
    return joined(parts, "join-or")


def joined(parts: list[Message], last: str) -> Message:
    """The messages as a list in words, the last two joined by `last`."""
    if len(parts) == 1:
        return parts[0]
    head = parts[0]
    for part in parts[1:-1]:
        head = message("join-comma", first=head, last=part)
    return message(last, first=head, last=parts[-1])

"""Which games are there?  By id, with the values of a variant."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from holdem_widget.errors import BadSetup
from holdem_widget.games.duel import DUEL
from holdem_widget.games.duel_state import Public as DuelPublic
from holdem_widget.games.duel_state import Secret as DuelSecret
from holdem_widget.games.event import EVENT
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import Public, Secret
from holdem_widget.games.match import MATCH

GAMES: dict[str, Any] = {"match": Holdem(MATCH), "event": Holdem(EVENT), "duel": DUEL}
HALVES: dict[str, tuple[type, type]] = {
    "match": (Public, Secret),
    "event": (Public, Secret),
    "duel": (DuelPublic, DuelSecret),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """What a table plays instead of the game's own values; None keeps them.  Kept in every history."""

    stacks: tuple[int, ...] | None = None
    blinds: tuple[int, int] | None = None
    ante: int | None = None
    ante_kind: str | None = None
    first_button: int | None = None
    losers_muck: bool | None = None
    hands: int | None = None


def opening_word(name: str) -> Literal["bet", "open"]:
    """What the first bet of a street is called.  Rule: E-2.4."""
    rules = getattr(GAMES[name], "rules", None)
    return getattr(rules, "opening_word", "bet")


def game(name: str, variant: Variant | None = None) -> Any:
    """The pure game of that name: new, deal, to_act, legal, apply, observe, all functions of values.

    >>> import random
    >>> from holdem_widget.games.game import Fold
    >>> match = game("match")
    >>> state = match.deal(match.new(), random.Random(7)).state
    >>> while (seat := match.to_act(state)) is not None:
    ...     legal = match.legal(state.public, seat)
    ...     state = match.apply(state, next(action for action in legal if legal.check or action != Fold())).state
    >>> sum(state.public.stacks)
    4000

    Raises: BadSetup for an unknown name.
    """
    if not isinstance(name, str) or name not in GAMES:  # type: ignore[redundant-expr]
        raise BadSetup(f"{name!r} is not a game; the games are {', '.join(sorted(GAMES))}")
    base = GAMES[name]
    if variant is None:
        return base
    changes = {f.name: value for f in fields(variant) if (value := getattr(variant, f.name)) is not None}
    foreign = sorted(set(changes) - {f.name for f in fields(base.rules)})
    if foreign:
        raise BadSetup(f"{name!r} has no {', '.join(foreign)}: it cannot be a variant of it")
    return type(base)(replace(base.rules, **changes))


def is_variant(name: str, rules: Any) -> bool:
    """Whether these values are not the game's own; how many sit down counts only where the game does not draw it."""
    own = GAMES[name].rules
    seats = len(rules.stacks) != len(own.stacks) and not getattr(own, "seats_drawn", False)
    blinds = getattr(rules, "blinds", None) != getattr(own, "blinds", None)
    return seats or blinds or rules.hands != own.hands or set(rules.stacks) != set(own.stacks)

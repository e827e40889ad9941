"""How is a duel staged for a test?  A fixed stock, a state between two deals, moves as texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from holdem_widget.games.duel import Duel
from holdem_widget.games.duel_state import DuelRules, DuelState, Secret
from holdem_widget.games.game import Action, Call, Check, Fold, Lock, RaiseTo, State
from holdem_widget.poker.cards import NUMBERS, Card
from holdem_widget.poker.pots import Settlement


def cards(text: str) -> tuple[Card, ...]:
    """Card numbers of a text; a card may stand twice, there are two decks."""
    return tuple(NUMBERS[text[i : i + 2]] for i in range(0, len(text), 2))


@dataclass(slots=True)
class Stacked:
    """A chance that deals the given cards first, one list a draw, then the rest in order."""

    tops: list[Sequence[Card]] = field(default_factory=list)

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """The wanted cards, then whatever is left."""
        left = list(population)
        top = list(self.tops.pop(0)) if self.tops else []
        for card in top:
            left.remove(card)
        return [*top, *left][:k]

    def randrange(self, start: int, /) -> int:
        """Never needed in a duel."""
        raise AssertionError(start)


def begun(stock: str, *, stacks: tuple[int, int] = (20, 20), first: int = 0) -> tuple[Duel, DuelState]:
    """A first deal with this stock."""
    duel = Duel(DuelRules(stacks=stacks, first=first))
    return duel, duel.deal(duel.new(), Stacked([cards(stock)])).state


def between(
    *,
    hold: str,
    played: str,
    discards: str,
    stock: str,
    stacks: tuple[int, int] = (20, 20),
    first: int = 0,
    deal: int = 2,
) -> tuple[Duel, DuelState]:
    """A match between two deals; `hold` and `played` have one card a seat."""
    duel = Duel()
    fresh = duel.new().public
    public = replace(
        fresh, hand=deal - 1, due=first, betting=replace(fresh.betting, stacks=stacks), discards=cards(discards),
        stock_left=len(cards(stock)), settlement=Settlement(returned=(), pots=(), charge=0, awards=(0, 0)),
    )  # fmt: skip
    hands = tuple(zip(cards(hold), cards(played), strict=True))
    return duel, State(public, Secret(hands, cards(played), cards(stock)))


def move(text: str) -> Action:
    """`lock Ah`, `check`, `call`, `fold`, `to 3`."""
    what, _, rest = text.partition(" ")
    plain: dict[str, Action] = {"check": Check(), "call": Call(), "fold": Fold()}
    return plain.get(what) or (Lock(NUMBERS[rest]) if what == "lock" else RaiseTo(int(rest)))


def played(duel: Duel, state: DuelState, *moves: str) -> DuelState:
    """The state after the moves."""
    for text in moves:
        state = duel.apply(state, move(text)).state
    return state

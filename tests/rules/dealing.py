"""How is a hand put on the table for a test?  A deck in a given order, moves as texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from holdem_widget.games.game import Action, Call, Check, Event, Fold, Legal, RaiseTo
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_rules import HoldemRules
from holdem_widget.games.holdem_state import HoldemState, Public
from holdem_widget.games.match import MATCH
from holdem_widget.poker.betting import Seat, clockwise
from holdem_widget.poker.cards import DECK, Card, parse_cards

PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


@dataclass(slots=True)
class Stacked:
    """A chance that gives one deck in its order; numbers are the first."""

    deck: Sequence[Card]

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """The top of the deck."""
        return list(self.deck[:k])

    def randrange(self, start: int, /) -> int:
        """Nothing but cards is drawn."""
        return 0


def deck_for(stacks: Sequence[int], button: Seat, *, holes: Mapping[Seat, str], board: str) -> tuple[Card, ...]:
    """A deck that deals these hole cards and this board; the rest from the bottom of the pack."""
    known = {seat: parse_cards(text) for seat, text in holes.items()}
    flop = parse_cards(board)
    free = [card for card in DECK if card not in flop and not any(card in hole for hole in known.values())]
    order = clockwise([seat for seat, chips in enumerate(stacks) if chips], button)
    hands = {seat: known.get(seat) or (free.pop(), free.pop()) for seat in order}
    cards = [*flop, *(free.pop() for _ in range(5 - len(flop)))]
    rounds = [hands[seat][i] for i in (0, 1) for seat in order]
    return (*rounds, free.pop(), *cards[:3], free.pop(), cards[3], free.pop(), cards[4], *free)


@dataclass(slots=True)
class Hand:
    """One hand under way: its game, where it stands, and all that happened."""

    game: Holdem
    state: HoldemState
    events: list[Event] = field(default_factory=list)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.state.public

    @property
    def legal(self) -> Legal | None:
        """What the seat to act may do."""
        return None if self.public.to_act is None else self.game.legal(self.public, self.public.to_act)

    def play(self, moves: str) -> Hand:
        """The moves, such as "2 raise 60, 3 call"; each must be made by the seat that is asked."""
        for move in filter(None, moves.split(", ")):
            seat, *words = move.split()
            assert self.public.to_act == int(seat), f"{move}: it is {self.public.to_act}'s turn"
            action = PLAIN[words[0]] if len(words) == 1 else RaiseTo(int(words[1]))
            step = self.game.apply(self.state, action)
            self.state = step.state
            self.events += step.events
        return self

    def of(self, *kinds: str) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if event.kind in kinds]


def begun(
    stacks: Sequence[int] = (1000,) * 4, *, blinds: tuple[int, int] = (10, 20), button: Seat = 0,
    holes: Mapping[Seat, str] | None = None, board: str = "", rules: HoldemRules = MATCH, **changes: Any,
) -> Hand:  # fmt: skip
    """A hand dealt, blinds posted; `changes` are further values of the rules, such as `ante=5`."""
    values = replace(rules, stacks=tuple(stacks), blinds=blinds, first_button=button, **changes)
    game = Holdem(values)
    step = game.deal(game.new(), Stacked(deck_for(stacks, button, holes=holes or {}, board=board)))
    return Hand(game, step.state, list(step.events))


def ended(stacks: Sequence[int], *, button: Seat = 0, big_blind: Seat | None = None) -> Hand:
    """Between two hands: the stacks, the last button and the last big blind; the next hand is not dealt yet."""
    game = Holdem(replace(MATCH, stacks=tuple(stacks)))
    state = game.new()
    public = replace(state.public, button=button, big_blind=big_blind, due=None)
    return Hand(game, replace(state, public=public))


def next_hand(hand: Hand, deck: Sequence[Card] = DECK) -> Hand:
    """The next hand of the same match."""
    step = hand.game.deal(hand.state, Stacked(deck))
    return Hand(hand.game, step.state, list(step.events))

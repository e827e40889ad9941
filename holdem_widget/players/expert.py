"""How does an expert play?  As the club player, and between two players the river is solved anew.

Both ranges are those that the public record suggests, the sizes are those that were really bet. No word of more than
two players: there the solver gives no guarantee, and is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from holdem_widget.games.game import Action, Call, Check, Fold, Observation, RaiseTo
from holdem_widget.games.holdem_state import Public
from holdem_widget.players.club import Club
from holdem_widget.players.player import Decision, Option, decision_of, mixed
from holdem_widget.players.reasons import FoldEquity, Message, Reason, Solved
from holdem_widget.players.sentences import sentence
from holdem_widget.players.spot import Spot, passive, sized, spot_of
from holdem_widget.players.styles import PLAIN, Style
from holdem_widget.poker.betting import clockwise
from holdem_widget.poker.combos import combo_index

if TYPE_CHECKING:
    from holdem_widget.players.river import Answer, River

DEEPEST = 6  # pots: what lies deeper is left out of the tree
RARE = 0.03  # actions with a smaller share are not played


@dataclass(frozen=True, slots=True, kw_only=True)
class Expert:
    """The expert."""

    style: Style = field(default=PLAIN)

    @property
    def level(self) -> str:
        """`expert`."""
        return "expert"

    @property
    def name(self) -> str:
        """`tight expert`."""
        return f"{self.style.name} expert".strip()

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        """The decision of the observed seat, which is asked."""
        spot = spot_of(observation)
        river = river_of(spot, observation.public)
        if river is None:
            return Club(style=self.style).as_level("expert", observation, rng)
        options, reasons, say = solved(spot, observation.public, river)
        return decision_of(observation, options, rng, level="expert", reasons=reasons, say=say)


def river_of(spot: Spot, public: Public) -> River | None:
    """The river that can be solved: two players who can still bet, every action of it on record; else None."""
    if spot.street != "river" or len(spot.opponents) != 1 or not spot.able:
        return None
    from holdem_widget.players.river import River

    bets, before = public.betting.bets, sum(public.swept) + sum(public.dead)
    other = spot.opponents[0]
    whole = min(public.stacks[seat] + bets[seat] for seat in (spot.seat, other))
    stack = min(whole, max(DEEPEST * before, 3 * public.betting.price))
    line, price = [], 0
    for street, seat, action in public.acts:
        if street == "river":
            if seat not in (spot.seat, other):
                return None
            price = min(stack, action.total) if isinstance(action, RaiseTo) else price
            line.append(price)
    if price != min(stack, public.betting.price) or not fits(spot, public, len(line)):
        return None
    return River(board=spot.board, pot=before, stack=stack, least=spot.big_blind, line=tuple(line))


def order_of(spot: Spot, public: Public) -> tuple[int, int]:
    """The two seats in the order of play."""
    first, second = clockwise((spot.seat, spot.opponents[0]), public.button)
    return first, second


def fits(spot: Spot, public: Public, done: int) -> bool:
    """Whether so many actions make it the seat's turn."""
    return order_of(spot, public)[done % 2] == spot.seat


def solved(
    spot: Spot, public: Public, river: River
) -> tuple[tuple[Option, ...], tuple[Reason, ...], Callable[[Action], Message]]:
    """Options, reasons and the sentence from the solved river; what bets meet and the equity as the club sees them."""
    from holdem_widget.players.beliefs import ranges_of
    from holdem_widget.players.postflop import reasons_of, weighed
    from holdem_widget.players.river import answer

    seats = order_of(spot, public)
    ranges = ranges_of(public, seats, (), before="river")
    found = answer(
        river, (ranges[seats[0]], ranges[seats[1]]), player=seats.index(spot.seat), hand=combo_index(*spot.own)
    )
    options = options_of(spot, found)
    club = weighed(spot, public)
    equity = club.values[passive(spot)].equity
    about = Solved(
        hands=found.hands, iterations=found.solution.iterations, exploitability=round(max(found.gain, 0.0), 5)
    )
    seen = [r for r in reasons_of(spot, public, club, options=options) if not isinstance(r, FoldEquity)]
    return options, (about, *seen), lambda action: sentence(action, spot, equity, why="solved")


def options_of(spot: Spot, found: Answer) -> tuple[Option, ...]:
    """The solved actions as legal ones, rare ones left out of the mix."""
    rows: dict[Action, tuple[float, float]] = {}
    for label, share, value in zip(found.labels, found.shares, found.values, strict=True):
        action = action_of(spot, label)
        if action is not None:
            known = rows.get(action, (0.0, float(value)))
            rows[action] = (known[0] + float(share), max(known[1], float(value)))
    kept = {a: (s if s >= RARE else 0.0, v) for a, (s, v) in rows.items()}
    if not any(share for share, _ in kept.values()):
        best = max(kept, key=lambda action: kept[action][1])
        kept[best] = (1.0, kept[best][1])
    return mixed([(action, value, None, share) for action, (share, value) in kept.items()])


def action_of(spot: Spot, label: int | None) -> Action | None:
    """The legal action of a label of the tree; None where the rules bar it."""
    if label is None:
        return Fold() if spot.call else None
    if label <= spot.price or (spot.call and label <= spot.bet + spot.call):
        return Call() if spot.call else Check()
    return sized(spot, label)

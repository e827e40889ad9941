"""What may one viewer see, at one step of one hand?  Built from observations, never by deleting from a full state.

A `Sight` is all that a view is made of: nothing of anybody else's can be reached from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from holdem_widget.games.game import Event, Observation, Step
from holdem_widget.games.library import is_variant
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card
from holdem_widget.table.asides import Remark
from holdem_widget.table.history import Note

Mode = Literal["play", "lesson", "replay"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Who:
    """Who sits where: names and levels by seat, and the seat at the bottom.

    `mine` are the seats that the viewer plays, and is asked for; `seen` those whose cards lie open to the viewer: the
    same ones, and on a table with open cards every other.
    """

    names: tuple[str, ...]
    levels: tuple[str, ...]
    mine: tuple[Seat, ...]
    seen: tuple[Seat, ...]
    viewer: Seat | None

    def is_you(self, seat: Seat) -> bool:
        """Whether sentences call the seat `you`: its name says so, or it is the viewer's only seat."""
        return self.names[seat] == "You"

    def actor(self, seat: Seat) -> dict[str, str]:
        """The arguments that name an actor in a sentence."""
        return {"you": "yes" if self.is_you(seat) else "no", "name": self.names[seat]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """One moment as one viewer may see it.

    `trail` has the events of each step up to this one; `observations` are those of the seats that are seen. `at` and `last`
    count steps; `live` is the present of a running table. `study`: the hidden cards of a finished hand are looked at.
    `hands` is how many a short match has. `shares`: the shares of hands that lie open are told while a board runs out.
    """

    who: Who
    public: Any
    observations: Mapping[Seat, Observation[Any]]
    trail: tuple[tuple[Event, ...], ...]
    events_of_all: tuple[tuple[Event, ...], ...]
    at: int
    last: int
    live: bool
    mode: Mode
    game_id: str
    open_cards: bool
    notes: tuple[Note, ...]
    remarks: tuple[Remark, ...] = ()
    opening: str = "bet"
    variant: bool = False
    study: bool = False
    hands: int | None = None
    shares: bool = True

    @property
    def is_last(self) -> bool:
        """Whether this is the last hand of a short match."""
        return self.hands is not None and self.public.hand >= self.hands

    def cards_of(self, seat: Seat) -> tuple[Card | None, ...] | None:
        """The seat's cards as the viewer may see them; None where nothing may be seen."""
        if seat in self.observations:
            return self.observations[seat].own
        shown = self.public.shown[seat]
        return None if shown is None else tuple(shown)


def _seen(event: Event, seats: Sequence[Seat]) -> Event:
    """The event as one who sees these seats may see it."""
    return event if event.to in seats else event.seen_by(None)


def sight_of(
    game: Any, steps: Sequence[Step[Any, Any]], *, at: int, who: Who, mode: Mode, notes: Sequence[Note] = (),
    live: bool = True, open_cards: bool = False, remarks: Sequence[Remark] = (), study: bool = False,
    shares: bool = True,
) -> Sight:  # fmt: skip
    """The sight at step `at` of a hand's steps; `who.seen` are the seats whose cards the viewer may see.

    `study` looks at every seat's cards; what the log tells of the hand stays as it was.  Rule: H-5.8.
    """
    state = steps[at].state
    marks = tuple(tuple(_seen(event, who.seen) for event in step.events) for step in steps)
    seen = state.public.dealt if study else who.seen
    return Sight(
        who=who,
        public=state.public,
        observations={seat: game.observe(state, seat) for seat in seen},
        trail=marks[: at + 1],
        events_of_all=marks,
        at=at,
        last=len(steps) - 1,
        live=live,
        mode=mode,
        game_id=game.id,
        open_cards=open_cards,
        notes=tuple(notes),
        remarks=tuple(remark for remark in remarks if remark.step <= at),
        opening=getattr(game.rules, "opening_word", "bet"),
        variant=is_variant(game.id, replace(game.rules, hands=None)),
        study=study,
        hands=game.rules.hands,
        shares=shares,
    )

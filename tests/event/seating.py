"""How is a person put to an event table for a test?  Opponents that follow orders, a clock whose time is moved by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from holdem_widget.errors import StaleCommand
from holdem_widget.games.game import Action, Call, Check, Fold, Observation, RaiseTo
from holdem_widget.games.library import Variant
from holdem_widget.games.preselect import Selection
from holdem_widget.players.levels import make
from holdem_widget.table.clock import Clock
from holdem_widget.table.commands import Act, Advance, NextHand, Preselect
from holdem_widget.table.session import Session

OutOfTime = StaleCommand
Ring = Callable[[], None]


@dataclass(slots=True)
class Hands:
    """A timer whose hands are moved by the test."""

    seconds: float = 0.0
    calls: list[tuple[float, Ring]] = field(default_factory=list)

    def now(self) -> float:
        """The time that the test has set."""
        return self.seconds

    def call(self, seconds: float, ring: Ring) -> Ring:
        """Kept until its time is set."""
        call = (self.seconds + seconds, ring)
        self.calls.append(call)

        def take_back() -> None:
            if call in self.calls:
                self.calls.remove(call)

        return take_back

    def set(self, seconds: float, *, ringing: bool = True) -> None:
        """Moves the time on; with `ringing` all that was due by then rings."""
        self.seconds = seconds
        while ringing and (due := [call for call in self.calls if call[0] <= seconds]):
            self.calls.remove(due[0])
            due[0][1]()


def passive(observation: Observation[Any], rng: Random) -> Action:
    """Checks where it is free, else calls."""
    assert observation.legal is not None
    return Check() if observation.legal.check else Call()


def event_session(
    seats: int = 2, *, seed: int = 7, opponent: Any = passive, button: int | None = None, stacks: Any = None
) -> Session:
    """A person at seat 0 and opponents; not dealt yet."""
    chips = tuple(stacks or (1000,) * seats)
    names = ("You", "West", "North", "East", "South", "Nora")[: len(chips)]
    return Session(
        game_id="event", variant=Variant(stacks=chips, first_button=button), names=names,
        players=(None, *(make(opponent) for _ in chips[1:])), seed=seed,
    )  # fmt: skip


def dealt(session: Session) -> Session:
    """The first hand dealt, up to the person's turn."""
    session.submit(NextHand())
    return onward(session)


def onward(session: Session) -> Session:
    """Up to the person's turn or the end of the hand."""
    if session.waiting:
        session.submit(Advance(until="you"))
    return session


@dataclass(slots=True)
class Seat:
    """The person's seat at a table for two, with the clock in the test's hands."""

    session: Session
    timer: Hands
    clock: Clock

    # ── choosing ahead ──

    @property
    def selected(self) -> str | None:
        """What is chosen ahead."""
        return None if self.session.selected is None else self.session.selected[1]

    def preselect(self, what: Selection | None) -> None:
        """Choose ahead, while the opponent is to act."""
        self.session.submit(Preselect(what=what))

    def turn_comes(self) -> bool:
        """The opponent acts until the person's turn has come; whether the person is asked."""
        onward(self.session)
        return self.session.to_act == 0 and not any(move.seat == 0 for move in self.session.hand.moves)

    def hand_ends(self) -> None:
        """The opponent folds."""
        self.session.players = (None, make(lambda observation, rng: Fold()))
        self.session.submit(Advance())
        assert self.session.hand_is_over

    # ── the clock ──

    def wait_until(self, ms: int) -> None:
        """The time, where nothing rings: a late kernel."""
        self.timer.set(ms / 1000, ringing=False)

    def decide(self, *, check_free: bool) -> None:
        """A decision is put to the person: on the flop, with or without a bet before it."""
        while self.session.legal is None or self.session.legal.check != check_free:
            if self.session.hand_is_over:
                self.session.submit(NextHand())
            elif self.session.waiting:
                self.session.submit(Advance())
            else:
                self.session.submit(Act(action=Check() if self.session.legal and self.session.legal.check else Call()))
        self.clock.shown()

    def act(self, name: str) -> None:
        """The person's action."""
        actions: dict[str, Action] = {"call": Call(), "check": Check(), "bet": RaiseTo(20), "fold": Fold()}
        self.session.submit(Act(action=actions[name]))

    @property
    def last_action(self) -> str:
        """What the person's seat did last."""
        done = [move.action for move in self.session.hand.moves if move.seat == 0]
        return type(done[-1]).__name__.lower()


def at_the_table(*, limit_ms: int = 15_000) -> Seat:
    """A table for two, the opponent to act first: the button is the person's."""
    timer = Hands()
    session = event_session(2, button=0)
    session.clock = Clock(session, seconds=limit_ms / 1000, timer=timer)
    session.submit(NextHand())
    return Seat(session=session, timer=timer, clock=session.clock)

"""How long may a decision take?  A clock for each, from the moment that it is shown; then the kernel acts by the rules.

It starts at `shown`, stands still while no view is on a page or a teacher has paused it, and never sleeps. What rings
late, for a decision that is made already, does nothing.  Rule: E-3.1.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from holdem_widget.errors import BadSetup, NotAsked, StaleCommand
from holdem_widget.table.commands import TimeUp
from holdem_widget.table.timer import Ring, Timer, nothing

if TYPE_CHECKING:
    from holdem_widget.table.session import Session


class Clock:
    """The clock of a table: `seconds` for each decision of a person; opponents have none.

    `decision` is the version at which the decision was put that it runs for.
    """

    def __init__(self, session: Session, *, seconds: float, timer: Timer) -> None:
        self.seconds = seconds
        self.paused = session.paused
        self._session = session
        self._timer = timer
        self._decision: int | None = None
        self._ends: float | None = None  # None: it stands, with `_left` to go
        self._left = seconds
        self._take_back: Ring = nothing
        session.listeners.append(self._on_change)

    def shown(self) -> None:
        """The decision is on the screen: its clock starts, or goes on."""
        with self._session.lock:
            if self._session.legal is None or self.paused:
                return
            self._take_up()
            if self._ends is None:
                self._start()

    def _take_up(self) -> None:
        """A decision that was put since has all its seconds."""
        if self._decision != self._session.asked_at:
            self._decision, self._left, self._ends = self._session.asked_at, self.seconds, None

    def stand(self) -> None:
        """No view is on a page: what is left stays."""
        with self._session.lock:
            if self._ends is not None:
                self._left = max(0.0, self._ends - self._timer.now())
                self._ends = None
            self._take_back()

    def hold(self, *, on: bool) -> None:
        """Stop the clock, or let the next `shown` go on with it; nobody is told."""
        self.paused = on
        if on:
            self.stand()

    def pause(self) -> None:
        """Stop the clock until `resume`, for this decision and those after it."""
        self.hold(on=True)
        self._session.touch()

    def resume(self) -> None:
        """Let the clock run again."""
        self.paused = False
        self._session.touch()
        self.shown()

    def more(self, seconds: object) -> None:
        """So many seconds more for the present decision, on the screen or not yet.  Raises: BadSetup, NotAsked."""
        if not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not 0 < seconds <= 3600:
            raise BadSetup(f"more({seconds!r}): a number of seconds above 0, up to 3600")
        with self._session.lock:
            if self._session.legal is None:
                raise NotAsked("no decision is yours now: there is none to have more time for")
            self._take_up()
            stood = self._ends is None
            self.stand()
            self._left += seconds
            if not stood:
                self._start()
        self._session.touch()

    @property
    def overdue(self) -> bool:
        """Whether the time of the present decision is over."""
        runs = self._ends is not None and self._decision == self._session.asked_at
        return runs and self._ends is not None and self._timer.now() >= self._ends

    @property
    def left(self) -> float | None:
        """Seconds left for the present decision; None while the clock is paused, or nobody is asked."""
        if self.paused or self._session.legal is None:
            return None
        if self._decision != self._session.asked_at:
            return self.seconds
        return self._left if self._ends is None else max(0.0, self._ends - self._timer.now())

    def _start(self) -> None:
        asked = self._session.to_act
        assert asked is not None
        assert self._decision is not None
        self._take_back()
        self._ends = self._timer.now() + self._left
        self._take_back = self._timer.call(self._left, partial(self._ring, asked, self._decision))

    def _ring(self, seat: int, decision: int) -> None:
        with suppress(StaleCommand, NotAsked):
            self._session.submit(TimeUp(seat=seat, version=decision))

    def _on_change(self, session: Session) -> None:
        if self._decision != session.asked_at:
            self._take_back()

    def __repr__(self) -> str:
        left = self.left
        state = "paused" if self.paused else "nobody is asked" if left is None else f"{left:.0f} s left"
        return f"Clock({self.seconds:g} s, {state})"


def checked_seconds(seconds: object, usual: float | None) -> float | None:
    """The seconds of a `clock=`: True for the game's own, None or False for none.  Raises: BadSetup."""
    if seconds is None or seconds is False:
        return None
    if seconds is True:
        return usual
    if isinstance(seconds, (int, float)) and 0 < seconds <= 3600:
        return float(seconds)
    raise BadSetup(f"clock {seconds!r}: seconds for a decision (up to 3600), True for the game's own, None for none")

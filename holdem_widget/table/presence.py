"""Is anybody there?  Views of the table come and go; when none has been on a page for a minute, the connection is lost.

No heartbeat: a page that is only loaded again comes back in time. A table that never had a view loses none.  Rule: E-1.4.
"""

from __future__ import annotations

from contextlib import suppress

from holdem_widget.errors import NotAsked
from holdem_widget.table.asides import value
from holdem_widget.table.commands import Leave
from holdem_widget.table.session import Session
from holdem_widget.table.timer import Ring, Timer, nothing

GRACE = 60.0  # seconds


class Presence:
    """Counts the views of one table."""

    def __init__(self, session: Session, timer: Timer) -> None:
        self.views = 0
        self._session = session
        self._timer = timer
        self._had_one = False
        self._take_back: Ring = nothing

    def came(self) -> None:
        """A view was mounted."""
        with self._session.lock:
            self.views += 1
            self._had_one = True
            self._take_back()

    def went(self) -> None:
        """A view is gone: after the last one the clock stands, and the minute begins."""
        with self._session.lock:
            self.views = max(0, self.views - 1)
            if self.views or not self._had_one:
                return
            self._take_back()
            if self._session.clock is not None:
                self._session.clock.stand()
            if value(self._session, "lost_leaves", usual=False):
                self._take_back = self._timer.call(GRACE, self._ring)

    def closed(self) -> None:
        """The table was closed, or its channel to the browser ended."""
        self._take_back()
        if self._had_one:
            self._lost()

    def _ring(self) -> None:
        if not self.views:
            self._lost()

    def _lost(self) -> None:
        if not value(self._session, "lost_leaves", usual=False):
            return
        for seat in self._session.mine:
            with suppress(NotAsked):
                self._session.submit(Leave(seat=seat, lost=True))

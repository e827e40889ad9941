"""Who rings when the time is up?  Whatever waits is given a timer; the real one rings on a thread of its own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

Ring = Callable[[], None]


class Timer(Protocol):
    """Knows the time in seconds, and rings later."""

    def now(self) -> float:
        """Seconds from some moment on; they never go back."""
        ...

    def call(self, seconds: float, ring: Ring) -> Ring:
        """Rings after so many seconds; what it gives takes the call back."""
        ...


class RealTimer:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds that do not jump when somebody sets the clock."""
        return time.monotonic()

    def call(self, seconds: float, ring: Ring) -> Ring:
        """Rings on a thread that does not keep the process alive."""
        import threading

        waiting = threading.Timer(seconds, ring)
        waiting.daemon = True
        waiting.start()
        return waiting.cancel


def rings_now() -> bool:
    """Whether this runs on a timer's thread, where nobody would see an error."""
    import threading

    return isinstance(threading.current_thread(), threading.Timer)


def nothing() -> None:
    """What there is to take back where nothing was called."""

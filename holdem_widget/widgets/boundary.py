"""The boundary to the browser: nothing that it sends may raise; what went wrong is told, and kept."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from holdem_widget.errors import FormatError, HoldemWidgetError, PlayerFault, StaleCommand
from holdem_widget.widgets.contract import NoticeView
from holdem_widget.widgets.say import message


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """What went wrong: how it is told, and the error."""

    kind: Literal["refused", "error"]
    key: str
    error: Exception

    @property
    def kept(self) -> bool:
        """Whether it is something to look into: no plain refusal."""
        return self.kind == "error"

    def notice(self, n: int) -> NoticeView:
        """How a view tells it."""
        return {"n": n, "kind": self.kind, "say": message(self.key, text=str(self.error)[:400])}


def fault_of(act: Callable[[], None]) -> Fault | None:
    """Do something that a browser asked for; the fault, or None where there is none."""
    try:
        act()
    except FormatError as error:
        return Fault(kind="refused", key="notice-malformed", error=error)
    except StaleCommand as error:
        return Fault(kind="refused", key="notice-stale", error=error)
    except PlayerFault as error:
        return Fault(kind="error", key="notice-fault", error=error)
    except HoldemWidgetError as error:
        return Fault(kind="refused", key="notice-refused", error=error)
    except Exception as error:  # noqa: BLE001 - the one boundary: shown, kept, and the table plays on
        traceback.clear_frames(error.__traceback__)
        return Fault(kind="error", key="notice-error", error=error)
    return None


overseen: list[Exception] = []  # what was kept where HOLDEM_WIDGET_STRICT=1 is set: the tests raise it


def note_for_tests(fault: Fault) -> None:
    """Keep an error for the end of the test: ipywidgets lets none out of a callback, so that tests would pass."""
    if fault.kept and os.environ.get("HOLDEM_WIDGET_STRICT") == "1":
        overseen.append(fault.error)


def unwritten(sync_data: Mapping[str, Any]) -> Fault:
    """The refusal of a browser's try to write traits."""
    names = ", ".join(map(str, sync_data))[:80]
    return Fault(kind="refused", key="notice-malformed", error=FormatError(f"the browser writes no trait: {names}"))

"""What did this cell make when it ran before?  It is closed when the cell runs again and no name holds it any more.

A widget lives until it is closed: its model in the browser, its copy of the bundle, its place in the kernel. Running
`table = hw.play(…)` again would leave the old one behind for ever. So each widget of ours notes the cell that made it;
after that cell has run again, those of its earlier runs are closed which no name of the notebook holds (itself, or in
a list, tuple, set, dict or object under that name). What is held is left alone, and so is everything outside cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import WeakKeyDictionary, WeakSet

MOST = 2000  # members of a container that are looked at
DEEP = 3


class Closes(Protocol):
    """What can be closed."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One run of one cell."""

    cell: str
    run: str


_made: WeakKeyDictionary[Any, Run] = WeakKeyDictionary()
_shells: WeakSet[Any] = WeakSet()


def shell() -> Any:
    """The notebook's shell; None outside notebooks."""
    from IPython import get_ipython

    return get_ipython()


def note(widget: Closes) -> None:
    """Remember which cell makes this widget, if one does."""
    ip = shell()
    run = None if ip is None else _run_of(ip)
    if run is None:
        return
    _made[widget] = run
    if ip not in _shells:
        _shells.add(ip)
        ip.events.register("post_run_cell", _tidy)


def _run_of(ip: Any) -> Run | None:
    """The run that goes on: the front end names the cell in the message that asks for it."""
    parent = ip.get_parent() if hasattr(ip, "get_parent") else None
    if not isinstance(parent, Mapping) or not isinstance(parent.get("metadata"), Mapping):
        return None
    cell, run = parent["metadata"].get("cellId"), parent.get("header", {}).get("msg_id")
    return Run(cell=str(cell), run=str(run)) if cell and run else None


def _tidy(result: object = None) -> None:
    """Close what earlier runs of the cell that has just run left behind."""
    ip = shell()
    now = None if ip is None else _run_of(ip)
    if now is None:
        return
    for widget, run in list(_made.items()):
        if run.cell == now.cell and run.run != now.run and not _is_held(ip, widget):
            _made.pop(widget, None)
            _drop(ip, widget)
            widget.close()
            close_parts(widget)


def close_parts(widget: Any) -> None:
    """Close the layout and the style that ipywidgets made for a widget, but for those that another one uses too."""
    from ipywidgets.widgets.widget import _instances

    for name in ("layout", "style"):
        part = widget._trait_values.get(name)
        others = (other._trait_values.get(name) for other in list(_instances.values()) if other is not widget)
        if part is not None and all(other is not part for other in others):
            part.close()


def _is_held(ip: Any, widget: Closes) -> bool:
    hidden = ip.user_ns_hidden
    names = ((name, value) for name, value in list(ip.user_ns.items()) if not name.startswith("_"))
    return any(_holds(value, widget, DEEP) for name, value in names if name not in hidden)


def _holds(value: object, widget: Closes, deep: int) -> bool:
    if value is widget:
        return True
    return deep > 0 and any(_holds(member, widget, deep - 1) for member in _members(value))


def _members(value: object) -> Iterator[object]:
    """What a container or a plain object holds; nothing for what is large, or neither."""
    if isinstance(value, (list, tuple, set, frozenset, dict)):
        if len(value) <= MOST:
            yield from list(value.values() if isinstance(value, dict) else value)
    elif type(value).__module__ == "__main__" or hasattr(value, "children"):
        yield from list(getattr(value, "__dict__", {}).values())
        yield from getattr(value, "children", ())


def _drop(ip: Any, widget: Closes) -> None:
    """Take it out of `Out` and `_7`, which would keep it in memory."""
    for names in (ip.user_ns, ip.user_ns.get("_oh", {})):
        for name in [name for name, value in list(names.items()) if value is widget]:
            del names[name]


def open_widgets() -> tuple[Closes, ...]:
    """The widgets of cells that are remembered and were not closed."""
    return tuple(_made.keys())

"""How does a table show up in other places?  Inspectors that follow it live, and a place beside the notebook."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import ipywidgets
from anywidget import AnyWidget

from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.widgets import cellmates
from holdem_widget.widgets.cells import Told

if TYPE_CHECKING:
    from holdem_widget.widgets.table_looks import TableLooks

KINDS = ("pots", "actions", "decisions", "legal", "hand")


class Watch(ipywidgets.HTML):  # type: ignore[misc]
    """One property of a table, always as it is now."""

    def __init__(self, table: TableLooks, what: str) -> None:
        if not isinstance(what, str) or what not in KINDS:  # type: ignore[redundant-expr]
            raise BadSetup(f"watch {what!r}: it must be one of {', '.join(KINDS)}")
        super().__init__()
        self._following = True
        self._table = table
        self._what = what
        table.observe(self._follow, "view")
        cellmates.note(self)
        self._follow(None)

    def _follow(self, change: Any) -> None:
        self.value = face(self._table, self._what)

    def close(self) -> None:
        """Follow the table no longer."""
        if getattr(self, "_following", False):  # also called when a half-made or closed one is collected
            self._following = False
            self._table.unobserve(self._follow, "view")
        super().close()
        if not sys.is_finalizing():  # a dying interpreter collects it too, and imports nothing any more
            cellmates.close_parts(self)

    def __repr__(self) -> str:
        return f"Watch({self._what})"


def face(table: TableLooks, what: str) -> str:
    """The HTML of one property."""
    if what == "hand":
        return hand_html(table)
    value = getattr(table, "_last_decisions" if what == "decisions" else what)
    if value is None:
        return f"<p>{words.say('watch-nothing', table.lang)}</p>"
    return str(value._repr_html_())


def hand_html(table: TableLooks) -> str:
    """Your cards, the board, and what they make."""
    from holdem_widget.widgets.drawing import cards_html

    view = table.view
    seat = next((seat for seat in view["seats"] if seat["you"]), None)
    cards = "" if seat is None else cards_html(seat["cards"])
    label = "" if seat is None or seat["hand"] is None else words.render(seat["hand"], table.lang)
    return f"{cards} {cards_html(view['board'])}<p>{label}</p>"


def dock(table: TableLooks) -> Told:
    """Beside the notebook, by the package `sidecar`; without it, how to do it by hand."""
    if find_spec("sidecar") is None or cellmates.shell() is None:  # outside a notebook there is nothing beside it
        return Told(sentences=(words.say("dock-by-hand", table.lang),))
    beside = import_module("sidecar").Sidecar(title="Hold’em", anchor="split-right")
    cellmates.note(beside)
    with beside:
        live = AnyWidget._repr_mimebundle_(table) or ({}, {})  # no still picture: that belongs into a notebook
        import_module("IPython.display").display(live[0], metadata=live[1], raw=True)
    return Told(sentences=(words.say("docked", table.lang),))

"""How does a value look in a cell?  One table value, `Rows`, stands behind everything that a cell shows.

Nothing here knows poker. A picture comes from `widgets.drawing`, which is reached by name at run time
(the one exception to the rule that rooms import one way), so that a bare `import holdem_widget` stays light.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

Cell = str | int | float | bool | None
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rows:
    """A small table: column names, rows of plain values, and a caption.

    Its `repr` is an aligned text table, its notebook face an HTML table that follows the host's theme.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    caption: str = ""

    def __iter__(self) -> Iterator[dict[str, Cell]]:
        return (dict(zip(self.columns, row, strict=True)) for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return text_table(self)

    def _repr_html_(self) -> str:
        return html_table(self)

    def to_dicts(self) -> list[dict[str, Cell]]:
        """One plain dict a row."""
        return list(self)

    def to_pandas(self) -> Any:
        """A pandas DataFrame; pandas is imported only here."""
        return import_module("pandas").DataFrame(self.to_dicts(), columns=list(self.columns))


def cell_text(value: Cell) -> str:
    """A cell as text: nothing for None, at most four decimals for a float, yes or no for a bool."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case float():
            return f"{value:.4f}".rstrip("0").rstrip(".")
        case _:
            return str(value)


def _is_number(value: Cell) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _right_aligned(rows: Rows) -> tuple[bool, ...]:
    columns = list(zip(*rows.rows, strict=True)) or [() for _ in rows.columns]
    return tuple(
        any(_is_number(value) for value in column) and all(value is None or _is_number(value) for value in column)
        for column in columns
    )


def text_table(rows: Rows) -> str:
    """The rows as aligned text, caption first."""
    table = [rows.columns, *(tuple(cell_text(value) for value in row) for row in rows.rows)]
    widths = [max(len(row[i]) for row in table) for i in range(len(rows.columns))]
    right = _right_aligned(rows)
    lines = [
        "  ".join(c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right, strict=True)).rstrip()
        for row in table
    ]
    return "\n".join([rows.caption, *lines] if rows.caption else lines)


STYLE = (
    "border-collapse:collapse;font-variant-numeric:tabular-nums;color:var(--jp-ui-font-color1,inherit);margin:.4em 0"
)


def html_table(rows: Rows) -> str:
    """The rows as an HTML table; every text is escaped."""
    right = _right_aligned(rows)
    side = [f' style="text-align:{"right" if r else "left"};padding:2px 12px"' for r in right]
    head = "".join(f"<th{s}>{html.escape(c)}</th>" for c, s in zip(rows.columns, side, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{s}>{html.escape(cell_text(v))}</td>" for v, s in zip(row, side, strict=True)) + "</tr>"
        for row in rows.rows
    )
    caption = f"<caption style='text-align:left'>{html.escape(rows.caption)}</caption>" if rows.caption else ""
    return (
        f'<table class="hw-rows" style="{STYLE}">{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    )


def shown(picture: str | None = None) -> Callable[[type[T]], type[T]]:
    """Give a class that has `as_rows()` a notebook face, `.rows()` and `.to_pandas()`.

    `picture` names a function of `holdem_widget.widgets.drawing` that draws the value as HTML or SVG; without it
    the face is the table of its rows. A `repr` of the class's own is kept; else it is the text table.
    """

    def decorate(cls: type[T]) -> type[T]:
        namespace: Any = cls

        def face(self: Any) -> str:
            if picture is None:
                return html_table(self.as_rows())
            return str(getattr(import_module("holdem_widget.widgets.drawing"), picture)(self))

        namespace._repr_html_ = face
        namespace.rows = lambda self: self.as_rows().to_dicts()
        namespace.to_pandas = lambda self: self.as_rows().to_pandas()
        if "__repr__" not in cls.__dict__:
            namespace.__repr__ = lambda self: text_table(self.as_rows())
        return cls

    return decorate

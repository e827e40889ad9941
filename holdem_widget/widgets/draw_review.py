"""How does a review look in a cell?  A graph of the result, and what the decisions cost as tables.

Lines and words take the colour of the host's text, so that they can be read in a light and in a dark theme.
"""

from __future__ import annotations

import html
from dataclasses import replace
from typing import TYPE_CHECKING

from holdem_widget.display import Rows, html_table

if TYPE_CHECKING:
    from holdem_widget.table.review import Review

LEFT, WIDTH, TOP, HEIGHT = 66, 520, 14, 130
INK, FAINT = "var(--jp-ui-font-color1,currentColor)", "var(--jp-border-color1,currentColor)"
LINE, MARK = "var(--jp-brand-color1,currentColor)", "var(--jp-warn-color0,currentColor)"


def review_face(review: Review) -> str:
    """The notebook face of `hw.review`: its sentences, the graph, and the tables."""
    lines = "".join(f'<div style="color:{INK}">{html.escape(line)}</div>' for line in review.sentences())
    if not review.results:
        return lines
    tables = (
        _titled(review.by_street, "What was given up, by street"),
        _titled(review.by_position, "What was given up, by position"),
        _titled(review.worst_rows, "Most worth a replay") if review.worst else None,
        _titled(review.statistics.as_rows(), "How everybody played"),
    )
    return lines + result_graph(review) + "".join(html_table(table) for table in tables if table is not None)


def _titled(rows: Rows, caption: str) -> Rows:
    return replace(rows, caption=caption)


def result_graph(review: Review) -> str:
    """The result hand by hand as an SVG line that starts at 0; the hands most worth a replay are marked by a ring."""
    totals = [0, *(result.total for result in review.results)]
    low, high = min(totals), max(max(totals), min(totals) + 1)
    points = [(_x(i, len(totals)), _y(total, low, high)) for i, total in enumerate(totals)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    worst = {worst.decision.hand for worst in review.worst}
    marks = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="none" stroke="{MARK}" stroke-width="2"/>'
        for (x, y), result in zip(points[1:], review.results, strict=True)
        if result.hand in worst
    )
    zero = _y(0, low, high)
    spoken = f"result by hand, from 0 to {totals[-1]:+,} chips over {len(totals) - 1} hands"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {TOP + HEIGHT + 30}" role="img" '
        f'aria-label="{html.escape(spoken)}" style="max-width:680px;display:block" font-family="inherit" font-size="12">'
        f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{zero:.1f}" y2="{zero:.1f}" stroke="{FAINT}"/>'
        f"{_labels(low, high, len(totals) - 1)}"
        f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2" stroke-linejoin="round"/>{marks}'
        f'<text x="{LEFT + WIDTH + 8}" y="{points[-1][1] + 4:.1f}" fill="{INK}">{totals[-1]:+,}</text></svg>'
    )


def _x(i: int, count: int) -> float:
    return LEFT + WIDTH * i / max(count - 1, 1)


def _y(total: int, low: int, high: int) -> float:
    return TOP + HEIGHT * (high - total) / (high - low)


def _labels(low: int, high: int, hands: int) -> str:
    sides = "".join(
        f'<text x="{LEFT - 8}" y="{_y(total, low, high) + 4:.1f}" text-anchor="end" fill="{INK}">{total:+,}</text>'
        for total in (low, high)
    )
    foot = TOP + HEIGHT + 22
    return (
        f'{sides}<text x="{LEFT}" y="{foot}" fill="{INK}">hand 0</text>'
        f'<text x="{LEFT + WIDTH}" y="{foot}" text-anchor="end" fill="{INK}">hand {hands}</text>'
    )

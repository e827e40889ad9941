"""How does a league look?  One line a player: its result, and the 95 % interval around it."""

from __future__ import annotations

import html
from collections.abc import Sequence

LEFT, WIDTH, ROW = 170, 560, 26


def plot(lines: Sequence[tuple[str, float, float]]) -> str:
    """An SVG of (name, big blinds in 100 hands, half of the interval), drawn in the colour of the host's text."""
    reach = max([abs(value) + error for _, value, error in lines] + [1.0]) * 1.08
    height = ROW * len(lines) + 30
    zero = place(0.0, reach)
    rows = "".join(drawn(i, line, reach) for i, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" role="img" '
        f'aria-label="{html.escape(spoken(lines))}" style="max-width:820px;color:var(--jp-ui-font-color1,inherit)" '
        f'font-family="inherit" font-size="13" fill="currentColor">'
        f'<line x1="{zero:.1f}" x2="{zero:.1f}" y1="4" y2="{height - 22}" stroke="currentColor" stroke-opacity=".35"/>'
        f'<text x="{zero:.1f}" y="{height - 6}" text-anchor="middle">0</text>{rows}</svg>'
    )


def place(value: float, reach: float) -> float:
    """Where a value stands, in pixels."""
    return LEFT + WIDTH * (value + reach) / (2 * reach)


def drawn(i: int, line: tuple[str, float, float], reach: float) -> str:
    """One player's line."""
    name, value, error = line
    y = ROW * i + ROW / 2 + 4
    low, at, high = (place(value + d, reach) for d in (-error, 0.0, error))
    bar = f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
    ends = "".join(
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 5}" y2="{y + 5}" stroke="currentColor" stroke-width="2"/>'
        for x in (low, high)
    )
    return (
        f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{html.escape(name)}</text>{bar}{ends}'
        f'<circle cx="{at:.1f}" cy="{y}" r="4.5"/>'
        f'<text x="{LEFT + WIDTH + 8}" y="{y + 4}">{value:+.1f} ± {error:.1f}</text>'
    )


def spoken(lines: Sequence[tuple[str, float, float]]) -> str:
    """The picture in words."""
    said = (f"{name} {value:+.1f} ± {error:.1f}" for name, value, error in lines)
    return "big blinds in 100 hands: " + ", ".join(said)

"""How do a range, an equity and outs look?  Small pictures that follow the host's colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from holdem_widget.widgets.draw_cards import SUIT_COLOURS, num, svg, words
from holdem_widget.widgets.glyphs import SUITS

RANKS: Final = "AKQJT98765432"
TEXT: Final = "var(--jp-ui-font-color1,#1E2A32)"
QUIET: Final = "var(--jp-ui-font-color2,#5A6670)"
RULE: Final = "var(--jp-border-color2,#C9C2B2)"
PANE: Final = "var(--jp-layout-color0,#FFFDF8)"
FILL, FILL_INK = "#2C575C", "#FBF7EE"
BARS: Final = ("#2C575C", "#8A4B14", "#1F5FA8", "#6B4A94", "#5A6670", "#1E6B3A")
CELL, TALL = 34, 26


def grid(shares: Sequence[Sequence[float]], *, title: str) -> str:
    """13 x 13 hand classes, suited above the diagonal; a cell is filled as high as its share (0..1)."""
    cells = "".join(
        _cell(_class_name(i, j), share, (0.5 + CELL * j, 0.5 + TALL * i))
        for i, row in enumerate(shares)
        for j, share in enumerate(row)
    )
    return svg(13 * CELL + 1, 13 * TALL + 1, cells, title=title)


def _class_name(i: int, j: int) -> str:
    high, low = RANKS[min(i, j)], RANKS[max(i, j)]
    return high + low + ("" if i == j else "s" if i < j else "o")


def _cell(name: str, share: float, corner: tuple[float, float]) -> str:
    x, y = corner
    high = TALL * max(0.0, min(1.0, share))
    box = f'x="{num(x)}" y="{num(y)}" width="{CELL}" height="{TALL}"'
    filled = f'x="{num(x)}" y="{num(y + TALL - high)}" width="{CELL}" height="{num(high)}"'
    fill = f'<rect {filled} fill="{FILL}"/>' if high else ""
    return (
        f'<g><title>{name} {share:.0%}</title><rect {box} fill="{PANE}"/>{fill}'
        f'<rect {box} fill="none" stroke="{RULE}"/>{_cell_text(name, share, corner)}</g>'
    )


def _cell_text(name: str, share: float, corner: tuple[float, float]) -> str:
    """A name half on the fill keeps a rim of the pane's colour, so that it reads on both."""
    look: dict[str, str | float] = {
        "font_size": 12,
        "font_weight": 600 if len(name) == 2 else 400,
        "text_anchor": "middle",
    }
    look["fill"] = FILL_INK if share >= 0.999 else TEXT
    if 0 < share < 0.999:
        look |= {"stroke": PANE, "stroke_width": 3, "paint_order": "stroke"}
    return words(corner[0] + CELL / 2, corner[1] + 17, name, **look)


def bars(names: Sequence[str], shares: Sequence[float], *, title: str, notes: Sequence[str] = ()) -> str:
    """One bar a player, as long as its share (0..1), with the share in per cent and a note."""
    rows = "".join(
        _bar(i, (name, notes[i] if i < len(notes) else ""), share)
        for i, (name, share) in enumerate(zip(names, shares, strict=True))
    )
    return svg(560, 30 * len(names) + 6, rows, title=title)


def _bar(i: int, texts: tuple[str, str], share: float) -> str:
    name, note = texts
    y = 3 + 30 * i
    wide = 250 * max(0.0, min(1.0, share))
    colour = BARS[i % len(BARS)]
    return (
        words(
            132,
            y + 18,
            name if len(name) <= 18 else name[:17] + "…",
            fill=TEXT,
            font_size=13,
            font_weight=600,
            text_anchor="end",
        )
        + f'<rect x="140" y="{y + 4}" width="250" height="18" rx="3" fill="none" stroke="{RULE}"/>'
        + f'<rect x="140" y="{y + 4}" width="{num(wide)}" height="18" rx="3" fill="{colour}"/>'
        + words(398, y + 18, f"{share:.1%}", fill=TEXT, font_size=14, font_weight=600)
        + words(454, y + 18, note, fill=QUIET, font_size=12)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """Card names: the outs, those that help somebody else, and the cards that are known."""

    outs: tuple[str, ...]
    tainted: tuple[str, ...]
    known: tuple[str, ...]


def deck_of_outs(deck: Deck, *, title: str) -> str:
    """4 x 13: outs filled, those that help others in a dashed frame, known cards crossed out."""
    cells = "".join(
        _out(deck, rank + suit, (34.5 + CELL * j, 0.5 + TALL * i))
        for i, suit in enumerate("shdc")
        for j, rank in enumerate(RANKS)
    )
    pips = "".join(
        f'<path transform="translate(8 {num(TALL * i + 5)}) scale(.17)" fill="{SUIT_COLOURS[suit]}" stroke="{PANE}" '
        f'stroke-width="8" paint-order="stroke" d="{SUITS[suit]}"/>'
        for i, suit in enumerate("shdc")
    )
    return svg(13 * CELL + 36, 4 * TALL + 1, pips + cells, title=title)


def _out(deck: Deck, name: str, corner: tuple[float, float]) -> str:
    x, y = corner
    box = f'x="{num(x + 1.5)}" y="{num(y + 1.5)}" width="{CELL - 3}" height="{TALL - 3}" rx="3"'
    rank = "10" if name[0] == "T" else name[0]
    is_out, careful = name in deck.outs, name in deck.tainted
    look = f'fill="{FILL if is_out else PANE}" stroke="{RULE}"'
    if careful:
        look = f'fill="{PANE}" stroke="#8A4B14" stroke-width="1.5" stroke-dasharray="3 2"'
    ink = FILL_INK if is_out and not careful else QUIET if name in deck.known else TEXT
    gone = f'<path d="M{num(x + 9)} {num(y + 13)}h16" stroke="{QUIET}"/>' if name in deck.known else ""
    weight = 600 if is_out or careful else 400
    said = words(x + CELL / 2, y + 17.5, rank, fill=ink, font_size=13, font_weight=weight, text_anchor="middle")
    return f"<g><title>{escape(name)}</title><rect {box} {look}/>{said}{gone}</g>"

"""How are cards, chips, shapes and words set in a still picture?  The light theme of the table, as SVG text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from holdem_widget.widgets.glyphs import CHIPS, CROWNS, RANKS, SHAPES, SUITS

PAPER, INK, MUTED, PLATE, PLATE_LINE, HAIR = "#F6F2EA", "#1E2A32", "#5A6670", "#FFFDF8", "#C9C2B2", "#DAD6CE"
CLOTH, EDGE, ON, SOFT = "#2A5358", "#1D4044", "#FBF7EE", "#CFE0DC"
BRASS, BRASS_INK, WIN, BRONZE = "#F4CC80", "#2A1C06", "#FFD98A", "#8A4B14"
TAB, TAB_INK, PILL, CHIP = "#E7DFCF", "#3E4A52", "#173235", "#F3EBDA"
FACE: Final = "#FFFDF7"
SUIT_COLOURS: Final = {"s": "#1B1F24", "h": "#B3202C", "d": "#1F5FA8", "c": "#1E6B3A"}
BACK, WEAVE = "#6F2A36", "#D9A79A"
Point = tuple[float, float]
FONT: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,sans-serif"


def num(value: float) -> str:
    """A length, at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def chips_text(chips: int) -> str:
    """`1000`, and `12,500` from five digits on."""
    return f"{chips:,}" if chips >= 10_000 else str(chips)


def svg(width: float, height: float, body: str, *, title: str = "") -> str:
    """A self-contained picture; `title` is its spoken name."""
    named = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" '
        f'height="{num(height)}" role="img" font-family="{FONT}" style="max-width:100%;height:auto;'
        f'font-variant-numeric:tabular-nums">{named}{body}</svg>'
    )


def words(x: float, y: float, text: str, **look: str | float) -> str:
    """A line of text; `look` holds SVG attributes, `_` standing for `-`."""
    attributes = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in look.items())
    return f'<text x="{num(x)}" y="{num(y)}"{attributes}>{escape(text)}</text>'


def width_of(text: str, size: float) -> float:
    """About how wide a text is; wide letters and scripts count as one size."""
    return sum(0.3 if c in " .,:'il|" else 0.62 if ord(c) < 0x250 else 0.66 for c in text) * size


def fitted(text: str, size: float, room: float) -> str:
    """The text, cut with an ellipsis where it does not fit."""
    if width_of(text, size) <= room:
        return text
    cut = text
    while cut and width_of(cut + "…", size) > room:
        cut = cut[:-1]
    return cut.rstrip() + "…"


def shape(name: str, at: Point, size: float, *, colour: str = INK) -> str:
    """A seat's shape in a box of `size` with this top left corner."""
    x, y = at
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({size / 16:.3f})" fill="{colour}" fill-rule="evenodd" '
        f'd="{SHAPES[name]}"/>'
    )


def hatching(at: Point, width: float, height: float) -> str:
    """The path data of lines at 45 degrees, 5 apart, cut to a box."""
    x, y = at
    parts, c = [], 5 * 0.7071
    while c < width + height:
        right, low = min(c, width), min(c, height)
        parts.append(f"M{num(x + right)} {num(y + c - right)}L{num(x + c - low)} {num(y + low)}")
        c += 5 * 1.4142
    return "".join(parts)


# ---- cards ---------------------------------------------------------------------------------------------------------


def card(name: str | None, at: Point, width: float, *, mark: str = "", caret: str = "") -> str:
    """A card, or a back for None; `mark` is `lit` or `dim`, `caret` `deciding` or `beaten`."""
    x, y = at
    lift = 6 if mark == "lit" else 0
    under = _underline(x, y + width * 1.4, width) if lift else ""
    scrim = '<rect width="100" height="140" rx="7.5" fill="#10282B" fill-opacity=".38"/>' if mark == "dim" else ""
    inside = _face(name) if name else _back()
    spoken = f"<title>{escape(name)}</title>" if name else ""
    place = f"translate({num(x)} {num(y - lift)}) scale({width / 100:.4f})"
    return f'<g transform="{place}">{spoken}{inside}{scrim}</g>{under}{_caret(x + width / 2, y - lift, caret)}'


def _underline(x: float, bottom: float, width: float) -> str:
    box = f'x="{num(x + width * 0.04)}" y="{num(bottom - 2.5)}" width="{num(width * 0.92)}" height="2.5" rx="1.2"'
    return f'<rect {box} fill="{WIN}" stroke="{BRONZE}" stroke-width="2" paint-order="stroke"/>'


def _caret(x: float, y: float, kind: str) -> str:
    if not kind:
        return ""
    fill = WIN if kind == "deciding" else FACE
    place = f"translate({num(x - 9)} {num(y - 7)})"
    line = f'stroke="{BRONZE}" stroke-width="1.6" stroke-linejoin="round"'
    return f'<path transform="{place}" d="M1.5 1.5H16.5L9 11.5Z" fill="{fill}" {line}/>'


def _face(name: str) -> str:
    rank, suit = name[0], name[1]
    colour = SUIT_COLOURS[suit]
    pips = ((27, 66, 0.66),) if rank == "A" else ((13, 76, 0.27), (43, 83, 0.5))
    return (
        f'<rect width="100" height="140" rx="7.5" fill="{FACE}" stroke="{INK}" stroke-opacity=".22"/>'
        f'<path transform="translate(10 10) scale(.95)" fill="none" stroke="{colour}" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-width="{6.6 if rank == "T" else 7.6}" d="{RANKS[rank]}"/>'
        + "".join(_pip(suit, (x, y), size) for x, y, size in pips)
        + (_court(rank, colour) if rank in CROWNS else "")
    )  # fmt: skip


def _pip(suit: str, at: Point, size: float) -> str:
    return f'<path transform="translate({at[0]} {at[1]}) scale({size})" fill="{SUIT_COLOURS[suit]}" d="{SUITS[suit]}"/>'


def _court(rank: str, colour: str) -> str:
    return (
        f'<path fill="none" stroke="{colour}" opacity=".38" d="{hatching((57, 10), 33, 62)}"/>'
        f'<path fill="none" stroke="{colour}" stroke-width="1.2" opacity=".7" d="M57 10H90V72H57Z"/>'
        f'<path transform="translate(61 23) scale(.7 1.2)" fill="{colour}" stroke="{FACE}" stroke-width="5" '
        f'paint-order="stroke" d="{CROWNS[rank]}"/>'
    )


def _lozenges(half: float) -> str:
    step = f"l{half} {half}-{half} {half}-{half}-{half}Z"
    return "".join(f"M{15 + 14 * (i % 6)} {num(14 + 14 * (i // 6) - half)}{step}" for i in range(54))


def _back() -> str:
    return (
        f'<rect width="100" height="140" rx="8" fill="{ON}"/><rect x="7" y="7" width="86" height="126" rx="4" '
        f'fill="{BACK}"/><path fill="none" stroke="{WEAVE}" stroke-width="1.1" d="{_lozenges(6.2)}"/>'
        f'<path fill="{WEAVE}" d="{_lozenges(2.4)}"/>'
    )


def slot(x: float, y: float, width: float) -> str:
    """The place of a card that is not there yet."""
    box = f'x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="{num(width - 1)}" height="{num(width * 1.4 - 1)}" rx="4.5"'
    return f'<rect {box} fill="none" stroke="{SOFT}" stroke-opacity=".62" stroke-dasharray="3 3"/>'


# ---- chips ---------------------------------------------------------------------------------------------------------


def chip_stacks(total: int) -> tuple[tuple[int, ...], ...]:
    """The chips that make a sum, greatest first, six a stack, two stacks at most."""
    found: list[int] = []
    rest = total
    for worth in map(int, CHIPS):
        while rest >= worth and len(found) < 12:
            found.append(worth)
            rest -= worth
    return tuple(tuple(pile) for pile in (found[:6], found[6:]) if pile)


def bet(total: int, x: float, y: float, *, right: bool = False, mirrored: bool = False, chips: bool = True) -> str:
    """A bet with its middle line at `y`; `x` is its left end, with `right` its right end.

    The chips lie left of the sum, with `mirrored` right of it.
    """
    text = chips_text(total)
    piles = chip_stacks(total) if chips else ()
    wide = width_of(text, 14) + 18
    whole = 29 * len(piles) + wide
    left = x - whole if right else x
    pill = left if mirrored else left + whole - wide
    first = left + wide + 5 if mirrored else left
    stacks = "".join(_stack(pile, first + 29 * i, y) for i, pile in enumerate(piles))
    return (
        f'{stacks}<rect x="{num(pill)}" y="{num(y - 10)}" width="{num(wide)}" height="20" rx="10" fill="{PILL}"/>'
        + words(pill + wide / 2, y + 5, text, fill=ON, font_size=14, font_weight=600, text_anchor="middle")
    )


def _stack(pile: Iterable[int], x: float, y: float) -> str:
    worths = tuple(pile)
    bottom = y + (5 * len(worths) + 1) / 2
    return "".join(_chip(worth, x, bottom - 6 - 5 * i) for i, worth in enumerate(worths))


def _chip(worth: int, x: float, y: float) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)})"><rect width="24" height="6" rx="2.4" fill="{CHIPS[str(worth)]}" '
        f'stroke="{CHIP}"/><path d="M4 .5h2.6v5H4ZM10.7.5h2.6v5h-2.6ZM17.4.5H20v5h-2.6Z" fill="{CHIP}"/></g>'
    )

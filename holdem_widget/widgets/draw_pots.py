"""Which chips belong to which pot?  One column a contributor, cut at each all-in level; each layer is a pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate

from holdem_widget.widgets.contract import ColumnView, LayerView, PartView, PotView
from holdem_widget.widgets.draw_cards import BRASS, CHIP, ON, SOFT, WIN, hatching, num, shape

PICTURE, LEAST, GAP, LINE, MANY = 42.0, 10.0, 2.0, 18.0, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One piece of a column; y grows downwards from the top of the highest layer."""

    column: int
    part: PartView
    y: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Where everything lies; `middles` and `labels` are by layer, `lasts` their last contestants' columns."""

    pitch: float
    wide: float
    width: float
    boxes: tuple[Box, ...]
    middles: tuple[float, ...]
    labels: tuple[float, ...]
    lasts: tuple[int, ...]


def layout(pot: PotView) -> Layout:
    """Where the boxes, the labels and the lines of the picture lie, in stage units."""
    columns = pot["columns"]
    width = min(38 * len(columns) - 8, 152 if len(columns) > MANY else 144)
    pitch = (width + 8) / max(1, len(columns))
    wide = pitch - max(3.0, min(8.0, pitch / 4))
    thick = [max(1, *(_sum(column, i) for column in columns)) for i in range(len(pot["layers"]))]
    heights = _scaled(thick)
    scale = list(zip(thick, heights, strict=True))
    floors = [PICTURE - below for below in accumulate(heights, initial=0.0)]
    middles = tuple(floor - height / 2 + GAP / 2 for floor, height in zip(floors, heights, strict=False))
    return Layout(
        pitch=pitch, wide=wide, width=pitch * (len(columns) - 1) + wide,
        boxes=tuple(box for i, column in enumerate(columns) for box in _stacked(column, i, scale)),
        middles=middles, labels=_spread(middles), lasts=tuple(_last(columns, layer) for layer in pot["layers"]),
    )  # fmt: skip


def _sum(column: ColumnView, layer: int) -> int:
    return sum(part["chips"] for part in column["parts"] if part["layer"] == layer)


def _scaled(thick: Sequence[int]) -> list[float]:
    total = sum(thick)
    plain = [PICTURE * chips / total for chips in thick]
    least = min(LEAST, PICTURE / len(thick))
    if all(height >= least for height in plain):
        return plain
    return [least + height * (PICTURE - least * len(thick)) / PICTURE for height in plain]


def _stacked(column: ColumnView, index: int, scale: Sequence[tuple[int, float]]) -> list[Box]:
    """The boxes of a column; `scale` has the chips and the height of each layer."""
    used = [0.0] * len(scale)
    boxes, top = [], PICTURE
    for part in column["parts"]:
        layer = part["layer"]
        if layer < 0:
            boxes.append(Box(column=index, part=part, y=top - 14, height=9))
            continue
        thick, high = scale[layer]
        height = high * part["chips"] / thick
        top = PICTURE - sum(below for _, below in scale[:layer]) - used[layer] - height
        used[layer] += height
        boxes.append(Box(column=index, part=part, y=top + GAP, height=max(1.5, height - GAP)))
    return boxes


def _last(columns: Sequence[ColumnView], layer: LayerView) -> int:
    return max((i for i, column in enumerate(columns) if column["seat"] in layer["contestants"]), default=0)


def _spread(middles: Sequence[float]) -> tuple[float, ...]:
    """The labels' middles, bottom up, at least a line apart and not above the picture."""
    if len(middles) > MANY:
        return tuple(8 + LINE * ((len(middles) - 1 - i) // 2) for i in range(len(middles)))
    labels: list[float] = []
    for middle in middles:
        labels.append(min(middle, labels[-1] - LINE) if labels else middle)
    shift = max(0.0, 8 - labels[-1])
    return tuple(label + shift for label in labels)


# ---- drawing -------------------------------------------------------------------------------------------------------


def picture(pot: PotView, shapes: Mapping[int, str], labels: Sequence[tuple[str, str, str]], *, lit: int = -1) -> str:
    """The picture with its origin at the first column's left; `labels` are name, chips and a remark by layer.

    `shapes` gives the shape of each seat; `lit` is the layer in focus.
    """
    at = layout(pot)
    base = f'<path d="M-6 44H{num(at.width + 6)}" stroke="{SOFT}"/>'
    feet = "".join(_foot(at, i, shapes.get(column["seat"], "disc")) for i, column in enumerate(pot["columns"]))
    texts = "".join(_label(at, i, text, lit=lit == i) for i, text in enumerate(labels))
    return "".join(_box(at, box, lit) for box in at.boxes) + base + feet + texts


def _box(at: Layout, box: Box, lit: int) -> str:
    x, kind = box.column * at.pitch, box.part["kind"]
    inset = {"folded": 0.5, "ghost": 0.75, "returned": 0.75}.get(kind, 0.0)
    place = (
        f'x="{num(x + inset)}" y="{num(box.y + inset)}" width="{num(at.wide - 2 * inset)}" '
        f'height="{num(max(1, box.height - 2 * inset))}" rx="1.5"'
    )
    match kind:
        case "folded":
            lines = hatching((x, box.y), at.wide, box.height)
            return f'<path d="{lines}" stroke="{CHIP}" stroke-width="1.2"/><rect {place} fill="none" stroke="{CHIP}"/>'
        case "ghost":
            return f'<rect {place} fill="none" stroke="{BRASS}" stroke-width="1.5" stroke-dasharray="3 2.5"/>'
        case "returned":
            return f'<rect {place} fill="none" stroke="{CHIP}"/>'
        case "bet":
            return f'<rect {place} fill="{CHIP}" fill-opacity=".62"/>'
        case _:
            return f'<rect {place} fill="{WIN if box.part["layer"] == lit else CHIP}"/>'


def _foot(at: Layout, column: int, name: str) -> str:
    size = min(12.0, at.wide)
    return shape(name, (column * at.pitch + (at.wide - size) / 2, 48), size, colour=ON)


def _label(at: Layout, i: int, text: tuple[str, str, str], *, lit: bool) -> str:
    colour = WIN if lit else ON
    many = len(at.labels) > MANY
    second = many and i % 2 == len(at.labels) % 2
    x = at.width + (92 if second else 17)
    name, chips, remark = map(escape, text)
    bold = f'<tspan font-weight="600">{name}</tspan><tspan font-weight="600" dx="6">{chips}</tspan>'
    plain = f'<tspan font-size="12" dx="6" fill="{WIN if lit else SOFT}">{remark}</tspan>'
    said = f'<text x="{num(x)}" y="{num(at.labels[i] + 5)}" font-size="14" fill="{colour}">{bold}{plain}</text>'
    return said if second else said + _leader(at, i, WIN if lit else SOFT)


def _leader(at: Layout, i: int, colour: str) -> str:
    """The dimension line: a dot beside the layer's last contestant, a rule to the text."""
    x, y, label, end = at.lasts[i] * at.pitch + at.wide + 5, at.middles[i], at.labels[i], at.width + 10
    bend = f"H{num(end)}" if abs(label - y) < 0.5 else f"H{num(max(x, at.width + 4))}L{num(end)} {num(label)}"
    return (
        f'<path d="M{num(x)} {num(y)}{bend}" fill="none" stroke="{colour}" stroke-opacity=".8"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="1.8" fill="{colour}"/>'
    )

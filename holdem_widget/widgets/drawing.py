"""How does a value look without a browser at work?  Still pictures for cells, handouts and saved notebooks.

Everything is text: SVG that needs no font, no picture file and no script. The signs are those of `glyphs.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from holdem_widget.display import html_table
from holdem_widget.poker.cards import NAMES, parse_cards
from holdem_widget.widgets import draw_grids, draw_table
from holdem_widget.widgets.draw_cards import CLOTH, EDGE, ON, SOFT, card, chips_text, num, svg, words
from holdem_widget.widgets.draw_pots import layout, picture
from holdem_widget.widgets.draw_review import review_face as review_face
from holdem_widget.widgets.draw_showdown import hand_face as hand_face
from holdem_widget.widgets.draw_showdown import showdown_face as showdown_face
from holdem_widget.words import render

if TYPE_CHECKING:
    from holdem_widget.poker.equity_result import Equity
    from holdem_widget.poker.outs import Outs
    from holdem_widget.poker.pots import Settlement
    from holdem_widget.poker.ranges import Range
    from holdem_widget.widgets.contract import PotView, View
    from holdem_widget.widgets.view_pots import Pots

SHAPES = ("disc", "triangle", "square", "plus", "hexagon", "bar", "ring", "cross", "wedge", "frame")


def table_svg(view: View, lang: str = "en", *, row: int = 0) -> str:
    """The whole table of a view as one self-contained SVG; at a showdown verdict `row` is lit (-1: none)."""
    return draw_table.draw(view, lang=lang, row=row)


def cards_html(cards: str | Iterable[int | str | None], *, width: int = 46) -> str:
    """Cards side by side as SVG; None is a back."""
    if isinstance(cards, str):
        names: Sequence[str | None] = [NAMES[number] for number in parse_cards(cards)]
    else:
        names = [NAMES[one] if isinstance(one, int) else one for one in cards]
    drawn = "".join(card(name, (2 + (width + 4) * i, 2), width) for i, name in enumerate(names))
    title = " ".join(name or "?" for name in names)
    return svg((width + 4) * max(1, len(names)), width * 1.4 + 5, drawn, title=title)


def pot_layers(pot: PotView, *, shapes: Sequence[str] = SHAPES, names: Sequence[str] = (), lang: str = "en") -> str:
    """The pots as columns cut into layers; `shapes` and `names` are by seat."""
    total = chips_text(pot["total"])
    if not pot["layers"]:
        return _cloth(
            160, 64, words(80, 40, total, fill=ON, font_size=20, font_weight=600, text_anchor="middle"), title=total
        )
    at = layout(pot)
    texts = [_layer_texts(pot, i, names=names, lang=lang) for i in range(len(pot["layers"]))]
    drawn = picture(pot, dict(enumerate(shapes)), texts)
    height = max(96.0, max(at.labels) + 40)
    pot_word = render({"key": "ui-pot", "args": {}}, lang)
    left = words(90, 42, pot_word, fill=SOFT, font_size=12, text_anchor="end") + words(
        90, 65, total, fill=ON, font_size=20, font_weight=600, text_anchor="end"
    )
    title = f"{pot_word} {total}: " + ", ".join(" ".join(filter(None, text)) for text in texts)
    return _cloth(at.width + 380, height, f'{left}<g transform="translate(106 22)">{drawn}</g>', title=title)


def _cloth(width: float, height: float, body: str, *, title: str) -> str:
    box = f'x="1.5" y="1.5" width="{num(width - 3)}" height="{num(height - 3)}" rx="10"'
    return svg(width, height, f'<rect {box} fill="{CLOTH}" stroke="{EDGE}" stroke-width="3"/>{body}', title=title)


def _layer_texts(pot: PotView, i: int, *, names: Sequence[str], lang: str) -> tuple[str, str, str]:
    layer = pot["layers"][i]
    name, chips = render(layer["label"], lang), chips_text(layer["chips"])
    if layer["winners"] and names:
        who = ", ".join(names[seat] for seat in layer["winners"])
        return name, chips, render({"key": "ui-pot-to", "args": {"names": who}}, lang)
    after = layer["if_call"]
    if after is None or after == layer["chips"]:
        return name, chips, ""
    return name, chips, render({"key": "ui-if-call", "args": {"chips": after}}, lang)


def pots_picture(pots: Pots) -> str:
    """The notebook face of `table.pots`: the layers, then the same as a table."""
    return pot_layers(pots.view, shapes=pots.shapes, names=pots.names) + html_table(pots.as_rows())


def settlement_pots(settlement: Settlement) -> str:
    """The notebook face of a settlement: its layers, then the same as a table."""
    return pot_layers(_settled_view(settlement)) + html_table(settlement.as_rows())


def _settled_view(settlement: Settlement) -> PotView:
    pots, back = settlement.pots, dict(settlement.returned)
    eligible = {seat for pot in pots for seat in pot.eligible}
    seats = range(max((len(pot.contributions) for pot in pots), default=0))
    keys = (
        ["pot-one"]
        if len(pots) == 1
        else ["pot-main", *(["pot-side"] if len(pots) == 2 else ["pot-side-n"] * len(pots))]
    )
    columns = [
        _column(seat, [pot.contributions[seat] for pot in pots], live=seat in eligible, back=back.get(seat, 0))
        for seat in seats
    ]
    layers: list[Any] = [
        {
            "label": {"key": keys[i], "args": {"n": i} if keys[i] == "pot-side-n" else {}},
            "chips": pot.amount, "if_call": None, "contestants": list(pot.eligible), "winners": list(pot.winners),
        }
        for i, pot in enumerate(pots)
    ]  # fmt: skip
    total = sum(pot.amount for pot in pots)
    return {
        "total": total,
        "swept": total,
        "layers": layers,
        "columns": [column for column in columns if column["parts"]],
    }


def _column(seat: int, chips: Sequence[int], *, live: bool, back: int) -> Any:
    kind = "live" if live else "folded"
    parts: list[Mapping[str, Any]] = [{"layer": i, "chips": n, "kind": kind} for i, n in enumerate(chips) if n]
    return {"seat": seat, "parts": [*parts, *([{"layer": -1, "chips": back, "kind": "returned"}] if back else [])]}


def range_grid(range_: Range) -> str:
    """The notebook face of a range: 13 x 13 hand classes, each filled as far as it is held."""
    return draw_grids.grid(range_.grid(), title=repr(range_).strip("<>"))


def equity_bars(equity: Equity) -> str:
    """The notebook face of an equity: one bar a player."""
    errors = equity.errors
    notes = ["" if equity.exact else f"± {error:.2%}" for error in errors]
    return draw_grids.bars(equity.players, equity.shares, title="equity", notes=notes) + html_table(equity.as_rows())


def outs_grid(outs: Outs) -> str:
    """The notebook face of outs: the deck with the outs filled, and what the player then has."""
    deck = draw_grids.Deck(
        outs=_names(outs.cards),
        tainted=_names(outs.tainted),
        known=_names(number for hand in (*outs.hands, outs.board) for number in hand),
    )
    return draw_grids.deck_of_outs(deck, title=repr(outs)) + html_table(outs.as_rows())


def _names(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[number] for number in numbers)

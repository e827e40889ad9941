"""What is left of a table in a notebook whose kernel is gone?  A small still picture beside it, and how to go on.

It is made of the view, so it shows what its viewer saw and never more. While a live table stands in the same output, or
the front end's style sheet is on a page that is no JupyterLab, it is hidden. It is text under a little style, so that
an untrusted notebook, which drops the style, still says it all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from holdem_widget.widgets.draw_cards import BACK, BRASS, CLOTH, FACE, ON, SOFT, SUIT_COLOURS, chips_text
from holdem_widget.words import render, say

if TYPE_CHECKING:
    from holdem_widget.widgets.contract import SeatView, View

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
# It comes after a moment, so that nothing flashes before a live table is drawn.
STYLE = (
    f".hw-still{{max-width:36em;padding:.6em 1em;border-radius:.7em;background:{CLOTH};color:{ON};overflow:hidden;"
    "animation:hw-still 0s 1s both}@keyframes hw-still{from{max-height:0;padding-block:0}}"
    ".jp-OutputArea:has(.hw) .hw-still{display:none}"
    ".jp-OutputArea:not(:has(.hw)) .hw-still{display:block}"
    ".hw-still p{margin:0 0 .5em}.hw-still table{border-collapse:collapse!important;margin:0 0 .5em!important}"
    ".hw-still :is(table,tr,td,th,code){background:none!important;color:inherit!important;border:0}"
    ".hw-still :is(td,th){text-align:start!important;padding:.1em .9em .1em 0!important}"
    f".hw-still th,.hw-still small{{color:{SOFT}!important;font-weight:400}}.hw-still code{{color:{BRASS}!important}}"
    f".hw-still b{{background:{FACE};border-radius:.2em;padding:0 .2em;margin-inline-end:.15em}}"
    f".hw-still .x{{background:{BACK};color:{BACK}}}"
    + "".join(f".hw-still .{suit}{{color:{colour}}}" for suit, colour in SUIT_COLOURS.items())
)


def still_html(view: View, lang: str, code: str | None) -> str:
    """The position as HTML of about 2 kB; `code` takes the match up again (None: the cell sets it up anew)."""
    return f'<div class="hw-still"><style>{STYLE}</style>{"".join(_parts(view, lang, code))}</div>'


def _parts(view: View, lang: str, code: str | None) -> Iterator[str]:
    title = render(view["title"], lang), _say(view["subtitle"], lang)
    yield f"<p>{escape(' · '.join(filter(None, title)))}</p>"
    board = " ".join(_card(card, lang) for card in view["board"])
    yield f"<p>{_word('ui-pot', lang)} {chips_text(view['pot']['total'])} &nbsp; {board}</p>"
    yield "<table><tr>"
    yield from (f"<th>{_word(key, lang)}</th>" for key in ("still-player", "still-chips", "still-bet", "still-cards"))
    yield "<th></th></tr>"
    yield from (_row(seat, lang) for seat in view["seats"])
    yield "</table>"
    yield from (f"<p>{escape(_say(verdict['title'], lang))}</p>" for verdict in view["verdicts"])
    yield f"<p><small>{_how(lang, code)}</small></p>"


def _row(seat: SeatView, lang: str) -> str:
    cards = " ".join(_card(card, lang) for card in seat["cards"])
    bet = chips_text(seat["bet"]) if seat["bet"] else ""
    cells = (escape(seat["name"]), chips_text(seat["stack"]), bet, cards, escape(_say(seat["tab"], lang)))
    return f"<tr><td>{'<td>'.join(cells)}"


def _card(card: str | None, lang: str) -> str:
    if card is None:
        return f'<b class="x" title="{_word("still-hidden", lang)}">??</b>'
    return f'<b class="{card[1]}">{card[0].replace("T", "10")}{SIGNS[card[1]]}</b>'


def _how(lang: str, code: str | None) -> str:
    if code is None:
        return _word("still-how-staged", lang)
    return _word("still-how", lang, code="\n").replace("\n", f"<code>{escape(code)}</code>")


def _say(message: Mapping[str, Any] | None, lang: str) -> str:
    return "" if message is None else render(message, lang)


def _word(key: str, lang: str, **args: str) -> str:
    return escape(say(key, lang, **args))

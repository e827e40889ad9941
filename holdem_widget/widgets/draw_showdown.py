"""How does a proof look?  Each hand's five cards, the two that did not count, what decided, in the host's colours."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from holdem_widget.poker.cards import NAMES, Card
from holdem_widget.widgets.draw_cards import card, svg

if TYPE_CHECKING:
    from holdem_widget.poker.evaluator import HandValue
    from holdem_widget.poker.explain import Proof, Showdown

WIDTH, STEP, GAP = 36, 40, 16
TOP: Final = 18  # room for a lifted card and its caret
TEXT: Final = "color:var(--jp-ui-font-color1,inherit)"
QUIET: Final = "color:var(--jp-ui-font-color2,inherit)"
LINE: Final = "border-top:1px solid var(--jp-border-color2,#C9C2B2)"


def hand_face(value: HandValue) -> str:
    """The five cards that count, and the hand's name."""
    return f'<div style="{TEXT}">{cards_row(value.best, ())}<div>{escape(value.name())}</div></div>'


def showdown_face(showdown: Showdown) -> str:
    """A row a hand, best first; a sentence a pot."""
    hands = sorted(showdown.proofs, key=lambda proof: proof.place)
    rows = "".join(_row(showdown, proof) for proof in hands)
    table = (
        f'<table class="hw-rows" style="border-collapse:collapse;{TEXT};margin:.4em 0">{rows}</table>' if rows else ""
    )
    said = "".join(f"<div>{escape(line)}</div>" for line in showdown.say().splitlines())
    return f'<div style="{TEXT}">{table}{said}</div>'


def _row(showdown: Showdown, proof: Proof) -> str:
    wins = proof.place == 1
    decision = showdown.decision
    marks = {} if decision is None else {decision.deciding: "deciding", decision.beaten: "beaten"}
    owners = () if decision is None else (*decision.winners, decision.rival)
    carets = {c: mark for c, mark in marks.items() if c is not None and proof.player in owners}
    cards = cards_row(proof.value.best, proof.unused, carets=carets, lit=wins)
    why = "wins" if proof.against is None else proof.against.say()
    cell = f'style="padding:4px 12px;text-align:left;vertical-align:middle;{LINE}"'
    name = f"<b>{escape(showdown.name_of(proof.player))}</b>" if wins else escape(showdown.name_of(proof.player))
    told = f'{escape(proof.value.name())}<br><span style="{QUIET}">{escape(why)}</span>'
    return f"<tr><td {cell}>{name}</td><td {cell}>{cards}</td><td {cell}>{told}</td></tr>"


def cards_row(
    best: tuple[Card, ...], unused: tuple[Card, ...], *, carets: dict[Card, str] | None = None, lit: bool = False
) -> str:
    """The five, then, apart and dimmed, the cards that did not count."""
    known = carets or {}
    drawn = [
        card(NAMES[number], (2 + STEP * i, TOP), WIDTH, mark="lit" if lit else "", caret=known.get(number, ""))
        for i, number in enumerate(best)
    ]
    after = 2 + STEP * len(best) + GAP
    drawn += [card(NAMES[number], (after + STEP * i, TOP), WIDTH, mark="dim") for i, number in enumerate(unused)]
    wide = after + STEP * len(unused) if unused else after - GAP
    title = " ".join(NAMES[number] for number in best)
    if unused:
        title += " (not counted: " + " ".join(NAMES[number] for number in unused) + ")"
    return svg(wide, TOP + WIDTH * 1.4 + 4, "".join(drawn), title=title)

"""How does the whole table look as a still picture?  A view, for its own viewer, as one self-contained SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap

from holdem_widget.widgets.contract import Message, SeatView, VerdictView, View
from holdem_widget.widgets.draw_cards import (
    BRASS,
    BRASS_INK,
    BRONZE,
    CHIP,
    CLOTH,
    EDGE,
    HAIR,
    INK,
    MUTED,
    ON,
    PAPER,
    PLATE,
    PLATE_LINE,
    SOFT,
    TAB,
    TAB_INK,
    WIN,
    Point,
    bet,
    card,
    chips_text,
    fitted,
    num,
    shape,
    slot,
    svg,
    width_of,
    words,
)  # fmt: skip
from holdem_widget.widgets.draw_places import HEIGHT, WIDTH, Place, bet_at, cards_at, disc_at, oval, places
from holdem_widget.widgets.draw_pots import layout, picture
from holdem_widget.words import render

HEADER = 36


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The view, its language, and the verdict whose cards are lit."""

    view: View
    lang: str
    verdict: VerdictView | None

    def say(self, message: Message | None) -> str:
        """A message as text; nothing for None."""
        return render(message, self.lang) if message else ""

    def own(self, key: str, **args: str | int) -> str:
        """A message of the table itself."""
        return render({"key": f"ui-{key}", "args": args}, self.lang)

    def card(self, name: str | None, at: Point, width: float) -> str:
        """A card as it lies in the light of the verdict."""
        verdict = self.verdict
        if name is None or verdict is None:
            return card(name, at, width)
        mark = "lit" if name in verdict["lit"] else "dim" if name in verdict["dim"] else ""
        caret = "deciding" if name == verdict["deciding"] else "beaten" if name == verdict["beaten"] else ""
        return card(name, at, width, mark=mark, caret=caret)


def draw(view: View, *, lang: str, row: int) -> str:
    """The picture; `row` is the verdict to light (-1: none)."""
    verdicts = view["verdicts"]
    at = Scene(view=view, lang=lang, verdict=verdicts[row] if 0 <= row < len(verdicts) else None)
    seats = _seated(view)
    spots = places(len(seats))
    middle = _locks(at, seats) if view["game"] == "duel" else _board(at)
    parts = [
        _cloth(),
        *(_cards(at, seat, place) for seat, place in zip(seats[1:], spots[1:], strict=True)),
        middle,
        _sentence(at),
        _pots(at),
        _mine(at, seats[0]),
        *(_seat(at, seat, place) for seat, place in zip(seats, spots, strict=True)),
    ]
    title = f"{at.say(view['title'])} {at.say(view['subtitle'])}"
    return svg(
        WIDTH, HEIGHT + HEADER, _header(at) + f'<g transform="translate(0 {HEADER})">{"".join(parts)}</g>', title=title
    )


def _seated(view: View) -> Sequence[SeatView]:
    """The seats clockwise, the viewer's (else the first of theirs) before the others."""
    seats = view["seats"]
    mine = [i for i, seat in enumerate(seats) if seat["seat"] == view["viewer"]]
    first = (mine or [i for i, seat in enumerate(seats) if seat["you"]] or [0])[0]
    return [*seats[first:], *seats[:first]]


def _header(at: Scene) -> str:
    title, below = at.say(at.view["title"]), at.say(at.view["subtitle"])
    box = f'x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT + HEADER - 1}" rx="14"'
    return (
        f'<rect {box} fill="{PAPER}" stroke="{HAIR}"/>'
        + words(20, 25, title, fill=INK, font_size=14, font_weight=600)
        + words(30 + width_of(title, 14.6), 25, below, fill=MUTED, font_size=14)
    )


def _cloth() -> str:
    crosses = "".join(f"M{x} {y}h12m-6-6v12" for x in (14, 786) for y in (20, 384))
    return (
        f'<path d="{crosses}" stroke="{HAIR}" fill="none"/><path d="{oval(0)}" fill="{EDGE}"/>'
        f'<path d="{oval(5)}" fill="{CLOTH}"/><path d="{oval(15)}" fill="none" stroke="{SOFT}" stroke-opacity=".25"/>'
    )


# ---- seats ---------------------------------------------------------------------------------------------------------


def _cards(at: Scene, seat: SeatView, place: Place) -> str:
    held = _held(at.view, seat)
    if not held or seat["state"] == "folded":
        return ""
    x, y, width, step = cards_at(place, is_open=any(name is not None for name in held))
    return "".join(at.card(name, (x + step * i, y), width) for i, name in enumerate(held))


def _seat(at: Scene, seat: SeatView, place: Place) -> str:
    return (
        _tab(at, seat, place)
        + _plate(at, seat, place)
        + (_pointer(place) if seat["to_act"] else "")
        + (_disc(place) if seat["button"] else "")
        + _signal(at, seat, place)
        + _bet(at, seat, place)
    )


def _plate(at: Scene, seat: SeatView, place: Place) -> str:
    away = seat["state"] in ("folded", "out", "waiting")
    ink = SOFT if away else INK
    stack = chips_text(seat["stack"])
    room = place.wide - 48 - width_of(stack, 16)
    x, y = place.x, place.y
    box = f'x="{num(x)}" y="{num(y)}" width="{num(place.wide)}" height="44" rx="9"'
    look = f'fill="{CLOTH}" stroke="{SOFT}"' if away else f'fill="{PLATE}" stroke="{PLATE_LINE}"'
    fade = ' opacity=".55"' if away else ""
    return (
        f"<g><title>{escape(seat['name'])}</title>{_ring(at, seat, place)}<rect {box} {look}/>"
        f"<g{fade}>{shape(seat['shape'], (x + 10, y + 15.5), 13, colour=ink)}</g>"
        + words(x + 31, y + 27, fitted(seat["name"], 14, room), fill=ink, font_size=14)
        + words(x + place.wide - 11, y + 27.5, stack, fill=ink, font_size=16, font_weight=600, text_anchor="end")
        + "</g>"
    )


def _ring(at: Scene, seat: SeatView, place: Place) -> str:
    verdict = at.verdict
    won = seat["seat"] in verdict["winners"] if verdict else at.view["hand_over"] and seat["won"] > 0
    if not seat["to_act"] and not won:
        return ""
    box = f'x="{num(place.x - 4.5)}" y="{num(place.y - 4.5)}" width="{num(place.wide + 9)}" height="53" rx="13"'
    inner = f'x="{num(place.x - 3)}" y="{num(place.y - 3)}" width="{num(place.wide + 6)}" height="50" rx="12"'
    return f'<rect {box} fill="{BRONZE}"/><rect {inner} fill="{BRASS if seat["to_act"] else WIN}"/>'


def _tab(at: Scene, seat: SeatView, place: Place) -> str:
    now = seat["to_act"]
    over = at.view["hand_over"] or at.view["street"] == "showdown"
    shown = seat["hand"] if over and seat["hand"] else seat["tab"]
    text = at.own("your-turn" if seat["you"] else "to-act") if now else at.say(shown)
    if not text:
        return ""
    text = fitted(text, 12, place.wide - 28)
    wide = width_of(text, 12.3) + 16
    x = place.x + place.wide - 12 - wide if place.mirrored else place.x + 12
    look = f'fill="{BRASS}" stroke="{BRONZE}" stroke-width="1.5"' if now else f'fill="{TAB}"'
    top = place.y + (41 if now else 38)
    return f'<rect x="{num(x)}" y="{num(top)}" width="{num(wide)}" height="26" rx="7" {look}/>' + words(
        x + wide / 2,
        top + 20.5,
        text,
        fill=BRASS_INK if now else TAB_INK,
        font_size=12,
        font_weight=600,
        text_anchor="middle",
    )


def _pointer(place: Place) -> str:
    tip = f"M{num(place.x + place.wide / 2 - 7)} {num(place.y - 3)}l7-9.5 7 9.5"
    return f'<path d="{tip}" fill="{BRASS}" stroke="{BRONZE}" stroke-width="1.5" stroke-linejoin="round"/>'


def _disc(place: Place) -> str:
    x, y = disc_at(place)
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="11" fill="{CHIP}" stroke="{EDGE}"/>' + words(
        x, y + 4.3, "D", fill=INK, font_size=12, font_weight=700, text_anchor="middle"
    )


def _bet(at: Scene, seat: SeatView, place: Place) -> str:
    if seat["bet"] <= 0:
        return ""
    beside = seat["state"] != "folded" and any(name is not None for name in seat["cards"])
    x, y, right = bet_at(place, beside=beside)
    return bet(seat["bet"], x, y, right=right, mirrored=place.side == "right", chips=not place.crowded)


def _signal(at: Scene, seat: SeatView, place: Place) -> str:
    if not seat["signal"]:
        return ""
    x, y = (502.0, 326.0) if place.side == "you" else (334.0, 80.0)
    pills = ""
    for key, count, arrow in zip(
        ("up", "down"), seat["signal"], ("M0 5V-5M-4-1l4-4 4 4", "M0-5V5M-4 1l4 4 4-4"), strict=False
    ):
        text = at.own(key, count=count)
        wide = width_of(text, 12.6) + 36
        pills += (
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="22" rx="11" fill="#173235"/>'
            f'<path transform="translate({num(x + 13)} {num(y + 11)})" d="{arrow}" fill="none" stroke="{ON}" '
            'stroke-width="1.9"/>'
        ) + words(x + 23, y + 15.3, text, fill=ON if count else SOFT, font_size=12, font_weight=600 if count else 400)
        x += wide + 6
    return pills


# ---- the middle ----------------------------------------------------------------------------------------------------


def _board(at: Scene) -> str:
    names = at.view["board"]
    xs = [240 + 66 * i + 4 * max(0, i - 2) for i in range(max(at.view["slots"], len(names)))]
    return "".join(at.card(names[i], (x, 114), 60) if i < len(names) else slot(x, 114, 60) for i, x in enumerate(xs))


def _locked(view: View, seat: int) -> str | None:
    """The card that a duellist has locked, empty while it lies face down, None before."""
    lines = [line for line in view["log"] if line["seat"] == seat]
    if not any(line["kind"] == "lock" for line in lines):
        return None
    known = [line["cards"][0] for line in lines if line["kind"] in ("lock", "show") and line["cards"]]
    return known[-1] if known else ""


def _held(view: View, seat: SeatView) -> list[str | None]:
    cards: list[str | None] = list(seat["cards"])
    locked = _locked(view, seat["seat"])
    if locked is not None and len(cards) > 1:
        cards.pop(cards.index(locked) if locked in cards else 0)
    return cards


def _locks(at: Scene, seats: Sequence[SeatView]) -> str:
    drawn = ""
    for i, seat in enumerate(reversed(seats)):
        x = 326 + 88 * i
        locked = _locked(at.view, seat["seat"])
        drawn += slot(x, 114, 72) if locked is None else at.card(locked or None, (x, 114), 72)
        state = at.own("not-locked" if locked is None else "locked" if locked else "locked-down")
        end, anchor = (314, "end") if i == 0 else (498, "start")
        drawn += words(end, 160, seat["name"], fill=ON, font_size=12, font_weight=600, text_anchor=anchor)
        drawn += words(end, 176, state, fill=SOFT, font_size=12, text_anchor=anchor)
    return drawn


def _sentence(at: Scene) -> str:
    said = at.say((at.verdict["say"] if at.verdict else None) or at.view["say"])
    y = 234 if at.view["game"] == "duel" else 217
    return words(406, y, said, fill=ON, font_size=16, font_weight=600, text_anchor="middle") if said else ""


def _pots(at: Scene) -> str:
    pot = at.view["pot"]
    total = chips_text(pot["total"])
    if len(pot["layers"]) < 2:
        y = 256 if at.view["game"] == "duel" and at.view["say"] else 239
        return words(406, y, at.own("pot"), fill=SOFT, font_size=12, text_anchor="middle") + words(
            406, y + 23, total, fill=ON, font_size=20, font_weight=600, text_anchor="middle"
        )
    half, left = layout(pot).width / 2, 366 if len(at.view["seats"]) >= 7 else 406
    shapes = {seat["seat"]: seat["shape"] for seat in at.view["seats"]}
    drawn = picture(
        pot, shapes, [_texts(at, i) for i in range(len(pot["layers"]))], lit=at.verdict["layer"] if at.verdict else -1
    )
    return (
        words(left - half - 10, 245, at.own("pot"), fill=SOFT, font_size=12, text_anchor="end")
        + words(left - half - 10, 268, total, fill=ON, font_size=20, font_weight=600, text_anchor="end")
        + f'<g transform="translate({num(left - half)} 225)">{drawn}</g>'
    )


def _texts(at: Scene, i: int) -> tuple[str, str, str]:
    layer = at.view["pot"]["layers"][i]
    names = {seat["seat"]: seat["name"] for seat in at.view["seats"]}
    name, chips = at.say(layer["label"]), chips_text(layer["chips"])
    if layer["winners"]:
        return name, chips, at.own("pot-to", names=", ".join(names[seat] for seat in layer["winners"]))
    after = layer["if_call"]
    if after is None or after == layer["chips"]:
        return name, chips, ""
    return name, chips, at.own("if-call", chips=after) if len(names) <= 4 else f"→ {chips_text(after)}"


def _mine(at: Scene, seat: SeatView) -> str:
    held = _held(at.view, seat)
    gap = 12 if at.view["game"] == "duel" else 6
    left = 406 - (72 * len(held) + gap * (len(held) - 1)) / 2
    cards = "".join(at.card(name, (left + (72 + gap) * i, 296), 72) for i, name in enumerate(held))
    return cards + _hand(at, seat)


def _hand(at: Scene, seat: SeatView) -> str:
    question = at.view["question"]
    if question is not None and question["answered"] is None:
        return ""
    if at.view["hand_over"] and seat["won"] > 0:
        return words(497, 334, f"+{chips_text(seat['won'])}", fill=WIN, font_size=20, font_weight=600)
    y = 365 if at.view["game"] == "duel" else 327
    detail: Message | None = seat["hand_detail"] or seat["position"]
    lines = enumerate(wrap(at.say(detail), 27))
    return words(497, y, at.say(seat["hand"]), fill=ON, font_size=14, font_weight=600) + "".join(
        words(497, y + 17 + 16 * i, line, fill=SOFT, font_size=12) for i, line in lines
    )

"""Are the still pictures whole, well formed, and silent about what is hidden?"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import holdem_widget.poker.equity as equities
from holdem_widget.poker.cards import NAMES
from holdem_widget.poker.outs import outs
from holdem_widget.poker.pots import settle_pots
from holdem_widget.poker.ranges import parse_range
from holdem_widget.widgets import drawing
from holdem_widget.widgets.draw_places import places
from holdem_widget.widgets.draw_pots import layout
from tools import make_glyphs

JS = Path(__file__).parents[2] / "js" / "tests"
VIEWS = sorted(
    path.relative_to(JS).with_suffix("").as_posix()
    for path in JS.glob("*/*.json")
    if "seats" in path.read_text("utf-8")
)


def view_named(name: str) -> Any:
    return json.loads((JS / f"{name}.json").read_text("utf-8"))


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


@pytest.mark.parametrize("name", VIEWS)
def test_every_view_becomes_a_well_formed_picture(name: str) -> None:
    assert parsed(drawing.table_svg(view_named(name))).tag.endswith("svg")


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_shows_the_cards_of_its_view_and_no_others(name: str) -> None:
    view = view_named(name)
    titles = {element.text for element in parsed(drawing.table_svg(view)).iter() if element.tag.endswith("title")}
    own = {card for seat in view["seats"] for card in seat["cards"] if card} | {
        card for line in view["log"] if line["kind"] in ("lock", "show") for card in line["cards"]
    }
    assert titles & set(NAMES) <= own | set(view["board"])
    assert set(view["board"]) <= titles


def test_two_backs_are_drawn_alike() -> None:
    backs = re.findall(r"<g transform=[^>]*>(.*?)</g>", drawing.cards_html([None, None]))
    assert backs[0] == backs[1]


def test_a_picture_needs_no_font_no_file_and_no_id() -> None:
    picture = drawing.table_svg(view_named("fixtures/ten_open"))
    assert not re.search(r"(?:href|url\(|<style|<script| id=)", picture)


def test_texts_are_escaped() -> None:
    view = view_named("fixtures/play")
    view["seats"][1]["name"] = "<b>&"
    assert "&lt;b&gt;&amp;" in drawing.table_svg(view)


def test_seats_sit_where_the_front_end_seats_them() -> None:
    golden = json.loads((JS / "geometry" / "places.json").read_text("utf-8"))
    for seats, expected in golden.items():
        for place, (side, x, y, bet, east, inner) in zip(places(int(seats))[1:], expected, strict=True):
            assert (place.side, place.east, place.inner) == (side, east, inner)
            assert place.y + 22 == pytest.approx(y, abs=0.1)
            assert place.bet == pytest.approx(bet, abs=0.1)
            assert x is None or (place.x + place.wide / 2) / 812 == pytest.approx(x, abs=0.001)


def test_pot_layers_have_one_scale() -> None:
    boxes = [box for box in layout(view_named("fixtures/flop")["pot"]).boxes if box.column == 1]
    assert [(round(box.y, 1), round(box.height, 1)) for box in boxes] == [(32.1, 9.9), (2.0, 28.1)]


def test_the_picture_of_pots_names_them_and_says_what_a_call_makes() -> None:
    picture = drawing.pot_layers(view_named("fixtures/flop")["pot"], names=("You", "West", "North", "East"))
    assert parsed(picture)[0].text == "Pot 655: Main 340, Side 315 430 if you call"


def test_a_settlement_shows_its_pots_and_its_rows() -> None:
    face = drawing.settlement_pots(settle_pots([300, 300, 85, 85], [0, 1, 3], [5, 4, 0, 9], button=3))
    assert "Main 340" in face
    assert "<table" in face


def test_a_range_fills_the_cells_it_holds() -> None:
    picture = parsed(drawing.range_grid(parse_range("QQ+, AKs")))
    full = [
        element.text
        for element in picture.iter()
        if element.tag.endswith("title") and (element.text or "").endswith("100%")
    ]
    assert full == ["AA 100%", "AKs 100%", "KK 100%", "QQ 100%"]


def test_an_equity_has_one_bar_a_player() -> None:
    face = drawing.equity_bars(equities.equity(["AhAd", "KsKc"], board="2c7d9h"))
    assert face.count(">AhAd<") == 2
    assert "%" in face


def test_outs_are_filled_in_the_deck() -> None:
    face = drawing.outs_grid(outs(["AhKh", "QsQd"], of="lead", board="Qh7h2c"))
    assert face.count('fill="#2C575C"') == 8


def test_the_front_end_has_the_same_signs() -> None:
    assert make_glyphs.TARGET.read_text("utf-8") == make_glyphs.text()

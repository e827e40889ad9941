"""Points of docs/checklist.md that only a browser can show: where things lie, the wheel, the settings."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_play import PLAY, button

MOVING = """(root) => root.getAnimations({ subtree: true })
  .flatMap((one) => one.effect.getKeyframes()).some((frame) => "transform" in frame)"""


def middle(part: Locator) -> tuple[float, float]:
    """The middle of an element in the window."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(table: Locator, name: str) -> tuple[int, ...]:
    """Where a button lies in its table, in whole pixels."""
    box, whole = button(table, name).bounding_box(), table.bounding_box()
    assert box is not None
    assert whole is not None
    return tuple(round(n) for n in (box["x"] - whole["x"], box["y"] - whole["y"], box["width"], box["height"]))


def overlap(one: Locator, two: Locator) -> bool:
    """Whether two elements lie on each other."""
    a, b = one.bounding_box(), two.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_everything_lies_where_a_player_looks_for_it(notebook: OpenNotebook) -> None:
    book = notebook([PLAY], still=True)
    book.prefer(speed="instant")
    book.run_all()
    table = book.table()
    board = table.get_by_test_id("board")
    expect(board).to_be_visible()
    seats = [middle(table.get_by_test_id(f"seat-{seat}")) for seat in range(4)]
    x, y = middle(board)
    assert seats[0][1] > y, "1: your seat is at the bottom"
    assert seats[1][0] < x < seats[3][0], "1: clockwise, the next seat is at the left"
    assert seats[2][1] < y, "1: the seat across is at the top"
    disc = table.get_by_test_id("button")
    assert disc.inner_text() == "D", "5: the button has its letter"
    cards = table.locator(".hw-card")
    assert not any(overlap(disc, cards.nth(card)) for card in range(cards.count())), "5: and lies on no card"
    bet = middle(table.get_by_test_id("bet-1"))
    assert seats[1][0] < bet[0] < x, "4: a bet lies between its seat and the pot"
    expect(table.get_by_test_id("seat-3")).to_have_class(re.compile("folded"))  # 6
    slots = board.locator(":scope > *")
    assert slots.count() == 5, "2: five places before there is a card"
    lefts = [box["x"] for box in (slots.nth(slot).bounding_box() for slot in range(5)) if box]
    gaps = [round(right - left, 1) for left, right in pairwise(lefts)]
    assert gaps[0] == gaps[1] < gaps[2] == gaps[3], "2: the flop together, turn and river a little apart"
    own = table.get_by_test_id("hero-cards").locator(".hw-card").first.bounding_box()
    theirs = table.locator(".hw-card:not([data-testid])").first.bounding_box()
    assert own is not None
    assert theirs is not None
    assert own["height"] > 1.2 * theirs["height"], "8: your own cards are the larger ones"
    button(table, "call").click()
    book.until("table.street", "'flop'")
    expect(table.locator(".hw-bet")).to_have_count(0)  # 4: swept into the pot
    expect(table.get_by_test_id("pot")).to_contain_text(book.python("table.view['pot']['total']"))
    expect(board.locator(".hw-card")).to_have_count(3)
    assert middle(slots.nth(4))[0] > middle(board.locator(".hw-card").nth(2))[0]


def test_the_amount_by_wheel_keys_and_buttons(notebook: OpenNotebook) -> None:
    book = notebook([PLAY], still=True)
    book.prefer(speed="instant")
    book.run_all()
    table = book.table()
    field, slider = button(table, "amount"), button(table, "slider")
    expect(field).to_have_value("40")
    places = [place(table, name) for name in ("fold", "call", "raise_to")]
    raising = button(table, "raise_to")
    expect(raising).to_contain_text("Raise to 40")
    expect(raising).to_contain_text("by 20, at least to 40")
    slider.hover()
    book.page.mouse.wheel(0, -100)
    book.page.mouse.wheel(0, 100)
    expect(field).to_have_value("40")
    field.click()
    book.page.mouse.wheel(0, -100)
    expect(field).to_have_value("60")
    for key, value in (("ArrowUp", "80"), ("ArrowDown", "60"), ("End", "1000"), ("Home", "40"), ("PageUp", "50")):
        field.press(key)
        expect(field).to_have_value(value)
    table.get_by_label("More").click()
    expect(field).to_have_value("70")
    table.locator(".hw-preset", has_text="Pot").click()
    expect(field).to_have_value(book.python("20 + (table.view['pot']['total'] + 20)"))
    field.press("Escape")
    button(table, "call").click()
    book.until("table.street", "'flop'")
    expect(button(table, "call")).to_have_text("Check")
    now = [place(table, name) for name in ("fold", "call", "raise_to")]
    assert now == places, "10: the buttons keep their places"
    version = book.python("table.view['version']")
    button(table, "fold").click()
    expect(table.locator(".hw-ask-q")).to_have_text("Check instead?")
    expect(button(table, "confirm")).to_be_focused()
    button(table, "confirm").press("Escape")
    expect(button(table, "fold")).to_be_visible()
    assert book.python("table.view['version']") == version, "12: a fold where a check is free asks"


def test_what_the_user_likes(notebook: OpenNotebook) -> None:
    book = notebook([PLAY], still=True)
    book.run_all()
    table = book.table()
    seat = table.get_by_test_id("seat-0")
    expect(seat).to_contain_text("1000")
    club = table.locator('[data-testid="hero-cards"] [data-testid="card-4c"]')
    green = colour(club)
    button(table, "settings").click()
    table.get_by_label("Stacks in big blinds").check()
    expect(seat).to_contain_text("50")
    expect(seat).not_to_contain_text("1000")
    table.get_by_label("Two colours").check()
    assert colour(club) != green, "36: with two colours a club is black"
    table.get_by_label("Contrast").fill("100")
    assert table.evaluate("(root) => getComputedStyle(root).getPropertyValue('--contrast').trim()") == "1"
    table.locator("select", has_text="polski").select_option("pl")
    expect(button(table, "call")).to_contain_text("Sprawdź 20")
    table.locator(".hw-panel select").select_option("en")
    expect(button(table, "call")).to_contain_text("Call 20")
    table.get_by_label("Step by step").check()
    table.press("Escape")
    button(table, "call").click()
    expect(button(table, "step")).to_be_visible()
    moves = book.python("len(table.actions)")
    book.page.wait_for_timeout(600)  # long enough for an opponent at normal speed
    assert book.python("len(table.actions)") == moves, "21: step by step waits"
    button(table, "step").click()
    book.until(f"len(table.actions) > {moves}", "True")
    assert not table.evaluate(MOVING), "22: with reduced motion nothing travels"
    assert table.evaluate("(root) => getComputedStyle(root).fontVariantNumeric") == "tabular-nums"


def colour(card: Locator) -> Any:
    """The colours in which a card is drawn."""
    return card.evaluate("(card) => [...card.querySelectorAll('*')].map((part) => getComputedStyle(part).fill).join()")

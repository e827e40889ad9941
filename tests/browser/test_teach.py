"""The teacher's table in a real JupyterLab: a hand is changed by the picker, taken back, paused; and asked about afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_play import LESSON, button, play_on, seated

CLUB = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='club')\ntable"
OPEN = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='beginner', open_cards=True)\ntable"


def test_a_staged_hand_is_changed_by_the_picker_and_a_move_is_taken_back(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, LESSON)
    button(table, "edit").click()
    table.locator(".hw-mine .hw-pick").first.click()
    book.screenshot("teach-picker")
    assert book.accessibility_faults() == []
    table.get_by_role("button", name="queen of hearts").click()
    book.until("spot.view['seats'][0]['cards'][0] == 'Qh'", "True")
    button(table, "edit").click()
    button(table, "call").click()
    book.until("len(spot.history.moves)", "1")
    table.press("u")
    book.until("len(spot.history.moves), len(spot.history.branches)", "(0, 1)")
    assert book.page_errors == []


def test_an_open_table_shows_all_cards_and_can_be_paused(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, OPEN)
    book.until("table.to_act", "0")
    assert book.python("all(None not in seat['cards'] for seat in table.view['seats'])") == "True"
    table.focus()
    table.press("k")
    book.until("table.pace == 'step'", "True")
    table.press("k")
    book.until("table.pace == 'auto'", "True")


def test_after_a_hand_its_cards_its_cost_and_the_reasons_are_asked(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, CLUB)
    play_on(book, table)
    expect(table.locator(".hw-review")).not_to_be_empty()
    button(table, "study").click()
    book.until("table.view['study']", "True")
    table.focus()
    table.press("y")
    expect(table.locator("details[open] table")).to_be_visible()
    book.screenshot("teach-why")
    assert book.accessibility_faults() == []
    assert book.page_errors == []

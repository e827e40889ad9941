"""The same table in Notebook 7: shown, played by mouse and by keys, and deaf to nothing that is the notebook's."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import Notebook
from tests.browser.test_play import PLAY, button, play_on

OWN_CODE = "blob:"  # the widget's module; what Notebook 7 itself throws while it loads its settings is not ours
COMMAND_KEYS = ("x", "d", "d", "0", "0", "a", "b", "m", "y", "Shift+M", "ArrowDown", "Escape")


def played_by_keys(book: Notebook, table: Locator) -> None:
    """Check or call by key until the hand is over, after keys that would change a notebook."""
    book.until("table.to_act", "0")
    for key in COMMAND_KEYS:
        table.focus()
        book.page.keyboard.press(key)
    while True:
        book.until("table.hand_is_settled or table.to_act == 0", "True")
        if book.python("table.hand_is_settled") == "True":
            return
        version = book.python("table.view['version']")
        table.focus()
        book.page.keyboard.press("c")
        if button(table, "confirm").count():
            book.page.wait_for_timeout(400)
            book.page.keyboard.press("Enter")
        book.until(f"table.view['version'] > {version}", "True")


def test_notebook_7_shows_and_plays_the_same_table(notebook: OpenNotebook) -> None:
    book = notebook([PLAY, "'a second cell'"], still=True, seven=True)
    assert book.page.evaluate("window.jupyterapp.name") == "Jupyter Notebook"
    book.run_all()
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    expect(button(table, "call")).to_contain_text("Call 20")
    play_on(book, table)
    expect(button(table, "next")).to_be_visible()
    book.screenshot("notebook7-showdown")
    assert book.accessibility_faults() == []
    button(table, "next").click()
    book.until("table.hand", "2")
    kernel = book.python("import os; print(os.getpid())")
    played_by_keys(book, table)
    assert [cell["source"] for cell in book.cells()] == [PLAY, "'a second cell'"]
    assert [cell["cell_type"] for cell in book.cells()] == ["code", "code"]
    assert book.python("sum(table.stacks)") == "4000"
    assert book.page.locator(".jp-Dialog").count() == 0
    assert book.python("import os; print(os.getpid())") == kernel
    table.focus()
    book.page.keyboard.press("Space")
    book.until("table.hand", "3")
    book.screenshot("notebook7-play")
    assert [error for error in book.page_errors if OWN_CODE in error] == []
    assert book.foreign_requests == []

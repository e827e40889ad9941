"""Keys and the focus belong to one table: none leaks out, none is shared, and no update loses the focus (34, 35)."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import Notebook
from tests.browser.test_play import PLAY, button

NOTEBOOK_KEYS = (
    "x",
    "a",
    "b",
    "d",
    "d",
    "0",
    "0",
    "i",
    "i",
    "y",
    "m",
    "1",
    "ArrowUp",
    "Enter",
    "Shift+Enter",
    "Delete",
)
WATCH = """(root) => {
  window.hwLost = [];
  const look = () => {
    if (!root.contains(document.activeElement)) window.hwLost.push(document.activeElement?.outerHTML.slice(0, 80));
    window.hwWatch = requestAnimationFrame(look);
  };
  look();
}"""
HELD = "(root) => root.contains(document.activeElement)"


def seated_twice(notebook: OpenNotebook) -> tuple[Notebook, Locator, Locator]:
    """Two tables in one notebook, at instant speed, and a cell after them."""
    book = notebook([PLAY, PLAY.replace("table", "other"), "'last'"], still=True)
    book.prefer(speed="instant")
    book.run_all()
    for nth in (0, 1):
        expect(book.table(nth).get_by_test_id("board")).to_be_visible()
    return book, book.table(0), book.table(1)


def test_no_key_leaks_and_two_tables_do_not_share_keys(notebook: OpenNotebook) -> None:
    book, table, other = seated_twice(notebook)
    cells = [(cell["cell_type"], cell["source"], cell.get("execution_count")) for cell in book.cells()]
    kernel = book.python("import os; os.getpid()")
    panel = book.page.locator(".jp-WindowedPanel-outer")
    table.focus()
    top = panel.evaluate("(panel) => panel.scrollTop")
    for key in NOTEBOOK_KEYS:
        table.focus()
        book.page.keyboard.press(key)
    assert panel.evaluate("(panel) => panel.scrollTop") == top
    table.focus()
    book.page.keyboard.press("c")
    book.until("table.stacks[0] < 1000", "True")
    assert book.python("other.stacks[0], len(other.actions)") == book.python("1000, len(other.actions)")
    assert book.python("other.view['version']") == book.python("other._session.version")
    expect(other.get_by_test_id("banner")).to_have_count(0)
    other.focus()
    version = book.python("table.view['version']")
    book.page.keyboard.press("f")
    book.until("other.hand_is_settled", "True")
    assert book.python("table.view['version']") == version
    assert [(cell["cell_type"], cell["source"], cell.get("execution_count")) for cell in book.cells()] == cells
    assert book.python("import os; os.getpid()") == kernel
    assert book.page.locator(".jp-Dialog, .jp-mod-editMode").count() == 0
    book.page.keyboard.press("Escape")
    assert not other.evaluate(HELD), "Esc gives the keys back to the notebook"
    book.page.keyboard.press("b")
    assert len(book.cells()) == len(cells) + 1, "outside of a table the notebook has its keys"


def test_the_focus_stays_in_the_table_through_twenty_updates(notebook: OpenNotebook) -> None:
    book, table, _ = seated_twice(notebook)
    button(table, "call").focus()
    table.evaluate(WATCH)
    first = int(book.python("table.view['version']"))
    updates = 0
    while updates < 24:
        version = book.python("table.view['version']")
        button(table, "call").or_(button(table, "next")).first.focus()
        book.page.wait_for_timeout(360)  # a button that has only just come alive does not hear Enter
        book.page.keyboard.press("Enter")
        if button(table, "confirm").count():
            book.page.keyboard.press("Enter")
        book.until(f"table.view['version'] > {version} and (table.to_act == 0 or table.hand_is_settled)", "True")
        updates = int(book.python("table.view['version']")) - first
    for key in ("?", "Escape", "r", "Escape", "p", "Shift+A", "Escape"):
        book.page.keyboard.press(key)
    assert table.evaluate(HELD)
    assert book.page.evaluate("cancelAnimationFrame(window.hwWatch), window.hwLost") == []

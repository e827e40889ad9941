"""A table that survives its notebook, in a real JupyterLab: dead kernels, re-run cells, long evenings, other places."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import WAIT_MS, Notebook

PLAY = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='beginner')\ntable"
MODELS = """from ipywidgets.widgets.widget import _instances
sum(type(widget).__name__ == 'Table' for widget in _instances.values())"""
NOTEBOOK_FIRST = """() => {
  const { shell } = window.jupyterapp;
  for (const widget of shell.widgets("main")) if (widget.context) shell.activateById(widget.id);
}"""
LAB_ITSELF = 200  # listeners that JupyterLab adds once, some time after it was loaded
SAVED = 40_000  # bytes that a saved notebook may grow by, a table
TRAFFIC = 16_000  # bytes that one action may send to the browser
YOURS = "table.hand_is_settled or table.to_act == 0"


def seated(notebook: OpenNotebook, *cells: str) -> tuple[Notebook, Locator]:
    """A notebook that is run, with the table of its first cell at instant speed."""
    book = notebook(list(cells) or [PLAY], still=True)
    book.run_all()
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    return book, table


def call(book: Notebook, table: Locator) -> None:
    """Check or call by a click, and wait for what follows."""
    version = book.python("table.view['version']")
    table.locator('[data-hw="call"]').click()
    confirm = table.locator('[data-hw="confirm"]')
    if confirm.count():
        confirm.click()
    book.until(f"table.view['version'] > {version} and ({YOURS})", "True")


def reopened(book: Notebook) -> None:
    """The page loaded again where the kernel is gone: the saved notebook, with a new kernel that knows nothing."""
    book.save()
    book.kill_kernel()
    book.page.goto("about:blank")
    book.load()


def test_after_a_dead_kernel_the_saved_notebook_shows_the_position_and_how_to_go_on(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, PLAY, "1 + 1")
    call(book, table)
    pot, board, stacks = (book.python(f"table.{what}") for what in ("view['pot']['total']", "board", "stacks"))
    still = book.page.locator(".hw-still")
    expect(still).to_be_hidden()
    book.until("table.view['version'] == table._session.version", "True")
    reopened(book)
    expect(still).to_be_visible(timeout=WAIT_MS)
    expect(still).to_contain_text(f"Pot {pot}")
    expect(still).to_contain_text("To go on from here, run")
    book.screenshot("survival-still")
    code = still.locator("code").inner_text()
    assert code.startswith('hw.resume("')
    book.python(f"import holdem_widget as hw\ntable = {code}")
    assert [book.python(f"table.{what}") for what in ("view['pot']['total']", "board", "stacks")] == [
        pot,
        board,
        stacks,
    ]


def test_a_still_picture_is_hidden_while_the_table_lives(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    still = book.page.locator(".hw-still")
    expect(still).to_have_count(1)
    expect(still).to_be_hidden()
    book.reload()
    expect(book.table().get_by_test_id("board")).to_be_visible()
    expect(still).to_be_hidden()
    assert table.count() == 1


def test_a_saved_notebook_grows_by_less_than_40_kilobytes_and_holds_no_hidden_card(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    call(book, table)
    saved = book.save()
    grown = len(json.dumps(saved["cells"][0]["outputs"])) + len(json.dumps(saved["metadata"].get("widgets", {})))
    print(f"a saved table: {grown} B")
    assert grown <= SAVED
    html = "".join(saved["cells"][0]["outputs"][0]["data"]["text/html"])
    shown = len(re.findall(r'<b class="[shdc]">', html))
    assert shown == 2 + int(book.python("len(table.board) // 2"))
    names = """[card_name(card) for hole in table._session.state.secret.holes[1:] for card in hole]"""
    hidden = book.python(f"from holdem_widget.poker.cards import card_name\nprint(*{names})").split()
    assert not [card for card in hidden if json.dumps(card) in json.dumps(saved)]


def test_one_action_sends_less_than_16_kilobytes(notebook: OpenNotebook) -> None:
    book = notebook([PLAY.replace("'beginner'", "'beginner', pace='step'")], still=True)
    received = book.listen()
    book.run_all()
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    book.until("table._presence.views", "1")
    largest = 0
    for _ in range(12):
        answer = book.python("(table._session.waiting, table.to_act)")
        waiting, who = answer.strip("()").split(", ")
        if who == "None":
            break
        book.wait_until_idle()
        received.clear()
        log = table.locator(".hw-hidden[role=log] p")
        before = log.count()
        table.focus()
        table.press(" " if waiting == "True" else "c")
        expect(log).not_to_have_count(before)
        book.page.wait_for_function("() => true")
        largest = max(largest, sum(received))
    print(f"one action: at most {largest} B in all frames")
    assert 0 < largest <= TRAFFIC


def test_a_cell_that_runs_again_leaves_one_table(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    for _ in range(3):
        book.run(0)
    expect(book.table().get_by_test_id("board")).to_be_visible()
    expect(book.page.locator(".jp-Notebook .hw")).to_have_count(1)
    assert book.python(MODELS) == "1"
    call(book, table)


def test_an_inspector_in_another_cell_follows_live(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, PLAY, "table.watch('pots')", "table.watch('legal')")
    pots, legal = book.output(1), book.output(2)
    expect(pots).to_contain_text("30")
    expect(legal).to_contain_text("20")
    call(book, table)
    expect(pots).to_contain_text(book.python("table.view['pot']['total']"))
    book.python("table.fold()")
    expect(legal).to_contain_text("Nothing to show just now")


@pytest.mark.skipif(find_spec("sidecar") is None, reason="the extra dock (sidecar) is not installed")
def test_a_docked_table_stands_beside_the_notebook_and_plays(notebook: OpenNotebook) -> None:
    book = notebook([PLAY + ".dock()"], still=True, alone=True)
    book.run_all(errors=True)
    docked = book.page.locator(".jupyterlab-sidecar .hw, .jp-OutputArea .hw").first
    expect(docked.get_by_test_id("board")).to_be_visible()
    book.page.evaluate(NOTEBOOK_FIRST)
    assert "stands beside the notebook" in book.text(0)
    book.screenshot("survival-docked")
    docked.locator('[data-hw="call"]').click()
    book.page.evaluate(NOTEBOOK_FIRST)
    book.until("table.stacks[0] < 1000", "True")


def counts(session: CDPSession) -> dict[str, int]:
    """DOM nodes and listeners of the page, after its garbage was collected."""
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {
        metric["name"]: int(metric["value"]) for metric in metrics if metric["name"] in ("Nodes", "JSEventListeners")
    }


def play_hands(book: Notebook, hands: int) -> None:
    """So many hands by cells, each of which the browser draws."""
    code = """for _ in range({hands}):
    while not table.hand_is_settled:
        table.fold() if table.legal else table.play_out()
    table.restart() if table.is_over else table.next_hand()
    """
    book.python(code.format(hands=hands))
    seen = book.python("table.hand")
    expect(book.table()).to_contain_text(f"Hand {seen}")


def leaves_nothing(book: Notebook, hands: int) -> None:
    session = book.page.context.new_cdp_session(book.page)
    session.send("Performance.enable")
    play_hands(book, 8)
    inside = book.table().locator("*").count()
    before = counts(session)
    play_hands(book, hands)
    after = counts(session)
    print(f"{hands} hands: {before} before, {after} after; {inside} elements in the table before")
    assert after["JSEventListeners"] <= before["JSEventListeners"] + LAB_ITSELF
    assert after["Nodes"] <= before["Nodes"] + 300
    assert book.table().locator("*").count() <= inside + 60


def test_some_hands_leave_no_nodes_and_no_listeners_in_the_page(notebook: OpenNotebook) -> None:
    book, _ = seated(notebook)
    leaves_nothing(book, 16)


@pytest.mark.long
def test_500_hands_leave_no_nodes_and_no_listeners_in_the_page(notebook: OpenNotebook) -> None:
    book, _ = seated(notebook)
    leaves_nothing(book, 500)

"""Playing in a real JupyterLab: by mouse, by keys, by cells; numbers are those of conventions.md."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import WAIT_MS, Notebook

PLAY = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='beginner')\ntable"
LESSON = """import holdem_widget as hw
spot = hw.stage(stacks=(1000, 300, 1000, 85), button=3, hole={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"},
                board="Kh8s5c2d9c")
spot"""
BUSY = """import time
print("running", flush=True)
end = time.monotonic() + 20
while time.monotonic() < end and table.stacks[0] == 1000:
    time.sleep(0.05)
time.sleep(1)
print(time.monotonic() < end and table.stacks[0] < 1000)"""


def seated(notebook: OpenNotebook, *cells: str, width: int = 1280) -> tuple[Notebook, Locator]:
    """A notebook that is run, with the table of its first cell at instant speed."""
    book = notebook(list(cells) or [PLAY], still=True, width=width)
    book.run_all()
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    return book, table


def button(table: Locator, name: str) -> Locator:
    return table.locator(f'[data-hw="{name}"]')


def play_on(book: Notebook, table: Locator) -> None:
    """Check or call by clicks until the hand is over."""
    for _ in range(40):
        book.until("table.hand_is_settled or table.to_act == 0", "True")
        if book.python("table.hand_is_settled") == "True":
            return
        version = book.python("table.view['version']")
        button(table, "call").click()
        confirm = button(table, "confirm")
        if confirm.count():
            confirm.click()
        book.until(f"table.view['version'] > {version}", "True")
    raise AssertionError("the hand does not end")


def test_a_whole_hand_by_clicks_then_the_next_one(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    expect(button(table, "call")).to_contain_text("Call 20")
    play_on(book, table)
    expect(button(table, "next")).to_be_visible()
    assert book.python("sum(table.stacks)") == "4000"
    book.screenshot("play-showdown")
    button(table, "next").click()
    book.until("table.hand", "2")
    assert book.page_errors == []


def test_a_whole_hand_by_keys_and_no_key_reaches_the_notebook(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    cells = json.dumps(book.cells())
    table.focus()
    for _ in range(40):
        book.until("table.hand_is_settled or table.to_act == 0", "True")
        if book.python("table.hand_is_settled") == "True":
            break
        version = book.python("table.view['version']")
        for key in ("x", "a", "b", "Escape", "1", "p", "g", "z"):
            if key == "Escape":
                table.press("Escape")
                table.focus()
            else:
                table.press(key)
        table.press("Escape")
        table.focus()
        table.press("c")
        if button(table, "confirm").count():
            button(table, "confirm").press("Enter")
        book.until(f"table.view['version'] > {version}", "True")
        table.focus()
    assert book.python("table.hand_is_settled") == "True"
    assert len(book.cells()) == len(json.loads(cells))
    assert [cell["source"] for cell in book.cells()] == [cell["source"] for cell in json.loads(cells)]
    table.focus()
    table.press(" ")
    book.until("table.hand", "2")


def test_h_5_7_a_new_match_can_be_had_at_any_time(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    button(table, "call").click()
    book.until("table.view['version'] > 5 and table.view['waiting'] is False", "True")
    button(table, "settings").click()
    button(table, "restart").click()
    assert book.python("table._session.match") == "1", "it is asked for twice"
    button(table, "restart").click()
    book.until("table._session.match, table.hand, sum(table.stacks) + table.view['pot']['total']", "(2, 1, 4000)")
    expect(button(table, "restart")).to_have_count(0)


def test_the_finished_hand_steps_back_and_forth_and_returns(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    button(table, "fold").click()
    book.until("table.hand_is_settled", "True")
    last = int(book.python("table.at"))
    table.focus()
    table.press("ArrowLeft")
    book.until("table.at", str(last - 1))
    table.press("ArrowLeft")
    book.until("table.at", str(last - 2))
    book.screenshot("play-rewound")
    table.press("ArrowRight")
    book.until("table.at", str(last - 1))
    table.press("End")
    book.until("table.view['cursor']['live']", "True")


def test_a_raise_with_a_typed_number_and_a_number_that_is_too_small(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, LESSON.replace("spot", "table"))
    table.focus()
    table.press("r")
    field = button(table, "amount")
    field.fill("25")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.press("Enter")
    assert book.python("table.to_act") == "2"
    expect(field).to_have_value("25")
    field.fill("60")
    field.press("Enter")
    book.until("table.to_act", "3")
    assert "North raises to 60" in book.python("print(table.actions)")


def test_the_grey_raise_answers_why_not(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, LESSON.replace("spot", "table"))
    book.python("table.raise_to(60); table.raise_to(85); table.call(); table.call()")
    raising = button(table, "raise_to")
    expect(raising).to_contain_text("why not?")
    raising.click(force=True)
    note = button(table, "note")
    expect(note).to_contain_text("H-3.6")
    expect(note).to_contain_text("85")
    book.screenshot("play-why-not")


def test_step_pace_moves_one_decision_at_a_time_for_cells_and_browser(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, PLAY.replace("'beginner'", "'beginner', pace='step'"))
    assert book.python("table.to_act") == "3"
    first = book.python("len(table.actions)")
    book.page.wait_for_timeout(1200)  # the browser must not go on by itself
    assert book.python("len(table.actions)") == first
    assert book.python("table.step()") != ""
    expect(table.get_by_test_id("seat-3")).not_to_contain_text("to act")
    table.focus()
    table.press(" ") if book.python("table.to_act") != "0" else None
    book.until("table.to_act in (0, 1, 2)", "True")


def test_two_views_of_one_table_stay_in_step(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    panel = book.second_view(0)
    other = panel.locator(".hw")
    expect(other.get_by_test_id("hero-cards")).to_be_visible()
    button(table, "call").click()
    book.until("table.hand_is_settled or table.to_act == 0", "True")
    expect(other.get_by_test_id("seat-0")).to_contain_text(book.python("table.stacks[0]"))
    stack = book.python("table.stacks[0]")
    expect(table.get_by_test_id("seat-0")).to_contain_text(stack)


def test_a_click_while_a_cell_runs_is_handled_at_once(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, PLAY, BUSY)
    book.run(1, wait=False)
    expect(book.output(1)).to_contain_text("running", timeout=WAIT_MS)
    button(table, "call").click()
    expect(table.get_by_test_id("seat-0")).not_to_contain_text("1000", timeout=3000)
    expect(book.output(1)).to_contain_text("True", timeout=WAIT_MS)


def test_reloading_the_page_with_a_live_kernel_restores_the_table(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    button(table, "call").click()
    book.until("table.hand_is_settled or table.to_act == 0", "True")
    pot = book.python("table.view['pot']['total']")
    book.reload()
    expect(book.table().get_by_test_id("pot")).to_contain_text(pot)
    version = book.python("table.view['version']")
    button(book.table(), "call").click()
    book.until(f"table.view['version'] > {version}", "True")


def test_dark_and_narrow_and_the_other_states_are_shown(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    book.screenshot("play-1280-light")
    book.theme(dark=True)
    book.screenshot("play-1280-dark")
    book.sidebar(shown=False)
    book.size(420, 900)
    expect(button(table, "call")).to_be_visible()
    book.screenshot("play-420-dark")
    book.theme(dark=False)
    book.screenshot("play-420-light")
    width = table.evaluate("(root) => root.scrollWidth - root.clientWidth")
    assert width <= 0, "the table is wider than its cell"


def test_the_table_needs_no_scrolling_at_1280_by_720(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    box = table.bounding_box()
    room = book.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer").bounding_box()
    assert box is not None
    assert room is not None
    assert box["height"] <= room["height"]
    assert box["width"] >= 840

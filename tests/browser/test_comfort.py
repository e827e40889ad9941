"""What a user makes of a table, in a real JupyterLab: the hand as a file, sound after a press, high contrast, the words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_play import button, seated

HEAR = """(() => {
  const made = []; window.heard = made;
  const Real = AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); made.push(this); } };
})()"""


def test_a_finished_hand_becomes_a_file_that_reads_back(notebook: OpenNotebook, tmp_path: Path) -> None:
    book, table = seated(notebook)
    button(table, "fold").click()
    button(table, "next").wait_for()
    button(table, "log").click()
    with book.page.expect_download() as waited:
        button(table, "export-phh").click()
    path = tmp_path / waited.value.suggested_filename
    waited.value.save_as(path)
    expect(table.get_by_test_id("banner")).to_contain_text(path.name)
    assert path.suffix in {".phh", ".phhs"}
    assert book.python(f"len(hw.load({str(path)!r}))") == "1"
    assert book.page_errors == []


def test_sound_and_words_are_chosen_in_the_settings(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    book.page.evaluate(HEAR)
    button(table, "settings").click()
    table.get_by_label("Sound").check()
    assert book.page.evaluate("heard.length") == 0
    table.locator("select").select_option("de")
    expect(button(table, "fold")).to_contain_text("Fold")
    table.get_by_role("radio", name="Deutsch").check()
    expect(button(table, "fold")).to_contain_text("Passen")
    book.page.keyboard.press("Escape")
    button(table, "fold").click()
    button(table, "next").wait_for()
    assert book.page.evaluate("heard.map((context) => context.state)") == ["running"]
    assert book.page_errors == []


def test_a_theme_of_high_contrast_is_taken_up(notebook: OpenNotebook) -> None:
    book, _ = seated(notebook)
    line = "getComputedStyle(document.querySelector('.hw-button[data-kind=second]')).borderTopColor"
    ink = "getComputedStyle(document.querySelector('.hw')).color"
    assert book.page.evaluate(line) != book.page.evaluate(ink)
    book.page.evaluate("document.body.dataset.jpThemeName = 'JupyterLab Dark High Contrast'")
    assert book.page.evaluate(line) == book.page.evaluate(ink)

"""Stepping through hands in a real browser: in Lab, in a saved notebook without its kernel, and from a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

import holdem_widget as hw
from tests.browser.conftest import OpenNotebook
from tests.browser.lab import Notebook
from tests.replay.hands import lesson_hand

HAND = "import holdem_widget as hw\nfrom tests.replay.hands import lesson_hand, real_hand, played\n"
REPLAY = HAND + "r = hw.replay(lesson_hand())\nr"
ASKED = HAND + (
    "r = hw.replay(lesson_hand()).ask('river', 'Who wins the side pot?', accept='You', explain='The ace plays.')\n"
    "r.annotate('flop', 'East can lose **nothing** more.')\n"
)
EVIL = '</script><img src=x onerror="window.pwned=1">'


def opened(notebook: OpenNotebook, cell: str = REPLAY, **how: Any) -> tuple[Notebook, Locator]:
    book = notebook([cell], still=True, **how)
    book.run_all()
    table = book.table()
    expect(table.locator(".hw-scrub")).to_be_visible()
    return book, table


def spoken(table: Locator | FrameLocator) -> Locator:
    """What a screen reader was told last."""
    return table.locator("[role=log] p").last


def press(table: Locator, *keys: str) -> None:
    table.focus()
    for key in keys:
        table.press(key)


# ── in Lab ──


def test_keys_step_by_action_by_street_and_to_the_ends(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    for keys, step in (
        (["ArrowRight"], 1),
        (["ArrowRight"], 2),
        (["ArrowLeft"], 1),
        (["Shift+ArrowRight"], 6),
        (["End"], 14),
        (["Shift+ArrowLeft"], 13),
        (["Home"], 0),
    ):
        press(table, *keys)
        book.until("r.step", str(step))
    press(table, "Shift+ArrowRight")
    book.until("r.step", "6")
    press(table, "ArrowRight")
    book.until("r.step", "7")
    expect(spoken(table)).to_have_text("You bet 100")
    assert book.python("r.here.sentence") == "'You bet 100'"
    book.screenshot("replay-step")
    assert book.page_errors == []


def test_buttons_the_track_and_a_line_of_the_log_step_too(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    table.get_by_label("One step on").click()
    book.until("r.step", "1")
    table.get_by_label("One step back").click()
    book.until("r.step", "0")
    press(table, "End")
    book.until("r.step", "14")
    table.locator("[data-hw=track]").fill("7")
    book.until("r.step", "7")
    table.locator("[data-hw=log]").click()
    table.locator(".hw-drawer button.hw-line", has_text="East raises to 85").click()
    book.until("r.step", "2")
    expect(table.locator(".hw-drawer button.hw-line", has_text="You bet 100")).to_be_visible()
    book.screenshot("replay-log")


def test_space_plays_to_the_end_and_the_speed_is_the_table_s(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    table.locator("[data-hw=speed]").click()
    table.get_by_label("Instant").check()
    press(table, "Escape", "Space")
    book.until("r.step", "14")
    expect(table.get_by_role("button", name="Play")).to_be_visible()


def test_a_cell_moves_the_table_and_the_table_moves_a_cell(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    book.python("seen = []; r.observe(lambda change: seen.append(change['new']), 'step'); r.goto('flop')")
    expect(table.get_by_test_id("board").locator(".hw-card")).to_have_count(3)
    press(table, "ArrowRight")
    book.until("seen", "[6, 7]")


def test_a_question_hides_the_end_until_it_is_answered(notebook: OpenNotebook) -> None:
    book, table = opened(notebook, ASKED + "r")
    press(table, "End")
    book.until("r.step", "13")
    expect(table.locator(".hw-question")).to_contain_text("Who wins the side pot?")
    press(table, "ArrowRight")
    expect(table.get_by_test_id("hand-label")).to_have_text("")
    book.screenshot("replay-question")
    table.locator(".hw-answers button", has_text="West").click()
    expect(table.locator(".hw-question [role=status]")).to_contain_text("Not so. The ace plays.")
    book.until("r.answers", "0 right of 1 (1 answered)")
    press(table, "ArrowRight")
    book.until("r.step", "14")


def test_the_sheet_of_a_step_has_shares_the_price_and_whose_cards_are_seen(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    book.python("r.goto(8)")
    table.locator("[data-hw=study]").click()
    table.locator("[data-hw=reckon]").click()
    expect(table.locator(".hw-shares li", has_text="East")).to_contain_text("85.00 %")
    expect(table.locator(".hw-study")).to_contain_text("North pays 215 into 655 and needs 24.7 %.")
    book.screenshot("replay-study")
    table.locator("[data-hw=viewpoint]").select_option("0")
    book.until("r.viewpoint", "0")
    assert book.accessibility_faults() == []


def test_a_note_is_written_in_the_widget(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    book.python("r.goto('flop')")
    table.locator("[data-hw=log]").click()
    table.get_by_label("Mark", exact=True).select_option("card Kh")
    table.get_by_label("Your note").fill("Top pair.")
    table.get_by_label("Your note").press("Enter")
    expect(table.locator(".hw-slip")).to_contain_text("Top pair.")
    book.until("r.history.notes[0].marks", "('card Kh',)")


def test_a_branch_is_chosen_where_it_leaves_the_hand(notebook: OpenNotebook) -> None:
    book, table = opened(notebook)
    book.python("r.branch(8, 'call'); r.goto(8)")
    table.get_by_role("button", name="North: Call 215").click()
    press(table, "ArrowRight")
    expect(spoken(table)).to_have_text("North calls 215")
    book.screenshot("replay-branch")
    table.get_by_role("button", name="Back to the hand as played").click()
    book.until("r.step", "8")


def test_several_hands_open_with_a_list_and_are_walked_by_keys(notebook: OpenNotebook) -> None:
    book, table = opened(notebook, HAND + "r = hw.replay([lesson_hand(), real_hand(), lesson_hand()])\nr")
    expect(table.locator(".hw-handlist button")).to_have_count(3)
    book.screenshot("replay-hands")
    table.locator(".hw-handlist button").nth(1).click()
    book.until("r.hand", "1")
    press(table, "ControlOrMeta+ArrowRight")
    book.until("r.hand", "2")
    table.get_by_label("Previous hand").click()
    book.until("r.hand", "1")


@pytest.mark.parametrize("name", ["05-step-through", "06-what-if"])
def test_the_notebooks_run_and_step_in_lab(notebook: OpenNotebook, name: str) -> None:
    path = Path(__file__).resolve().parents[2] / "notebooks" / f"{name}.ipynb"
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    book = notebook(["".join(cell["source"]) for cell in cells], still=True)
    book.run_all()
    book.python("replay.goto(0)")
    press(book.table(), "ArrowRight")
    book.until("replay.step", "1")
    assert book.page_errors == []


# ── without a kernel ──


def steps_and_asks(page: Page, table: FrameLocator | Locator) -> None:
    """The lesson hand, by keys, to its question and its end."""
    root = table.locator(".hw")
    root.focus()
    root.press("Shift+ArrowRight")
    expect(spoken(root)).to_have_text("Flop K♥ 8♠ 5♣, pot 340")
    expect(root.locator(".hw-slip strong")).to_have_text("nothing")
    root.press("End")
    expect(root.locator(".hw-question")).to_contain_text("Who wins the side pot?")
    root.press("ArrowRight")
    root.locator(".hw-answers button", has_text="You").click()
    expect(root.locator(".hw-question [role=status]")).to_contain_text("Right. The ace plays.")
    root.focus()
    root.press("ArrowRight")
    expect(spoken(root)).to_have_text("West is out of the match")


def test_a_page_steps_after_the_kernel_is_gone_and_the_page_loaded_again(notebook: OpenNotebook) -> None:
    book = notebook([ASKED + "r.page()"], still=True)
    book.run_all()
    book.save()
    book.kill_kernel()
    book.reload(save=False)
    frame = book.page.frame_locator(".jp-Notebook iframe")
    steps_and_asks(book.page, frame)
    book.screenshot("page-in-lab")
    assert book.foreign_requests == []


def test_keys_in_a_page_are_not_the_notebook_s(notebook: OpenNotebook) -> None:
    book = notebook([ASKED + "r.page()"], still=True)
    book.run_all()
    root = book.page.frame_locator(".jp-Notebook iframe").locator(".hw")
    root.focus()
    for key in ("a", "b", "x", "ArrowRight"):
        root.press(key)
    expect(spoken(root)).to_have_text("North raises to 60")
    assert len(book.cells()) == 1


def test_an_untrusted_notebook_has_the_hand_as_text(notebook: OpenNotebook) -> None:
    book = notebook([ASKED + "r.page()"], still=True, alone=True)
    book.run_all()
    saved = book.save()
    saved["cells"].append({"id": "x", "cell_type": "markdown", "metadata": {}, "source": "From somebody else."})
    (book.server.folder / "untrusted.ipynb").write_text(json.dumps(saved), encoding="utf-8")
    book.command("docmanager:open", path="untrusted.ipynb", factory="Notebook")
    there = book.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea details")
    there.locator("summary").click()
    expect(there).to_contain_text("trust this notebook")
    expect(there).to_contain_text("West raises to 215, all-in")
    assert book.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea iframe").count() == 0


@pytest.fixture
def cut_off(browser: Browser) -> Iterator[Page]:
    """A page of a browser without a network, which notes what it asks for and complains about."""
    context = browser.new_context(offline=True, reduced_motion="reduce", viewport={"width": 900, "height": 720})
    page = context.new_page()
    page.noted = []  # type: ignore[attr-defined]
    page.on("console", lambda message: page.noted.append(message.text))  # type: ignore[attr-defined]
    page.on("pageerror", lambda error: page.noted.append(str(error)))  # type: ignore[attr-defined]
    page.on("request", lambda request: page.noted.append(request.url))  # type: ignore[attr-defined]
    yield page
    context.close()


def exported(folder: Path) -> Path:
    replay = hw.replay(lesson_hand())
    replay.ask("river", "Who wins the side pot?", accept="You", explain="The ace plays.")
    replay.annotate("flop", "East can lose **nothing** more.")
    return replay.to_html(folder / "hand.html")


def test_a_file_steps_asks_and_speaks_with_the_network_cut(cut_off: Page, tmp_path: Path) -> None:
    path = exported(tmp_path)
    cut_off.goto(path.as_uri())
    steps_and_asks(cut_off, cut_off.locator("body"))
    cut_off.screenshot(path=Path(__file__).parent / "shots" / "file.png")
    noted = [line for line in cut_off.noted if not line.startswith("blob:null/")]  # type: ignore[attr-defined]
    assert noted == [path.as_uri()]


def test_plain_html_of_nbconvert_steps(cut_off: Page, tmp_path: Path) -> None:
    from nbconvert import HTMLExporter
    from nbformat.v4 import new_code_cell, new_notebook, new_output

    replay = hw.replay(lesson_hand()).ask("river", "Who wins the side pot?", accept="You", explain="The ace plays.")
    page = replay.annotate("flop", "East can lose **nothing** more.").page()
    output = new_output("display_data", {"text/html": page._repr_html_(), "text/plain": repr(page)})
    text, _ = HTMLExporter().from_notebook_node(new_notebook(cells=[new_code_cell("page", outputs=[output])]))
    (tmp_path / "notebook.html").write_text(text, encoding="utf-8")
    cut_off.goto((tmp_path / "notebook.html").as_uri(), wait_until="domcontentloaded")
    steps_and_asks(cut_off, cut_off.frame_locator("iframe"))


def test_nothing_hostile_is_executed(notebook: OpenNotebook, cut_off: Page, tmp_path: Path) -> None:
    code = (
        "import holdem_widget as hw\n"
        f"table = hw.stage(stacks=(100, 100), names=('You', {EVIL[:40]!r}))\ntable.fold()\n"
        f"r = hw.replay(table.history).annotate(0, {EVIL!r}).ask(0, {EVIL!r}, accept='You', hint={EVIL!r})\n"
    )
    book = notebook([code + "r", "r.page()"], still=True)
    book.run_all()
    expect(book.table().locator(".hw-question")).to_contain_text(EVIL)
    expect(book.page.frame_locator(".jp-Notebook iframe").locator(".hw-question")).to_contain_text(EVIL)
    scope: dict[str, Any] = {}
    exec(code, scope)
    cut_off.goto(scope["r"].to_html(tmp_path / "evil.html").as_uri())
    expect(cut_off.locator(".hw-question")).to_contain_text(EVIL)
    frames = [frame for page in (book.page, cut_off) for frame in page.frames]
    assert [frame.evaluate("window.pwned ?? null") for frame in frames] == [None] * len(frames)
    assert not any(line == "x" or line.endswith("/x") for line in cut_off.noted)  # type: ignore[attr-defined]

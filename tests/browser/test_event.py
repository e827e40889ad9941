"""The event in a real JupyterLab: the clock, a choice made ahead, a phrase, a seat that leaves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_play import button, seated

EVENT = (
    "import holdem_widget as hw\ntable = hw.play('event', seed={seed}, seats=4, opponents='beginner', {more})\ntable"
)
BUSY = """import time
end = time.monotonic() + 40
while time.monotonic() < end and "Your time is up" not in list(table.actions):
    time.sleep(0.05)
print("Your time is up" in list(table.actions))"""
TOLD = "'{key}' in [line['say']['key'] for line in table.view['log']]"


def event(more: str, seed: int = 7) -> str:
    """A cell that shows an event table for four; with seed 7 you act first."""
    return EVENT.format(more=more, seed=seed)


def test_the_clock_is_seen_runs_out_while_a_cell_is_busy_and_the_table_acts(notebook: OpenNotebook) -> None:
    book = notebook([event("clock=6"), BUSY], still=True)
    book.run(0)
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    book.run(1)
    assert book.text(1).strip() == "True"
    book.until(TOLD.format(key="time-up"), "True")
    expect(table.locator(".hw-hidden[role=log]")).to_contain_text("Your time is up")
    assert book.page_errors == []


def test_the_clock_counts_down_before_the_eyes_and_can_be_paused(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, event("clock=600"))
    clock = table.locator(".hw-clock")
    expect(clock).to_contain_text("s")
    book.until("table.clock.left < 600", "True")
    book.python("table.clock.pause()")
    expect(clock).to_have_count(0)
    book.python("table.clock.resume()")
    expect(clock).to_be_visible()
    assert book.accessibility_faults(within=".hw-controls") == []


def test_a_choice_made_ahead_is_shown_and_acts_when_the_turn_comes(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, event("clock=None, pace='step'", seed=3))
    book.until("table._session.waiting", "True")
    chip = table.locator(".hw-preset", has_text="Call any")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    book.until("print(table.view['preselected'])", "call_any")
    mine = "[type(m.action).__name__ for m in table._session.hand.moves if m.seat == 0][:1] != []"
    for _ in range(4):
        if book.python(mine) == "True":
            break
        version = book.python("table.view['version']")
        button(table, "step").click()
        book.until(f"table.view['version'] > {version}", "True")
    assert book.python(mine) == "True"
    assert book.python("table.view['preselected'] is None") == "True"


def test_a_phrase_is_sent_from_the_palette_and_stands_at_the_seat(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, event("clock=None"))
    button(table, "talk").click()
    table.locator(".hw-talk button", has_text="Nice hand!").click()
    expect(table.get_by_test_id("bubble-0")).to_have_text("Nice hand!")
    book.until(TOLD.format(key="log-talk"), "True")
    book.screenshot("event-talk")
    assert book.page_errors == []


def test_a_seat_leaves_and_the_table_plays_on(notebook: OpenNotebook) -> None:
    book, table = seated(notebook, event("clock=None"))
    book.python("table.leave(2)")
    expect(table.get_by_test_id("seat-2")).to_have_class("hw-plate away out ")
    book.until(TOLD.format(key="log-leave"), "True")
    book.python("table.leave()")
    expect(table.locator(".hw-title")).to_have_text("You are out")
    expect(button(table, "next")).to_contain_text("New match")
    book.screenshot("event-left")


def test_a_reloaded_page_is_no_lost_connection_and_a_cleared_output_pauses_the_clock(notebook: OpenNotebook) -> None:
    book, _ = seated(notebook, event("clock=600"))
    book.until("table.clock.left < 600", "True")
    book.reload()
    expect(book.table().get_by_test_id("board")).to_be_visible()
    assert book.python("table._session.public.gone[0]") == "False"
    book.until("table.clock.left < 600", "True")
    book.command("notebook:clear-all-cell-outputs")
    left = "round(table.clock.left, 3)"
    book.until("table._presence.views", "0")
    stands = book.python(left)
    assert book.python(left) == stands

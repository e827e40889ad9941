"""Every surface of the table, light and dark: nothing against WCAG 2.2 AA (35, 38)."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import Notebook
from tests.browser.test_play import button, play_on

MATCH = "import holdem_widget as hw\ntable = hw.play('match', seed=7, opponents='beginner')\ntable"
DUEL = "duel = hw.play('duel', seed=3, opponents='beginner')\nduel"
EVENT = "event = hw.play('event', seed=7, seats=4, opponents='beginner', clock=600)\nevent"
REPLAY = "from tests.replay.hands import lesson_hand, real_hand\nr = hw.replay([lesson_hand(), real_hand()])\nr"


TINY = """() => [...document.querySelectorAll(".hw :is(button, a, select, input, textarea, summary)")].flatMap((part) => {
  const { width, height } = (part.closest("label") ?? part).getBoundingClientRect();
  return width > 0 && Math.round(Math.min(width, height)) < 24 ? [`${part.outerHTML.slice(0, 90)}: ${width} x ${height}`] : [];
})"""


class Faults:
    """What is wrong, surface by surface: axe's rules, and targets under 24 pixels."""

    def __init__(self, book: Notebook) -> None:
        self.book = book
        self.found: list[str] = []

    def look(self, surface: str) -> None:
        """Notes what is wrong with all tables as they are shown now."""
        tiny = self.book.page.evaluate(TINY)
        self.found += [f"{surface}: {fault}" for fault in (*self.book.accessibility_faults(), *tiny)]

    def look_behind(self, table: Locator, name: str) -> None:
        """The same of the sheet behind a button, which is closed again."""
        button(table, name).click()
        expect(table.locator(".hw-panel")).to_be_visible()
        self.look(name)
        table.press("Escape")
        expect(table.locator(".hw-panel")).to_have_count(0)


def test_no_surface_of_a_hand_has_a_fault(notebook: OpenNotebook) -> None:
    book = notebook([MATCH], still=True)
    book.prefer(speed="instant")
    book.run_all()
    table = book.table()
    faults = Faults(book)
    faults.look("play")
    for name in ("help", "settings", "speed"):
        faults.look_behind(table, name)
    table.press("?")
    button(table, "rules").click()
    expect(table.locator(".hw-panel")).to_contain_text("H-3")
    faults.look("rules")
    table.press("Escape")
    button(table, "log").click()
    faults.look("log")
    table.get_by_label("Close the log").click()
    button(table, "amount").fill("25")
    faults.look("amount")
    table.press("Escape")
    table.press("Shift+A")
    faults.look("question")
    book.theme(dark=True)
    faults.look("question, dark")
    table.press("Escape")
    faults.look_behind(table, "settings")
    faults.look("play, dark")
    play_on(book, table)
    faults.look("showdown, dark")
    book.theme(dark=False)
    faults.look("showdown")
    book.size(420, 900)
    book.sidebar(shown=False)
    faults.look("showdown, narrow")
    button(table, "next").click()
    book.until("table.hand", "2")
    faults.look("play, narrow")
    assert faults.found == [], "\n".join(faults.found)


def test_no_surface_of_a_duel_an_event_and_a_replay_has_a_fault(notebook: OpenNotebook) -> None:
    book = notebook([f"import holdem_widget as hw\n{REPLAY}", DUEL, EVENT], still=True)
    book.prefer(speed="instant")
    book.run_all()
    replay, duel, event = (book.table(nth) for nth in range(3))
    expect(event.get_by_test_id("board")).to_be_visible()
    faults = Faults(book)
    faults.look("hands, lock, event")
    replay.locator(".hw-handlist button").first.click()
    faults.look_behind(event, "talk")
    duel.press("1")
    duel.press("l")
    faults.look("lock question")
    duel.press("Enter")
    book.until("'lock' not in duel.street", "True")
    button(event, "call").click()
    replay.press("End")
    book.until("r.step", "14")
    faults.look("replay, bet, event")
    book.theme(dark=True)
    faults.look("replay, bet, event, dark")
    faults.look_behind(replay, "study")
    assert faults.found == [], "\n".join(faults.found)

"""One-Card Duel in a real JupyterLab: a whole deal by mouse and by keys, and a match to its end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import Notebook

DUEL = "import holdem_widget as hw\ntable = hw.play('duel', seed=3, opponents='beginner')\ntable"


def seated(notebook: OpenNotebook) -> tuple[Notebook, Locator]:
    book = notebook([DUEL], still=True)
    book.run_all()
    table = book.table()
    expect(table.get_by_test_id("board")).to_be_visible()
    return book, table


def button(table: Locator, name: str) -> Locator:
    return table.locator(f'[data-hw="{name}"]')


def asked(book: Notebook) -> str:
    """`lock`, `bet`, or `over` once it is your turn or the deal has ended."""
    book.until("table.hand_is_settled or table.legal is not None", "True")
    return book.python("print('over' if table.hand_is_settled else 'lock' if table.legal.lock else 'bet')")


def test_a_whole_deal_by_mouse(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    table.locator(".hw-button").first.click()
    button(table, "lock").click()
    if button(table, "lock").count():
        button(table, "lock").click()
    book.until("'lock' not in table.street or table.hand_is_settled", "True")
    book.screenshot("duel-bet")
    for _ in range(10):
        if asked(book) == "over":
            break
        version = book.python("table.view['version']")
        button(table, "call").click()
        if button(table, "confirm").count():
            button(table, "confirm").click()
        book.until(f"table.view['version'] > {version}", "True")
    expect(button(table, "next")).to_be_visible()
    book.screenshot("duel-end")
    assert book.python("sum(table.stacks)") == "40"
    assert book.accessibility_faults() == []
    assert book.page_errors == []


def test_a_whole_deal_by_keys(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    table.focus()
    table.press("ArrowRight")
    table.press("Enter")
    table.press("Enter")
    book.until("'lock' not in table.street or table.hand_is_settled", "True")
    for _ in range(10):
        if asked(book) == "over":
            break
        version = book.python("table.view['version']")
        table.focus()
        book.page.wait_for_timeout(400)  # a key in the first moment of a decision is not taken for its answer
        table.press("c")
        if button(table, "confirm").count():
            button(table, "confirm").press("Enter")
        book.until(f"table.view['version'] > {version}", "True")
    assert book.python("sum(table.stacks)") == "40"


def test_d_2_4_no_card_of_the_rival_stands_in_the_page_before_it_is_shown(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    book.python("from holdem_widget.poker.cards import card_name")
    rival = book.python("print(*map(card_name, table._session.state.secret.hands[1]))").split()
    own = book.python("print(*table.view['ask']['lock'])").split()
    page = table.inner_html()
    assert [card for card in rival if card not in own and f"card-{card}" in page] == []
    marks = table.get_by_test_id("seat-1").locator("svg").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    backs = [mark for mark in marks if "hw-back" in mark]
    assert len(set(backs)) <= 1, "two backs can be told apart"


def test_a_match_to_its_end(notebook: OpenNotebook) -> None:
    book, table = seated(notebook)
    book.python(
        "while not table.is_over:\n"
        "    if table.hand_is_settled: table.next_hand()\n"
        "    elif table.legal.lock: table._act(list(table.legal)[0])\n"
        "    elif table.legal.raise_to: table.raise_to(table.legal.raise_to[1])\n"
        "    else: table.call()\n"
    )
    assert book.python("sorted(table.stacks)") == "[0, 40]"
    expect(table).to_contain_text("Match over")
    book.screenshot("duel-match-over")

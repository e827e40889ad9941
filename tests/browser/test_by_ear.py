"""Whole hands by announcements and keys alone: nothing is looked at, and all that is asserted was heard (29-33, 37)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.browser.conftest import OpenNotebook
from tests.browser.ear import Ear

CELL = "import holdem_widget as hw\ntable = hw.play('{game}', seed={seed}, opponents='beginner', lang='{lang}')\ntable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """How one language says what a player has to know."""

    turn: str
    owed: str
    free: str
    moved: str
    sure: str
    end: str


ENGLISH = Told(
    turn=r"^Your turn: (?:(\d+) to call|Nothing to call)$",
    owed=r"^(\d+) to call\.$",
    free=r"^Nothing to call: you may check\.$",
    moved=r"^You (?:check|call|call all-in for) ?(\d+)?",
    sure=r"^(?:Call|All-in for) (\d+)\? ",
    end=r"^Pot (\d+), (.+)$",
)
POLISH = Told(
    turn=r"^Twój ruch: (?:Do sprawdzenia: (\d+)|Nic do sprawdzenia)",
    owed=r"^Do sprawdzenia: (\d+)\.$",
    free=r"^Nie ma czego sprawdzać: możesz czekać\.$",
    moved=r"^(?:Czekasz|Sprawdzasz) ?(\d+)?",
    sure=r"^(?:Sprawdzić|All-in za) (\d+)\? ",
    end=r"^Pula (\d+), (.+)$",
)


def sits_down(notebook: OpenNotebook, game: str, *, seed: int, lang: str, speed: str = "instant") -> Ear:
    """Runs the cell and gives the table the keys; nothing of it is looked at from here on."""
    book = notebook([CELL.format(game=game, seed=seed, lang=lang)], still=True)
    book.prefer(speed=speed)
    ear = Ear.at(book.page)
    book.run_all()
    book.table().focus()
    return ear


def calls_to_the_end(ear: Ear, told: Told) -> re.Match[str]:
    """Checks or calls whenever it is heard to be the own turn; the result, as it was told."""
    while not re.search(told.end, (heard := ear.hears(f"{told.turn}|{told.end}")).string):
        asked = re.search(told.turn, heard.string)
        answer = ear.asks("n")
        assert asked is not None
        owed = re.search(told.owed if asked[1] else told.free, answer)
        assert owed is not None, f"{heard.string!r}, but asked again: {answer!r}"
        assert not asked[1] or owed[1] == asked[1]
        ear.press("c")
        if re.search(told.sure, ear.hears(f"{told.moved}|{told.sure}").string):
            ear.confirms()
            ear.hears(told.moved)
    result = re.search(told.end, heard.string)
    assert result is not None
    return result


def test_a_hand_is_played_asked_about_and_understood(notebook: OpenNotebook) -> None:
    ear = sits_down(notebook, "match", seed=7, lang="en")
    assert ear.asks("n") == "20 to call."
    assert ear.asks("p") == "Pot 30. Pot 30: You, West, and North may win it."
    assert ear.asks("m") == "From 40 to 1000."
    assert ear.asks("h").startswith("3 players in the hand: You with 1000, West with 990")
    assert ear.asks("w") == f"{ear.asks('1')} and {ear.asks('2')}" == "4 of clubs and king of hearts"
    assert ear.asks("g").startswith("King-four, offsuit")
    assert ear.asks("e") == "The board is empty."
    assert ear.asks("3") == "There is no card 3."
    assert ear.asks("x") == "You have the button."
    assert ear.asks("z") == "you have the button"
    ear.press("c")
    ear.hears("^You call 20$")
    pot = ear.hears(r"^Flop .. .. .., pot (\d+)$")[1]
    ear.hears("^Your turn: ")
    assert ear.asks("p").startswith(f"Pot {pot}.")
    assert ear.asks("e") == " and ".join((f"{ear.asks('3')}, {ear.asks('4')},", ear.asks("5")))
    ear.press("c")
    result = calls_to_the_end(ear, ENGLISH)
    heard = ear.all()
    won = [re.fullmatch(r"(\w+) wins? (\d+)", line) for line in heard]
    assert sum(int(match[2]) for match in won if match) == int(result[1])
    assert re.search(r"beats|everyone else folded", result[2]), result[2]
    ear.press("Space")
    ear.hears("^Hand 2: West has the button$")
    ear.hears("^Your turn: 20 to call$")
    assert "button" not in ear.asks("z")


def test_a_raise_and_an_all_in_are_typed_heard_and_confirmed_in_polish(notebook: OpenNotebook) -> None:
    ear = sits_down(notebook, "match", seed=7, lang="pl", speed="normal")
    assert ear.asks("n") == "Do sprawdzenia: 20."
    assert ear.asks("m") == "Od 40 do 1000."
    assert ear.asks("w") == f"{ear.asks('1')} i {ear.asks('2')}" == "4 trefl i król kier"
    assert ear.asks("x") == "Button masz ty."
    ear.press("r", "2", "5", "Enter")
    ear.hears("^Minimum to 40.$")
    ear.press("Escape", "r", "6", "0", "Enter")
    ear.hears("^Podbijasz do 60$")
    assert calls_to_the_end(ear, POLISH)[2] == "Wygrywasz: wszyscy inni spasowali"
    ear.press("Space")
    ear.hears("^Rozdanie 2: button ma West$")
    ear.hears(POLISH.turn)
    ear.press("Shift+A")
    ear.hears(r"^All-in za 1030\? Stawiasz wszystkie żetony\.$")
    ear.press("Escape")
    assert ear.asks("n") == "Do sprawdzenia: 20."
    ear.press("Shift+A")
    ear.confirms()
    ear.hears("^Podbijasz do 1030, all-in$")
    pot = ear.hears("^River .., pula (\\d+)$")[1]
    assert ear.hears(r"^(\w+) wygrywa (\d+)$").groups() == ("East", pot)
    ear.hears(f"^Pula {pot}, East, strit do siódemki, bije twój układ: dwie pary")


def test_a_deal_of_the_duel_is_locked_and_bet_by_ear(notebook: OpenNotebook) -> None:
    ear = sits_down(notebook, "duel", seed=3, lang="en")
    assert ear.asks("n") == "Your turn: lock a card"
    assert ear.asks("g") == ear.asks("w") == "2 of hearts and 8 of hearts"
    assert ear.asks("m").startswith("Both cards are locked before anybody bets")
    assert ear.asks("1") == "2 of hearts"
    assert ear.asks("2") == "8 of hearts"
    ear.press("l")
    ear.hears(r"^Lock the 8 of hearts\? Once locked it cannot be changed\.$")
    ear.press("Escape")
    assert ear.asks("1") == "2 of hearts"
    ear.press("l")
    ear.confirms()
    ear.hears("^You lock a card$")
    ear.hears("^Both cards are locked, pot 2$")
    result = calls_to_the_end(ear, ENGLISH)
    assert re.search(r"by the stronger card|equal ranks|everyone else folded", result[2]), result[2]
    ear.press("Space")
    ear.hears("^Deal 2: ")
    ear.hears("^Your turn: ")

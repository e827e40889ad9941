"""The still picture beside a table: what a saved notebook keeps of it, how much, and never a hidden card."""

from __future__ import annotations

import json
import random
import re

import pytest

import holdem_widget as hw
from holdem_widget.poker.cards import card_name
from holdem_widget.widgets.still import SIGNS, still_html
from tests.survival.doors import GAMES, move_on, played, session_of

SAVED = 40_000  # bytes that a saved notebook may grow by, a table
TRAFFIC = 16_000  # bytes that one action may send


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_it_shows_no_hidden_card(game_id: str, seed: int) -> None:
    table = played(game_id, seed=seed, moves=seed * 2)
    secret = session_of(table).state.secret
    seen = {card for seat in table.view["seats"] for card in seat["cards"]} | set(table.view["board"])
    dealt = secret.hands if game_id == "duel" else secret.holes
    hidden = {card_name(card) for hole in dealt for card in hole} - seen
    shown = set(re.findall(r'<b class="[shdc]">([\dJQKA]+[♠♥♦♣])</b>', still_html(table.view, "en", "hw.resume()")))
    assert not shown & {card[0].replace("T", "10") + SIGNS[card[1]] for card in hidden}
    assert len(shown) == len(seen - {None})


def test_it_says_the_position_and_how_to_go_on_without_any_style() -> None:
    table = played("match", seed=7, moves=1)
    html = re.sub(r"<style>.*?</style>", "", still_html(table.view, "en", 'hw.resume("12")'))
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))
    for name, stack in zip(table.names, table.stacks, strict=True):
        assert f"{name} {stack}" in text
    assert f"Pot {table.view['pot']['total']}" in text
    assert "To go on from here, run: hw.resume(&quot;12&quot;)" in text


def test_a_name_is_text_in_it() -> None:
    spot = hw.stage(stacks=(100, 100), names=("<script>", "&amp;"))
    assert "<script>" not in still_html(spot.view, "en", None)
    assert "&lt;script&gt;" in still_html(spot.view, "en", None)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_view_and_a_still_picture_keep_their_budgets(seats: int) -> None:
    rng = random.Random(seats)
    table = hw.play("match", seed=seats, opponents="beginner", seats=seats)
    largest, together = 0, 0
    for _ in range(120):
        still = len(json.dumps(still_html(table.view, table.lang, "hw.resume()")))
        largest = max(largest, still)
        together = max(together, still + len(json.dumps(table.view)))
        move_on(table, rng)
    print(f"{seats} seats: still picture {largest} B, with its view {together} B")
    assert largest <= SAVED / 4
    if seats <= 4:
        assert together <= TRAFFIC

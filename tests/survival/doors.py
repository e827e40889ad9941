"""What a browser, another thread and a new kernel can do to a table, for the tests of this folder."""

from __future__ import annotations

import random
from typing import Any

import holdem_widget as hw
from holdem_widget.poker.cards import card_name
from holdem_widget.table.session import Session
from holdem_widget.widgets.table_widget import Table

GAMES = ("match", "event", "duel")


def session_of(table: Table) -> Session:
    """The session behind a table."""
    return table._session


def send(table: Table, content: Any) -> None:
    """As the browser does: a custom message of the widget's channel."""
    comm_message(table, {"method": "custom", "content": content})


def comm_message(table: Table, data: dict[str, Any]) -> None:
    """Any message of the widget's channel."""
    table._handle_msg({"content": {"data": data}, "buffers": []})


def move_on(table: Table, rng: random.Random) -> str:
    """One legal thing that a person does at a cell; its sentence."""
    legal = table.legal
    if legal is None:
        return repr(table.restart() if table.is_over else table.next_hand())
    if legal.lock:
        return repr(table.lock(card_name(rng.choice(legal.lock))))
    if legal.raise_to is not None and rng.random() < 0.25:
        return repr(table.raise_to(legal.raise_to[rng.randrange(2)]))
    if legal.check:
        return repr(table.check())
    return repr(table.call() if legal.call is not None and rng.random() < 0.7 else table.fold())


def position(table: Table) -> dict[str, Any]:
    """All that must be as it was after a match is taken up again: the state with its cards, and every finished hand."""
    session = session_of(table)
    return {
        "state": session.state,
        "match": session.match,
        "moves": tuple(session.hand.moves),
        "notes": tuple(session.hand.notes),
        "finished": tuple(history.to_json() for history in session.finished),
        "settled": tuple(session.settled),
        "stacks": table.stacks,
    }


def played(game_id: str, *, seed: int, moves: int) -> Table:
    """A table after so many things that a person did."""
    rng = random.Random(seed)
    table = hw.play(game_id, seed=seed, opponents="beginner")
    for _ in range(moves):
        move_on(table, rng)
    return table

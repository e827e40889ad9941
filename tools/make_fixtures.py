"""Write the views that the front end's tests and pictures use.  Usage: make_fixtures.py [--check]

Each is a real view of a real table, so that the two sides cannot drift apart unseen.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "js" / "tests" / "views"
sys.path.insert(0, str(ROOT))
os.environ.setdefault("HOLDEM_WIDGET_HOME", tempfile.mkdtemp(prefix="holdem-widget-fixtures-"))

import holdem_widget as hw  # noqa: E402


def lesson() -> Any:
    """The hand that teaches, before its first action."""
    return hw.stage(
        stacks=(1000, 300, 1000, 85), names=("You", "West", "North", "East"), blinds=(10, 20), button=3,
        hole={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, board="Kh8s5c2d9c",
    )  # fmt: skip


def moved(table: Any, *moves: object) -> Any:
    """The table after these moves."""
    for move in moves:
        table._act(
            hw.RaiseTo(move) if isinstance(move, int) else {"c": hw.Call(), "k": hw.Check(), "f": hw.Fold()}[str(move)]
        )
    return table


def sent(table: Any, **content: Any) -> Any:
    """The table after a message of its browser."""
    table._on_message(table, content, [])
    return table


def passed(table: Any) -> Any:
    """The table after its hand, in which the person checks and calls."""
    while table.to_act is not None:
        table.check() if table.legal.check else table.call()
    return table


def after_hands() -> dict[str, Any]:
    """Tables after a hand, or with open cards."""
    study = passed(hw.play("match", seed=7, opponents="beginner"))
    why = sent(passed(hw.play("match", seed=7, opponents="club")), kind="review")
    short = hw.play("match", seed=5, opponents="beginner", hands=10)
    while not short.is_over:
        moved(short, "k" if short.legal.check else "f") if short.to_act is not None else short.next_hand()
    paused = hw.play("match", seed=11, opponents="beginner", pace="step")
    return {
        "open_play": moved(hw.play("match", seed=22, opponents="club", open_cards=True), "c"),
        "study": sent(study, kind="study", step=1), "why": sent(why, kind="why", step=3), "short": short,
        "paused": sent(paused, kind="pace", what="step", version=paused.view["version"]),
    }  # fmt: skip


def views() -> dict[str, Any]:
    """The views by name."""
    play = hw.play("match", seed=7, opponents="beginner")
    flop = moved(lesson(), 60, 85, "c", "c", "c", 100, 215, "f")
    showdown = moved(lesson(), 60, 85, "c", "c", "c", 100, 215, "f", "c")
    three_pots = hw.stage(
        stacks=(1000, 300, 600, 85), button=3, hole={0: "AhKd", 1: "KsQs", 2: "TcTd", 3: "5h5d"}, board="Kh8s5c2d9c"
    )
    moved(three_pots, 60, 85, 200, "c", 600, "c")
    folded = moved(hw.stage(stacks=(1000,) * 4, button=3), "f", "f", "f")
    waiting = hw.play("match", seed=11, opponents="beginner", pace="step")
    split = hw.stage(stacks=(500, 500, 500), button=0, hole={0: "AhKd", 1: "AsKc", 2: "2c3d"}, board="QhJhTs4c4d")
    moved(split, 101, "c", "c", *"kkkkkkkkk")
    duels = [hw.play("duel", seed=3, opponents="beginner") for _ in range(3)]
    for table, moves in zip(duels, (0, 1, 2), strict=True):
        for _ in range(moves):
            table._act(next(iter(table.legal)))
    event = hw.play("event", seed=11, seats=4, opponents="beginner")
    event.talk("good-luck")
    event_end = moved(hw.play("event", seed=11, seats=4, opponents="beginner"), *"cckk")
    event_wait = hw.play("event", seed=3, seats=4, opponents="beginner", pace="step")
    event_wait.preselect("call_any")
    tables = {
        "event": event, "event_end": event_end, "event_wait": event_wait,
        "duel_lock": duels[0], "duel_bet": duels[1], "duel_end": duels[2],
        "play": play, "flop": flop, "showdown": showdown, "three_pots": three_pots, "folded": folded, "waiting": waiting,
        "split": split, "two": hw.play("match", seed=1, opponents="beginner", seats=2),
        "six": hw.play("match", seed=2, opponents="beginner", seats=6),
        "ten": hw.play("match", seed=3, opponents="beginner", seats=10),
        "ten_open": hw.stage(stacks=(1000,) * 10, button=9), **after_hands(),
    }  # fmt: skip
    return {name: {**table.view, "review": table.review or None} for name, table in tables.items()}


def main(arguments: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    differ = []
    for name, view in views().items():
        path, text = FOLDER / f"{name}.json", json.dumps(view, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        if "--check" in arguments:
            differ += [] if path.exists() and path.read_text("utf-8") == text else [name]
        else:
            path.write_text(text, "utf-8")
    print(
        f"views that differ: {', '.join(differ)}; run tools/make_fixtures.py" if differ else "the views are up to date"
    )
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

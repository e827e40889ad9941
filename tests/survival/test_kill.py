"""Law: a match outlives its kernel. A process is killed at a random point of its play; nothing is lost, nothing doubled."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import holdem_widget as hw
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import GAMES, move_on, position, session_of

ROOT = Path(__file__).resolve().parents[2]
# It plays by a seed, tells after each thing it did how many lines were due, and never ends by itself.
PLAYER = """
import random, sys
import holdem_widget as hw
from tests.survival.doors import move_on, session_of
game_id, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
table = hw.play(game_id, seed=seed, opponents="beginner")
path = session_of(table).journal.path
print(path, flush=True)
while True:
    move_on(table, rng)
    print(path.read_bytes().count(b"\\n"), flush=True)
"""


def killed(game_id: str, seed: int, home: Path) -> tuple[Path, int]:
    """The match file of a process that was killed while it played, and the lines that were due when it last told."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOLDEM_WIDGET_HOME": str(home)}
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, game_id, str(seed)], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert player.stdout is not None
    path = Path(player.stdout.readline().strip())
    for _ in range(random.Random(seed).randrange(40)):
        player.stdout.readline()
    player.send_signal(signal.SIGKILL)
    told = [line for line in player.stdout.read().splitlines() if line.isdigit()]
    player.wait()
    player.stdout.close()
    return path, int(told[-1]) if told else 0


def reference(game_id: str, seed: int, lines: int) -> list[str]:
    """The first lines of the same play in this process, which nobody kills."""
    rng = random.Random(seed)
    table = hw.play(game_id, seed=seed, opponents="beginner")
    journal = session_of(table).journal
    assert journal is not None
    while len(found := journal.path.read_text().splitlines()) < lines:
        move_on(table, rng)
    return found[:lines]


def require_nothing_lost(game_id: str, seed: int, home: Path) -> None:
    path, due = killed(game_id, seed, home)
    table = hw.resume(path)
    kept = path.read_text().splitlines()
    assert len(kept) >= due, "a line that had been told is lost"
    assert kept == reference(game_id, seed, len(kept)), "a line is doubled, or another one"
    require_it_goes_on(path, table)


def require_it_goes_on(path: Path, table: Table) -> None:
    rng = random.Random(1)
    for _ in range(3):
        if session_of(table).waiting:
            table.play_out()
        move_on(table, rng)
    assert position(hw.resume(path)) == position(table)


@pytest.mark.parametrize("seed", range(5))
def test_a_killed_match_is_taken_up_exactly_where_it_was(seed: int, tmp_path: Path) -> None:
    require_nothing_lost(GAMES[seed % len(GAMES)], seed, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_200_killed_matches_are_taken_up_exactly_where_they_were(seed: int, tmp_path: Path) -> None:
    require_nothing_lost(GAMES[seed % len(GAMES)], seed, tmp_path)

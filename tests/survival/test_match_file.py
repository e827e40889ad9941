"""What is in a match file, what is made of a damaged one, and who may write it."""

from __future__ import annotations

import json
import random
import stat
from pathlib import Path

import pytest

import holdem_widget as hw
from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.table import journal
from holdem_widget.widgets.table_widget import Table
from tests.survival.doors import GAMES, move_on, played, position, session_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of match files for one test."""
    monkeypatch.setenv("HOLDEM_WIDGET_HOME", str(tmp_path / "matches"))
    return tmp_path


def file_of(table: Table) -> Path:
    """The match file of a table."""
    found = session_of(table).journal
    assert found is not None
    return Path(found.path)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_taken_up_exactly_where_it_was(game_id: str, seed: int) -> None:
    table = played(game_id, seed=seed, moves=30)
    table.annotate("Why?")
    assert position(hw.resume()) == position(table)


def test_a_match_played_on_from_a_spot_is_taken_up_too() -> None:
    spot = hw.stage(stacks=(1000, 300, 1000, 85), button=3, board="Kh8s5c2d9c")
    spot.raise_to(60)
    table = hw.play(from_=spot, opponents="beginner", seed=3)
    move_on(table, random.Random(1))
    assert position(hw.resume()) == position(table)


def test_it_may_be_cut_at_any_byte_and_loses_only_the_torn_line(tmp_path: Path) -> None:
    whole = file_of(played("match", seed=3, moves=6)).read_bytes()
    header = whole.index(b"\n") + 1
    copy = tmp_path / "cut.jsonl"
    for end in range(header, len(whole) + 1, 61):
        copy.write_bytes(whole[:end])
        hw.resume(copy).close()
        assert copy.read_bytes() == whole[: whole[:end].rindex(b"\n") + 1]


def test_a_damaged_file_is_refused_with_its_name_and_line(tmp_path: Path) -> None:
    whole = file_of(played("match", seed=3, moves=6)).read_bytes()
    for seed in range(60):
        damage(whole, seed, tmp_path / "damaged.jsonl")


def damage(whole: bytes, seed: int, copy: Path) -> None:
    """One line of the file spoiled."""
    rng = random.Random(seed)
    lines = whole.split(b"\n")
    at = rng.randrange(len(lines) - 1)
    lines[at] = rng.choice(
        [
            b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"move": 5}', b'{"deal": [[1]], "match": 1}',
            b'{"move": {"seat": 9, "kind": "call"}}', b'{"move": {"seat": "0", "kind": "call"}}', b'{"boo": 1}',
            b'{"move": {"seat": 0, "kind": "raise_to", "total": -5}}', b'{"note": {"step": 99}}',
            lines[at].replace(b"1", b"7", 1) if at == 0 else lines[at][: len(lines[at]) // 2],
            lines[at].replace(b'"game":"match"', b'"game":"chess"').replace(b'"kind"', b'"kinds"'),
        ]
    )  # fmt: skip
    copy.write_bytes(b"\n".join(lines))
    if b"\n".join(lines) == whole:
        return
    with pytest.raises(FormatError, match=r"damaged\.jsonl, line \d+: "):
        hw.resume(copy)


def test_two_tables_in_one_kernel_keep_their_own_files() -> None:
    first, second = played("match", seed=1, moves=0), played("match", seed=2, moves=0)
    rng = random.Random(5)
    for _ in range(10):
        move_on(first, rng)
        move_on(second, rng)
    assert file_of(first) != file_of(second)
    for table in (first, second):
        tag = session_of(table).journal.tag
        assert position(hw.resume(tag)) == position(table)


def test_a_match_that_was_taken_up_is_written_by_one_table_only() -> None:
    old = played("match", seed=1, moves=3)
    new = hw.resume()
    before = file_of(old).read_bytes()
    with pytest.raises(BadSetup, match="another table goes on with this match"):
        move_on(old, random.Random(1))
    assert file_of(old).read_bytes() == before
    move_on(new, random.Random(1))
    assert position(hw.resume()) == position(new)


def test_a_match_that_another_process_went_on_with_is_refused_and_unchanged() -> None:
    table = played("match", seed=1, moves=3)
    there = journal.Journal(file_of(table), len(file_of(table).read_bytes()))
    there.append({"restart": 2})
    before = position(table)
    with pytest.raises(BadSetup, match="another table"):
        move_on(table, random.Random(1))
    assert position(table) == before


def test_forget_erases_the_file_and_the_table_plays_on() -> None:
    table = played("match", seed=1, moves=3)
    path = file_of(table)
    table.forget()
    assert not path.exists()
    move_on(table, random.Random(1))
    with pytest.raises(BadSetup, match="there is no match to take up"):
        hw.resume()


def test_a_file_that_is_erased_by_hand_stays_away() -> None:
    table = played("match", seed=1, moves=3)
    file_of(table).unlink()
    move_on(table, random.Random(1))
    assert not file_of(table).exists()


def test_only_the_owner_can_read_a_match_file() -> None:
    assert stat.S_IMODE(file_of(played("match", seed=1, moves=0)).stat().st_mode) == 0o600


def test_the_last_twenty_files_stay_and_those_that_are_being_written() -> None:
    folder = journal.home()
    folder.mkdir(parents=True)
    for number in range(30):
        (folder / f"1-{number}-{number:08x}{journal.SUFFIX}").write_text("{}\n")
    table = played("match", seed=1, moves=0)
    assert len(journal.matches()) == journal.KEPT + 1
    assert file_of(table).exists()


def test_the_file_says_what_is_documented_and_nothing_else() -> None:
    lines = [json.loads(line) for line in file_of(played("match", seed=1, moves=12)).read_text().splitlines()]
    assert set(lines[0]) <= {
        "schema", "game", "variant", "names", "players", "seed", "seed_given", "pace", "open_cards", "start", "ticket",
    }  # fmt: skip
    assert {key for line in lines[1:] for key in line} <= {"deal", "match", "move", "note", "restart", "join", "chips"}

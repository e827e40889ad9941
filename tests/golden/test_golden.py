"""Does a hand still read as it did?  Playthroughs and counts in plain text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthroughs import FOLDER, transcript
from tests.golden.trees import naive_tree, parse, settings, tree


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_hand_reads_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert transcript(text) == text


@pytest.mark.parametrize("line", settings())
def test_there_are_as_many_ways_to_play_a_tiny_hand_as_the_file_says(line: str) -> None:
    assert tree(*parse(line)) == tuple(map(int, line.split("|")[1].split()))


@pytest.mark.parametrize("line", [line for line in settings() if int(line.split("|")[1].split()[0]) < 2000])
def test_a_naive_reckoning_counts_the_same_ways(line: str) -> None:
    assert naive_tree(*parse(line)) == tree(*parse(line))

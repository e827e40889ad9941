"""Real hands, read from where they lie: they load, step to the stacks reckoned independently, and come back equal."""

from __future__ import annotations

import json
import warnings
from decimal import Decimal
from pathlib import Path

import pytest

from holdem_widget.table.formats import dump, load
from holdem_widget.table.formats.losses import Losses
from holdem_widget.table.history import History

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "cases" / "hands"
HANDS = sorted(FOLDER.glob("*.phh"))
needs_hands = pytest.mark.skipif(not HANDS, reason=f"the real hands are read from {FOLDER.name}/, which is not there")
# PokerKit refuses these three itself: a raise over players who can only call all-in for less, and a site's short call
PEER_REFUSES = {"site-011", "site-033", "site-039"}


def hand(path: Path) -> History:
    (only,) = load(path)
    return only


def expected(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return found


def returned(history: History) -> list[tuple[int, Decimal]]:
    """Chips that nobody called: (player, amount in the file's unit)."""
    return [(seat, chips * history.chip) for seat, chips in history.end.public.returned]


def uncalled(wanted: dict[str, object]) -> list[tuple[int, Decimal]]:
    """The same as the independent reckoning has it."""
    found = wanted["uncalled"]
    if not isinstance(found, dict):
        return []
    return [(int(str(found["player"])[1:]) - 1, Decimal(str(found["amount"])))]


def same_play(a: History, b: History) -> bool:
    return (a.moves, a.names, a.end.public.stacks, a.variant) == (b.moves, b.names, b.end.public.stacks, b.variant)


@needs_hands
def test_there_are_197_hands() -> None:
    assert len(HANDS) == 197


@needs_hands
@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_a_real_hand_ends_as_reckoned_and_survives_its_formats(path: Path) -> None:
    history, wanted = hand(path), expected(path)
    stacks = [Decimal(str(chips)) for chips in wanted["finishing_stacks"]["expected"]]  # type: ignore[index]
    assert [Decimal(chips) for chips in history.finishing_stacks] == stacks
    assert returned(history) == uncalled(wanted)
    back = load(dump(history).text)[0]
    assert same_play(back, history)
    assert [note.text for note in back.notes] == [note.text for note in history.notes]
    through = load(dump(history, format="pokerstars").text)[0]
    assert same_play(load(dump(through).text)[0], history)
    assert load(dump(history, format="json").text)[0] == history


@needs_hands
@pytest.mark.parametrize("path", HANDS[::7], ids=lambda path: path.stem)
def test_pokerkit_reads_what_is_written_and_reaches_the_same_stacks(path: Path) -> None:
    if path.stem in PEER_REFUSES:
        pytest.skip("PokerKit refuses this hand in its own file too")
    from pokerkit import HandHistory

    history = hand(path)
    assert peer_stacks(HandHistory.loads(dump(history).text)) == stacks_of(history)
    if history.variant is not None and not history.variant.ante:  # its PokerStars reader knows no antes
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            (read,) = HandHistory.from_pokerstars(dump(history, format="pokerstars").text, error_status=True)
        assert sorted(peer_stacks(read)) == sorted(stacks_of(history))


def peer_stacks(read: object) -> list[float]:
    *_, state = read  # type: ignore[misc]
    return [float(stack) for stack in state.stacks]


def stacks_of(history: History) -> list[float]:
    return [float(stack) for stack in history.finishing_stacks]


@needs_hands
def test_several_hands_make_a_session_file(tmp_path: Path) -> None:
    hands = tuple(hand(path) for path in HANDS[:12])
    report = dump(hands, tmp_path / "session.phhs")
    assert isinstance(report, Losses)
    loaded = load(tmp_path / "session.phhs")
    assert all(same_play(a, b) for a, b in zip(loaded, hands, strict=True))
    dump(hands, tmp_path / "session.txt", format="pokerstars")
    assert [h.moves for h in load(tmp_path / "session.txt")] == [h.moves for h in hands]

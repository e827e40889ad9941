"""A replay's frames: nothing of what comes after, nothing that the viewpoint may not see, and small as patches."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import holdem_widget as hw
from holdem_widget.errors import BadSetup, StillHidden
from holdem_widget.poker.cards import card_name, pretty
from holdem_widget.table.history import History
from holdem_widget.widgets.frames import checked_viewpoint, film_of, step_of
from holdem_widget.widgets.patches import patch_of, patched, patches_of
from tests.replay.hands import lesson_hand, played, real_hand

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def spelled(card: int) -> tuple[str, str]:
    """A card as frames can write it: in a list, and in a sentence."""
    return f'"{card_name(card)}"', pretty((card,))


def says(frame: Any, card: int) -> bool:
    text = json.dumps(frame, ensure_ascii=False)
    return any(form in text for form in spelled(card))


def hidden_from(history: History, seat: int, at: int) -> set[int]:
    """The cards that the seat cannot know at a step."""
    state = history.steps[at].state
    public, secret = state.public, state.secret
    others = [
        card
        for other, hole in enumerate(secret.holes)
        if other != seat and public.shown[other] is None
        for card in hole
        if card is not None
    ]
    return {*others, *(card for card in secret.deck if card is not None)}


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_s_frames_name_no_card_that_it_cannot_know(seed: int) -> None:
    (history,) = played(seed)
    frames = film_of(history, 0).frames
    leaked = [
        (at, card) for at, frame in enumerate(frames) for card in hidden_from(history, 0, at) if says(frame, card)
    ]
    assert leaked == []


@pytest.mark.parametrize("seed", range(6))
def test_what_was_mucked_is_nowhere_in_a_seat_s_page(seed: int) -> None:
    (history,) = played(seed)
    page = json.dumps(hw.replay(history, viewpoint=0).page().data["hands"], ensure_ascii=False)
    public, holes = history.end.public, history.end.secret.holes
    mucked = [card for seat, hole in enumerate(holes) if seat and public.shown[seat] is None for card in hole]
    assert [card for card in mucked if any(form in page for form in spelled(card))] == []


@pytest.mark.parametrize("viewpoint", [0, 1, "all"])
def test_no_frame_knows_what_comes_after_it(viewpoint: Any) -> None:
    history = lesson_hand()
    whole = film_of(history, viewpoint).frames
    for moves in range(len(history.moves)):
        shorter = film_of(replace(history, moves=history.moves[:moves]), viewpoint).frames
        for frame, other in zip(shorter, whole, strict=False):
            assert {**frame, "cursor": {**frame["cursor"], "last": 0}} == {  # type: ignore[dict-item]
                **other,
                "cursor": {**other["cursor"], "last": 0},  # type: ignore[dict-item]
            }


def test_all_cards_are_hidden_while_the_hand_runs() -> None:
    running = replace(lesson_hand(), open_cards=False)
    running = replace(running, moves=running.moves[:3])
    with pytest.raises(StillHidden, match="over"):
        checked_viewpoint(running, "all")
    assert checked_viewpoint(running, 2) == 2


@pytest.mark.parametrize("wish", [-1, 4, True, "West", 1.0])
def test_a_viewpoint_that_is_none_is_refused(wish: object) -> None:
    with pytest.raises(BadSetup, match="viewpoint"):
        checked_viewpoint(lesson_hand(), wish)


@pytest.mark.parametrize(
    ("place", "step"), [(0, 0), (-1, 14), ("preflop", 0), ("flop", 6), ("river", 13), ("showdown", 11), ("end", 14)]
)
def test_places_are_steps(place: object, step: int) -> None:
    assert step_of(lesson_hand(), place) == step


@pytest.mark.parametrize("place", [15, "fourth street", None, 1.5])
def test_a_place_that_is_none_is_refused(place: object) -> None:
    with pytest.raises(BadSetup, match="hand"):
        step_of(lesson_hand(), place)


# ── patches ──


@given(JSON, JSON)
def test_a_patch_makes_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    through_json = json.loads(json.dumps(patch_of(old, new)))
    assert json.dumps(patched(old, through_json), sort_keys=True) == json.dumps(new, sort_keys=True)


@pytest.mark.parametrize("history", [lesson_hand(), real_hand(), *played(3, 2)], ids=["lesson", "real", "one", "two"])
def test_frames_come_back_out_of_their_patches(history: History) -> None:
    frames = film_of(history, "all").frames
    first, *patches = json.loads(json.dumps(patches_of(frames)))
    back = [first]
    for patch in patches:
        back.append(patched(back[-1], patch))
    assert back == json.loads(json.dumps(frames))

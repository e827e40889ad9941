"""The page without a kernel: what is in it, how large it is, and that nothing in it is markup but ours."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import holdem_widget as hw
from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.widgets.page import page_html, script_json
from holdem_widget.widgets.replay_widget import Replay
from tests.replay.hands import REAL, lesson_hand, played, real_hand

EVIL = '</script><script>alert(1)</script><img src=x onerror="alert(2)">\u2028'


def asked() -> Replay:
    replay: Replay = hw.replay(lesson_hand()).ask("river", "Who wins the side pot?", accept="You")
    return replay.annotate("flop", "East can lose nothing more from here.")


class Tags(HTMLParser):
    """The elements of a document, with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def elements(text: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Tags()
    parser.feed(text)
    return parser.found


def long_hand() -> Any:
    """Ten players, forty steps and more."""
    table = hw.stage(stacks=(2000,) * 10, button=9)
    for _ in range(9):
        table.call() if table.legal and table.legal.call else table.check()
    while not table.is_over:
        table.check() if table.legal and table.legal.check else table.call()
    return table.history


def test_a_long_hand_stays_within_its_budget(tmp_path: Path) -> None:
    history = long_hand()
    assert len(history.steps) >= 40
    replay = hw.replay(history)
    frames = json.dumps(replay.page().data["hands"][0]["frames"], separators=(",", ":"))
    assert len(frames.encode()) <= 100_000
    assert replay.to_html(tmp_path / "hand.html").stat().st_size <= 250_000


def test_a_page_may_load_nothing() -> None:
    text = page_html(asked().page().data)
    (policy,) = [a["content"] for tag, a in elements(text) if tag == "meta" and "http-equiv" in a]
    assert policy == "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:"
    addresses = [value for _, attrs in elements(text) for name, value in attrs.items() if name in ("src", "href")]
    assert addresses == ["data:,"]


@pytest.mark.parametrize("text", ["</script>", "<!--", "\u2028", "\u2029", "<b>"])
def test_json_in_a_script_element_has_no_way_out(text: str) -> None:
    written = script_json({"a": text})
    assert not re.search("[<\u2028\u2029]", written)
    assert json.loads(written) == {"a": text}


def test_a_hostile_name_note_and_question_are_text_only() -> None:
    table = hw.stage(stacks=(100, 100), names=("You", EVIL[:40]), button=0)
    table.fold()
    replay = hw.replay(table.history).annotate(0, EVIL).ask(0, EVIL, accept="You", hint=EVIL, explain=EVIL)
    page = replay.page()
    inside = elements(page_html(page.data, page.text))
    assert [tag for tag, _ in inside].count("script") == 3
    assert "img" not in [tag for tag, _ in inside]
    output = elements(page._repr_html_())
    assert [tag for tag, _ in output] == ["div", "style", "iframe", "details", "summary", "p", "pre"]


def test_the_output_is_a_sandboxed_frame_with_the_file_in_it() -> None:
    page = asked().page()
    (frame,) = [attrs for tag, attrs in elements(page._repr_html_()) if tag == "iframe"]
    assert frame["sandbox"] == "allow-scripts"
    assert frame["srcdoc"] == page_html(page.data)


def test_outside_the_frame_the_hand_is_text_up_to_its_question() -> None:
    outside = unescape(re.sub(r"<iframe.*</iframe>", "", asked().page()._repr_html_(), flags=re.S))
    assert "trust this notebook" in outside
    assert "West raises to 215, all-in" in outside
    assert "Note: East can lose nothing more from here." in outside
    assert "Who wins the side pot?" in outside
    assert "You win" not in outside


def test_without_a_question_the_text_is_the_whole_hand() -> None:
    assert "You win" in hw.replay(lesson_hand()).page().text


def keys(value: Any) -> set[str]:
    """Every key of a message in the data."""
    if isinstance(value, dict):
        own = {value["key"]} if isinstance(value.get("key"), str) else set()
        return own.union(*(keys(item) for item in value.values()))
    return set().union(*(keys(item) for item in value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("viewpoint", [0, "all"])
def test_a_page_has_the_words_that_it_needs_and_no_rules(viewpoint: Any) -> None:
    replay = hw.replay(played(3)[0], viewpoint=viewpoint)
    data = replay.page(decisions=True, equity=True).data
    there = set(re.findall(r"^([\w-]+) *=", data["words"], re.M))
    assert keys(data["hands"]) <= there
    assert {key for key in words.keys("en") if key.startswith("ui-")} <= there
    assert len(data["words"]) < len(words.text())


def test_a_page_is_the_same_every_time() -> None:
    assert asked().page()._repr_html_() == asked().page()._repr_html_()
    assert repr(asked().page()) == "Page(1 hand, 15 steps, without a kernel)"


def test_a_page_holds_branches_and_several_hands() -> None:
    replay = hw.replay([lesson_hand(), real_hand()])
    replay.branch(8, "call", name="North calls")
    data = replay.page().data
    assert [len(hand["lines"]) for hand in data["hands"]] == [1, 0]
    assert data["hands"][0]["lines"][0]["say"]["args"] == {"text": "North calls"}


def test_a_page_of_too_many_hands_says_how_to_choose() -> None:
    with pytest.raises(BadSetup, match=r"hands\[:10\]"):
        hw.replay([lesson_hand()] * 41).page()


def test_a_comment_of_a_real_hand_is_a_note_of_its_page() -> None:
    assert "Note: a bet with a draw" in hw.replay(REAL).page().text


def test_a_step_is_a_picture_for_a_handout() -> None:
    svg = hw.replay(lesson_hand()).to_svg("flop")
    assert svg.lstrip().startswith("<svg")
    assert "script" not in svg


def test_a_page_has_the_words_of_the_clauses_that_its_steps_name() -> None:
    data = asked().page().data
    named = {clause for clause in data["hands"][0]["clauses"] if clause}
    there = {place for place, _ in data["rules"]}
    assert named <= there
    assert "H-3" in there
    assert "H-2.7" not in there

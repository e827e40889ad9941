"""Words: a key is there once, and the hands are named as players name them (see test_languages.py for the rest)."""

from __future__ import annotations

import re

import pytest

from holdem_widget import words
from holdem_widget.errors import BadSetup


@pytest.mark.parametrize("lang", words.languages())
def test_a_key_is_there_once(lang: str) -> None:
    found = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", words.text(lang), re.M)
    assert len(found) == len(set(found)) == len(words.keys(lang))


@pytest.mark.parametrize(
    ("key", "args", "sentence"),
    [
        ("hand-high-card", {"high": "A"}, "ace high"),
        ("hand-pair", {"rank": "K", "kicker": "A"}, "pair of kings, ace kicker"),
        ("hand-pair", {"rank": "6", "kicker": "2"}, "pair of sixes, two kicker"),
        ("hand-two-pair", {"high": "K", "low": "7", "kicker": "A"}, "two pair, kings and sevens, ace kicker"),
        ("hand-three", {"rank": 2, "kicker": "A"}, "three twos, ace kicker"),
        ("hand-straight", {"high": "5"}, "straight, five high"),
        ("hand-flush", {"high": "T"}, "flush, ten high"),
        ("hand-full-house", {"trips": "K", "pair": "7"}, "full house, kings over sevens"),
        ("hand-four", {"rank": "A", "kicker": "K"}, "four aces, king kicker"),
        ("hand-straight-flush", {"high": "9"}, "straight flush, nine high"),
        ("hand-royal-flush", {}, "royal flush"),
    ],
)
def test_hands_are_named_as_players_name_them(key: str, args: dict[str, object], sentence: str) -> None:
    assert words.say(key, "en", **args) == sentence


@pytest.mark.parametrize(("lang", "label"), [("en", "2.5×"), ("de", "2,5×"), ("pl", "2,5×"), ("th", "2.5×")])
def test_a_decimal_number_has_the_mark_of_the_language(lang: str, label: str) -> None:
    assert words.say("preset-times", lang, n="2.5") == label


def test_a_sentence_with_a_hole_is_refused() -> None:
    with pytest.raises(BadSetup, match="hand-pair"):
        words.say("hand-pair", rank="K")
    with pytest.raises(BadSetup, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(BadSetup, match="languages: en"):
        words.say("hand-pair", "xx", rank="K", kicker="A")

"""What may be said at a table?  The phrases and emoticons of a list, by their ids; no free text can be sent.  Rule: E-4.1.

The words of an id are `talk-<id>` in `words/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

PHRASES: tuple[str, ...] = (
    "hello", "good-luck", "nice-hand", "well-played", "thank-you", "sorry", "never-mind", "your-turn", "wow", "unlucky",
    "good-game", "goodbye", "smile", "wink", "laugh", "cool", "surprised", "sad",
)  # fmt: skip
SHOP_PHRASES: tuple[str, ...] = ("river", "bluff", "patience", "math", "bow")

ANSWERS: dict[str, tuple[str, ...]] = {
    "hello": ("hello", "smile"),
    "good-luck": ("thank-you", "good-luck"),
    "nice-hand": ("thank-you", "smile"),
    "well-played": ("thank-you", "cool"),
    "thank-you": ("smile",),
    "sorry": ("never-mind",),
    "unlucky": ("sad", "never-mind"),
    "good-game": ("good-game", "well-played"),
    "goodbye": ("goodbye",),
    "bluff": ("wink", "cool"),
    "math": ("wow",),
}
ANSWER_ONE_IN = 2


def answer_of(phrase: str, seats: Sequence[int], rng: Random) -> tuple[int, str] | None:
    """Which of these seats answers the phrase, and how; None where nobody does.  It depends on `rng` alone."""
    answers = ANSWERS.get(phrase, ())
    if not answers or not seats or rng.randrange(ANSWER_ONE_IN):
        return None
    return rng.choice(list(seats)), rng.choice(answers)

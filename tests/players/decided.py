"""What is decided in some hands and deals?  `python -m tests.players.decided` prints a record a line.

Before them it says what this process makes of the same numbers: digests of sums and powers that are made
in another order, or by other steps, on another processor.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from holdem_widget.games.duel import DUEL
from holdem_widget.games.game import Game
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.players.beliefs import within
from holdem_widget.players.duelist_deal import Deal, carry_of, solved
from holdem_widget.players.levels import make
from holdem_widget.players.river import River, answer
from holdem_widget.poker.cards import parse_cards
from holdem_widget.poker.combos import combo_index

DUELS = (("expert", 1), ("club", 2))
HANDS = (("expert", (*range(8), 11, 16, 41, 53, 67, 69)), ("club", range(100, 112)), ("beginner", range(200, 206)))


def digest(values: Any) -> str:
    """A short name for the exact bits of some numbers."""
    return sha256(np.ascontiguousarray(values).tobytes()).hexdigest()[:12]


def kernels() -> dict[str, str]:
    """What this process makes of the same numbers by the matrix library, by numpy, and by the library of C."""
    rng = np.random.default_rng(1)
    left, right, line = rng.random((113, 84)), rng.random((84, 84)), rng.random(20000) * 20 - 10
    return {
        "matrix": digest(left @ right),
        "numpy": digest(np.exp(line)),
        "libm": digest([*map(math.exp, line.tolist())]),
    }


def played(game: Game[Any, Any], level: str, seed: int, *, deals: int) -> Iterator[dict[str, Any]]:
    """The records of a few deals, everybody of one level."""
    player, rng, state = make(level), Random(seed), game.new()
    for _ in range(deals):
        state = game.deal(state, rng).state
        while (seat := game.to_act(state)) is not None:
            decision = player.decide(game.observe(state, seat), rng)
            yield decision.to_json()
            state = game.apply(state, decision.action).state
        if game.match_is_over(state.public):
            break


def to_the_last_bit() -> Iterator[dict[str, Any]]:
    """A deal and a river solved, all their numbers."""
    carry = carry_of((19, 19)).values
    found = solved(Deal(stacks=(19, 19), first=0, signals=((1, 1), (2, 0)), carry=carry), rounds=60).solution
    yield {"plans": [digest(plan) for plan in found.plans], "value": found.value, "gains": found.gains}
    ranges, own = (within(0.5), within(0.3)), parse_cards("AsKd")
    river = River(board=parse_cards("Kh9s7d4c2s"), pot=120, stack=500, least=20, line=(0, 84))
    answered = answer(river, ranges, player=0, hand=combo_index(own[0], own[1]))
    yield {"ranges": [digest(one) for one in ranges], "river": [digest(one) for one in answered.solution.plans]}
    yield {"shares": answered.shares.tolist(), "values": answered.values.tolist(), "gain": answered.gain}


def main() -> None:
    """Prints everything."""
    print(json.dumps(kernels()))
    for record in to_the_last_bit():
        print(json.dumps(record))
    for level, seed in DUELS:
        for record in played(DUEL, level, seed, deals=5):
            print(json.dumps(record))
    for level, seeds in HANDS:
        for seed in seeds:
            for record in played(Holdem(MATCH), level, seed, deals=1):
                print(json.dumps(record))


if __name__ == "__main__":
    main()

"""How many hands a second does the engine play?  Random legal play beside PokerKit, in one process, interleaved.

`play_hand_factory` is what the peer benchmarks call. `python -m tests.benchmarks.engine` prints the ratio alone.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH

Play = Callable[[], tuple[int, list[int]]]


def play_hand_factory(seed: int, players: int = 4, stack: int = 1000, sb: int = 10, bb: int = 20) -> Play:
    """A function that plays one whole hand and returns its number of actions and what each seat won.

    At each decision one of check or call, fold (when owing), the least raise and all-in, all alike; states are
    immutable and every check is on.
    """
    game = Holdem(replace(MATCH, stacks=(stack,) * players, blinds=(sb, bb)))
    start = game.new()
    rng = Random(seed)
    random = rng.random

    def play() -> tuple[int, list[int]]:
        state, actions = game.deal(start, rng).state, 0
        while (seat := state.public.to_act) is not None:
            legal = game.legal(state.public, seat)
            assert legal is not None
            moves = list(legal)[legal.check :]  # the first is the fold
            state = game.apply(state, moves[int(random() * len(moves))]).state
            actions += 1
        return actions, [chips - stack for chips in state.public.stacks]

    return play


def pokerkit_factory(seed: int) -> Play:
    """The same in PokerKit, everything automated."""
    from pokerkit import Automation, NoLimitTexasHoldem

    random = Random(seed).random
    game = NoLimitTexasHoldem(tuple(Automation), True, 0, (10, 20), 20)

    def play() -> tuple[int, list[int]]:
        state, actions = game(1000, 4), 0
        while state.status:
            moves = ["call"]
            if state.checking_or_calling_amount:
                moves.append("fold")
            if state.can_complete_bet_or_raise_to():
                moves += ["least", "most"]
            move = moves[int(random() * len(moves))]
            if move == "call":
                state.check_or_call()
            elif move == "fold":
                state.fold()
            elif move == "least":
                state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount)
            else:
                state.complete_bet_or_raise_to(state.max_completion_betting_or_raising_to_amount)
            actions += 1
        return actions, list(state.payoffs)

    return play


def seconds_a_hand(plays: dict[str, tuple[Play, int]], repetitions: int = 9) -> dict[str, float]:
    """Median CPU seconds of one hand, by name; each repetition plays the given number of hands of each."""
    times: dict[str, list[float]] = {name: [] for name in plays}
    for repetition in range(repetitions):
        order = list(plays.items())
        for name, (play, hands) in order if repetition % 2 else reversed(order):
            gc.collect()
            start = time.process_time()
            for _ in range(hands):
                play()
            times[name].append((time.process_time() - start) / hands)
    return {name: statistics.median(found) for name, found in times.items()}


def main() -> None:
    """Prints hands a second and the ratio."""
    found = seconds_a_hand({"holdem_widget": (play_hand_factory(3), 500), "pokerkit": (pokerkit_factory(3), 60)})
    for name, seconds in found.items():
        print(f"{name:14} {1 / seconds:8.0f} hands a CPU second, {found['pokerkit'] / seconds:.1f} × PokerKit")


if __name__ == "__main__":
    main()

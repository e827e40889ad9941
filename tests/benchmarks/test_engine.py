"""The engine beside PokerKit: printed, not judged; the machine may be busy."""

from __future__ import annotations

from tests.benchmarks.engine import play_hand_factory, pokerkit_factory, seconds_a_hand


def test_the_engine_plays_whole_hands_beside_pokerkit() -> None:
    plays = {"holdem_widget": (play_hand_factory(3), 200), "pokerkit": (pokerkit_factory(3), 20)}
    found = seconds_a_hand(plays, repetitions=3)
    print({name: f"{1 / seconds:.0f} hands/s" for name, seconds in found.items()})
    actions, payoffs = play_hand_factory(3)()
    assert actions > 0
    assert sum(payoffs) == 0

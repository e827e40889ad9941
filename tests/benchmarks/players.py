"""How strong and how fast are the players?  `python -m tests.benchmarks.players [deals]` prints every figure.

Strength: big blinds in 100 hands with the 95 % interval over deals, the hero in all four seats against three copies.
Speed: processor milliseconds of a decision by street, and the solved rivers with their exact exploitability.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import process_time

from holdem_widget.games.holdem import Holdem
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
from holdem_widget.players.player import Decision, Player
from holdem_widget.players.reasons import Solved
from holdem_widget.table.league import Standing, league
from tests.benchmarks.players_baselines import ACTIONS, Baseline

# hero, other, what the lower end of the interval must be above (None: reported)
MATCHES: tuple[tuple[str, str, float | None], ...] = (
    ("club", "always-call", 500),
    ("club", "gutcheck station", 180),
    ("club", "gutcheck reg", 15),
    ("club", "gutcheck rock", 0),
    ("club", "beginner", 80),
    ("club", "min-raise maniac", 0),
    ("club", "shove-every-hand", 0),
    ("club", "tight folder", 0),
    ("club", "always-fold", 0),
    ("club", "random", 0),
    ("club", "blueprint", None),
    ("expert", "club", 0),
    ("expert", "blueprint", -10),
)


def player(name: str) -> Player:
    """A level or a baseline."""
    return Baseline(level=name) if name in ACTIONS else make(name)


def match(hero: str, other: str, *, deals: int, seed: int = 1) -> Standing:
    """The hero against three copies of another player, in all four seats."""
    return league([player(hero), *[player(other)] * 3], deals, seed, progress=lambda done, all_: None)[0]


def timed(level: str, hands: int) -> Iterator[tuple[float, Decision]]:
    """Every decision of some hands between four of a level, with its processor seconds."""
    game, chosen = Holdem(MATCH), make(level)
    for seed in range(hands):
        state, rng = game.deal(game.new(), Random(seed)).state, Random(seed)
        while (seat := game.to_act(state)) is not None:
            observation = game.observe(state, seat)
            start = process_time()
            decision = chosen.decide(observation, rng)
            yield process_time() - start, decision
            state = game.apply(state, decision.action).state


def quantiles(values: list[float]) -> str:
    """Median, 95 % and greatest."""
    ordered = sorted(values) or [0.0]
    picked = (ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))], ordered[-1])
    return "median {:.2f}, 95 % {:.2f}, most {:.2f}".format(*picked)


def speed(level: str, hands: int) -> Iterator[str]:
    """Lines about the time of decisions, and about solved rivers."""
    found = list(timed(level, hands))
    yield f"{level}: {len(found)} decisions, ms: {quantiles([1000 * t for t, _ in found])}"
    for street in ("flop", "turn", "river"):
        yield f"  {street}: {quantiles([1000 * t for t, d in found if d.street == street])}"
    solved = [(t, reason) for t, d in found for reason in d.reasons if isinstance(reason, Solved)]
    if solved:
        yield f"  solved rivers: {len(solved)}, ms: {quantiles([1000 * t for t, _ in solved])}"
        yield f"  exploitability, % of pot: {quantiles([100 * r.exploitability for _, r in solved])}"


def main(deals: int) -> None:
    """Prints everything."""
    for level in ("beginner", "club", "expert"):
        for line in speed(level, 300):
            print(line)
    for hero, other, least in MATCHES:
        start = process_time()
        found = match(hero, other, deals=deals)
        rate = 4 * deals / (process_time() - start)
        wanted = "" if least is None else f", wanted above {least:+}"
        print(
            f"{hero} v {other}: {found.bb_per_100:+.1f} ± {found.error:.1f} bb/100, lower end {found.interval[0]:+.1f}"
            f"{wanted} ({deals} deals, {rate:.0f} hands/s of one core)",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)

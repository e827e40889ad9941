"""Whom do the players have to beat?  Simple opponents of our own, and adapters for those of other packages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from holdem_widget.games.game import Action, Call, Check, Fold, Observation, RaiseTo
from holdem_widget.games.holdem_state import STREETS, Public
from holdem_widget.players.beliefs import Act, acts_of
from holdem_widget.players.player import Decision, Option, decision_of
from holdem_widget.players.starting import starting
from holdem_widget.poker.cards import NAMES

BLUEPRINT = Path(__file__).resolve().parents[3] / "shared" / "data" / "blueprint_4max_50bb" / "bundle.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Baseline:
    """A player by name whose action is `action(observation, rng)`."""

    level: str

    @property
    def name(self) -> str:
        return self.level

    def decide(self, observation: Observation[Public], rng: Random) -> Decision:
        action = ACTIONS[self.level](observation, rng)
        return decision_of(observation, (Option(action=action, share=1.0),), rng, level=self.level, reasons=())


def quiet(observation: Observation[Public]) -> Action:
    return Check() if observation.legal.check else Call()  # type: ignore[union-attr]


def resigned(observation: Observation[Public]) -> Action:
    return Check() if observation.legal.check else Fold()  # type: ignore[union-attr]


def least_raise(observation: Observation[Public]) -> Action:
    raises = observation.legal.raise_to  # type: ignore[union-attr]
    return RaiseTo(raises[0]) if raises else quiet(observation)


def shove(observation: Observation[Public]) -> Action:
    raises = observation.legal.raise_to  # type: ignore[union-attr]
    return RaiseTo(raises[1]) if raises else quiet(observation)


def at_random(observation: Observation[Public], rng: Random) -> Action:
    raises = observation.legal.raise_to  # type: ignore[union-attr]
    wanted = rng.choice(("fold", "call", "raise"))
    if wanted == "raise" and raises:
        return RaiseTo(rng.randint(*raises))
    return quiet(observation) if wanted == "call" else resigned(observation)


def tight_folder(observation: Observation[Public]) -> Action:
    """Calls and raises with the best 8 % before the flop, then calls with them; folds everything else."""
    own = observation.own
    if starting((own[0], own[1])).place > 0.08:  # type: ignore[arg-type]
        return resigned(observation)
    return least_raise(observation) if observation.public.street == "preflop" else quiet(observation)


def gutcheck(kind: str, observation: Observation[Public], rng: Random) -> Action:
    from gutcheck.archetypes import decide  # type: ignore[import-untyped, import-not-found, unused-ignore]

    public, legal = observation.public, observation.legal
    assert legal is not None
    least, most = legal.raise_to or (None, None)
    token = decide(kind, {
        "hole": [NAMES[card] for card in observation.own if card is not None],
        "board": [NAMES[card] for card in public.board if card is not None],
        "legal": {"call_amount": legal.call or 0, "raise": legal.raise_to is not None,
                  "min_raise_to": least, "max_raise_to": most},
        "pot": public.pot, "bb": public.blinds[1], "street_index": STREETS.index(public.street), "rng": rng,
        "facing_bet": bool(legal.call), "current_level": public.betting.price,
    })  # fmt: skip
    if token.startswith("r"):
        return RaiseTo(int(token[1:]))
    return resigned(observation) if token == "f" else quiet(observation)


_bundle: list[Any] = []


def blueprint(observation: Observation[Public], rng: Random) -> Action:
    """The trained strategy in the shared data; its seats count from the small blind, its chips are additional."""
    from donksolver.policy import (  # type: ignore[import-untyped, import-not-found, unused-ignore]
        KINDS,
        ST_NO_NODE,
        Bundle,
    )

    if not _bundle:
        _bundle.append(Bundle(str(BLUEPRINT), verify=False))
    public, seats = observation.public, len(observation.public.start)

    def place(seat: int) -> int:
        return (seat - (public.small_blind or 0)) % seats

    stacks = [0] * seats
    for seat, chips in enumerate(public.start):
        stacks[place(seat)] = chips
    made = [(place(a.seat), int(isinstance(a.action, Fold)), paid(a)) for a in acts_of(public)]
    board = [card for card in public.board if card is not None]
    out = _bundle[0].act([stacks], [public.blinds], [observation.own], [board], [made], [rng.random()])
    ASKED.append(int(out["status"][0]))
    if out["status"][0] >= ST_NO_NODE:
        return resigned(observation)
    return legal_of(observation, KINDS[int(out["kind"][0])], int(out["chips"][0]))


ASKED: list[int] = []  # the status of each answer: 0 and 1 are on or near its tree


def paid(act: Act) -> int:
    return 0 if isinstance(act.action, (Fold, Check)) else act.owed + act.extra


def legal_of(observation: Observation[Public], kind: str, chips: int) -> Action:
    legal = observation.legal
    assert legal is not None
    total = observation.public.betting.bets[observation.seat] + chips
    if kind == "allin" and legal.raise_to:
        return RaiseTo(legal.raise_to[1])
    if kind == "raise" and legal.raise_to:
        return RaiseTo(min(max(total, legal.raise_to[0]), legal.raise_to[1]))
    return resigned(observation) if kind in ("fold", "check") else quiet(observation)


ACTIONS: dict[str, Any] = {
    "always-call": lambda o, r: quiet(o),
    "always-fold": lambda o, r: resigned(o),
    "random": at_random,
    "min-raise maniac": lambda o, r: least_raise(o),
    "shove-every-hand": lambda o, r: shove(o),
    "tight folder": lambda o, r: tight_folder(o),
    "gutcheck station": lambda o, r: gutcheck("station", o, r),
    "gutcheck reg": lambda o, r: gutcheck("reg", o, r),
    "gutcheck rock": lambda o, r: gutcheck("rock", o, r),
    "blueprint": blueprint,
}

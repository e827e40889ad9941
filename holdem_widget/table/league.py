"""Who plays better?  The same deals with every player in every seat, so that luck of the cards cancels out.

A deal is one set of cards; it is played once for each rotation of the players. Stacks start anew with each hand. A hand
that is all-in before the river counts with its average over run-outs. The interval is over deals, not hands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import sqrt
from typing import Any

from holdem_widget.display import Cell, Rows, html_table, text_table
from holdem_widget.errors import BadSetup
from holdem_widget.games.game import Step
from holdem_widget.games.holdem import Holdem
from holdem_widget.games.holdem_state import HoldemStep, Public, Secret
from holdem_widget.games.match import MATCH
from holdem_widget.players.levels import make
from holdem_widget.players.player import Player
from holdem_widget.poker.cards import DECK, Card
from holdem_widget.poker.evaluator import strength
from holdem_widget.poker.pots import MOST_SEATS, settle_pots
from holdem_widget.table.generators import generator
from holdem_widget.table.league_plot import plot
from holdem_widget.table.stage import checked_blinds, checked_seed, countable

RUNOUTS = 200  # sampled where there are more
CHUNK = 20  # deals in one piece of work
Scores = tuple[Fraction, ...]  # chips won on one deal by each player, over all rotations
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What every hand of a league starts with."""

    players: tuple[Player, ...]
    seed: int
    stack: int = 1000
    blinds: tuple[int, int] = (10, 20)

    @property
    def game(self) -> Holdem:
        """The game, a match of one hand."""
        return Holdem(replace(MATCH, stacks=(self.stack,) * len(self.players), blinds=self.blinds))


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One player's result: big blinds won in 100 hands, `error` half of the 95 % interval over deals."""

    name: str
    bb_per_100: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.bb_per_100 - self.error, self.bb_per_100 + self.error


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class League:
    """The result of a league, a row a player in the order given; `scores[deal][player]` are big blinds a hand."""

    standings: tuple[Standing, ...]
    deals: int
    hands: int
    seed: int
    scores: tuple[tuple[float, ...], ...]
    stopped: bool = False

    def as_rows(self) -> Rows:
        """One row a player."""
        rows = tuple((s.name, round(s.bb_per_100, 2), round(s.error, 2)) for s in self.standings)
        early = ", stopped early" if self.stopped else ""
        caption = (
            f"{self.deals:,} deals, {self.hands:,} hands{early}; big blinds in 100 hands, ± 95 % interval over deals"
        )
        return Rows(columns=("player", "bb/100", "±"), rows=rows, caption=caption)

    def rows(self) -> list[dict[str, Cell]]:
        """One plain dict a player."""
        return self.as_rows().to_dicts()

    def to_pandas(self) -> Any:
        """A pandas DataFrame."""
        return self.as_rows().to_pandas()

    def to_svg(self) -> str:
        """The results with their intervals as a picture."""
        return plot([(s.name, s.bb_per_100, s.error) for s in self.standings])

    def __repr__(self) -> str:
        return text_table(self.as_rows())

    def _repr_html_(self) -> str:
        return html_table(self.as_rows()) + self.to_svg()

    def __getitem__(self, place: int) -> Standing:
        return self.standings[place]

    def __len__(self) -> int:
        return len(self.standings)

    def __iter__(self) -> Iterator[Standing]:
        return iter(self.standings)


def league(
    players: Sequence[Any], deals: int = 1000, seed: int = 1, *, executor: Executor | None = None,
    progress: Progress | None = None, stack: int = 1000, blinds: tuple[int, int] = (10, 20),
) -> League:  # fmt: skip
    """Plays duplicate deals and gives big blinds in 100 hands with their 95 % interval.

    `players` are levels (`"club"`, `"tight club"`), functions or players, 2 to 10. `executor` is any of
    `concurrent.futures` (a dask cluster's `client.get_executor()` too); without one a notebook uses all cores, a script
    this process. The result depends on the seed alone. `progress(done, deals)` is called as work is done (None: a bar
    on stderr). An interrupt gives the result so far.

    Raises: BadSetup.
    """
    setup = Setup(
        players=checked(players),
        seed=checked_seed(seed),
        stack=countable(stack, "stack"),
        blinds=checked_blinds(blinds),
    )
    if type(deals) is not int or deals < 1 or not setup.stack:
        raise BadSetup(f"deals {deals!r} and stack {stack!r} must be whole numbers, at least 1")
    if not (executor is None or hasattr(executor, "submit")):
        raise BadSetup(f"executor {executor!r} must have submit(), as those of concurrent.futures do")
    pieces = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    found: dict[int, list[Scores]] = {}
    tell = progress or bar
    try:
        for piece, scores in worked(setup, pieces, executor):
            found[piece] = scores
            tell(sum(map(len, found.values())), deals)
    except KeyboardInterrupt:
        if not found:
            raise
    return result(
        setup, [scores for piece in sorted(found) for scores in found[piece]], stopped=len(found) < len(pieces)
    )


def checked(players: Sequence[Any]) -> tuple[Player, ...]:
    """The players of what was given.  Raises: BadSetup."""
    if not isinstance(players, (list, tuple)) or not 2 <= len(players) <= MOST_SEATS:
        raise BadSetup(
            f"players {players!r}: a league is a list of 2 to {MOST_SEATS} players, such as ['club', 'beginner']"
        )
    return tuple(make(player) for player in players)


# ── dividing the work ──


def worked(setup: Setup, pieces: Sequence[range], executor: Executor | None) -> Iterator[tuple[int, list[Scores]]]:
    """The scores of each piece with its number, as they are done."""
    own = own_executor(setup, pieces) if executor is None else None
    chosen = own if executor is None else executor
    if chosen is None:
        yield from ((i, play(setup, piece)) for i, piece in enumerate(pieces))
        return
    futures: dict[Future[list[Scores]], int] = {chosen.submit(play, setup, piece): i for i, piece in enumerate(pieces)}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()
        if own is not None:
            own.shutdown(wait=False, cancel_futures=True)


def own_executor(setup: Setup, pieces: Sequence[range]) -> Executor | None:
    """All cores where that is worth it and safe: a notebook, much work, and players that can be sent."""
    import multiprocessing
    import os
    import pickle
    from concurrent.futures import ProcessPoolExecutor

    cores = os.cpu_count() or 1
    # a script would be run again by each worker; only an interactive session has no file
    if cores == 1 or len(pieces) < 4 or hasattr(sys.modules["__main__"], "__file__"):
        return None
    try:
        pickle.dumps(setup)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
    return ProcessPoolExecutor(max_workers=cores, mp_context=multiprocessing.get_context("spawn"))


def bar(done: int, deals: int) -> None:
    """A line on stderr that grows."""
    filled = 30 * done // deals
    end = "\n" if done == deals else ""
    sys.stderr.write(f"\r[{'█' * filled}{'·' * (30 - filled)}] {done:,} of {deals:,} deals{end}")
    sys.stderr.flush()


# ── playing ──


def play(setup: Setup, deals: range) -> list[Scores]:
    """The scores of each deal."""
    return [play_deal(setup, deal) for deal in deals]


def play_deal(setup: Setup, deal: int) -> Scores:
    """Chips won by each player on one deal, over all rotations; equal seatings are played once."""
    count = len(setup.players)
    known: dict[tuple[Player, ...], Scores] = {}
    totals = [Fraction(0)] * count
    for turn in range(count):
        seated = tuple(setup.players[(seat - turn) % count] for seat in range(count))
        if seated not in known:
            known[seated] = play_hand(setup, deal, seated)
        for seat, chips in enumerate(known[seated]):
            totals[(seat - turn) % count] += chips
    return tuple(totals)


def play_hand(setup: Setup, deal: int, seated: tuple[Player, ...]) -> Scores:
    """Chips won by each seat."""
    game = setup.game
    chances = [generator(setup.seed, 0, deal, f"seat {seat}") for seat in range(len(seated))]
    step = game.deal(game.new(), generator(setup.seed, 0, deal, "deal"))
    while (seat := game.to_act(step.state)) is not None:
        decision = seated[seat].decide(game.observe(step.state, seat), chances[seat])
        step = game.apply(step.state, decision.action)
    won = averaged(step, setup, deal)
    public = step.state.public
    return won or tuple(Fraction(b - a) for a, b in zip(public.start, public.stacks, strict=True))


def averaged(step: HoldemStep, setup: Setup, deal: int) -> Scores | None:
    """Chips won by each seat over run-outs, where betting ended before the river with two hands in; else None."""
    first: Step[Public, Secret] = step.parts[0] if step.parts else step
    public = first.state.public
    if public.street == "river" or len(public.live) < 2:
        return None
    holes = step.state.secret.holes
    boards = runouts(public, [card for hole in holes for card in hole if card is not None], setup, deal=deal)
    awards: dict[tuple[int, ...], tuple[int, ...]] = {}
    totals = [0] * len(holes)
    for board in boards:
        order = ranked([strength((*holes[seat], *board)) for seat in public.live])  # type: ignore[arg-type]
        if order not in awards:
            awards[order] = ends_with(public, order)
        for seat, chips in enumerate(awards[order]):
            totals[seat] += chips
    return tuple(Fraction(total, len(boards)) - start for total, start in zip(totals, public.start, strict=True))


def ranked(strengths: Sequence[int]) -> tuple[int, ...]:
    """Places from 0 upwards, equal for equal strengths."""
    order = sorted(set(strengths))
    return tuple(order.index(value) for value in strengths)


def ends_with(public: Public, order: tuple[int, ...]) -> tuple[int, ...]:
    """The stacks at the end, when the live hands come in this order."""
    strengths = [-1] * len(public.start)
    for seat, place in zip(public.live, order, strict=True):
        strengths[seat] = place
    settled = settle_pots(public.committed, public.live, strengths, button=public.button, dead=sum(public.dead))
    back = dict(settled.returned)
    return tuple(
        stack + award + back.get(seat, 0)
        for seat, (stack, award) in enumerate(zip(public.stacks, settled.awards, strict=True))
    )


def runouts(public: Public, dealt: Sequence[Card], setup: Setup, *, deal: int) -> list[tuple[Card, ...]]:
    """The full boards that can come: all of them for one card, else some drawn for the deal."""
    board = tuple(card for card in public.board if card is not None)
    free = [card for card in DECK if card not in dealt and card not in board]
    missing = 5 - len(board)
    if missing == 1:
        return [(*board, *rest) for rest in combinations(free, missing)]
    chance = generator(setup.seed, 0, deal, "run-outs")
    return [(*board, *chance.sample(free, missing)) for _ in range(RUNOUTS)]


# ── reckoning ──


def result(setup: Setup, scores: Sequence[Scores], *, stopped: bool) -> League:
    """The standings of all deals; a sum of 0 comes out as exactly 0."""
    count = len(setup.players)
    unit = count * setup.blinds[1]
    standings = tuple(
        standing(name, [deal[place] / unit for deal in scores]) for place, name in enumerate(names(setup.players))
    )
    return League(
        standings=standings,
        deals=len(scores),
        hands=count * len(scores),
        seed=setup.seed,
        scores=tuple(tuple(float(chips / unit) for chips in deal) for deal in scores),
        stopped=stopped,
    )


def standing(name: str, blinds: Sequence[Fraction]) -> Standing:
    """The mean of big blinds a hand and half of its 95 % interval, for 100 hands."""
    count = len(blinds)
    mean = sum(blinds, Fraction(0)) / count
    spread = sum(float(value - mean) ** 2 for value in blinds) / max(count - 1, 1)
    return Standing(name=name, bb_per_100=float(100 * mean), error=196 * sqrt(spread / count))


def names(players: Sequence[Player]) -> tuple[str, ...]:
    """The names, numbered where one comes again: `club`, `club 2`."""
    found: list[str] = []
    for player in players:
        again = sum(1 for name in found if name == player.name or name.startswith(f"{player.name} "))
        found.append(f"{player.name} {again + 1}" if again else player.name)
    return tuple(found)

"""A running table: the match so far, whose turn it is, and the one door through which it changes.

The only mutable object here. Every change happens under one lock and counts the version up; a command made for
another version is refused, and a refused command changes nothing. Listeners hear of a change after the lock is free.
"""

from __future__ import annotations

from dataclasses import replace
from threading import RLock
from typing import TYPE_CHECKING, Any, Literal, Protocol

from holdem_widget.errors import BadSetup, IllegalAction, NotAsked, PlayerFault, StaleCommand
from holdem_widget.games.game import Action, Chance, Legal, Observation, State, Step
from holdem_widget.games.library import Variant, game
from holdem_widget.games.preselect import Selection
from holdem_widget.players.player import Decision, Player
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.cards import Card
from holdem_widget.table import asides, edit, undo
from holdem_widget.table.archive import Archive
from holdem_widget.table.asides import Settled
from holdem_widget.table.codec import encode
from holdem_widget.table.commands import (
    Act,
    Advance,
    Annotate,
    Command,
    Edit,
    Edits,
    NextHand,
    Preselect,
    Restart,
    SetPace,
    Talk,
    TimeUp,
    Undo,
)
from holdem_widget.table.generators import Recording, fresh_seed, generator
from holdem_widget.table.hand import Hand, Outcome
from holdem_widget.table.history import History, Move, Note, move_json
from holdem_widget.table.journal import Journal, count_hand
from holdem_widget.table.talk import PHRASES

if TYPE_CHECKING:
    from holdem_widget.table.clock import Clock
    from holdem_widget.table.purse import Purse

Pace = Literal["auto", "step"]
LONGEST_NOTE = 4000


class Listener(Protocol):
    """Hears of every change, after the lock is free."""

    def __call__(self, session: Session) -> None: ...


class Session:
    """A table that is being played.

    `players` has a player for each seat that decides by itself, None for a person's. `open_cards`: a person may see every
    seat's cards. `staged`: a single hand whose seats are all one person's, its cards open.
    Raises from every door: StaleCommand, NotAsked, IllegalAction, PlayerFault.
    """

    def __init__(
        self, *, game_id: str, variant: Variant | None, names: tuple[str, ...], players: tuple[Player | None, ...],
        seed: int | None = None, pace: Pace = "auto", open_cards: bool = False, staged: bool = False,
        start: State[Any, Any] | None = None,
        first_deal: Chance | None = None, seed_given: bool | None = None,
    ) -> None:  # fmt: skip
        self.game_id = game_id
        self.variant = variant
        self.game = game(game_id, variant)
        self.names = names
        self.players = players
        self.seed_given = seed is not None if seed_given is None else seed_given
        self.seed = fresh_seed() if seed is None else seed
        self.pace: Pace = pace
        self.paused = False  # it was told to be at pace `step`; one that began so has its clock
        self.open_cards = open_cards or staged
        self.staged = staged
        self.named: frozenset[int] = frozenset()  # places of a staged board that the stager named
        self.match = 1
        self.version = 0
        self.dealt_at = 0  # the version that began the present hand
        self.asked_at = 0  # the version that put the present decision
        self.selected: tuple[Seat, Selection] | None = None
        self.phrases: tuple[str, ...] = PHRASES
        self.clock: Clock | None = None
        self.purse: Purse | None = None  # where chips and points of a person are kept
        self.worn: tuple[str, ...] = ()
        self.lock = RLock()
        self.busy = False  # a command is being carried out
        self.finished = Archive()
        self.settled: list[Settled] = []
        self.listeners: list[Listener] = []
        self.journal: Journal | None = None
        self.start = start
        self.first_deal = first_deal
        self.state: State[Any, Any] = start if start is not None else self.game.new()
        self.hand = Hand(start=self.state, draws=None, steps=[Step(self.state, ())])

    # ── what is so ──

    @property
    def public(self) -> Any:
        """The public half of the state."""
        return self.state.public

    @property
    def to_act(self) -> Seat | None:
        """The seat that is asked, or None."""
        return self.game.to_act(self.state)  # type: ignore[no-any-return]

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats that a person plays."""
        return tuple(seat for seat, player in enumerate(self.players) if player is None)

    @property
    def asks_opponent(self) -> bool:
        """Whether an opponent is to act."""
        asked = self.to_act
        return asked is not None and self.players[asked] is not None

    @property
    def waiting(self) -> bool:
        """Whether an opponent is to act, and a person may see it."""
        return self.asks_opponent and self.person_may_see

    @property
    def person_may_see(self) -> bool:
        """Whether a person is in play, or may watch those who are.  Rules: H-5.7, E-1.2."""
        watched = asides.value(self, "may_watch", usual=True) or not self.mine
        return watched or any(asides.in_play(self, seat) for seat in self.mine)

    @property
    def hand_is_over(self) -> bool:
        """Whether no deal runs."""
        return bool(self.game.deal_is_over(self.public))

    @property
    def match_is_over(self) -> bool:
        """Whether one player has all the chips, or the person is out of a game that nobody watches."""
        if not self.hand_is_over:
            return False
        return bool(self.game.match_is_over(self.public)) or not self.person_may_see

    def observe(self, seat: Seat) -> Observation[Any]:
        """What the seat can see."""
        return self.game.observe(self.state, seat)  # type: ignore[no-any-return]

    @property
    def legal(self) -> Legal | None:
        """The legal set of the person who is asked; None when none is."""
        asked = self.to_act
        return None if asked is None or self.players[asked] is not None else self.observe(asked).legal

    @property
    def history(self) -> History:
        """The hand that runs or ended last, as it stands; its holder decides who may see it."""
        hand = self.hand
        return History(
            game=self.game_id, variant=self.variant, names=self.names, start=hand.start, draws=hand.draws,
            moves=tuple(hand.moves), notes=tuple(hand.notes), branches=tuple(hand.branches()), match=self.match,
            open_cards=self.open_cards,
        )  # fmt: skip

    @property
    def may_undo(self) -> bool:
        """Whether the last move of a person can be taken back."""
        return undo.may_undo(self)

    @property
    def may_edit(self) -> bool:
        """Whether cards and stacks of the hand can be changed: it is staged."""
        return edit.may_edit(self)

    @property
    def coming(self) -> tuple[Card, ...]:
        """The board cards of a staged hand that are still to come, in their order; of another hand none."""
        return edit.coming(self)

    # ── the one door ──

    def submit(self, command: Command) -> Outcome:
        """Carry out a command.

        Raises: StaleCommand, NotAsked, IllegalAction, PlayerFault, or what a player's own code raised; then nothing has
        changed, but for the decisions of other players before the one that failed.
        """
        before = self.version
        try:
            with self.lock:
                return self._alone(command)
        finally:
            if self.version != before or isinstance(command, (Preselect, Talk)):  # these are no new version of the hand
                self.publish()

    def _alone(self, command: Command) -> Outcome:
        if self.busy:
            raise NotAsked("a move is being made: what a player runs while it decides cannot command the table")
        try:
            self.busy = True
            return self._carry_out(command)
        finally:
            self.busy = False

    def _carry_out(self, command: Command) -> Outcome:
        quoted = None if isinstance(command, (Preselect, Talk, TimeUp)) else command.version
        if quoted is not None and quoted != self.version:
            raise StaleCommand(f"made for version {quoted} of the table, which is at {self.version}; look again")
        first = 0 if isinstance(command, (NextHand, Restart)) else len(self.hand.steps)
        match command:
            case Act():
                self._act(command)
            case Advance():
                self._advance(command)
            case NextHand():
                self._deal()
            case Restart():
                self._restart()
            case Annotate():
                self._annotate(command)
            case SetPace():
                self.set_pace(command.pace)
            case Undo():
                gone = undo.undo(self)
                return Outcome(steps=(), version=self.version, taken_back=gone)
            case Edit():
                edit.edit(self, (command,))
            case Edits():
                edit.edit(self, command.changes)
            case _:
                asides.carry_out(self, command)
        if isinstance(command, (Act, NextHand)) and command.until == "you" and self.waiting:
            self._advance(Advance(until="you"))
        return Outcome(steps=tuple(self.hand.steps[first:]), version=self.version)

    def set_pace(self, pace: Pace) -> None:
        """Another pace, kept; a table that is stopped (`step`) stops its clock too.  Raises: NotAsked."""
        if not any(self.players):
            raise NotAsked("every seat is yours to play here: nobody decides by itself, there is nothing to pause")
        paused = pace == "step"
        if (pace, paused) == (self.pace, self.paused):
            return
        self.keep({"pace": pace})
        self.pace, self.paused = pace, paused
        if self.clock is not None:
            self.clock.hold(on=self.paused)
        self.version += 1

    def touch(self) -> None:
        """Count the version up and tell, where the table looks different and nothing was played."""
        with self.lock:
            self.version += 1
        self.publish()

    def publish(self) -> None:
        """Tell the listeners."""
        for listener in tuple(self.listeners):
            listener(self)

    def _act(self, command: Act) -> None:
        asked = self.to_act
        if asked is None:
            raise NotAsked("nobody is asked: the hand is over; deal the next one with next_hand()")
        if asides.act_is_late(self):
            raise StaleCommand("the time for this decision was up: the clock has acted (E-3.1)")
        if command.seat is not None and command.seat != asked:
            raise NotAsked(f"{self.names[asked]} (seat {asked}) is to act, not seat {command.seat}")
        if self.players[asked] is not None:
            raise NotAsked(f"{self.names[asked]} is to act, not you; step() makes that decision")
        self.take_move(asked, command.action, None)

    def take_move(self, seat: Seat, action: Action, decision: Decision | None) -> None:
        """The move of the seat that is asked, kept and replayable.  Raises: IllegalAction, NotAsked."""
        step = self.game.apply(self.state, action)
        move = Move(seat=seat, action=action, decision=None if decision is None else decision.to_json())
        self.keep({"move": move_json(move)})
        self.hand.put_move(move)
        if decision is not None:
            self.hand.decisions.append(decision)
        self.take(step)

    def keep(self, entry: dict[str, Any]) -> None:
        """Written before anybody hears of it: what is on the disk is what happened."""
        if self.journal is not None:
            self.journal.append(entry)

    def take(self, step: Step[Any, Any]) -> None:
        """A step of the hand: its stages, what was chosen ahead, and at its end the history."""
        was_over = self.hand_is_over and bool(self.hand.steps)
        self.state = step.state
        self.version += 1
        self.asked_at = self.version
        self.hand.steps.extend(step.parts or (step,))
        self.hand.played_again()
        if self.hand_is_over and not was_over:
            self.end_hand()
        asides.act_as_chosen(self)

    def end_hand(self) -> None:
        """The hand is over: how it was settled; and its history, unless the person had left before its end."""
        public = self.public
        out = tuple(e.seat for step in self.hand.steps for e in step.events if e.kind == "out" and e.seat is not None)
        gone = tuple((seat, public.start[seat]) for seat in out)
        self.settled.append(Settled(match=self.match, hand=public.hand, settlement=public.settlement, out=gone))
        if self.journal is not None and not self.hand.counted:
            count_hand()
        self.hand.counted = True
        if self.hand.seen is None:
            self.finished.append(self.history if self.purse is None else self.purse.may_be_kept(self.history))

    def take_between(self, step: Step[Any, Any]) -> None:
        """A step between two hands; the finished one is left as it ended."""
        self.state = step.state
        self.version += 1
        self.hand.steps.extend(step.parts or (step,))

    def _advance(self, command: Advance) -> None:
        self.decide()
        while command.until == "you" and self.waiting:
            self.decide()

    def decide(self) -> None:
        """Exactly one opponent's decision."""
        seat = self.to_act
        player = None if seat is None else self.players[seat]
        if seat is None or player is None:
            whose = "the hand is over" if seat is None else f"it is {self.names[seat]}'s turn, which is yours to play"
            raise NotAsked(f"no opponent is to act: {whose}")
        rng = generator(self.seed, self.match, self.public.hand, f"seat {seat} move {len(self.hand.moves)}")
        decision = player.decide(self.observe(seat), rng)
        try:
            self.take_move(seat, decision.action, decision)
        except IllegalAction as error:
            raise PlayerFault(
                f"{self.names[seat]} chose an illegal move: {error}; the hand waits, nothing was folded"
            ) from error

    def _deal(self) -> None:
        if not self.person_may_see:
            raise NotAsked("you are out of this game, and nobody may watch it (E-1.2); restart() begins a new one")
        hand = self.public.hand + 1
        arranged = self.first_deal if hand == 1 else None
        self.begin_hand(arranged or generator(self.seed, self.match, hand, "deal"))

    def begin_hand(self, chance: Chance) -> None:
        """The next hand, from this chance.  Raises: NotAsked."""
        if not self.hand_is_over:
            raise NotAsked("the hand is running: it must end before the next deal")
        recording = Recording(chance)
        start = self.state
        step = self.game.deal(start, recording)
        self.keep({"deal": [list(draw) for draw in recording.draws], "match": self.match})
        self.hand = Hand(start=start, draws=tuple(recording.draws), steps=[])
        self.dealt_at = self.version + 1
        self.take(step)

    def _restart(self) -> None:
        """A new match: the cards of the next match number, a running hand void.  Rules: H-5.7, D-5.5."""
        if self.purse is not None:
            self.purse.new_game()
        self.void(self.match + 1)
        if self.hand_is_over:
            self._deal()

    def void(self, match: int) -> None:
        """Back to the start, as match number `match`; nothing is settled."""
        self.keep({"restart": match})
        self.match = match
        self.state = self.game.new() if self.start is None else self.start
        self.hand = Hand(start=self.state, draws=None, steps=[Step(self.state, ())])
        self.selected = None
        self.version += 1
        self.dealt_at = self.asked_at = self.version

    def _annotate(self, command: Annotate) -> None:
        last = len(self.hand.steps) - 1
        step = last if command.step is None else command.step
        if type(step) is not int or not 0 <= step <= last:
            raise NotAsked(f"step {step!r} is not one of this hand's 0..{last}")
        if not 0 < len(command.text) <= LONGEST_NOTE:
            raise BadSetup(f"a note may have 1 to {LONGEST_NOTE} characters; this one has {len(command.text)}")
        self.keep_note(Note(step=step, text=command.text, marks=command.marks))

    def keep_note(self, note: Note) -> None:
        """A note with the present hand."""
        self.keep({"note": encode(note)})
        self.hand.notes.append(note)
        self.version += 1
        if self.finished and self.hand_is_over:
            self.finished.replace_last(replace(self.finished[-1], notes=tuple(self.hand.notes)))

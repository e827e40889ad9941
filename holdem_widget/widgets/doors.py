"""How does a table begin?  `play` and `stage`: the checks of everything that a user may ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.games.library import Variant, game
from holdem_widget.players.levels import make
from holdem_widget.players.player import Player
from holdem_widget.poker.betting import Seat
from holdem_widget.poker.pots import MOST_SEATS
from holdem_widget.table.asides import value
from holdem_widget.table.clock import Clock, checked_seconds
from holdem_widget.table.commands import Advance, NextHand
from holdem_widget.table.generators import fresh_seed, generator
from holdem_widget.table.history import History
from holdem_widget.table.journal import Journal, find, read
from holdem_widget.table.resume import header_of, latest, resume_session, take_over
from holdem_widget.table.session import Pace, Session
from holdem_widget.table.stage import (
    checked_blinds,
    checked_seats,
    checked_seed,
    countable,
    default_names,
    is_whole,
    listed,
    stage_session,
)
from holdem_widget.table.timer import RealTimer
from holdem_widget.widgets.cells import Histories
from holdem_widget.widgets.replay_widget import Replay
from holdem_widget.widgets.table_widget import Table

if TYPE_CHECKING:
    from holdem_widget.table.club import Club

Opponent = str | Player | Callable[..., Any]
DEFAULT_GAME = "match"
DEFAULT_LEVEL = "club"
MOST_HANDS = 10_000  # of a short match


def play(
    game_id: str = DEFAULT_GAME, *, seed: int | None = None, opponents: Opponent | Sequence[Opponent] = DEFAULT_LEVEL,
    lang: str = "en", pace: Literal["auto", "step"] = "auto", seats: int | None = None, stack: int | None = None,
    blinds: Sequence[int] | None = None, names: Iterable[str] | None = None, from_: Table | None = None,
    clock: float | bool | None = True, club: bool = False, open_cards: bool = False, hands: int | None = None,
) -> Table:  # fmt: skip
    """A table to play at: you at seat 0, dealt and at your turn.

    `opponents` is a level (`"beginner"`, `"club"`) or one for each other seat; `pace="step"` lets opponents decide one at
    a time (`table.step()`); `seed` gives the same cards again; `seats`, `stack` and `blinds` make a variant, and so does
    `hands`: a short match ends after so many (`table.standings`). `from_` plays on from a staged spot: you keep its seat 0.
    `open_cards=True` is a teacher's table: you see every seat's cards, opponents still see their own alone, and
    `table.undo()` takes your last action back. An event draws its seats (2 to 6) and has a clock: `clock` is the seconds for
    a decision, None switches it off. `club=True` plays the event with the chips of your club account, its cards hidden.

    Raises: BadSetup, Refused.  Rules: H-1, H-2, E-1, E-3.1.
    """
    base = game(game_id)
    words.text(lang)  # a language that is not there is refused before anything is begun
    if not isinstance(pace, str) or pace not in ("auto", "step"):  # type: ignore[redundant-expr]
        raise BadSetup(f"pace {pace!r} must be 'auto' or 'step'")
    if not isinstance(club, bool):
        raise BadSetup(f"club {club!r} must be True (play for the chips of your account) or False")
    if not isinstance(open_cards, bool) or (open_cards and club):  # type: ignore[redundant-expr]
        raise BadSetup(f"open_cards {open_cards!r} must be True or False; with club=True, which plays for chips, False")
    seed = None if seed is None else checked_seed(seed)
    if from_ is not None:
        _require_spot(
            from_, game_id, seats=seats, stack=stack, blinds=blinds, names=names, club=club or None, hands=hands
        )
        return _play_on(from_, opponents, seed=seed, pace=pace, lang=lang, clock=clock, open_cards=open_cards)
    seed_given, seed = seed is not None, fresh_seed() if seed is None else seed
    names = None if names is None else listed(names, "names")
    if seats is None:
        seats = _drawn_seats(base, seed, opponents=opponents, names=names)
    variant = _variant(base, seats=seats, stack=stack, blinds=blinds, hands=hands)
    count = len(base.rules.stacks if variant is None or variant.stacks is None else variant.stacks)
    _, called = checked_seats((1,) * count, names)
    session = Session(
        game_id=game_id, variant=variant, names=called, players=(None, *players_of(opponents, count - 1)), seed=seed,
        pace=pace, seed_given=seed_given, open_cards=open_cards,
    )  # fmt: skip
    _wind_up(session, clock=clock)
    if club:
        _open_purse(session)
    session.journal = Journal.begin(header_of(session))
    return _seated(session, lang)


def _drawn_seats(base: Any, seed: int, *, opponents: Any, names: tuple[str, ...] | None) -> int | None:
    """How many play where the game draws it; names or opponents one by one say it too.  Rule: E-1.2."""
    if not getattr(base.rules, "seats_drawn", False):
        return None
    if names is not None:
        return len(names)
    if isinstance(opponents, (list, tuple)):
        return len(opponents) + 1
    return 2 + generator(seed, 0, 0, "seats").randrange(base.rules.most_seats - 1)


def club() -> Club:
    """Your club account: level, diamonds, chips, points and the point shop.  Rules: E-1.3, E-5.5."""
    from holdem_widget.table.club import Club

    return Club()


def _open_purse(session: Session) -> None:
    """The buy-in from the club account.  Raises: BadSetup, Refused."""
    from holdem_widget.table.club import Club
    from holdem_widget.table.purse import Purse

    if not value(session, "points", usual=0):
        raise BadSetup('club=True: the club has one event, hw.play("event", club=True)')
    Purse.open(Club(), session)


def _find_purse(session: Session, path: Path) -> None:
    """The club account again, where the match was played for its chips.  Raises: Refused."""
    ticket = read(path)[0].get("ticket")
    if isinstance(ticket, str):
        from holdem_widget.table.club import Club
        from holdem_widget.table.purse import Purse

        Purse.again(Club(), session, ticket)


def _wind_up(session: Session, *, clock: float | bool | None) -> None:
    """The clock of a game that has one.  Raises: BadSetup.  Rule: E-3.1."""
    usual = value(session, "seconds")
    seconds = checked_seconds(clock, usual)
    if usual is None and clock is not True and seconds is not None:
        raise BadSetup(f"clock {clock!r}: this game has no clock")
    if seconds is not None:
        session.clock = Clock(session, seconds=seconds, timer=RealTimer())


def resume(path: str | Path | None = None, *, opponents: Sequence[Opponent] | None = None, lang: str = "en",
           clock: float | bool | None = True) -> Table:  # fmt: skip
    """The match that a dead kernel left behind, or a saved one by its path, exactly where it was.

    `opponents` gives functions that played (one for each other seat); levels are known by their names.
    Raises: BadSetup, FormatError.
    """
    words.text(lang)  # a language that is not there is refused before anything is taken over
    where = latest() if path is None else find(path)
    session = resume_session(where, lambda kept: _kept_players(kept, opponents))
    _wind_up(session, clock=clock)
    _find_purse(session, where)
    take_over(session, where)
    return Table(session, lang=lang)


def _kept_players(kept: Sequence[Any], opponents: Sequence[Opponent] | None) -> tuple[Player | None, ...]:
    if opponents is not None:
        return (None, *players_of(opponents, len(kept) - 1))
    return tuple(None if name is None else make(str(name)) for name in kept)


def _seated(session: Session, lang: str) -> Table:
    table = Table(session, lang=lang)
    session.submit(NextHand()) if session.hand_is_over else None
    if session.pace == "auto" and session.waiting:
        session.submit(Advance(until="you"))
    return table


def _variant(
    base: Any, *, seats: int | None, stack: int | None, blinds: Sequence[int] | None, hands: int | None
) -> Variant | None:
    if hands is not None and not is_whole(hands, 1, MOST_HANDS):
        raise BadSetup(f"hands {hands!r} must be a whole number from 1 to {MOST_HANDS:,}; None plays to the end")
    until = None if hands is None else int(hands)
    if seats is None and stack is None and blinds is None:
        return None if until is None else Variant(hands=until)
    count = len(base.rules.stacks) if seats is None else seats
    most = getattr(base.rules, "most_seats", MOST_SEATS)
    if not is_whole(count, 2, most):
        raise BadSetup(f"seats {seats!r} must be a whole number from 2 to {most}")
    chips = base.rules.stacks[0] if stack is None else countable(stack, "stack")
    if chips == 0:
        raise BadSetup("stack 0: nobody would have chips; it must be 1 or more")
    pair = None if blinds is None else checked_blinds(blinds)
    if pair is not None and not hasattr(base.rules, "blinds"):
        raise BadSetup(f"blinds {pair}: this game has none, each player pays an ante")
    if pair is not None and getattr(base.rules, "half_blind", False) and 2 * pair[0] != pair[1]:
        raise BadSetup(
            f"blinds {pair}: the small blind is half the minimum bet, an even number, as in (10, 20) (E-1.5)"
        )
    return Variant(stacks=(chips,) * int(count), blinds=pair, hands=until)


def players_of(opponents: Opponent | Sequence[Opponent], count: int) -> tuple[Player, ...]:
    """A player for each of the other seats.  Raises: BadSetup."""
    if isinstance(opponents, (list, tuple)):
        if len(opponents) != count:
            raise BadSetup(f"opponents {opponents!r}: one for each of the {count} other seats, or one level for all")
        return tuple(make(opponent) for opponent in opponents)
    return tuple(make(opponents) for _ in range(count))  # type: ignore[arg-type]


def _require_spot(spot: object, game_id: str, *, hands: object, **given: object) -> None:
    """Raises: BadSetup for what is no spot, and for anything that a spot says itself."""
    if not (isinstance(spot, Table) and spot._session.open_cards):  # a copy of a hidden deal could be looked into
        raise BadSetup(f"from_ {spot!r} must be a staged spot, as hw.stage(...) makes it; a match has table.branch()")
    played = spot._session.game_id
    if game_id not in (DEFAULT_GAME, played):
        raise BadSetup(f"game {game_id!r}: the spot is one of {played!r}, and is played on as that")
    if hands is not None:
        raise BadSetup(f"hands {hands!r}: a spot is played on without an end; a short match begins with hw.play")
    for name, wish in given.items():
        if wish is not None:
            raise BadSetup(f"{name} {wish!r}: a spot that is played on has its own; leave it out")


def _play_on(
    spot: Table, opponents: Any, *, seed: int | None, pace: Pace, lang: str, clock: float | bool | None,
    open_cards: bool,
) -> Table:  # fmt: skip
    """The spot as a table to play: seat 0 is yours, the others are given to opponents."""
    staged = spot._session  # the same room: a table made from a table
    session = Session(
        game_id=staged.game_id, variant=staged.variant, names=staged.names,
        players=(None, *players_of(opponents, len(staged.names) - 1)), seed=seed, pace=pace, start=staged.state,
        open_cards=open_cards,
    )  # fmt: skip
    if session.match_is_over:
        raise BadSetup(f"from_ {spot!r}: its match is over, nothing is left to play")
    _wind_up(session, clock=clock)
    session.journal = Journal.begin(header_of(session))
    return _seated(session, lang)


Source = History | Histories | Table | Sequence[History] | str | Path


def replay(source: Source, *, viewpoint: object = None, lang: str = "en") -> Replay:
    """Steps through a hand, or several: a history, a table's, a file (.phh, .phhs, PokerStars text, our JSON) or its text.

    `viewpoint` is a seat, or `"all"` once the hand is over.  Raises: BadSetup, FormatError, StillHidden.
    """
    return Replay(hands_of(source), viewpoint=viewpoint, lang=lang)


def hands_of(source: Any) -> Sequence[History]:
    """The hands of anything that can be replayed.  Raises: BadSetup, FormatError."""
    if isinstance(source, Table):
        source = source.history
    if isinstance(source, History):
        return (source,)
    if isinstance(source, Histories):
        return source.hands
    if isinstance(source, (str, Path)):
        from holdem_widget.table.formats import load

        loaded: tuple[History, ...] = load(source)
        return loaded
    if isinstance(source, (list, tuple)) and all(isinstance(hand, History) for hand in source):
        return tuple(source)
    raise BadSetup(f"{str(source)[:60]!r} is not a hand: a history, a table, a file's path or its text")


def stage(
    *, stacks: Iterable[int], names: Iterable[str] | None = None, blinds: Sequence[int] = (10, 20), ante: int = 0,
    ante_kind: Literal["each", "big_blind"] = "each", button: Seat = 0, hole: Mapping[Seat, str] | None = None,
    board: str = "", actions: Iterable[object] = (), street: str | None = None, pot: int | None = None,
    to_call: int = 0, to_act: Seat | None = None, bettor: Seat | None = None, seed: int = 0, lang: str = "en",
) -> Table:  # fmt: skip
    """A staged hand: every seat is yours to move, every card is open.

    `stacks` are before antes and blinds, one a seat (2 to 10; 0: an empty seat). `hole` names the cards of seats, `board`
    those that come (also before they do); cards that nobody named are dealt by `seed`. `actions` are played at once
    (`"fold"`, `"call"`, `"raise to 60"`, or `hw.RaiseTo(60)`). With `street` (`"flop"`, `"turn"`, `"river"`) the spot begins in
    mid-hand: `stacks` are then behind, `pot` is all that lies in the middle with the bet of `to_call` that is faced.
    It is the bet of the seat just before `to_act`; with 0 behind that seat is in the hand and all-in, with cards and a
    share of the pot, and may have bet less than the big blind. Where an empty seat sits there, `bettor` names who bet.

    `table.edit(...)` changes cards and stacks, `table.undo()` takes the last action back.
    Raises: BadSetup, BadCards, IllegalAction.  Rules: H-2.8, H-2.9, H-3.4.
    """
    session = stage_session(
        stacks=stacks, names=names, blinds=blinds, ante=ante, ante_kind=ante_kind, button=button, hole=hole, board=board,
        actions=actions, street=street, pot=pot, to_call=to_call, to_act=to_act, bettor=bettor, seed=seed,
    )  # fmt: skip
    return Table(session, lang=lang)


__all__ = ["DEFAULT_LEVEL", "default_names", "play", "players_of", "replay", "resume", "stage"]

"""How is a match taken up again?  Its file is replayed, line by line, to the state in which it was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from holdem_widget.errors import BadSetup, FormatError, HoldemWidgetError
from holdem_widget.games.game import State
from holdem_widget.games.library import HALVES
from holdem_widget.players.player import Decision, Player
from holdem_widget.table import journal
from holdem_widget.table.asides import take_join, take_leave
from holdem_widget.table.codec import decode, encode
from holdem_widget.table.generators import Recorded
from holdem_widget.table.history import Note, action_of, variant_of
from holdem_widget.table.session import Session
from holdem_widget.table.undo import take_back

MakePlayers = Callable[[Sequence[Any]], tuple[Player | None, ...]]


def latest() -> Path:
    """The file of the latest match.  Raises: BadSetup when there is none."""
    found = journal.matches()
    if not found:
        raise BadSetup(f"there is no match to take up: no file in {journal.home()}; hw.play() starts one")
    return found[0]


def resume_session(path: Path, players: MakePlayers) -> Session:
    """The session of a match file, as it was left; `take_over` goes on writing it.  Raises: BadSetup, FormatError."""
    header, entries = journal.read(path)
    session = _begun(header, players, path)
    for number, entry in enumerate(entries, start=2):
        try:
            _replay(session, entry)
        except (LookupError, TypeError, ValueError, AttributeError, HoldemWidgetError) as error:
            raise FormatError(f"this line does not fit the match: {error}", source=path.name, line=number) from error
    return session


def take_over(session: Session, path: Path) -> None:
    """From now on this session writes the file; no other table of this process does."""
    session.journal = journal.Journal.take_over(path)


def header_of(session: Session) -> dict[str, Any]:
    """What is played, for the first line of the match file."""
    return {
        "game": session.game_id,
        "variant": None if session.variant is None else encode(session.variant),
        "names": list(session.names),
        "players": [None if player is None else player.name for player in session.players],
        "seed": session.seed,
        "seed_given": session.seed_given,
        "pace": session.pace,
        "open_cards": session.open_cards,
        "ticket": None if session.purse is None else session.purse.ticket,
        "start": None if session.start is None else encode(session.start),
    }


def _begun(header: dict[str, Any], make_players: MakePlayers, path: Path) -> Session:
    try:
        names = decode(tuple[str, ...], header["names"], "names")
        kept = decode(tuple[str | None, ...], header["players"], "players")
        if len(kept) != len(names):
            raise FormatError(f"{len(kept)} players for {len(names)} names")
        setup = {"names": names, **_setup(header)}
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise FormatError(f"the first line lacks or misstates {error}", source=path.name, line=1) from error
    players = make_players(kept)
    try:
        return Session(players=players, **setup)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise FormatError(f"the first line sets up no match: {error}", source=path.name, line=1) from error


def _setup(header: dict[str, Any]) -> dict[str, Any]:
    public, secret = HALVES[header["game"]]
    start = header["start"]
    variant = header["variant"]
    return {
        "game_id": header["game"],
        "variant": variant_of(variant),
        "seed": decode(int, header["seed"], "seed"),
        "pace": decode(Literal["auto", "step"], header["pace"], "pace"),
        "start": None if start is None else State(decode(public, start["public"]), decode(secret, start["secret"])),
        "open_cards": decode(bool, header.get("open_cards", False), "open_cards"),  # older files have no such table
        "seed_given": decode(bool, header["seed_given"], "seed_given"),
    }


def _replay(session: Session, entry: dict[str, Any]) -> None:
    match entry:
        case {"deal": list(draws), "match": int(match)}:
            session.match = match
            session.begin_hand(Recorded(draws))
        case {"restart": int(match)}:
            session.void(match)
        case {"move": dict(move)}:
            _replay_move(session, move)
        case {"join": int(seat), "chips": int(chips)}:
            take_join(session, seat, chips)
        case {"undo": int(kept)}:
            take_back(session, kept)
        case {"pace": "auto" | "step" as pace}:
            session.set_pace(pace)
        case {"note": dict(note)}:
            session.keep_note(decode(Note, note, "note"))
        case _:
            raise FormatError(f"{str(entry)[:60]} is nothing that happens at a table")


def _replay_move(session: Session, move: dict[str, Any]) -> None:
    action, decision = action_of(move), move.get("decision")
    if action is None:
        take_leave(session, move["seat"])
    else:
        session.take_move(move["seat"], action, None if decision is None else Decision.from_json(decision))

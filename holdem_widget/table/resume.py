"""How is a match taken up again?  Its file is replayed, line by line, to the state in which it was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from holdem_widget.errors import BadSetup, FormatError
from holdem_widget.games.game import State
from holdem_widget.games.library import HALVES, Variant
from holdem_widget.players.player import Decision, Player
from holdem_widget.table import journal
from holdem_widget.table.asides import take_join, take_leave
from holdem_widget.table.codec import decode
from holdem_widget.table.generators import Recorded
from holdem_widget.table.history import Note, action_of
from holdem_widget.table.session import Session

MakePlayers = Callable[[Sequence[Any]], tuple[Player | None, ...]]


def latest() -> Path:
    """The file of the latest match.  Raises: BadSetup when there is none."""
    found = journal.matches()
    if not found:
        raise BadSetup(f"there is no match to take up: no file in {journal.home()}; hw.play() starts one")
    return found[0]


def resume_session(path: Path, players: MakePlayers) -> Session:
    """The session of a match file, which it goes on writing.  Raises: BadSetup, FormatError."""
    header, entries = journal.read(path)
    journal.cut_torn_line(path)
    session = _begun(header, players, path)
    for number, entry in enumerate(entries, start=2):
        try:
            _replay(session, entry)
        except (KeyError, TypeError, IndexError, FormatError) as error:
            raise FormatError(f"this line does not fit the match: {error}", source=path.name, line=number) from error
    session.journal = journal.Journal(path)
    return session


def _begun(header: dict[str, Any], players: MakePlayers, path: Path) -> Session:
    try:
        game_id = header["game"]
        public, secret = HALVES[game_id]
        start = header["start"]
        return Session(
            game_id=game_id,
            variant=None if header["variant"] is None else decode(Variant, header["variant"], "variant"),
            names=decode(tuple[str, ...], header["names"], "names"),
            players=players(header["players"]),
            seed=header["seed"],
            pace=header["pace"],
            start=None if start is None else State(decode(public, start["public"]), decode(secret, start["secret"])),
            seed_given=header["seed_given"],
        )
    except (KeyError, TypeError) as error:
        raise FormatError(f"the first line lacks or misstates {error}", source=path.name, line=1) from error


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

"""What does a player own at the club?  Level, diamonds, chips, points and goods, kept in one SQLite file of the user.

Every operation is one transaction: it happens whole or not at all, whichever process dies meanwhile. A refusal changes
nothing. The level comes from the finished hands of any game.  Rules: E-1.3, E-5.5.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime, time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdem_widget.display import Rows, shown
from holdem_widget.errors import BadSetup, FormatError, Refused
from holdem_widget.table.journal import finished_hands, forget_hands, home
from holdem_widget.table.shop import GOODS, good_of

if TYPE_CHECKING:
    import sqlite3

SCHEMA = 1
WAIT = 20.0  # seconds that an operation waits for another one
HANDS_A_LEVEL = 20
EVENT_LEVEL = 6  # E-1.3
FIRST_DIAMONDS = 1000
DIAMONDS_A_LEVEL = 200
TABLES = """
CREATE TABLE account (diamonds INTEGER NOT NULL CHECK (diamonds >= 0), bound INTEGER NOT NULL CHECK (bound >= 0),
    chips INTEGER NOT NULL CHECK (chips >= 0), points INTEGER NOT NULL CHECK (points >= 0), level INTEGER NOT NULL);
CREATE TABLE goods (id TEXT PRIMARY KEY);
CREATE TABLE worn (slot TEXT PRIMARY KEY, id TEXT NOT NULL);
CREATE TABLE hours (opens TEXT NOT NULL, closes TEXT NOT NULL);
CREATE TABLE seats (ticket TEXT PRIMARY KEY, chips INTEGER NOT NULL CHECK (chips >= 0), process INTEGER NOT NULL);
CREATE TABLE credited (ticket TEXT NOT NULL, match INTEGER NOT NULL, hand INTEGER NOT NULL,
    PRIMARY KEY (ticket, match, hand));
CREATE TABLE entries (n INTEGER PRIMARY KEY, at TEXT NOT NULL, what TEXT NOT NULL, diamonds INTEGER NOT NULL,
    bound INTEGER NOT NULL, chips INTEGER NOT NULL, points INTEGER NOT NULL);
"""


@shown()
@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Account:
    """What a player owns: bound diamonds do not buy chips. `seated` are chips that lie on an event table."""

    level: int
    hands: int
    diamonds: int
    bound: int
    chips: int
    seated: int
    points: int
    goods: tuple[str, ...]
    worn: tuple[str, ...]

    @property
    def hands_to_next_level(self) -> int:
        """Finished hands that the next level still takes."""
        return HANDS_A_LEVEL - self.hands % HANDS_A_LEVEL

    def as_rows(self) -> Rows:
        """One row a thing."""
        names = ("level", "diamonds", "bound", "chips", "seated", "points")
        rows: list[tuple[str, str | int]] = [(name, getattr(self, name)) for name in names]
        rows += [("goods", ", ".join(self.goods)), ("worn", ", ".join(self.worn))]
        return Rows(columns=("what", "how much"), rows=tuple(rows))

    def __repr__(self) -> str:
        return (
            f"level {self.level} (next in {self.hands_to_next_level} hands), {self.diamonds} diamonds and {self.bound} bound "
            f"ones, {self.chips} chips, {self.points} points"
        )


def level_of(hands: int) -> int:
    """Level 1 at the start, and one more for each 20 finished hands."""
    return 1 + hands // HANDS_A_LEVEL


class Club:
    """The account of this machine's user.  Every method is one transaction; raises Refused where it may not be.

    `hw.play("event", club=True)` plays with its chips.
    """

    def __init__(self, path: Path | None = None, *, now: Callable[[], datetime] = datetime.now) -> None:
        self.path = path or home() / "club.sqlite3"
        self._now = now

    # ── what is owned ──

    @property
    def account(self) -> Account:
        """All that is owned now; diamonds for levels reached since are credited."""
        with self._transaction() as db:
            return self._account(db)

    @property
    def shop(self) -> Rows:
        """What points buy, and what is yours."""
        account = self.account
        rows = tuple(
            (
                good.id,
                good.slot,
                good.price,
                "worn" if name in account.worn else "yours" if name in account.goods else "",
            )
            for name, good in GOODS.items()
        )
        return Rows(columns=("good", "slot", "points", "state"), rows=rows, caption=f"{account.points} points to spend")

    @property
    def entries(self) -> Rows:
        """Every change of the account, oldest first."""
        with self._transaction() as db:
            found = db.execute("SELECT at, what, diamonds, bound, chips, points FROM entries ORDER BY n").fetchall()
        return Rows(columns=("at", "what", "diamonds", "bound", "chips", "points"), rows=tuple(map(tuple, found)))

    # ── what changes it ──

    def exchange(self, diamonds: int) -> Account:
        """Buy chips, one for each diamond; bound diamonds do not count, and nothing turns chips back.  Rule: E-1.3."""
        count = _count(diamonds, "diamonds")
        with self._transaction() as db:
            account = self._account(db)
            if account.diamonds < count:
                raise Refused(
                    f"{count} diamonds are not there: you have {account.diamonds} (the {account.bound} bound ones do not "
                    f"count), {count - account.diamonds} are missing"
                )
            return self._book(db, "exchange", diamonds=-count, chips=count)

    def gift(self, *, diamonds: int = 0, bound: int = 0) -> Account:
        """Diamonds from a teacher; bound ones never buy chips."""
        given = {"diamonds": _count(diamonds, "diamonds", least=0), "bound": _count(bound, "bound", least=0)}
        with self._transaction() as db:
            return self._book(db, "gift", **given)

    def buy(self, name: str) -> Account:
        """Buy a good with points.  Rule: E-5.5."""
        good = good_of(name)
        with self._transaction() as db:
            account = self._account(db)
            if good.id in account.goods:
                raise Refused(f"{good.id} is yours already")
            if account.points < good.price:
                raise Refused(
                    f"{good.id} costs {good.price} points: you have {account.points}, {good.price - account.points} are missing"
                )
            db.execute("INSERT INTO goods VALUES (?)", (good.id,))
            return self._book(db, f"buy {good.id}", points=-good.price)

    def wear(self, name: str) -> Account:
        """Wear a good that is yours at the next table; it takes the place of another one of its kind."""
        good = good_of(name)
        with self._transaction() as db:
            if good.id not in self._account(db).goods:
                raise Refused(f"{good.id} is not yours: buy it first")
            if good.slot == "phrase":
                raise Refused(f"{good.id} is said, not worn: it is in your palette already")
            db.execute("INSERT OR REPLACE INTO worn VALUES (?, ?)", (good.slot, good.id))
            return self._account(db)

    def take_off(self, name: str) -> Account:
        """Wear it no more."""
        good = good_of(name)
        with self._transaction() as db:
            db.execute("DELETE FROM worn WHERE id = ?", (good.id,))
            return self._account(db)

    # ── the event's door ──

    def set_hours(self, opens: str | None, closes: str | None = None) -> None:
        """When the event is open, each day, as in `set_hours("18:00", "22:00")`; `set_hours(None)`: always."""
        pair = None if opens is None else (_clock_time(opens), _clock_time(closes))
        with self._transaction() as db:
            db.execute("DELETE FROM hours")
            if pair is not None:
                db.execute("INSERT INTO hours VALUES (?, ?)", tuple(at.isoformat("minutes") for at in pair))

    @property
    def hours(self) -> tuple[str, str] | None:
        """When the event is open; None: always."""
        with self._transaction() as db:
            return _hours(db)

    @property
    def event_is_open(self) -> bool:
        """Whether the event is available now."""
        return _is_open(self.hours, self._now().time())

    def sit_down(self, chips: int, ticket: str) -> Account:
        """Take the buy-in from the chips to an event table.  Refused says what is missing.  Rules: E-1.3, E-1.5."""
        count = _count(chips, "chips")
        with self._transaction() as db:
            hours, account = _hours(db), self._account(db)
            self._check_door(account, hours)
            if account.chips < count:
                raise Refused(
                    f"the buy-in is {count} chips: you have {account.chips}, {count - account.chips} are missing; "
                    f"club.exchange({count - account.chips}) buys them for diamonds (you have {account.diamonds})"
                )
            db.execute("INSERT INTO seats VALUES (?, ?, ?)", (ticket, count, os.getpid()))
            return self._book(db, "buy-in", chips=-count)

    def _check_door(self, account: Account, hours: tuple[str, str] | None) -> None:
        if not _is_open(hours, self._now().time()):
            opens, closes = hours or ("", "")
            raise Refused(f"the event is closed now: it is open from {opens} to {closes}")
        if account.level < EVENT_LEVEL:
            missing = (EVENT_LEVEL - 1) * HANDS_A_LEVEL - account.hands
            raise Refused(
                f"the event is open from level {EVENT_LEVEL}: you have level {account.level}; {EVENT_LEVEL - account.level} "
                f"levels are missing, {missing} finished hands of any game (E-1.3)"
            )

    def hold(self, ticket: str, chips: int) -> bool:
        """How many chips lie at the seat of the ticket now, for this process; whether that seat is known."""
        with self._transaction(keep=ticket) as db:
            values = (chips, os.getpid(), ticket)
            return db.execute("UPDATE seats SET chips = ?, process = ? WHERE ticket = ?", values).rowcount == 1

    def credit(self, ticket: str, *, match: int, hand: int, points: int) -> Account:
        """The points of one finished hand, once.  Rule: E-5.3."""
        with self._transaction() as db:
            new = db.execute("INSERT OR IGNORE INTO credited VALUES (?, ?, ?)", (ticket, match, hand)).rowcount
            return self._book(db, f"hand {hand}", points=points) if new and points else self._account(db)

    def stand_up(self, ticket: str, chips: int) -> Account:
        """What is left at the seat goes back to the chips.  Rule: E-1.4."""
        with self._transaction() as db:
            if db.execute("DELETE FROM seats WHERE ticket = ?", (ticket,)).rowcount == 0:
                return self._account(db)
            return self._book(db, "left the table", chips=chips)

    # ── yours to take away ──

    def export(self, path: str | Path) -> None:
        """Everything that is kept of you, as JSON."""
        with self._transaction() as db:
            self._account(db)
            tables = ("account", "goods", "worn", "hours", "seats", "credited", "entries")
            kept = {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in tables}
        record = {"schema": SCHEMA, "finished_hands": finished_hands(), **kept}
        beside = Path(path).with_name(Path(path).name + ".part")
        beside.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        beside.replace(path)

    def erase(self) -> None:
        """Forget the account, and the count of finished hands."""
        for end in ("", "-journal"):
            self.path.with_name(self.path.name + end).unlink(missing_ok=True)
        forget_hands()

    def __repr__(self) -> str:
        door = "♠ Event Hold'em is open" if self.event_is_open else "the event is closed"
        return f"{self.account!r}; {door}"

    # ── transactions ──

    @contextmanager
    def _transaction(self, keep: str = "") -> Iterator[sqlite3.Connection]:
        """One transaction, alone in the file; an error takes all of it back.  `keep`: a seat that is not given up."""
        import sqlite3

        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            db.execute("BEGIN IMMEDIATE")
            try:
                _prepare(db)
                self._recover(db, keep)
                yield db
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")

    def _account(self, db: sqlite3.Connection) -> Account:
        hands = finished_hands()
        kept = db.execute("SELECT * FROM account").fetchone()
        if level_of(hands) > kept["level"]:
            gain = DIAMONDS_A_LEVEL * (level_of(hands) - kept["level"])
            db.execute("UPDATE account SET level = ?", (level_of(hands),))
            return self._book(db, f"level {level_of(hands)}", diamonds=gain)
        goods = tuple(row["id"] for row in db.execute("SELECT id FROM goods ORDER BY rowid"))
        worn = tuple(row["id"] for row in db.execute("SELECT id FROM worn ORDER BY slot"))
        seated = db.execute("SELECT COALESCE(SUM(chips), 0) FROM seats").fetchone()[0]
        return Account(
            level=kept["level"], hands=hands, diamonds=kept["diamonds"], bound=kept["bound"], chips=kept["chips"],
            seated=seated, points=kept["points"], goods=goods, worn=worn,
        )  # fmt: skip

    def _book(
        self, db: sqlite3.Connection, what: str, *, diamonds: int = 0, bound: int = 0, chips: int = 0, points: int = 0
    ) -> Account:
        """A change of the account, with its entry."""
        change = (diamonds, bound, chips, points)
        db.execute(
            "UPDATE account SET diamonds = diamonds + ?, bound = bound + ?, chips = chips + ?, points = points + ?",
            change,
        )
        at = self._now().isoformat(timespec="seconds")
        db.execute(
            "INSERT INTO entries (at, what, diamonds, bound, chips, points) VALUES (?, ?, ?, ?, ?, ?)",
            (at, what, *change),
        )
        return self._account(db)

    def _recover(self, db: sqlite3.Connection, keep: str) -> None:
        """Chips at seats whose process is gone: the connection was lost.  Rule: E-1.4."""
        for row in db.execute("SELECT ticket, chips, process FROM seats").fetchall():
            if row["ticket"] != keep and not _lives(row["process"]):
                db.execute("DELETE FROM seats WHERE ticket = ?", (row["ticket"],))
                self._book(db, "connection lost", chips=row["chips"])


def _prepare(db: sqlite3.Connection) -> None:
    """The tables, where the file is new.  Raises: FormatError for a file of another version."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == SCHEMA:
        return
    if version:
        raise FormatError(f"the club's file has schema {version}, not {SCHEMA}: made by another version")
    for statement in TABLES.split(";"):
        if statement.strip():
            db.execute(statement)
    db.execute("INSERT INTO account VALUES (?, 0, 0, 0, 1)", (FIRST_DIAMONDS,))
    db.execute(f"PRAGMA user_version = {SCHEMA}")


def _lives(process: int) -> bool:
    """Whether the process runs; where the system cannot say so without harm, it is taken to."""
    if process == os.getpid() or os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _hours(db: sqlite3.Connection) -> tuple[str, str] | None:
    row = db.execute("SELECT opens, closes FROM hours").fetchone()
    return None if row is None else (row["opens"], row["closes"])


def _is_open(hours: tuple[str, str] | None, now: time) -> bool:
    if hours is None:
        return True
    opens, closes = map(time.fromisoformat, hours)
    return opens <= now < closes if opens < closes else now >= opens or now < closes


def _clock_time(text: Any) -> time:
    try:
        return time.fromisoformat(text)
    except (TypeError, ValueError):
        raise BadSetup(f'{text!r} is not a time of day: as in set_hours("18:00", "22:00")') from None


def _count(number: object, what: str, *, least: int = 1) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= 10**12:
        raise BadSetup(f"{what} {number!r}: a whole number, {least} or more")
    return number

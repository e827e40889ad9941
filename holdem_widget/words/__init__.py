"""Which sentence does a reader see?  Keys with arguments become whole sentences, in one language at a time.

`<lang>.ftl` and `<lang>_<part>.ftl` hold the sentences of a language (Fluent), `rules/<lang>.md` the rules by clause. A
language is there when its `<lang>.ftl` is, and that one file may hold all its sentences; until its rules are written, the
English ones stand in for them. A digit given as text ("7", as in the rank of a card) counts as that
number, so that the one message can choose between `[7] sevens` and `[K] kings`; the front end does the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from holdem_widget.errors import BadSetup
from holdem_widget.words.clauses import CLAUSES_OF_GAMES, Clause, read_clauses

__all__ = [
    "CLAUSES_OF_GAMES",
    "clause",
    "excerpt",
    "keys",
    "languages",
    "render",
    "rules_groups",
    "rules_text",
    "say",
    "text",
]

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t])|\}.*))*", re.M)


@cache
def _files() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in files(__name__).iterdir() if path.name.endswith(".ftl")))


@cache
def languages() -> tuple[str, ...]:
    """The languages that are there, English first."""
    names = {name.removesuffix(".ftl") for name in _files() if "_" not in name}
    return tuple(sorted(names, key=lambda name: (name != "en", name)))


def _known(lang: str) -> str:
    if not isinstance(lang, str) or lang not in languages():  # type: ignore[redundant-expr]
        raise BadSetup(f"there are no words in {lang!r}; languages: {', '.join(languages())}")
    return lang


def _source(lang: str) -> str:
    parts = [name for name in _files() if name.removesuffix(".ftl").split("_")[0] == _known(lang)]
    return "\n".join(files(__name__).joinpath(name).read_text(encoding="utf-8") for name in parts)


@cache
def _entries(lang: str) -> dict[str, str]:
    return {match[1]: match[0] for match in _ENTRY.finditer(_source(lang))}


def keys(lang: str = "en") -> tuple[str, ...]:
    """The keys of a language, in the order of its file."""
    return tuple(_entries(lang))


def text(lang: str = "en") -> str:
    """The Fluent source of a language, for the browser; a key that it lacks is there in English.

    Raises: BadSetup for a language that is not there.
    """
    return _text(_known(lang))


@cache
def _text(lang: str) -> str:
    own = _entries(lang)
    lacking = [entry for key, entry in _entries("en").items() if key not in own]
    return "\n".join([_source(lang), *lacking])


_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*) *\}")


def excerpt(wanted: Iterable[str], lang: str = "en") -> str:
    """The Fluent source of some keys and of all that they refer to; a key that is not there is left out."""
    entries = _entries("en") | _entries(_known(lang))
    found: dict[str, str] = {}
    queue = list(wanted)
    while queue:
        key = queue.pop()
        if key in entries and key not in found:
            found[key] = entries[key]
            queue += _REFERENCE.findall(entries[key])
    return "\n".join(found[key] for key in sorted(found)) + "\n"


@cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text(lang)))
    return bundle


def say(key: str, lang: str = "en", **args: object) -> str:
    """The sentence of a key.

    Raises: BadSetup where the key or one of its arguments is missing: a sentence with a hole is never shown.

    >>> say("hand-two-pair", high="K", low="7", kicker="A")
    'two pair, kings and sevens, ace kicker'
    """
    bundle = _bundle(_known(lang))
    if not bundle.has_message(key):
        raise BadSetup(f"{key!r} is not a key of the words; see holdem_widget.words.keys()")
    sentence, faults = bundle.format_pattern(bundle.get_message(key).value, _numbered(_marked(args, lang)))
    if faults:
        raise BadSetup(f"{key!r} cannot be said in {lang!r} with {sorted(args)}: {faults[0]}")
    return str(sentence)


UNSPOKEN = 10**15
DECIMAL = re.compile(r"([-+]?\d+)\.(\d+)")


def _marked(args: Mapping[str, object], lang: str) -> dict[str, object]:
    """A decimal number given as text gets the mark of the language, as in the browser."""
    from babel.numbers import get_decimal_symbol

    mark = rf"\1{get_decimal_symbol(lang)}\2"
    return {
        name: DECIMAL.sub(mark, arg) if isinstance(arg, str) and DECIMAL.fullmatch(arg) else arg
        for name, arg in args.items()
    }


def _numbered(args: Mapping[str, object]) -> dict[str, object]:
    """A digit given as text counts as that number; numbers are grouped from ten thousand on, as in the browser."""
    from fluent.runtime.types import fluent_number

    digits = {name: int(arg) for name, arg in args.items() if isinstance(arg, str) and re.fullmatch("[2-9]", arg)}
    whole = {name: arg for name, arg in args.items() if isinstance(arg, int) and not isinstance(arg, bool)} | digits
    counted = {name: n for name, n in whole.items() if abs(n) < UNSPOKEN}  # beyond it, a number is only text
    huge = {name: str(n) for name, n in whole.items() if abs(n) >= UNSPOKEN}
    return dict(args) | huge | {n: fluent_number(c, useGrouping=abs(c) >= 10_000) for n, c in counted.items()}


@cache
def _clauses(lang: str) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
    folder = files(__name__).joinpath("rules")
    own = folder.joinpath(f"{_known(lang)}.md")
    return read_clauses((own if own.is_file() else folder.joinpath("en.md")).read_text(encoding="utf-8"))


def rules_text(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """(clause id, text) of every clause that holds in a game: `match`, `event` or `duel`, or one letter of H, E, D.

    The event game has its own clauses first, then those of hold'em that stay in force.
    """
    return _of_game(_clauses(_known(lang))[0], game)


def rules_groups(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """(group id, title) of the groups of clauses of a game, such as (`H-3`, "A turn")."""
    return _of_game(_clauses(_known(lang))[1], game)


def _of_game(found: tuple[Clause, ...], game: str) -> tuple[Clause, ...]:
    if game not in CLAUSES_OF_GAMES:
        raise BadSetup(f"{game!r} is not a game; games: match, event, duel")
    letters, silent = CLAUSES_OF_GAMES[game]
    return tuple(
        pair for letter in letters for pair in found if pair[0].startswith(letter + "-") and pair[0] not in silent
    )


def clause(clause_id: str, lang: str = "en") -> str:
    """The text of one clause, such as `H-3.6`.  Raises: BadSetup."""
    found = dict(_clauses(_known(lang))[0])
    if not isinstance(clause_id, str) or clause_id not in found:  # type: ignore[redundant-expr]
        raise BadSetup(f"{clause_id!r} is not a clause: an id such as H-3.6, E-2.3 or D-4.1")
    return found[clause_id]


def render(message: Mapping[str, Any], lang: str = "en") -> str:
    """The sentence of a message, `{"key": …, "args": {…}}`; messages among its arguments are said first."""
    said = {name: render(arg, lang) if isinstance(arg, Mapping) else arg for name, arg in message["args"].items()}
    return say(message["key"], lang, **said)

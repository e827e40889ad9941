"""The rules of a game as a value: clause by clause, in a language, to print and to refer to."""

from __future__ import annotations

import html
from dataclasses import dataclass

from holdem_widget.display import Rows
from holdem_widget.errors import BadSetup
from holdem_widget.words import CLAUSES_OF_GAMES, clause, rules_groups, rules_text

HEAD = "text-align:left;vertical-align:top;padding:2px 14px 2px 0;white-space:nowrap"
BODY = "text-align:left;max-width:70ch"
WHOLE = "color:var(--jp-ui-font-color1,inherit)"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules:
    """The complete rules of one game: (clause id, text) in order."""

    game: str
    lang: str
    clauses: tuple[tuple[str, str], ...]

    def __len__(self) -> int:
        return len(self.clauses)

    def refer(self, clause_id: str) -> str:
        """The text of one clause, such as `H-3.6`, with its id.  Raises: BadSetup."""
        return f"{clause_id}  {clause(clause_id, self.lang)}"

    def as_rows(self) -> Rows:
        """One row a clause."""
        return Rows(columns=("clause", "rule"), rows=self.clauses)

    def rows(self) -> list[dict[str, object]]:
        """One plain dict a clause."""
        return [dict(row) for row in self.as_rows()]

    def __repr__(self) -> str:
        return "\n".join(f"{name:7} {text}" for name, text in self.clauses)

    def _repr_html_(self) -> str:
        items = "".join(
            f'<tr id="{name}"><th style="{HEAD}">{name}</th><td style="{BODY}">{html.escape(text)}</td></tr>'
            for name, text in self.clauses
        )
        return f'<table lang="{html.escape(self.lang)}" style="{WHOLE}"><tbody>{items}</tbody></table>'


def pages(game: str, lang: str = "en") -> list[list[str]]:
    """The rules for a table: [id, text] of each group's title and of its clauses, in order."""
    titles = dict(rules_groups(game, lang))
    found: list[list[str]] = []
    for name, text in rules_text(game, lang):
        group = name.split(".")[0]
        if group in titles:
            found.append([group, titles.pop(group)])
        found.append([name, text])
    return found


def rules(game: str = "match", *, lang: str = "en") -> Rules:
    """The complete rules of a game, `match`, `event` or `duel`, in a language.  Raises: BadSetup.

    >>> len(rules("duel"))
    15
    """
    if not isinstance(game, str) or game not in CLAUSES_OF_GAMES:  # type: ignore[redundant-expr]
        raise BadSetup(f"{game!r} is not a game; the games are {', '.join(sorted(CLAUSES_OF_GAMES))}")
    return Rules(game=game, lang=lang, clauses=rules_text(game, lang))

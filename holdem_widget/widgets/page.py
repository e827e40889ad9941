"""How does a hand step without a kernel and without a network?  One page of HTML with everything in it.

The page has the front end's bundle, the frames as the viewpoint may see them, and the words of one language. Nothing
that a file or a user wrote is ever markup: it stands in JSON, where `<` is escaped, and is drawn as text.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from holdem_widget import words
from holdem_widget.errors import BadSetup
from holdem_widget.lessons.questions import Question
from holdem_widget.widgets.contract import DetailsView, HandLine, Message, View
from holdem_widget.widgets.frames import Film, question_view
from holdem_widget.widgets.patches import patch_of, patches_of
from holdem_widget.widgets.table_looks import STATIC
from holdem_widget.words.rulebook import pages

MOST_HANDS = 40
POLICY = "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:"
START = """const read = (id) => JSON.parse(document.getElementById(id).textContent);
document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const bundle = URL.createObjectURL(new Blob([read("bundle")], { type: "text/javascript" }));
import(bundle).then(({ mountPage }) => mountPage(document.getElementById("hand"), read("data")));"""
STYLE = "html{font:14px system-ui,sans-serif}body{margin:0;padding:6px}#hand{max-width:1040px;margin:0 auto}"
FRAME_STYLE = (
    ".hw-page{container-type:inline-size}.hw-page iframe{display:block;width:100%;height:592px;border:0}"
    "@container(width<640px){.hw-page iframe{height:652px}}"
    "@container(width<492px){.hw-page iframe{height:768px}}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageLine:
    """A branch of a hand: the step it leaves, what it is called, its film, and the clause of each step."""

    step: int
    say: Message
    film: Film
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageHand:
    """A hand of a page: its line in the list, its film, its questions, its branches, and details by step."""

    line: HandLine
    film: Film
    clauses: tuple[str, ...]
    questions: tuple[Question, ...] = ()
    lines: tuple[PageLine, ...] = ()
    details: Mapping[int, DetailsView] = field(default_factory=dict)

    @property
    def stop(self) -> int:
        """The last step that may be told: that of the first question, else the last."""
        return min((question.step for question in self.questions), default=len(self.film.frames) - 1)


def page_data(hands: Sequence[PageHand], lang: str) -> dict[str, Any]:
    """Everything that a page needs, as plain JSON.  Raises: BadSetup for more than 40 hands."""
    if len(hands) > MOST_HANDS:
        raise BadSetup(f"a page holds at most {MOST_HANDS} hands, not {len(hands)}: choose some, hw.replay(hands[:10])")
    packed = [_packed(hand) for hand in hands]
    keys = [key for key in words.keys("en") if key.startswith("ui-")]
    return {
        "schema": 1,
        "lang": lang,
        "words": words.excerpt([*keys, *_keys(packed)], lang),
        "rules": _rules(hands, lang),
        "hands": packed,
    }


def _rules(hands: Sequence[PageHand], lang: str) -> list[list[str]]:
    """The clauses that the steps name, with the titles of their groups, in the order of the rules."""
    told = [clauses for hand in hands for clauses in (hand.clauses, *(line.clauses for line in hand.lines))]
    named = {clause for clauses in told for clause in clauses if clause}
    wanted = named | {clause.split(".")[0] for clause in named}
    games = dict.fromkeys(hand.film.frames[0]["game"] for hand in hands)
    found = {str(place): str(text) for game in games for place, text in pages(game, lang) if place in wanted}
    return [[place, text] for place, text in found.items()]


def _packed(hand: PageHand) -> dict[str, Any]:
    return {
        "line": hand.line,
        "frames": patches_of(hand.film.frames),
        "clauses": list(hand.clauses),
        "questions": [_question(number, question) for number, question in enumerate(hand.questions)],
        "lines": [_line(hand.film.frames, line) for line in hand.lines],
        "details": {str(step): details for step, details in hand.details.items()},
    }


def _question(number: int, question: Question) -> dict[str, Any]:
    return {
        "step": question.step,
        "open": question_view(number, question, None),
        "accept": list(question.accept),
        "bounds": None if question.bounds is None else list(question.bounds),
        "explain": question.explain,
    }


def _line(main: Sequence[View], line: PageLine) -> dict[str, Any]:
    """A branch as patches that go on from the frame of the hand where it leaves it."""
    frames = [main[line.step], *line.film.frames[line.step + 1 :]]
    patches = [patch_of(old, new) for old, new in pairwise(frames)]
    return {"step": line.step, "say": line.say, "frames": patches, "clauses": list(line.clauses)}


def _keys(value: Any) -> Iterator[str]:
    """Every key of a message in the data."""
    if isinstance(value, Mapping):
        if isinstance(value.get("key"), str):
            yield value["key"]
        elif isinstance(value.get("key"), list):  # a patch of a key
            yield str(value["key"][0])
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _keys(item)


# ── as HTML ──


def script_json(value: Any) -> str:
    """JSON that can stand in a script element: no `<`, and no line end of Unicode's."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _static(name: str) -> str:
    path = STATIC / name
    if not path.is_file():
        raise BadSetup(f"the front end is not built: {name} is missing; run `make build`, or install the wheel")
    return path.read_text("utf-8")


def page_html(data: Mapping[str, Any], text: str = "") -> str:
    """One file that steps, asks and answers by itself; `text` is for a reader without scripts."""
    title = html.escape(words.say("page-title", str(data["lang"])))
    style = (_static("widget.css") + STYLE).replace("</", "<\\/")
    return (
        f'<!doctype html>\n<html lang="{html.escape(str(data["lang"]))}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'<title>{title}</title><style>{style}</style></head><body><main id="hand"></main>'
        f"<noscript><pre>{html.escape(text)}</pre></noscript>"
        f'<script type="application/json" id="data">{script_json(data)}</script>'
        f'<script type="application/json" id="bundle">{script_json(_static("widget.js"))}</script>'
        f"<script>{START}</script></body></html>\n"
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Page:
    """A cell output that steps without a kernel; where the notebook is not trusted, it says the hand as text."""

    data: Mapping[str, Any]
    text: str

    def _repr_html_(self) -> str:
        lang = str(self.data["lang"])
        inside = page_html(self.data).replace("&", "&amp;").replace("'", "&#39;")
        title, summary, how = (html.escape(words.say(f"page-{key}", lang)) for key in ("title", "text", "how"))
        return (
            f'<div class="hw-page"><style>{FRAME_STYLE}</style>'
            f'<iframe sandbox="allow-scripts" title="{title}" srcdoc=\'{inside}\'></iframe>'
            f"<details><summary>{summary}</summary><p>{how}</p><pre>{html.escape(self.text)}</pre></details></div>"
        )

    def __repr__(self) -> str:
        hands = len(self.data["hands"])
        steps = sum(len(hand["frames"]) for hand in self.data["hands"])
        return f"Page({hands} hand{'s' if hands > 1 else ''}, {steps} steps, without a kernel)"


def hand_text(hands: Sequence[PageHand], lang: str) -> str:
    """The hands as text, each up to its first question."""
    return "\n\n".join("\n".join(_told(hand, lang)) for hand in hands)


def _told(hand: PageHand, lang: str) -> Iterator[str]:
    last = hand.film.frames[hand.stop]
    notes = {frame["log"][-1]["n"]: frame["notes"] for frame in hand.film.frames if frame["notes"] and frame["log"]}
    for line in last["log"]:
        yield words.render(line["say"], lang)
        yield from (words.say("log-note", lang, text=note["text"]) for note in notes.get(line["n"], ()))
    for question in hand.questions:
        if question.step == hand.stop:
            yield words.say("page-question", lang, text=question.text)
            yield words.say("page-rest", lang)

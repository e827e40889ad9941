"""What does the browser get, and what may it send?  Typed once, here; `tools/make_contract.py` writes `js/src/contract.ts`.

A view is a whole picture of the table for one viewer: plain JSON, nothing of it is a secret of somebody else.
Every sentence is a `Message`, a key of `words/` with its arguments; the browser renders it. Cards are texts such
as `Ah`; a hidden card is `None`. Chips are whole numbers. Seats count from 0.
"""

from __future__ import annotations

from typing import Literal, TypedDict

SCHEMA = 1

Card = str
Street = Literal["preflop", "flop", "turn", "river", "showdown", "lock", "bet"]
Shape = Literal["disc", "triangle", "square", "plus", "hexagon", "bar", "ring", "cross", "wedge", "frame"]
Word = Literal["bet", "raise", "open"]


class Message(TypedDict):
    """A sentence: its key in `words/`, and its arguments (names, numbers, rank letters, or messages to say inside it)."""

    key: str
    args: dict[str, str | int | Message]


class SeatView(TypedDict):
    """One seat as the viewer may see it.

    `bet` is this round's, `committed` this hand's; `tab` the last action or the blind; `hand` the name of an open
    hand; `won` what the hand brought (0 while it runs); `position` is spoken on demand.
    """

    seat: int
    name: str
    shape: Shape
    you: bool
    level: str
    stack: int
    bet: int
    committed: int
    state: Literal["in", "folded", "all_in", "out", "waiting"]
    cards: list[Card | None]
    tab: Message | None
    hand: Message | None
    hand_detail: Message | None
    position: Message | None
    button: bool
    to_act: bool
    won: int
    signal: list[int] | None


class LayerView(TypedDict):
    """One pot: its name, its chips, what it will hold if the viewer calls, who contests it, who won it."""

    label: Message
    chips: int
    if_call: int | None
    contestants: list[int]
    winners: list[int]


class PartView(TypedDict):
    """A piece of a contributor's column; `layer` counts from the main pot, 0 (-1: returned money)."""

    layer: int
    chips: int
    kind: Literal["live", "folded", "bet", "returned", "ghost"]


class ColumnView(TypedDict):
    """What one seat put in, bottom up."""

    seat: int
    parts: list[PartView]


class PotView(TypedDict):
    """`total` has the bets in front of the players, `swept` has not."""

    total: int
    swept: int
    layers: list[LayerView]
    columns: list[ColumnView]


class FactView(TypedDict):
    """One fact of a refusal; `seat` draws that seat's shape before it."""

    seat: int | None
    say: Message


class RefusalView(TypedDict):
    """Why a move is not possible: the reason, its facts, the clause, and what is possible instead."""

    clause: str
    reason: Message
    facts: list[FactView]
    possible: Message


class RaiseView(TypedDict):
    """Totals of the round: the least and the greatest legal; `price` is the highest bet now; `step` one big blind."""

    least: int
    most: int
    price: int
    step: int
    word: Word
    presets: list[PresetView]


class PresetView(TypedDict):
    """A size to choose."""

    label: Message
    total: int


class RefusalsView(TypedDict, total=False):
    """The refusals by button."""

    fold: RefusalView
    check: RefusalView
    call: RefusalView
    raise_to: RefusalView


class AskView(TypedDict):
    """The decision that is put to a seat of the viewer's.

    `call` is what calling costs (None: nothing is owed); `pot` all chips in the middle with the bets; `big` a call or
    an all-in that wants a confirmation; `lock` the cards that may be locked (duel).
    """

    seat: int
    call: int | None
    call_is_all_in: bool
    check: bool
    fold: bool
    raise_to: RaiseView | None
    lock: list[Card]
    pot: int
    big: bool
    refusals: RefusalsView
    deadline_ms: int | None


class VerdictView(TypedDict):
    """One pot at the end: who won it, with what, and why; what to light and what to dim when the row is chosen."""

    layer: int
    label: Message
    chips: int
    winners: list[int]
    title: Message
    why: Message | None
    say: Message | None
    lit: list[Card]
    dim: list[Card]
    deciding: Card | None
    beaten: Card | None


class LogLine(TypedDict):
    """One thing that happened; `n` counts through the hand, `step` is where it stands in the hand's steps."""

    n: int
    step: int
    street: Street
    kind: Literal[
        "hand",
        "post",
        "street",
        "fold",
        "check",
        "call",
        "bet",
        "raise",
        "lock",
        "return",
        "show",
        "muck",
        "win",
        "out",
        "note",
        "talk",
        "leave",
        "join",
        "charge",
        "points",
    ]
    seat: int | None
    chips: int
    cards: list[Card]
    all_in: bool
    say: Message


class MarkView(TypedDict):
    """A place on the scrubber: an action (ring), a street (bar, with its letter), a note, a question."""

    step: int
    kind: Literal["action", "street", "note", "question", "end"]
    letter: str


class CursorView(TypedDict):
    """Where in a hand's steps the view stands; `live` is the present of a running table."""

    step: int
    last: int
    live: bool
    marks: list[MarkView]


class NoteView(TypedDict):
    """An annotation at this step: Markdown as written, and what it marks (`seat 2`, `card Kh`, `pot 1`)."""

    step: int
    text: str
    marks: list[str]


class ChoiceView(TypedDict):
    """One answer of a question; `seat` draws its shape."""

    id: str
    seat: int | None
    say: Message


class QuestionView(TypedDict):
    """A question at this step, open or answered."""

    id: int
    text: str
    kind: Literal["choice", "number"]
    choices: list[ChoiceView]
    hint: str
    answered: str | None
    right: bool | None
    explain: str


class HandLine(TypedDict):
    """One hand of a list: its place in the list, what it is called, and how many questions it asks."""

    hand: int
    say: Message
    questions: int


class BranchView(TypedDict):
    """Another way to go on from this step; `id` counts through the hand's branches."""

    id: int
    say: Message


class ShareView(TypedDict):
    """A live seat's share of the pot, in per cent with two decimals, as text; `known`: its cards are."""

    seat: int
    share: str
    known: bool


class OddsView(TypedDict):
    """The price of a call: what it costs, the pot with the bet faced in it, and the share that it needs, in per cent."""

    seat: int
    call: int
    pot: int
    needs: str


class OptionView(TypedDict):
    """One option that was weighed: its share of the time in per cent, its value in chips where it was reckoned."""

    say: Message
    share: str
    value: str | None
    played: bool


class GridView(TypedDict):
    """What a seat was thought to hold: 169 digits, row by row from AA to 22, suited hands above the diagonal.

    A digit is how often it would have played that hand so: 0 never, 9 always.
    """

    seat: int
    cells: str


class DecisionView(TypedDict):
    """Why an opponent did what it did; `step` is where it can be seen, `grids` what it thought the others held."""

    seat: int
    step: int
    level: str
    say: Message
    options: list[OptionView]
    reasons: list[Message]
    grids: list[GridView]


class WhyView(TypedDict):
    """The decisions of one seat in this hand, asked for after the hand (in an open lesson at once)."""

    seat: int
    decisions: list[DecisionView]


class ReviewView(TypedDict):
    """What the viewer's decisions cost in the hand that ended; `step`: where the dearest is seen (-1: nowhere).

    It comes in a trait of its own, so that it costs no second view: the browser puts it into the view of that hand's end.
    """

    say: Message
    step: int
    hand: int


class DetailsView(TypedDict):
    """What was asked for at a step: `deals` counted (or drawn, where not `exact`), the price, the decision made here."""

    step: int
    shares: list[ShareView]
    exact: bool
    deals: str
    odds: OddsView | None
    decision: DecisionView | None


class ReplayView(TypedDict):
    """What only a replay has.

    `hand` of `hands` is shown; `right` of `asked` answers were right so far, of `questions` in all hands. `ahead` are log lines
    after this step that may be seen; `everything`: all of them. `viewpoint` is a seat, -1 for all cards, None where it
    cannot be changed; `all`: all cards may be seen. `line` is the branch that is shown, None for the hand itself. `clause` stands
    behind what happened here.
    """

    hand: int
    hands: int
    right: int
    asked: int
    questions: int
    ahead: list[LogLine]
    everything: bool
    viewpoint: int | None
    all: bool
    branches: list[BranchView]
    line: int | None
    clause: str
    details: DetailsView | None


class NoticeView(TypedDict):
    """Something that the table has to say about the last command; `n` counts, so that the same one can come twice."""

    n: int
    kind: Literal["info", "refused", "error"]
    say: Message


class View(TypedDict):
    """The whole table for one viewer.

    `version` is quoted by commands. `fresh` is the first log line that this version added. `may` lists the commands
    that make sense now. `waiting`: an opponent is to act, and the browser should ask to `advance`; at the pace `step` only
    when the user says so. `phrases` are the ids of what may be said (`talk-<id>` in the words), `worn` those of the goods of
    the point shop that the viewer wears. `coming`: the board cards of a staged hand that are not dealt yet; `study`: the hidden
    cards of the finished hand are looked at, which is no event of the table (H-5.8).
    """

    schema: int
    version: int
    game: str
    mode: Literal["play", "lesson", "replay"]
    title: Message
    subtitle: Message
    open_cards: bool
    hand: int
    street: Street
    button: int | None
    viewer: int | None
    seats: list[SeatView]
    board: list[Card]
    slots: int
    say: Message | None
    pot: PotView
    to_act: int | None
    ask: AskView | None
    waiting: bool
    pace: Literal["auto", "step"]
    verdicts: list[VerdictView]
    log: list[LogLine]
    fresh: int
    may: list[
        Literal[
            "advance",
            "next_hand",
            "restart",
            "rewind",
            "annotate",
            "save",
            "preselect",
            "talk",
            "watch",
            "details",
            "undo",
            "edit",
            "pause",
            "study",
            "review",
            "why",
            "export",
        ]
    ]
    hand_over: bool
    match_over: bool
    cursor: CursorView | None
    notes: list[NoteView]
    question: QuestionView | None
    replay: ReplayView | None
    preselected: str | None
    phrases: list[str]
    worn: list[str]
    coming: list[Card]
    study: bool
    review: ReviewView | None
    why: WhyView | None
    notice: NoticeView | None


class ActionMessage(TypedDict, total=False):
    """`fold`, `check`, `call`, `raise_to` with `total`, or `lock` with `card`."""

    kind: Literal["fold", "check", "call", "raise_to", "lock"]
    total: int
    card: Card


class CommandMessage(TypedDict, total=False):
    """What the browser may send. `version` is that of the view on which the user acted.

    hello · bye (the view is gone) · act (action, until) · advance (until) · shown · next_hand · restart ·
    goto (step; -1 is the present; until `street`: on to the next street) · annotate (step, text) ·
    answer (question, answer) · preselect (what, "" clears) ·
    talk (phrase) · lang (lang) ·
    hand (step: its place in the list) · line (step: a branch, -1 the hand itself) · viewpoint (step: a seat, -1 all cards) ·
    details (step) · everything (step: 1 or 0), of a replay ·
    undo: the last action of a person back, on an open table · pace (what: `auto` or `step`) ·
    edit of a staged hand: (seat, step, card), the card at that place (seat -1: of the board), or (seat, chips), the stack ·
    study (step: 1 or 0): the hidden cards of the finished hand · review: what my decisions cost in it ·
    why (step: a seat, -1 none): its decisions · export (what: a format, token): the finished hands as a `FileMessage`
    """

    kind: Literal[
        "hello",
        "bye",
        "act",
        "advance",
        "shown",
        "next_hand",
        "restart",
        "goto",
        "annotate",
        "answer",
        "preselect",
        "talk",
        "lang",
        "hand",
        "line",
        "viewpoint",
        "details",
        "everything",
        "undo",
        "pace",
        "edit",
        "study",
        "review",
        "why",
        "export",
    ]
    version: int
    action: ActionMessage
    until: Literal["one", "you", "street"]
    step: int
    text: str
    marks: list[str]
    question: int
    answer: str
    what: str
    phrase: str
    lang: str
    seat: int
    card: Card
    chips: int
    token: str


class FileMessage(TypedDict):
    """A file for the view that asked, by the `token` of its command: the one message that Python sends beside the traits."""

    kind: Literal["file"]
    token: str
    name: str
    mime: str
    text: str

// Written by tools/make_contract.py from holdem_widget/widgets/contract.py. Do not edit.

export const SCHEMA = 1;
export type Street = "preflop" | "flop" | "turn" | "river" | "showdown" | "lock" | "bet";
export type Shape = "disc" | "triangle" | "square" | "plus" | "hexagon" | "bar" | "ring" | "cross" | "wedge" | "frame";
export type Word = "bet" | "raise" | "open";

/** A sentence: its key in `words/`, and its arguments (names, numbers, rank letters, or messages to say inside it). */
export interface Message {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | Message>>;
}

/** One seat as the viewer may see it. */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly shape: Shape;
  readonly you: boolean;
  readonly level: string;
  readonly stack: number;
  readonly bet: number;
  readonly committed: number;
  readonly state: "in" | "folded" | "all_in" | "out" | "waiting";
  readonly cards: ReadonlyArray<string | null>;
  readonly tab: Message | null;
  readonly hand: Message | null;
  readonly hand_detail: Message | null;
  readonly position: Message | null;
  readonly button: boolean;
  readonly to_act: boolean;
  readonly won: number;
  readonly signal: ReadonlyArray<number> | null;
}

/** One pot: its name, its chips, what it will hold if the viewer calls, who contests it, who won it. */
export interface LayerView {
  readonly label: Message;
  readonly chips: number;
  readonly if_call: number | null;
  readonly contestants: ReadonlyArray<number>;
  readonly winners: ReadonlyArray<number>;
}

/** A piece of a contributor's column; `layer` counts from the main pot, 0 (-1: returned money). */
export interface PartView {
  readonly layer: number;
  readonly chips: number;
  readonly kind: "live" | "folded" | "bet" | "returned" | "ghost";
}

/** What one seat put in, bottom up. */
export interface ColumnView {
  readonly seat: number;
  readonly parts: ReadonlyArray<PartView>;
}

/** `total` has the bets in front of the players, `swept` has not. */
export interface PotView {
  readonly total: number;
  readonly swept: number;
  readonly layers: ReadonlyArray<LayerView>;
  readonly columns: ReadonlyArray<ColumnView>;
}

/** One fact of a refusal; `seat` draws that seat's shape before it. */
export interface FactView {
  readonly seat: number | null;
  readonly say: Message;
}

/** Why a move is not possible: the reason, its facts, the clause, and what is possible instead. */
export interface RefusalView {
  readonly clause: string;
  readonly reason: Message;
  readonly facts: ReadonlyArray<FactView>;
  readonly possible: Message;
}

/** Totals of the round: the least and the greatest legal; `price` is the highest bet now; `step` one big blind. */
export interface RaiseView {
  readonly least: number;
  readonly most: number;
  readonly price: number;
  readonly step: number;
  readonly word: Word;
  readonly presets: ReadonlyArray<PresetView>;
}

/** A size to choose. */
export interface PresetView {
  readonly label: Message;
  readonly total: number;
}

/** The refusals by button. */
export interface RefusalsView {
  readonly fold?: RefusalView;
  readonly check?: RefusalView;
  readonly call?: RefusalView;
  readonly raise_to?: RefusalView;
}

/** The decision that is put to a seat of the viewer's. */
export interface AskView {
  readonly seat: number;
  readonly call: number | null;
  readonly call_is_all_in: boolean;
  readonly check: boolean;
  readonly fold: boolean;
  readonly raise_to: RaiseView | null;
  readonly lock: ReadonlyArray<string>;
  readonly pot: number;
  readonly big: boolean;
  readonly refusals: RefusalsView;
  readonly deadline_ms: number | null;
}

/** One pot at the end: who won it, with what, and why; what to light and what to dim when the row is chosen. */
export interface VerdictView {
  readonly layer: number;
  readonly label: Message;
  readonly chips: number;
  readonly winners: ReadonlyArray<number>;
  readonly title: Message;
  readonly why: Message | null;
  readonly say: Message | null;
  readonly lit: ReadonlyArray<string>;
  readonly dim: ReadonlyArray<string>;
  readonly deciding: string | null;
  readonly beaten: string | null;
}

/** One thing that happened; `n` counts through the hand, `step` is where it stands in the hand's steps. */
export interface LogLine {
  readonly n: number;
  readonly step: number;
  readonly street: Street;
  readonly kind: "hand" | "post" | "street" | "fold" | "check" | "call" | "bet" | "raise" | "lock" | "return" | "show" | "muck" | "win" | "out" | "note" | "talk" | "leave" | "join" | "charge" | "points";
  readonly seat: number | null;
  readonly chips: number;
  readonly cards: ReadonlyArray<string>;
  readonly all_in: boolean;
  readonly say: Message;
}

/** A place on the scrubber: an action (ring), a street (bar, with its letter), a note, a question. */
export interface MarkView {
  readonly step: number;
  readonly kind: "action" | "street" | "note" | "question" | "end";
  readonly letter: string;
}

/** Where in a hand's steps the view stands; `live` is the present of a running table. */
export interface CursorView {
  readonly step: number;
  readonly last: number;
  readonly live: boolean;
  readonly marks: ReadonlyArray<MarkView>;
}

/** An annotation at this step: Markdown as written, and what it marks (`seat 2`, `card Kh`, `pot 1`). */
export interface NoteView {
  readonly step: number;
  readonly text: string;
  readonly marks: ReadonlyArray<string>;
}

/** One answer of a question; `seat` draws its shape. */
export interface ChoiceView {
  readonly id: string;
  readonly seat: number | null;
  readonly say: Message;
}

/** A question at this step, open or answered. */
export interface QuestionView {
  readonly id: number;
  readonly text: string;
  readonly kind: "choice" | "number";
  readonly choices: ReadonlyArray<ChoiceView>;
  readonly hint: string;
  readonly answered: string | null;
  readonly right: boolean | null;
  readonly explain: string;
}

/** One hand of a list: its place in the list, what it is called, and how many questions it asks. */
export interface HandLine {
  readonly hand: number;
  readonly say: Message;
  readonly questions: number;
}

/** Another way to go on from this step; `id` counts through the hand's branches. */
export interface BranchView {
  readonly id: number;
  readonly say: Message;
}

/** A live seat's share of the pot, in per cent with two decimals, as text; `known`: its cards are. */
export interface ShareView {
  readonly seat: number;
  readonly share: string;
  readonly known: boolean;
}

/** The price of a call: what it costs, the pot with the bet faced in it, and the share that it needs, in per cent. */
export interface OddsView {
  readonly seat: number;
  readonly call: number;
  readonly pot: number;
  readonly needs: string;
}

/** One option that was weighed: its share of the time in per cent, its value in chips where it was reckoned. */
export interface OptionView {
  readonly say: Message;
  readonly share: string;
  readonly value: string | null;
  readonly played: boolean;
}

/** What a seat was thought to hold: 169 digits, row by row from AA to 22, suited hands above the diagonal. */
export interface GridView {
  readonly seat: number;
  readonly cells: string;
}

/** Why an opponent did what it did; `step` is where it can be seen, `grids` what it thought the others held. */
export interface DecisionView {
  readonly seat: number;
  readonly step: number;
  readonly level: string;
  readonly say: Message;
  readonly options: ReadonlyArray<OptionView>;
  readonly reasons: ReadonlyArray<Message>;
  readonly grids: ReadonlyArray<GridView>;
}

/** The decisions of one seat in this hand, asked for after the hand (in an open lesson at once). */
export interface WhyView {
  readonly seat: number;
  readonly decisions: ReadonlyArray<DecisionView>;
}

/** What the viewer's decisions cost in the hand that ended; `step`: where the dearest is seen (-1: nowhere). */
export interface ReviewView {
  readonly say: Message;
  readonly step: number;
  readonly hand: number;
}

/** What was asked for at a step: `deals` counted (or drawn, where not `exact`), the price, the decision made here. */
export interface DetailsView {
  readonly step: number;
  readonly shares: ReadonlyArray<ShareView>;
  readonly exact: boolean;
  readonly deals: string;
  readonly odds: OddsView | null;
  readonly decision: DecisionView | null;
}

/** What only a replay has. */
export interface ReplayView {
  readonly hand: number;
  readonly hands: number;
  readonly right: number;
  readonly asked: number;
  readonly questions: number;
  readonly ahead: ReadonlyArray<LogLine>;
  readonly everything: boolean;
  readonly viewpoint: number | null;
  readonly all: boolean;
  readonly branches: ReadonlyArray<BranchView>;
  readonly line: number | null;
  readonly clause: string;
  readonly details: DetailsView | null;
}

/** Something that the table has to say about the last command; `n` counts, so that the same one can come twice. */
export interface NoticeView {
  readonly n: number;
  readonly kind: "info" | "refused" | "error";
  readonly say: Message;
}

/** The whole table for one viewer. */
export interface View {
  readonly schema: number;
  readonly version: number;
  readonly game: string;
  readonly mode: "play" | "lesson" | "replay";
  readonly title: Message;
  readonly subtitle: Message;
  readonly open_cards: boolean;
  readonly hand: number;
  readonly street: Street;
  readonly button: number | null;
  readonly viewer: number | null;
  readonly seats: ReadonlyArray<SeatView>;
  readonly board: ReadonlyArray<string>;
  readonly slots: number;
  readonly say: Message | null;
  readonly pot: PotView;
  readonly to_act: number | null;
  readonly ask: AskView | null;
  readonly waiting: boolean;
  readonly pace: "auto" | "step";
  readonly verdicts: ReadonlyArray<VerdictView>;
  readonly log: ReadonlyArray<LogLine>;
  readonly fresh: number;
  readonly may: ReadonlyArray<"advance" | "next_hand" | "restart" | "rewind" | "annotate" | "save" | "preselect" | "talk" | "watch" | "details" | "undo" | "edit" | "pause" | "study" | "review" | "why" | "export">;
  readonly hand_over: boolean;
  readonly match_over: boolean;
  readonly cursor: CursorView | null;
  readonly notes: ReadonlyArray<NoteView>;
  readonly question: QuestionView | null;
  readonly replay: ReplayView | null;
  readonly preselected: string | null;
  readonly phrases: ReadonlyArray<string>;
  readonly worn: ReadonlyArray<string>;
  readonly coming: ReadonlyArray<string>;
  readonly study: boolean;
  readonly review: ReviewView | null;
  readonly why: WhyView | null;
  readonly notice: NoticeView | null;
}

/** `fold`, `check`, `call`, `raise_to` with `total`, or `lock` with `card`. */
export interface ActionMessage {
  readonly kind?: "fold" | "check" | "call" | "raise_to" | "lock";
  readonly total?: number;
  readonly card?: string;
}

/** What the browser may send. `version` is that of the view on which the user acted. */
export interface CommandMessage {
  readonly kind?: "hello" | "bye" | "act" | "advance" | "shown" | "next_hand" | "restart" | "goto" | "annotate" | "answer" | "preselect" | "talk" | "lang" | "hand" | "line" | "viewpoint" | "details" | "everything" | "undo" | "pace" | "edit" | "study" | "review" | "why" | "export";
  readonly version?: number;
  readonly action?: ActionMessage;
  readonly until?: "one" | "you" | "street";
  readonly step?: number;
  readonly text?: string;
  readonly marks?: ReadonlyArray<string>;
  readonly question?: number;
  readonly answer?: string;
  readonly what?: string;
  readonly phrase?: string;
  readonly lang?: string;
  readonly seat?: number;
  readonly card?: string;
  readonly chips?: number;
  readonly token?: string;
}

/** A file for the view that asked, by the `token` of its command: the one message that Python sends beside the traits. */
export interface FileMessage {
  readonly kind: "file";
  readonly token: string;
  readonly name: string;
  readonly mime: string;
  readonly text: string;
}

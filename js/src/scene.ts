// What does every part of the drawing need to know?  The view, the mount's own state, the words, and which pot is lit.

import type { CardOptions } from "./cards";
import { amountText } from "./chips";
import type { SeatView, VerdictView, View } from "./contract";
import { mine } from "./desk";
import type { Ui } from "./ui";
import { type Say, word } from "./words";

/** What a click on the cloth may ask for. */
export interface StageActions {
  /** The pot layer under the pointer or in focus; -1 when it is left. */
  layer(index: number): void;
  seat(seat: number): void;
  /** A card of the viewer's own was clicked while one is to be locked. */
  card?(card: string): void;
  /** A card of a staged hand (seat -1: of the board) is to be another one; there while the hand is edited. */
  edit?(seat: number, place: number): void;
  /** The viewer's cards are looked at, or no longer; there while they lie face down. */
  peek?(peeking: boolean): void;
}

export interface Scene {
  readonly view: View;
  readonly ui: Ui;
  readonly say: Say;
  readonly on: StageActions;
  /** The chosen row of the result. */
  readonly verdict: VerdictView | undefined;
  /** Opponents stand in a strip above the board. */
  readonly strip: boolean;
  /** There is room for words beside the pots; else a sign must do. */
  readonly roomy: boolean;
  /** The room for the cloth, in px. */
  readonly width: number;
}

/** A narrower strip than this holds everything closer. */
export const TIGHT = 390;

export function scene(view: View, ui: Ui, say: Say, on: StageActions): Scene {
  const width = stageWidth(ui);
  const strip = ui.narrow || width < (view.seats.length > 6 ? 700 : view.seats.length > 4 ? 640 : 560);
  const free = width >= 960 || (width >= 760 && !seated(view, ui.turn).at(-1)?.bet);
  const roomy = view.seats.length <= 4 && !strip && !ui.bigBlinds && free;
  return { view, ui, say, on, verdict: view.verdicts[ui.row], strip, roomy, width };
}

/** The room for the cloth, beside the rail or the open log; a narrow container has neither. */
function stageWidth(ui: Ui): number {
  return ui.width - (ui.narrow ? 0 : ui.log ? 260 : 36);
}

export function chips(at: Scene, sum: number): string {
  return amountText(sum, at.view, at.ui);
}

/** The same; where there is little room the unit is left to the sum beside it. */
export function bare(at: Scene, sum: number): string {
  return at.strip ? chips(at, sum).replace(" BB", "") : chips(at, sum);
}

/** Whether a note of this step marks it: `seat 2`, `card Kh`, `pot 1`. */
export function noted(at: Scene, mark: string): boolean {
  return at.view.notes.some((note) => note.marks?.includes(mark));
}

/** How a card lies: its spoken name, and whether the chosen pot lights or dims it. */
export function lie(at: Scene, card: string | null): CardOptions {
  const { verdict } = at;
  const { back } = at.ui;
  if (card === null) return { label: word(at, "card-hidden"), back };

  const chosen = verdict?.lit.includes(card) ? "lit" : verdict?.dim.includes(card) ? "dim" : "";
  const mark = chosen === "" && noted(at, `card ${card}`) ? "noted" : chosen;
  const caret = verdict?.deciding === card ? "deciding" : verdict?.beaten === card ? "beaten" : "";
  return { label: word(at, "card", { rank: card.charAt(0), suit: card.charAt(1) }), mark, caret, back };
}

/** The seats clockwise, the viewer's (else the first) before the others; at a turned table another one, and -1 is the last. */
export function seated(view: View, turn: number): ReadonlyArray<SeatView> {
  const you = mine(view, view.viewer);
  const from = ((you ? view.seats.indexOf(you) : 0) + turn) % view.seats.length;
  return [...view.seats.slice(from), ...view.seats.slice(0, from)];
}

/** The card that a duellist has locked, `null` while it lies face down, `undefined` before. */
export function lockedCard(view: View, seat: number): string | null | undefined {
  const lines = view.log.filter((line) => line.seat === seat);
  if (!lines.some((line) => line.kind === "lock")) return undefined;
  return (
    lines.findLast((line) => (line.kind === "lock" || line.kind === "show") && line.cards.length > 0)?.cards[0] ?? null
  );
}

/** The cards a seat still holds: a locked one lies in the middle. */
export function held(view: View, seat: SeatView): ReadonlyArray<string | null> {
  const locked = lockedCard(view, seat.seat);
  if (locked === undefined || seat.cards.length < 2) return seat.cards;
  const gone = Math.max(0, seat.cards.indexOf(locked));
  return seat.cards.filter((_, i) => i !== gone);
}

// What does somebody hear who does not see the table?  Each line once; "your turn" once per decision.
import type { LogLine, View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { result } from "./verdicts";
import { own, word } from "./words";

const KEPT = 40;

/** Two regions and what they have said. */
export interface Live {
  /** Say what a new view brought. */
  readonly view: (desk: Desk) => void;
  /** Say something at once. */
  readonly now: (text: string) => void;
  /** Say something when there is time for it. */
  readonly soon: (text: string) => void;
}

export function live(log: HTMLElement, alert: HTMLElement): Live {
  const told: Told = { hand: -1, n: -1, place: "", turn: "", ended: -1 };
  const view = (desk: Desk): void => {
    for (const line of untold(desk.view, told)) say(log, desk.say(line.say));
    if (ends(desk.view, told)) for (const verdict of desk.view.verdicts) say(log, result(desk, verdict));
    remember(desk.view, told);
    const turn = turnOf(desk.view);
    if (turn !== told.turn && turn !== "") replace(alert, yourTurn(desk));
    told.turn = turn;
  };
  return { view, now: (text) => replace(alert, text), soon: (text) => say(log, text) };
}

interface Told {
  hand: number;
  n: number;
  place: string;
  turn: string;
  ended: number;
}

/** The lines to be told: those of a step in the past, each time it is reached; those of the present once. */
function untold(view: View, told: Told): ReadonlyArray<LogLine> {
  if (desks.walking(view)) return told.place === place(view) ? [] : view.log.filter((line) => line.n >= view.fresh);
  const from = told.hand === view.hand ? told.n + 1 : view.fresh;
  return view.log.filter((line) => line.n >= from);
}

/** The hand has just ended: who won, and why, is told once. */
function ends(view: View, told: Told): boolean {
  return view.hand_over && !desks.walking(view) && told.ended !== view.hand;
}

function remember(view: View, told: Told): void {
  told.place = place(view);
  if (desks.walking(view)) return;
  if (view.hand_over) told.ended = view.hand;
  told.hand = view.hand;
  told.n = Math.max(-1, ...view.log.map((line) => line.n));
}

function place(view: View): string {
  return desks.walking(view) ? `${view.hand}:${view.cursor?.step}` : "";
}

/** Which decision is put to the viewer; empty: none. */
export function turnOf(view: View): string {
  const { ask, hand, street } = view;
  return ask ? `${hand}:${street}:${desks.moves(view)}:${ask.seat}` : "";
}

function yourTurn(desk: Desk): string {
  const ask = desk.view.ask;
  if (!ask) return "";
  if (ask.lock.length > 0) return word(desk, "turn-lock");
  const seat = desks.seatOf(desk.view, ask.seat);
  const owed = ask.call === null ? word(desk, "ask-free") : word(desk, "ask-call", { chips: ask.call });
  return desk.say(seat && !seat.you ? own("turn-seat", { name: seat.name, ask: owed }) : own("turn", { ask: owed }));
}

function say(log: HTMLElement, text: string): void {
  if (text === "") return;
  const line = log.ownerDocument.createElement("p");
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > KEPT) log.firstElementChild?.remove();
}

/** The same text again is a new announcement: a region speaks when its nodes change. */
function replace(alert: HTMLElement, text: string): void {
  const line = alert.ownerDocument.createElement("span");
  line.textContent = text;
  alert.replaceChildren(line);
}

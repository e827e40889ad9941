// What can be done at a table, by a click, a key or a voice alike?  Every function takes the desk; none decides a rule.
import { type Amount, amountOf } from "./amount";
import type { ActionMessage, CommandMessage, HandLine, LogLine, SeatView, View } from "./contract";
import type { Button, Panel, Speed, Ui } from "./ui";
import { type Say, word } from "./words";

/** A table with its hands: the view, the mount's own state, the words, and what may be done to them. */
export interface Desk {
  /** Unique in the page, for the ids that labels refer to. */
  readonly id: string;
  readonly view: View;
  readonly ui: Ui;
  readonly say: Say;
  readonly languages: ReadonlyArray<string>;
  readonly phrases: ReadonlyArray<string>;
  /** The rules of the game: groups (`H-3`) and clauses (`H-3.6`) with their texts, in order; empty where they are not at hand. */
  readonly rules: ReadonlyArray<readonly [string, string]>;
  /** The hands of a replay that has several. */
  readonly hands: ReadonlyArray<HandLine>;
  /** Change the mount's own state, and draw. */
  set(change: Partial<Ui>): void;
  /** Send a command for this view's version. */
  send(command: CommandMessage): void;
  /** Focus the element with this `data-hw`, or the table itself. */
  focus(part: string, how?: "scroll"): void;
  /** The decision has only just come up: a key meant for what was before must not answer it. */
  fresh(): boolean;
  /** Leave the table for the notebook. */
  leave(): void;
  /** Ask the opponents to go on. */
  advance(until: "one" | "you"): void;
}

export type Move = NonNullable<Ui["asking"]>;

/** The user's speed; a table that is stepped waits for a click, whatever that is. */
export function speed({ view, ui }: Desk): Speed {
  return view.pace === "step" ? "step" : ui.speed;
}

/** Whether a command is under way. */
export function pending(desk: Desk): boolean {
  return desk.ui.pending === desk.view.version;
}

/** How many things have been done in the hand; what was only said is none. */
export function moves(view: View): number {
  return view.log.filter((line) => line.kind !== "talk" && line.kind !== "note").length;
}

export function seatOf(view: View, seat: number | null): SeatView | undefined {
  return view.seats.find((other) => other.seat === seat);
}

/** The viewer's seat: that of the decision, else that of the viewer; or this one. */
export function mine(view: View, seat = view.ask?.seat ?? view.viewer): SeatView | undefined {
  return seatOf(view, seat) ?? view.seats.find((seat) => seat.you);
}

/** The names of seats as one list, in the grammar of the language. */
export function names(desk: Pick<Desk, "view" | "ui">, seats: ReadonlyArray<number>): string {
  return listed(
    desk,
    seats.map((seat) => seatOf(desk.view, seat)?.name ?? ""),
  );
}

export function listed(desk: Pick<Desk, "ui">, items: ReadonlyArray<string>): string {
  return new Intl.ListFormat(desk.ui.lang, { type: "conjunction" }).format(items);
}

/** A card spoken: "ace of spades". */
export function cardName(desk: Desk, card: string): string {
  return word(desk, "card", { rank: card.charAt(0), suit: card.charAt(1) });
}

export function amount(desk: Desk): Amount | null {
  const size = desk.view.ask?.raise_to;
  return size ? amountOf(size, desk.ui.amount) : null;
}

/** Choose a total; the field shows it. */
export function choose(desk: Desk, total: number): void {
  desk.set({ amount: String(total), ghostRaise: total, note: null });
}

/** The viewer's cards lie face down until they are pressed: in play, as long as the hand has not shown them; a duel's buttons name them. */
export function covers({ view, ui }: Pick<Desk, "view" | "ui">): boolean {
  const open = view.mode !== "play" || view.game === "duel" || view.open_cards || view.study || walking(view);
  return ui.peek && !open && !view.log.some((line) => line.kind === "show" && line.seat === view.viewer);
}

/** The table one seat clockwise, where every seat may be looked at alike. */
export function turn(desk: Desk): void {
  if (desk.view.open_cards || desk.view.mode === "replay") desk.set({ turn: desk.ui.turn - 1 });
}

/** The steps of the hand can be walked: a replay, or a finished hand. */
export function walkable(view: View): boolean {
  return view.mode === "replay" || view.may.includes("rewind") || view.cursor?.live === false;
}

/** The view stands in the past of a hand, or in a replay. */
export function walking(view: View): boolean {
  return view.cursor !== null && !view.cursor.live;
}

/** What follows is hidden until the question is answered. */
export function stopped(view: View): boolean {
  return view.question !== null && view.question.answered === null;
}

export function fold(desk: Desk): void {
  if (!ready(desk, "fold", desk.view.ask?.fold)) return;
  if (desk.view.ask?.check) desk.set({ asking: "fold", note: null });
  else act(desk, { kind: "fold" });
}

export function checkOrCall(desk: Desk): void {
  const ask = desk.view.ask;
  if (!ready(desk, "call", ask?.check || (ask?.call ?? null) !== null)) return;
  if (ask?.check) act(desk, { kind: "check" });
  else if (ask?.big && desk.ui.confirm) desk.set({ asking: "call", note: null });
  else act(desk, { kind: "call" });
}

export function raiseTo(desk: Desk): void {
  const size = desk.view.ask?.raise_to;
  if (!ready(desk, "raise_to", Boolean(size)) || !size) return;
  const total = amount(desk)?.total ?? null;
  if (total === null) desk.focus("amount");
  else if (total === size.most && desk.ui.confirm) desk.set({ asking: "raise_to", note: null });
  else act(desk, { kind: "raise_to", total });
}

/** Everything: the greatest raise, or a call that takes the stack. */
export function allIn(desk: Desk): void {
  const ask = desk.view.ask;
  if (ask?.raise_to) {
    choose(desk, ask.raise_to.most);
    if (!pending(desk)) confirmed(desk, { kind: "raise_to", total: ask.raise_to.most });
  } else if (ask?.call_is_all_in) checkOrCall(desk);
  else ready(desk, "raise_to", false);
}

function confirmed(desk: Desk, action: ActionMessage): void {
  if (desk.ui.confirm) desk.set({ asking: "raise_to", note: null });
  else act(desk, action);
}

export function pick(desk: Desk, card: string): void {
  if (desk.view.ask?.lock.includes(card)) desk.set({ picked: card, asking: null });
}

export function lock(desk: Desk): void {
  const card = desk.ui.picked;
  if (pending(desk) || !desk.view.ask || card === null) return;
  if (desk.ui.asking === "lock") act(desk, { kind: "lock", card });
  else desk.set({ asking: "lock" });
}

/** The answer to "really?". */
export function confirm(desk: Desk): void {
  const action = asked(desk);
  if (action) act(desk, action);
  else back(desk);
}

/** The move that a yes stands for; the yes to "check instead?" is a check. */
function asked(desk: Desk): ActionMessage | null {
  const { asking, picked } = desk.ui;
  const total = amount(desk)?.total ?? null;
  switch (asking) {
    case "fold":
      return { kind: "check" };
    case "call":
      return { kind: "call" };
    case "raise_to":
      return total === null ? null : { kind: "raise_to", total };
    case "lock":
      return picked === null ? null : { kind: "lock", card: picked };
    case null:
      return null;
  }
}

/** The other answer: fold all the same, or go back. */
export function decline(desk: Desk): void {
  if (desk.ui.asking === "fold") act(desk, { kind: "fold" });
  else back(desk);
}

export function back(desk: Desk): void {
  desk.set({ asking: null, ghostRaise: null });
}

export function act(desk: Desk, action: ActionMessage): void {
  if (pending(desk)) return;
  desk.set({ pending: desk.view.version, asking: null, note: null, ghostRaise: null });
  desk.send({ kind: "act", action, ...onward(desk) });
}

/** At instant speed the opponents' moves come with the answer: one message there, one view back. */
export function onward(desk: Desk): Pick<CommandMessage, "until"> {
  return desk.ui.speed === "instant" && desk.view.pace === "auto" ? { until: "you" } : {};
}

/** Whether a button's move is possible now; else its "why not?" opens. */
function ready(desk: Desk, button: Button, possible: boolean | undefined): boolean {
  if (pending(desk)) return false;
  if (possible) return true;
  if (refusal(desk, button)) desk.set({ note: desk.ui.note === button ? null : button, clause: "" });
  else desk.set({ toast: word(desk, "not-your-turn") });
  return false;
}

/** The refusal that belongs to a button; the middle one stands for check and call. */
export function refusal(desk: Desk, button: Button) {
  const refusals = desk.view.ask?.refusals;
  return button === "call" ? (refusals?.call ?? refusals?.check) : refusals?.[button];
}

export function goto(desk: Desk, step: number): void {
  const cursor = desk.view.cursor;
  if (!walkable(desk.view) || (cursor && step > cursor.step && stopped(desk.view))) return;
  const last = cursor ? cursor.last : step;
  if (step > last && cursor?.live === false && desk.view.mode !== "replay") present(desk);
  else {
    const to = Math.max(0, Math.min(step, last));
    if (to === cursor?.step && desk.ui.heading === null) return;
    desk.set({ heading: to });
    desk.send({ kind: "goto", step: to });
  }
}

/** One action on or back. */
export function walk(desk: Desk, way: 1 | -1): void {
  const cursor = desk.view.cursor;
  if (!cursor || (cursor.live && way === 1)) return;
  goto(desk, (desk.ui.heading ?? cursor.step) + way);
}

/** One street on or back. */
export function walkStreet(desk: Desk, way: 1 | -1): void {
  const cursor = desk.view.cursor;
  if (!cursor) return;
  if (way === 1 && desk.view.replay && !stopped(desk.view)) {
    desk.set({ heading: null });
    desk.send({ kind: "goto", step: cursor.step, until: "street" });
    return;
  }
  const streets = cursor.marks.filter((mark) => mark.kind === "street").map((mark) => mark.step);
  const next =
    way === 1 ? streets.find((step) => step > cursor.step) : streets.reverse().find((step) => step < cursor.step);
  goto(desk, next ?? (way === 1 ? cursor.last : 0));
}

/** Another hand of a replay, by its place in the list. */
export function toHand(desk: Desk, hand: number): void {
  const replay = desk.view.replay;
  if (!replay || hand === replay.hand || hand < 0 || hand >= replay.hands) return;
  desk.set({ playing: false, heading: null });
  desk.send({ kind: "hand", step: hand });
}

/** One hand on or back. */
export function walkHand(desk: Desk, way: 1 | -1): void {
  toHand(desk, (desk.view.replay?.hand ?? 0) + way);
}

/** Back from the past to the table as it is. */
export function present(desk: Desk): void {
  desk.set({ playing: false, heading: null });
  if (walking(desk.view))
    desk.send({ kind: "goto", step: desk.view.mode === "replay" ? (desk.view.cursor?.last ?? 0) : -1 });
}

export function nextHand(desk: Desk): void {
  if (pending(desk)) return;
  const kind = desk.view.may.includes("next_hand") ? "next_hand" : desk.view.may.includes("restart") ? "restart" : null;
  if (kind === null) return;
  desk.set({ pending: desk.view.version });
  desk.send(kind === "next_hand" ? { kind, ...onward(desk) } : { kind });
}

/** A new match; while a hand runs it is asked for twice. */
export function restart(desk: Desk): void {
  const { view, ui } = desk;
  if (!view.hand_over && ui.sure !== view.version) desk.set({ sure: view.version });
  else if (!pending(desk)) {
    desk.set({ pending: view.version, panel: "none" });
    desk.send({ kind: "restart" });
    desk.focus("");
  }
}

/** Go on, whatever that is now; never a fold or a call. */
export function goOn(desk: Desk): void {
  if (walking(desk.view)) desk.set({ playing: !desk.ui.playing && !stopped(desk.view) });
  else if (desk.view.waiting) desk.advance("one");
  else if (desk.view.hand_over) nextHand(desk);
}

// ---- the teacher's table -------------------------------------------------------------------------------------------

/** The last action back. */
export function undo(desk: Desk): void {
  if (pending(desk) || !desk.view.may.includes("undo")) return;
  desk.set({ pending: desk.view.version });
  desk.send({ kind: "undo" });
}

export function paused({ view }: Pick<Desk, "view">): boolean {
  return view.pace === "step" && view.may.includes("pause");
}

/** Stop the opponents, or let them go on. */
export function pause(desk: Desk): void {
  if (desk.view.may.includes("pause")) desk.send({ kind: "pace", what: paused(desk) ? "auto" : "step" });
}

/** Ask what the own decisions of the finished hand cost. */
export function review(desk: Desk): void {
  if (desk.view.may.includes("review") && desk.view.review === null) desk.send({ kind: "review" });
}

/** Cards and stacks can be changed now. */
export function editing({ view, ui }: Pick<Desk, "view" | "ui">): boolean {
  return ui.editing && view.may.includes("edit");
}

/** The opponents that decided something in this hand, clockwise. */
export function deciders(view: View): ReadonlyArray<SeatView> {
  return view.seats.filter(
    (seat) => !seat.you && view.log.some((line) => line.seat === seat.seat && DECIDED.has(line.kind)),
  );
}

const DECIDED: ReadonlySet<LogLine["kind"]> = new Set(["fold", "check", "call", "bet", "raise", "lock"]);

/** Ask why an opponent did what it did; whether that may be asked. */
export function askWhy(desk: Desk, seat: number | undefined): boolean {
  const decided = deciders(desk.view).some((other) => other.seat === seat);
  if (seat === undefined || !decided || !desk.view.may.includes("why")) return false;
  const opens = desk.ui.panel !== "why";
  desk.set({ who: seat, panel: "why", toast: "" });
  desk.send({ kind: "why", step: seat });
  if (opens) desk.focus("panel-why");
  return true;
}

/** The key that opens that sheet closes it, too. */
export function toggleWhy(desk: Desk): boolean {
  if (desk.ui.panel !== "why") return askWhy(desk, deciders(desk.view)[0]?.seat);
  toggle(desk, "why");
  return true;
}

export function toggle(desk: Desk, panel: Panel): void {
  const open = desk.ui.panel === panel ? "none" : panel;
  if (desk.ui.panel === "why" && desk.view.why) desk.send({ kind: "why", step: -1 });
  desk.set({ panel: open, remap: "" });
  desk.focus(open === "none" ? panel : `panel-${panel}`);
}

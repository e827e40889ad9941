// Which key does what?  Only with the focus inside the table; nothing is heard from outside, and nothing gets out.
import { amountOf, nextPreset, nudged } from "./amount";
import type { RaiseView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { flip } from "./log";
import { close } from "./note";
import { across } from "./picker";
import { answerTo } from "./queries";
import { change } from "./settings";
import { LETTERS, SETTINGS } from "./ui";
import { word } from "./words";

/** Handle a keydown of the root; the host never sees it, except chords with Ctrl, Alt or the command key. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  if (walksHands(desk, event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopPropagation();
  const target = event.target as HTMLElement;
  const handled =
    remapped(desk, event) ||
    (event.key === "Escape"
      ? out(desk, target)
      : inField(desk, event, target) || (!typing(target) && onTable(desk, event, target)));
  if (handled) event.preventDefault();
}

/** Ctrl or the command key with an arrow: the next hand of a replay, or the one before. */
function walksHands(desk: Desk, event: KeyboardEvent): boolean {
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const chord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (way === 0 || !chord || !desk.view.replay || typing(event.target as HTMLElement)) return false;
  desks.walkHand(desk, way);
  event.stopPropagation();
  event.preventDefault();
  return true;
}

const part = (target: HTMLElement): string => target.getAttribute("data-hw") ?? "";

/** In a text or a list letters belong to it; a slider keeps its arrows. */
function typing(target: HTMLElement): boolean {
  return target.matches("select, textarea, input:not([type=range]):not([type=checkbox]):not([type=radio])");
}

/** Close what is open, the innermost first; with nothing open, leave the table. */
function out(desk: Desk, target: HTMLElement): true {
  const { ui } = desk;
  if (ui.panel !== "none") desks.toggle(desk, ui.panel);
  else if (ui.note) close(desk);
  else if (ui.asking) desks.back(desk);
  else if (part(target) === "amount") shut(desk);
  else if (ui.log && !ui.lecture && target.closest(".hw-drawer")) flip(desk);
  else if (ui.toast) desk.set({ toast: "" });
  else desk.leave();
  return true;
}

function shut(desk: Desk): void {
  desk.set({ amount: null, ghostRaise: null });
  desk.focus("");
}

// ---- the amount ----------------------------------------------------------------------------------------------------

function inField(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  const size = desk.view.ask?.raise_to;
  if (!size || (part(target) !== "amount" && part(target) !== "slider")) return false;
  if (event.key === "Enter") {
    desks.raiseTo(desk);
    return true;
  }
  const total = inAmount(size, amountOf(size, desk.ui.amount).total, event);
  if (total !== null) desks.choose(desk, total);
  return total !== null;
}

/** The total after a key in the amount; null when the key is none of its. */
export function inAmount(
  size: RaiseView,
  total: number | null,
  event: { readonly key: string; readonly shiftKey: boolean },
): number | null {
  if (event.shiftKey) return null;
  switch (event.key) {
    case "ArrowUp":
      return nudged(size, total, 1);
    case "ArrowDown":
      return nudged(size, total, -1);
    case "PageUp":
      return nextPreset(size, total, 1);
    case "PageDown":
      return nextPreset(size, total, -1);
    case "Home":
      return size.least;
    case "End":
      return size.most;
    default:
      return null;
  }
}

// ---- the table -----------------------------------------------------------------------------------------------------

function onTable(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  const { key } = event;
  if (key === " ") return space(desk, target);
  if (key === "Enter") return event.repeat || enter(desk, target);
  if (target.closest(".hw-grid") && /^(Arrow|Home|End)/.test(key)) across(target, key);
  else if (key === "Home" || key === "End" || key.startsWith("Arrow")) return arrow(desk, event, target);
  else if (event.shiftKey && letter(event) === "a") desks.allIn(desk);
  else if (key === "?") desks.toggle(desk, "help");
  else return letterKey(desk, usual(desk, letter(event)));
  return true;
}

/** The letter that stood at first for what this one stands for now; empty where it stands for nothing any more. */
function usual({ ui }: Desk, key: string): string {
  return SETTINGS.keys[ui.keys.indexOf(key)] ?? (SETTINGS.keys.includes(key) ? "" : key);
}

/** While a key of the help waits for its letter: take it, refuse what is taken or no letter, or let Esc leave all as it is. */
function remapped(desk: Desk, event: KeyboardEvent): boolean {
  const { panel, remap, keys } = desk.ui;
  const key = event.key === "Escape" ? remap : letter(event);
  if (panel !== "help" || !remap || key.length > 1) return false;
  const next = keys.replace(remap, key);
  if (LETTERS.test(next)) change(desk, { keys: next, remap: "", toast: "" });
  else desk.set({ toast: word(desk, "key-taken") });
  return true;
}

/** Space goes on; on a button it presses that. A move's button that has only just come alive stays untouched. */
function space(desk: Desk, target: HTMLElement): boolean {
  if (target.matches("button, a, input, summary") && !idle(desk, target))
    return desk.fresh() && target.matches(".hw-button");
  desks.goOn(desk);
  return true;
}

/** A button that can do nothing now: Space means "go on" there. */
function idle(desk: Desk, target: HTMLElement): boolean {
  return target.getAttribute("aria-disabled") === "true" && !desk.view.ask && !target.closest(".hw-panel");
}

function enter(desk: Desk, target: HTMLElement): boolean {
  if (target.matches("button, a, input, summary")) return desk.fresh() && target.matches(".hw-button");
  if (desk.ui.picked !== null && desk.view.ask?.lock.length) desks.lock(desk);
  return true;
}

function arrow(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  if (target.matches("input[type=range]") && part(target) !== "track") return false;
  if (target.closest(".hw-drawer, .hw-panel") && /Up|Down|Home|End/.test(event.key)) return false;
  if (desk.view.ask?.lock.length) return choosing(desk, event.key);
  switch (event.key) {
    case "ArrowLeft":
      event.shiftKey ? desks.walkStreet(desk, -1) : desks.walk(desk, -1);
      return true;
    case "ArrowRight":
      event.shiftKey ? desks.walkStreet(desk, 1) : forward(desk);
      return true;
    case "Home":
      desks.goto(desk, 0);
      return true;
    case "End":
      desks.present(desk);
      return true;
    default:
      return true;
  }
}

/** One step on; from the last step of a finished hand back to the table. */
function forward(desk: Desk): void {
  const { cursor, mode } = desk.view;
  if (cursor && !cursor.live && mode !== "replay" && cursor.step >= cursor.last) desks.present(desk);
  else desks.walk(desk, 1);
}

function choosing(desk: Desk, key: string): boolean {
  const cards = desk.view.ask?.lock ?? [];
  const at = cards.indexOf(desk.ui.picked ?? "");
  const way = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const next = cards[at < 0 ? 0 : (at + way + cards.length) % cards.length];
  if (way !== 0 && next) chosen(desk, next);
  return true;
}

function chosen(desk: Desk, card: string): void {
  desks.pick(desk, card);
  desk.set({ toast: desks.cardName(desk, card) });
}

function letterKey(desk: Desk, key: string): boolean {
  const lockable = desk.view.ask?.lock ?? [];
  const card = lockable[Number(key) - 1];
  if (card) chosen(desk, card);
  else if (key === "l" && lockable.length > 0) desks.lock(desk);
  else if (key === "f") desks.fold(desk);
  else if (key === "c") desks.checkOrCall(desk);
  else if (key === "r" || key === "b") open(desk);
  else if (key === "u") desks.undo(desk);
  else if (key === "k") desks.pause(desk);
  else if (key === "t") desks.turn(desk);
  else if (key === "y") return desks.toggleWhy(desk);
  else return ask(desk, key);
  return true;
}

/** R opens the amount; where no raise is possible, it says why. */
function open(desk: Desk): void {
  if (desk.view.ask?.raise_to && !desk.ui.asking) desk.focus("amount");
  else desks.raiseTo(desk);
}

function ask(desk: Desk, key: string): boolean {
  const answer = answerTo(desk, key);
  if (answer !== null) desk.set({ toast: answer, peeking: key === "w" && desks.covers(desk) });
  return answer !== null;
}

/** The letter of a key; on a keyboard without Latin letters, that of its place. */
export function letter(event: { readonly key: string; readonly code: string }): string {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) ? event.code.charAt(3).toLowerCase() : event.key;
}

// What has happened in this hand?  A rail of shapes beside the table, and a drawer with the sentences.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { FileMessage, LogLine, Street, View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import { chip, choice, tool } from "./press";
import { shapeIcon } from "./shapes";
import { word } from "./words";

const UNSEEN: ReadonlySet<LogLine["kind"]> = new Set(["hand", "street", "return", "win", "note", "talk", "out"]);
const LETTER = 28;
const ACTION = 24;
/** How long the browser may take to fetch a file, in ms. */
const KEPT = 20_000;

/** One street of the rail: its lines, or folded to its letter. */
export interface RailStreet {
  readonly street: Street;
  readonly lines: ReadonlyArray<LogLine>;
}

/** The streets of a hand with their actions; the earliest fold to their letters until all fits into `height` px. */
export function railOf(view: View, height: number): ReadonlyArray<RailStreet> {
  const streets = streetsOf(view.log);
  const needed = (all: ReadonlyArray<RailStreet>) =>
    all.reduce((sum, one) => sum + LETTER + one.lines.length * ACTION, ACTION);
  for (let at = 0; at < streets.length - 1 && needed(streets) > height; at += 1) {
    streets[at] = { street: streets[at]?.street ?? "preflop", lines: [] };
  }
  return cut(streets, Math.floor((needed(streets) - height) / ACTION) + 1);
}

function streetsOf(log: ReadonlyArray<LogLine>): RailStreet[] {
  const streets: { street: Street; lines: LogLine[] }[] = [];
  for (const line of log) {
    if (streets.at(-1)?.street !== line.street) streets.push({ street: line.street, lines: [] });
    if (!UNSEEN.has(line.kind) && line.seat !== null) streets.at(-1)?.lines.push(line);
  }
  return streets;
}

/** The last street, too, loses its first actions when it alone is too long. */
function cut(streets: RailStreet[], over: number): ReadonlyArray<RailStreet> {
  const last = streets.at(-1);
  return last && over > 0 ? [...streets.slice(0, -1), { ...last, lines: last.lines.slice(over) }] : streets;
}

/** The rail: for the eye and the pointer; the drawer says the same in words. */
export function rail(desk: Desk, height: number): TemplateResult {
  const streets = railOf(desk.view, height - 44);
  const acting = desks.seatOf(desk.view, desk.view.to_act);
  const last = streets.at(-1)?.lines.at(-1);
  return html`${logButton(desk)}<div class="hw-rail-list">
    ${streets.map((one, at) => [letter(desk, one.street, at === streets.length - 1 && !acting && !last), one.lines.map((line) => entry(desk, line, !acting && line === last))])}
    ${acting ? html`<span class="hw-rail-step" data-now title=${acting.name}>${shapeIcon(acting.shape, 12)}</span>` : nothing}
  </div>`;
}

export function logButton(desk: Desk): TemplateResult {
  const label = word(desk, desk.ui.log ? "log-close" : "log-open");
  return tool(label, icon.log(), () => flip(desk), { part: "log", expanded: desk.ui.log });
}

/** Open or close the drawer. */
export function flip(desk: Desk): void {
  desk.set({ log: !desk.ui.log });
  desk.focus(desk.ui.log ? "drawer" : "log");
}

function letter(desk: Desk, street: Street, now: boolean): TemplateResult {
  return html`<span class="hw-rail-street" ?data-now=${now} title=${word(desk, "street", { street })}>${word(desk, "street-letter", { street })}</span>`;
}

function entry(desk: Desk, line: LogLine, now: boolean): TemplateResult {
  const seat = desks.seatOf(desk.view, line.seat);
  const sign = seat ? shapeIcon(seat.shape, 12) : nothing;
  if (!desks.walkable(desk.view))
    return html`<span class="hw-rail-step" ?data-now=${now} title=${desk.say(line.say)}>${sign}</span>`;
  return html`<button class="hw-rail-step" tabindex="-1" ?data-now=${now} title=${desk.say(line.say)} aria-label=${desk.say(line.say)}
    @click=${() => desks.goto(desk, line.step)}>${sign}</button>`;
}

/** The drawer: a heading per street, a line per action; in a hand that can be walked each line jumps. */
export function drawer(desk: Desk): TemplateResult {
  const { view } = desk;
  return html`<section class="hw-drawer" aria-label=${word(desk, "log")}>
    <div class="hw-drawer-head"><h2>${word(desk, "log")}</h2>
      ${chip(html`${icon.copy()}${word(desk, "copy")}`, () => void copy(desk))}
      ${tool(word(desk, "log-close"), icon.close(), () => flip(desk))}</div>
    <div class="hw-drawer-lines" data-hw="drawer" tabindex="0" role="group" aria-label=${word(desk, "log")}>${view.log.map((line, at) => lineOf(desk, line, at === view.log.length - 1))}${(view.replay?.ahead ?? []).map((line) => lineOf(desk, line, false))}</div>
    ${view.may.includes("export") ? files(desk) : nothing}
    ${view.may.includes("annotate") ? annotation(desk) : nothing}
  </section>`;
}

function lineOf(desk: Desk, line: LogLine, now: boolean): TemplateResult {
  const { view } = desk;
  const seat = desks.seatOf(view, line.seat);
  const text = html`${seat ? shapeIcon(seat.shape, 11) : nothing}<span>${desk.say(line.say)}</span>`;
  if (line.kind === "street" || line.kind === "hand") return html`<h3>${desk.say(line.say)}</h3>`;
  if (!desks.walkable(view)) return html`<p class="hw-line" ?data-now=${now}>${text}</p>`;
  return html`<button class="hw-line" ?data-now=${now} aria-current=${now ? "step" : nothing} @click=${() => desks.goto(desk, line.step)}>${text}</button>`;
}

/** A note of one's own, kept at this step of the hand. */
function annotation(desk: Desk): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const text = desk.ui.draft.trim();
    if (text === "") return;
    const marks = desk.ui.mark === "" ? [] : [desk.ui.mark];
    desk.send({ kind: "annotate", step: desk.view.cursor?.step ?? desk.view.log.at(-1)?.step ?? 0, text, marks });
    desk.set({ draft: "", mark: "" });
  };
  const type = (event: Event) => desk.set({ draft: (event.target as HTMLInputElement).value });
  return html`<form class="hw-typed" @submit=${submit}>
    <input type="text" autocomplete="off" maxlength="2000" aria-label=${word(desk, "note")} placeholder=${word(desk, "note")} .value=${live(desk.ui.draft)} @input=${type} />
    ${markable(desk)}
    <button class="hw-answer">${word(desk, "note-add")}</button></form>`;
}

/** What the note is about: a seat, a card that is open, a pot. */
function markable(desk: Desk): TemplateResult {
  const { view } = desk;
  const open = view.seats.flatMap((seat) => seat.cards).filter((card) => card !== null);
  const places: ReadonlyArray<readonly [string, string]> = [
    ["", `${word(desk, "mark")}: ${word(desk, "mark-none")}`],
    ...view.seats.map((seat) => [`seat ${seat.seat}`, seat.name] as const),
    ...[...view.board, ...open].map((card) => [`card ${card}`, desks.cardName(desk, card)] as const),
    ...view.pot.layers.map((layer, at) => [`pot ${at}`, desk.say(layer.label)] as const),
  ];
  return choice(places, desk.ui.mark, (mark) => desk.set({ mark }), { label: word(desk, "mark") });
}

const FORMATS = [
  ["phh", "PHH"],
  ["pokerstars", "PokerStars"],
  ["json", "JSON"],
] as const;

/** The finished hand as a file, in each form in which it can be kept. */
function files(desk: Desk): TemplateResult {
  const ask = (what: string) => () => desk.send({ kind: "export", what, token: desk.id });
  return html`<div class="hw-files" role="group" aria-label=${word(desk, "export")}><span>${word(desk, "export")}</span>${FORMATS.map(([what, name]) => chip(name, ask(what), `export-${what}`))}</div>`;
}

/** A file that this view asked for goes to the browser's downloads. */
export function save(desk: Desk, { token, name, mime, text }: FileMessage): void {
  if (token !== desk.id) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  desk.set({ toast: word(desk, "saved", { name }) });
}

/** The log as text on the clipboard; said aloud, also when the host forbids it. */
export async function copy(desk: Desk): Promise<void> {
  const text = desk.view.log.map((line) => desk.say(line.say)).join("\n");
  try {
    await navigator.clipboard.writeText(text);
    desk.set({ toast: word(desk, "copied") });
  } catch {
    desk.set({ toast: word(desk, "copy-refused") });
  }
}

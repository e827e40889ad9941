// Which keys are there?
import { html, nothing, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import { chip } from "./press";
import { QUERIES } from "./queries";
import { change } from "./settings";
import { SETTINGS } from "./ui";
import { word } from "./words";

/** Keys by their names, or by their place among those that can be changed; and what they do. */
type Entry = readonly [ReadonlyArray<string | number>, string];

const MOVES: ReadonlyArray<Entry> = [
  [[0], "help-fold"],
  [[1], "help-call"],
  [[2, "B"], "help-raise"],
  [["⇧A"], "help-all-in"],
  [["↑", "↓"], "help-nudge"],
  [["PgUp", "PgDn"], "help-preset"],
  [["Home", "End"], "help-bounds"],
  [["1", "2", "L"], "help-lock"],
  [["U"], "help-undo"],
  [["K"], "help-pause"],
];

const WALK: ReadonlyArray<Entry> = [
  [["␣"], "help-space"],
  [["←", "→"], "help-step"],
  [["⇧←", "⇧→"], "help-street"],
  [["Ctrl ←", "Ctrl →"], "help-hand"],
  [["Home", "End"], "help-ends"],
  [["Esc"], "help-escape"],
  [["T"], "help-turn"],
  [["?"], "help-help"],
];

/** The list of keys and queries. */
export function help(desk: Desk): TemplateResult {
  const asked: ReadonlyArray<Entry> = [
    ...QUERIES.map(([key]): Entry => [[key.toUpperCase()], `help-query-${key}`]),
    [["1", "–", "7"], "help-query-cards"],
    [["Y"], "help-why"],
  ];
  return panel(
    desk,
    "help",
    html`<div class="hw-help">${group(desk, "help-moves", MOVES)}${group(desk, "help-queries", asked)}${group(desk, "help-walk", WALK)}</div>
      ${reset(desk)}${desk.rules.length > 0 ? toRules(desk) : nothing}`,
  );
}

function toRules(desk: Desk): TemplateResult {
  return chip(word(desk, "rules"), () => desks.toggle(desk, "rules"), "rules");
}

function group(desk: Desk, title: string, entries: ReadonlyArray<Entry>): TemplateResult {
  return html`<section><h3>${word(desk, title)}</h3><dl>${entries.map(
    ([keys, key]) =>
      html`<div><dt>${keys.map((name) => (typeof name === "number" ? changeable(desk, name) : name === "–" ? name : html`<kbd>${name}</kbd>`))}</dt><dd>${word(desk, key)}</dd></div>`,
  )}</dl></section>`;
}

/** A key that is a button: pressed, it waits for another letter. */
function changeable(desk: Desk, at: number): TemplateResult {
  const remap = desk.ui.keys.charAt(at);
  const press = () => desk.set({ remap, toast: word(desk, "key-wait") });
  return html`<button class="hw-hint" title=${word(desk, "key-change")} @click=${press}><kbd>${desk.ui.remap === remap ? "…" : remap.toUpperCase()}</kbd></button>`;
}

/** All three keys as at first, where one of them is another. */
function reset(desk: Desk): TemplateResult | typeof nothing {
  const { keys } = SETTINGS;
  return desk.ui.keys === keys ? nothing : chip(word(desk, "key-reset"), () => change(desk, { keys }));
}

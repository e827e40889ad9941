// Which hand, which street, and which keys matter now?
import { html, nothing, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import { logButton } from "./log";
import { tool } from "./press";
import type { Panel } from "./ui";
import { word } from "./words";

export function header(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  return html`<span class="hw-title">${desk.say(view.title)}</span>
    <span class="hw-subtitle">${desk.say(view.subtitle)}</span>
    ${badge(desk)}
    <span class="hw-space"></span>
    ${desks.paused(desk) && !ui.narrow ? html`<span class="hw-open">${word(desk, "paused")}</span>` : nothing}
    ${ui.narrow ? nothing : html`<span class="hw-hints">${hints(desk).map(([keys, key]) => hint(desk, keys, key))}${helpButton(desk)}</span>`}
    ${teaching(desk)}
    ${view.replay && view.replay.hands > 1 ? opener(desk, "hands", icon.hands()) : nothing}
    ${view.replay ? opener(desk, "study", icon.study()) : nothing}
    ${view.may.includes("talk") ? opener(desk, "talk", icon.talk()) : nothing}
    ${opener(desk, "speed", icon.speed())}${opener(desk, "settings", icon.settings())}
    ${ui.narrow ? logButton(desk) : nothing}`;
}

/** What is seen that is hidden at other tables. */
function badge(desk: Desk): TemplateResult | typeof nothing {
  const { view, ui } = desk;
  const key = view.study ? "study-view" : view.open_cards ? "open-cards" : "";
  if (key === "") return nothing;
  return html`<span class="hw-open">${icon.open()}<span class=${teaches(desk) ? "hw-hidden" : ""}>${word(desk, ui.narrow ? `${key}-short` : key)}</span></span>`;
}

/** There are so many tools that a narrow header has no room for words. */
function teaches({ view, ui }: Desk): boolean {
  return ui.narrow && view.open_cards && view.mode !== "replay";
}

/** The tools of a table that one teaches at: take back, pause, edit. */
function teaching(desk: Desk): TemplateResult | typeof nothing {
  const { may } = desk.view;
  const paused = desks.paused(desk);
  const sign = paused ? icon.play() : icon.pause();
  const edit = () => desk.set({ editing: !desk.ui.editing });
  return html`${may.includes("undo") ? tool(word(desk, "undo"), icon.undo(), () => desks.undo(desk), { part: "undo" }) : nothing}
    ${may.includes("pause") ? tool(word(desk, "pause-table"), sign, () => desks.pause(desk), { part: "pause", pressed: paused }) : nothing}
    ${may.includes("edit") ? tool(word(desk, "edit"), icon.edit(), edit, { part: "edit", pressed: desks.editing(desk) }) : nothing}`;
}

type Hint = readonly [ReadonlyArray<string>, string];

/** The keys that do something now. */
function hints(desk: Desk): ReadonlyArray<Hint> {
  const { view } = desk;
  const [fold = "", call = "", raise = ""] = desk.ui.keys.toUpperCase();
  if (desks.editing(desk)) return [[[], "hint-edit"]];
  if (desks.walking(view)) return [[["←", "→"], "hint-step"]];
  if (view.hand_over || view.match_over) return ending(desk);
  if (view.ask && view.ask.lock.length > 0)
    return [
      [["1", "2"], "hint-choose"],
      [["L"], "hint-lock"],
    ];
  if (view.ask)
    return [
      [[fold], "hint-fold"],
      [[call], view.ask.check ? "hint-check" : "hint-call"],
      [[raise], "hint-raise"],
    ];
  return view.waiting ? [[[word(desk, "key-space")], "hint-go-on"]] : [];
}

function ending(desk: Desk): ReadonlyArray<Hint> {
  const { may } = desk.view;
  const next: ReadonlyArray<Hint> = may.includes("next_hand") ? [[[word(desk, "key-space")], "hint-next"]] : [];
  const rewind: ReadonlyArray<Hint> = may.includes("rewind") ? [[["←"], "hint-rewind"]] : [];
  return [...next, ...rewind];
}

function helpButton(desk: Desk): TemplateResult {
  return html`<button class="hw-hint" data-hw="help" aria-expanded=${desk.ui.panel === "help"} @click=${() => desks.toggle(desk, "help")}>
    <kbd>?</kbd>${word(desk, "hint-keys")}</button>`;
}

function hint(desk: Desk, keys: ReadonlyArray<string>, key: string): TemplateResult {
  return html`<span class="hw-hint" aria-hidden="true">${keys.map((name) => html`<kbd>${name}</kbd>`)}${word(desk, key)}</span>`;
}

function opener(desk: Desk, which: Exclude<Panel, "none">, sign: TemplateResult): TemplateResult {
  const expanded = desk.ui.panel === which;
  return tool(word(desk, which), sign, () => desks.toggle(desk, which), { part: which, expanded });
}

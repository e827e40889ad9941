// Where does everything lie?  Header, stage, controls, rail; a drawer and a sheet when they are open.
import { html, nothing, type TemplateResult } from "lit-html";
import { SCHEMA } from "./contract";
import { controls } from "./controls";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { header } from "./header";
import { help } from "./help";
import { icon } from "./icons";
import { drawer, rail } from "./log";
import { slips } from "./note";
import { open, pickCard, pickStack } from "./picker";
import { rules } from "./rules";
import { settings, speedMenu } from "./settings";
import { stage } from "./stage";
import { hands, study } from "./study";
import { talk } from "./talk";
import { introduced, why } from "./why";
import { word } from "./words";

const RAIL = 516;

export function frame(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  if (view.schema !== SCHEMA) return stranger(desk);
  const on = {
    layer: (layer: number) => light(desk, layer),
    seat: (seat: number) => meet(desk, seat),
    card: (card: string) => desks.pick(desk, card),
    ...(desks.editing(desk) ? { edit: (seat: number, place: number) => open(desk, { seat, place }) } : {}),
    ...(desks.covers(desk) ? { peek: (peeking: boolean) => desk.set({ peeking }) } : {}),
  };
  return html`<div class="hw-frame">
    <div class="hw-header">${header(desk)}</div>
    <div class="hw-stage">${stage(view, ui, desk.say, on)}${ui.narrow ? nothing : slips(desk)}</div>
    <div class="hw-controls">${controls(desk)}</div>
    ${ui.narrow || ui.log ? nothing : html`<div class="hw-rail">${rail(desk, RAIL)}</div>`}
    ${ui.log ? drawer(desk) : nothing}
    ${banner(desk)}${sheet(desk)}
  </div>`;
}

function sheet(desk: Desk): TemplateResult | typeof nothing {
  switch (desk.ui.panel) {
    case "help":
      return help(desk);
    case "settings":
      return settings(desk);
    case "rules":
      return rules(desk);
    case "speed":
      return speedMenu(desk);
    case "talk":
      return talk(desk);
    case "study":
      return study(desk);
    case "hands":
      return hands(desk);
    case "pick-card":
      return pickCard(desk);
    case "pick-stack":
      return pickStack(desk);
    case "why":
      return why(desk);
    case "none":
      return nothing;
  }
}

/** The answer to a question, else what the table has to say about the last command. */
function banner(desk: Desk): TemplateResult | typeof nothing {
  const { view, ui } = desk;
  if (ui.toast !== "") return strip(desk, "info", ui.toast, () => desk.set({ toast: "" }));
  const notice = view.notice;
  if (!notice || notice.n === ui.noticed) return nothing;
  return strip(desk, notice.kind, desk.say(notice.say), () => desk.set({ noticed: notice.n }));
}

function strip(desk: Desk, kind: string, text: string, close: () => void): TemplateResult {
  return html`<div class="hw-banner" data-kind=${kind} data-testid="banner" role=${kind === "info" ? nothing : "alert"}><p>${text}</p>
    <button class="hw-close" aria-label=${word(desk, "close")} @click=${close}>${icon.close()}</button></div>`;
}

function stranger(desk: Desk): TemplateResult {
  return html`<p class="hw-broken" role="alert">${word(desk, "schema", { theirs: desk.view.schema, ours: SCHEMA })}</p>`;
}

/** A plate is pressed: why that opponent played so, once that may be asked; else who sits there, with how much, and where. */
function meet(desk: Desk, which: number): void {
  if (!desks.askWhy(desk, which)) desk.set({ toast: introduced(desk, which) });
}

/** A pot is looked at on the cloth; left, the chosen row's pot is lit again. */
function light(desk: Desk, layer: number): void {
  const { view, ui } = desk;
  const lit = layer >= 0 ? layer : (view.verdicts[ui.row]?.layer ?? -1);
  if (lit !== ui.layer) desk.set({ layer: lit });
}

/** The settings as attributes and properties of the root, for the style sheets; what is the same is not touched, for it would cost a new styling. */
export function dress(root: HTMLElement, desk: Desk): void {
  const { view, ui, say } = desk;
  const { narrow, log, lecture, deck, back, speed } = ui;
  const data = { narrow, log, lecture, deck, back, speed, mode: view.mode };
  for (const [name, value] of Object.entries(data)) put(root, `data-${name}`, String(value));
  const shades = (["contrast", "grain", "temperature"] as const).map((name) => `--${name}:${ui[name] / 100}`);
  put(root, "style", shades.join(";"));
  put(root, "data-worn", view.worn.join(" "));
  put(root, "lang", ui.lang);
  put(root, "aria-label", `${say(view.title)} ${say(view.subtitle)}`.trim());
}

function put(root: HTMLElement, name: string, value: string): void {
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

// How does the user like the table?  Kept per user in the browser, where it lets us.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import { check, chip, choice } from "./press";
import { LETTERS, SETTINGS, type Settings, type Speed, type Ui, type Verbs } from "./ui";
import { own, word } from "./words";

const KEY = "holdem-widget:settings";
const SPEEDS: ReadonlyArray<Speed> = ["instant", "normal", "slow", "step"];
const VERBS: ReadonlyArray<Verbs> = ["local", "english", "both"];
const CHOICES: { readonly [Name in keyof Settings]?: ReadonlyArray<Settings[Name]> } = {
  speed: SPEEDS,
  deck: [2, 4],
  back: ["burgundy", "blue"],
  verbs: ["usual", ...VERBS],
};

// ---- kept ----------------------------------------------------------------------------------------------------------

/** What was kept; anything missing, forbidden or not understood is as at first. */
export function kept(): Settings {
  try {
    return settingsOf(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return SETTINGS;
  }
}

export function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsOf(settings)));
  } catch {
    // A sandboxed frame has no storage: the settings last as long as the page.
  }
}

/** The settings in a parsed text, each one checked. */
export function settingsOf(stored: unknown): Settings {
  const given = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const entries = Object.entries(SETTINGS).map(([name, usual]) => [
    name,
    valid(name, given[name], usual) ? given[name] : usual,
  ]);
  return Object.fromEntries(entries) as Settings;
}

function valid(name: string, value: unknown, usual: unknown): boolean {
  const choices = CHOICES[name as keyof Settings] as ReadonlyArray<unknown> | undefined;
  if (choices) return choices.includes(value);
  if (name === "keys") return LETTERS.test(value as string);
  if (typeof usual === "number") return typeof value === "number" && value >= 0 && value <= 100;
  return typeof value === typeof usual;
}

/** Change settings, and keep them. */
export function change(desk: Desk, settings: Partial<Ui>): void {
  desk.set(settings.lecture ? { ...settings, log: !desk.ui.narrow } : settings);
  keep(desk.ui);
}

// ---- shown ---------------------------------------------------------------------------------------------------------

export function settings(desk: Desk): TemplateResult {
  return panel(
    desk,
    "settings",
    html`<div class="hw-settings">
      <section>${speeds(desk)}
        ${radios(desk, "deck", [4, 2])}
        ${radios(desk, "back", ["burgundy", "blue"])}
        ${language(desk)}${verbs(desk)}</section>
      <section>${(["contrast", "grain", "temperature"] as const).map((name) => slider(desk, name))}
        ${(["bigBlinds", "confirm", "sound", "lecture", "review", "peek"] as const).map((name) => box(desk, name))}${anew(desk)}</section>
    </div>`,
  );
}

/** A new match, at any time. */
function anew(desk: Desk): TemplateResult | typeof nothing {
  const { view, ui } = desk;
  if (view.mode !== "play" || !view.may.includes("restart")) return nothing;
  const key = ui.sure === view.version && !view.hand_over ? "new-match-sure" : "new-match";
  return html`<div>${chip(word(desk, key), () => desks.restart(desk), "restart")}</div>`;
}

/** The speeds alone: behind the button of the header. */
export function speedMenu(desk: Desk): TemplateResult {
  return panel(desk, "speed", html`<div class="hw-settings">${speeds(desk)}</div>`);
}

function speeds(desk: Desk): TemplateResult {
  return radios(desk, "speed", SPEEDS);
}

/** In English a move has one word only. */
function verbs(desk: Desk): TemplateResult | typeof nothing {
  if (desk.ui.lang === "en") return nothing;
  const { verbs } = desk.ui;
  const usual = desk.say(own("fold")) === desk.say(own("en-fold")) ? "english" : "local";
  return radios(desk, "verbs", VERBS, verbs === "usual" ? usual : verbs);
}

function radios<Name extends "speed" | "deck" | "back" | "verbs">(
  desk: Desk,
  name: Name,
  values: ReadonlyArray<Settings[Name]>,
  chosen: Settings[Name] = desk.ui[name],
): TemplateResult {
  const one = (
    value: Settings[Name],
  ) => html`<label class="hw-radio"><input type="radio" name=${`${desk.id}-${name}`} .checked=${live(chosen === value)}
    @change=${() => change(desk, { [name]: value })} /><span>${word(desk, `${name}-${value}`)}</span></label>`;
  return html`<fieldset class="hw-radios"><legend>${word(desk, `setting-${name}`)}</legend><div>${values.map(one)}</div></fieldset>`;
}

function slider(desk: Desk, name: "contrast" | "grain" | "temperature"): TemplateResult {
  const value = desk.ui[name];
  return html`<label class="hw-setting"><span>${word(desk, `setting-${name}`)}</span>
    <input class="hw-slider" type="range" min="0" max="100" step="5" .value=${live(String(value))} style=${`--at:${value}%`} aria-valuetext=${word(desk, "percent", { percent: value })}
      @input=${(event: Event) => change(desk, { [name]: Number((event.target as HTMLInputElement).value) })} />
    <output>${word(desk, "percent", { percent: value })}</output></label>`;
}

function box(desk: Desk, name: "bigBlinds" | "confirm" | "sound" | "lecture" | "review" | "peek"): TemplateResult {
  const label = name === "bigBlinds" ? "big-blinds" : name;
  return check(word(desk, `setting-${label}`), desk.ui[name], (checked) => change(desk, { [name]: checked }));
}

function language(desk: Desk): TemplateResult | typeof nothing {
  if (desk.languages.length < 2) return nothing;
  const named = desk.languages.map((lang) => [lang, languageName(lang)] as const);
  return html`<label class="hw-setting"><span>${word(desk, "setting-language")}</span>
    ${choice(named, desk.ui.lang, (lang) => desk.send({ kind: "lang", lang }))}</label>`;
}

/** A language under its own name. */
function languageName(lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  } catch {
    return lang;
  }
}

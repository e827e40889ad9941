// What may be asked about one step?  Shares, the price, the reasons of a decision; by whom the hand is seen; and which hands there are.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { DecisionView, DetailsView, HandLine, OddsView, OptionView, ReplayView, ShareView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import { shapeIcon } from "./shapes";
import { own } from "./words";

/** The sheet of one step. */
export function study(desk: Desk): TemplateResult {
  const { replay } = desk.view;
  return panel(
    desk,
    "study",
    html`<div class="hw-study">${replay ? [choices(desk, replay), details(desk, replay)] : nothing}</div>`,
  );
}

function choices(desk: Desk, replay: ReplayView): TemplateResult {
  const show = (event: Event) =>
    desk.send({ kind: "everything", step: (event.target as HTMLInputElement).checked ? 1 : 0 });
  return html`<section>${viewpoints(desk, replay)}
    <label class="hw-check"><input type="checkbox" .checked=${live(replay.everything)} @change=${show} /><span>${desk.say(own("show-everything"))}</span></label></section>`;
}

/** Whose cards are seen; a page was made for one viewpoint, and has no choice. */
function viewpoints(desk: Desk, replay: ReplayView): TemplateResult | typeof nothing {
  if (replay.viewpoint === null) return nothing;
  const seats = desk.view.seats.map((seat): readonly [number, string] => [seat.seat, seat.name]);
  const all: ReadonlyArray<readonly [number, string]> = replay.all ? [[-1, desk.say(own("viewpoint-all"))]] : [];
  const choose = (event: Event) =>
    desk.send({ kind: "viewpoint", step: Number((event.target as HTMLSelectElement).value) });
  return html`<label class="hw-setting"><span>${desk.say(own("viewpoint"))}</span><select data-hw="viewpoint" @change=${choose}>${[
    ...seats,
    ...all,
  ].map(
    ([value, name]) => html`<option value=${value} .selected=${live(value === replay.viewpoint)}>${name}</option>`,
  )}</select></label>`;
}

function details(desk: Desk, replay: ReplayView): TemplateResult | typeof nothing {
  if (!desk.view.may.includes("details")) return nothing;
  const found = replay.details;
  if (!found || found.step !== desk.view.cursor?.step) return reckon(desk);
  return html`${shares(desk, found)}${odds(desk, found.odds)}${decision(desk, found.decision)}`;
}

function reckon(desk: Desk): TemplateResult {
  const step = desk.view.cursor?.step ?? 0;
  return html`<button class="hw-chip" data-hw="reckon" @click=${() => desk.send({ kind: "details", step })}>${desk.say(own("reckon"))}</button>`;
}

function shares(desk: Desk, found: DetailsView): TemplateResult {
  const told = own(found.exact ? "shares-exact" : "shares-drawn", { deals: found.deals });
  const table = html`<ul class="hw-shares">${found.shares.map((share) => shareLine(desk, share))}</ul><p class="hw-small">${desk.say(told)}</p>`;
  const none = html`<p>${desk.say(own("shares-none"))}</p>`;
  return html`<section><h3>${desk.say(own("shares"))}</h3>${found.shares.length > 0 ? table : none}</section>`;
}

function shareLine(desk: Desk, { seat, share, known }: ShareView): TemplateResult {
  const who = desks.seatOf(desk.view, seat);
  const unknown = known ? nothing : html` <small>${desk.say(own("share-unknown"))}</small>`;
  return html`<li>${who ? shapeIcon(who.shape, 12) : nothing}<span>${who?.name}${unknown}</span><i style=${`--share:${share}%`}></i><b>${share} %</b></li>`;
}

function odds(desk: Desk, found: OddsView | null): TemplateResult {
  const name = desks.seatOf(desk.view, found?.seat ?? null)?.name ?? "";
  const told = found ? own("odds", { name, call: found.call, pot: found.pot, needs: found.needs }) : own("odds-none");
  return html`<section><h3>${desk.say(own("price"))}</h3><p>${desk.say(told)}</p></section>`;
}

function decision(desk: Desk, found: DecisionView | null): TemplateResult {
  if (!found) return html`<p class="hw-small">${desk.say(own("decided-none"))}</p>`;
  const name = desks.seatOf(desk.view, found.seat)?.name ?? "";
  const head = ["option", "option-share", "option-value"].map(
    (key) => html`<th scope="col">${desk.say(own(key))}</th>`,
  );
  return html`<section><h3>${desk.say(own("decided", { name }))}</h3><p>${desk.say(found.say)}</p>
    <table><thead><tr>${head}</tr></thead><tbody>${found.options.map((option) => optionLine(desk, option))}</tbody></table>
    <ul>${found.reasons.map((reason) => html`<li>${desk.say(reason)}</li>`)}</ul></section>`;
}

function optionLine(desk: Desk, option: OptionView): TemplateResult {
  return html`<tr ?data-played=${option.played}><th scope="row">${desk.say(option.say)}</th><td>${option.share} %</td><td>${option.value ?? ""}</td></tr>`;
}

// ---- hands ---------------------------------------------------------------------------------------------------------

/** The list of hands; nothing of how they were played. */
export function hands(desk: Desk): TemplateResult {
  return panel(
    desk,
    "hands",
    html`<div class="hw-handlist">${score(desk)}${desk.hands.map((line) => handLine(desk, line))}</div>`,
  );
}

function handLine(desk: Desk, line: HandLine): TemplateResult {
  const here = line.hand === desk.view.replay?.hand;
  const open = () => {
    desk.set({ panel: "none" });
    desks.toHand(desk, line.hand);
    desk.focus("");
  };
  const asks =
    line.questions > 0 ? html`<small>${desk.say(own("questions", { count: line.questions }))}</small>` : nothing;
  return html`<button class="hw-line" ?data-now=${here} aria-current=${here ? "true" : nothing} @click=${open}><span>${desk.say(line.say)}</span>${asks}</button>`;
}

/** How many answers were right so far, where something is asked. */
export function score(desk: Desk): TemplateResult | typeof nothing {
  const replay = desk.view.replay;
  if (!replay || replay.questions === 0 || replay.asked === 0) return nothing;
  return html`<p class="hw-score" role="status">${desk.say(own("score", { right: replay.right, asked: replay.asked }))}</p>`;
}

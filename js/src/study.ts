// What may be asked about one step?  Shares, the price, the reasons of a decision; by whom the hand is seen; and which hands there are.
import { html, nothing, type TemplateResult } from "lit-html";
import type { DecisionView, DetailsView, HandLine, OddsView, OptionView, ReplayView, ShareView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import { check, chip, choice } from "./press";
import { range } from "./range";
import { shapeIcon } from "./shapes";
import { own, word } from "./words";

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
  const show = (all: boolean) => desk.send({ kind: "everything", step: all ? 1 : 0 });
  return html`<section>${viewpoints(desk, replay)}${check(word(desk, "show-everything"), replay.everything, show)}</section>`;
}

/** Whose cards are seen; a page was made for one viewpoint, and has no choice. */
function viewpoints(desk: Desk, replay: ReplayView): TemplateResult | typeof nothing {
  if (replay.viewpoint === null) return nothing;
  const seats = desk.view.seats.map((seat): readonly [number, string] => [seat.seat, seat.name]);
  const all: ReadonlyArray<readonly [number, string]> = replay.all ? [[-1, word(desk, "viewpoint-all")]] : [];
  const choose = (seat: string) => desk.send({ kind: "viewpoint", step: Number(seat) });
  return html`<label class="hw-setting"><span>${word(desk, "viewpoint")}</span>${choice([...seats, ...all], replay.viewpoint, choose, { part: "viewpoint" })}</label>`;
}

function details(desk: Desk, replay: ReplayView): TemplateResult | typeof nothing {
  if (!desk.view.may.includes("details")) return nothing;
  const found = replay.details;
  if (!found || found.step !== desk.view.cursor?.step) return reckon(desk);
  return html`${shares(desk, found)}${odds(desk, found.odds)}${decision(desk, found.decision)}`;
}

function reckon(desk: Desk): TemplateResult {
  const step = desk.view.cursor?.step ?? 0;
  return chip(word(desk, "reckon"), () => desk.send({ kind: "details", step }), "reckon");
}

function shares(desk: Desk, found: DetailsView): TemplateResult {
  const told = own(found.exact ? "shares-exact" : "shares-drawn", { deals: found.deals });
  const table = html`<ul class="hw-shares">${found.shares.map((share) => shareLine(desk, share))}</ul><p class="hw-small">${desk.say(told)}</p>`;
  const none = html`<p>${word(desk, "shares-none")}</p>`;
  return html`<section><h3>${word(desk, "shares")}</h3>${found.shares.length > 0 ? table : none}</section>`;
}

function shareLine(desk: Desk, { seat, share, known }: ShareView): TemplateResult {
  const who = desks.seatOf(desk.view, seat);
  const unknown = known ? nothing : html` <small>${word(desk, "share-unknown")}</small>`;
  return html`<li>${who ? shapeIcon(who.shape, 12) : nothing}<span>${who?.name}${unknown}</span><i style=${`--share:${share}%`}></i><b>${word(desk, "percent", { percent: share })}</b></li>`;
}

function odds(desk: Desk, found: OddsView | null): TemplateResult {
  const name = desks.seatOf(desk.view, found?.seat ?? null)?.name ?? "";
  const told = found ? own("odds", { name, call: found.call, pot: found.pot, needs: found.needs }) : own("odds-none");
  return html`<section><h3>${word(desk, "price")}</h3><p>${desk.say(told)}</p></section>`;
}

function decision(desk: Desk, found: DecisionView | null): TemplateResult {
  if (!found) return html`<p class="hw-small">${word(desk, "decided-none")}</p>`;
  const name = desks.seatOf(desk.view, found.seat)?.name ?? "";
  return html`<section><h3>${word(desk, "decided", { name })}</h3><p>${desk.say(found.say)}</p>${reckoned(desk, found)}</section>`;
}

/** What was weighed, the reasons, and what the others were thought to hold. */
export function reckoned(desk: Desk, found: DecisionView): TemplateResult {
  const head = ["option", "option-share", "option-value"].map((key) => html`<th scope="col">${word(desk, key)}</th>`);
  return html`<div class="hw-reckoned"><div><table><thead><tr>${head}</tr></thead><tbody>${found.options.map((option) => optionLine(desk, option))}</tbody></table>
    <ul>${found.reasons.map((reason) => html`<li>${desk.say(reason)}</li>`)}</ul></div>${found.grids.map((grid) => range(desk, grid))}</div>`;
}

function optionLine(desk: Desk, option: OptionView): TemplateResult {
  return html`<tr ?data-played=${option.played}><th scope="row">${desk.say(option.say)}</th><td>${word(desk, "percent", { percent: option.share })}</td><td>${option.value === null ? nothing : word(desk, "number", { n: option.value })}</td></tr>`;
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
    line.questions > 0 ? html`<small>${word(desk, "questions", { count: line.questions })}</small>` : nothing;
  return html`<button class="hw-line" ?data-now=${here} aria-current=${here ? "true" : nothing} @click=${open}><span>${desk.say(line.say)}</span>${asks}</button>`;
}

/** How many answers were right so far, where something is asked. */
export function score(desk: Desk): TemplateResult | typeof nothing {
  const replay = desk.view.replay;
  if (!replay || replay.questions === 0 || replay.asked === 0) return nothing;
  return html`<span class="hw-score" role="status">${word(desk, "score", { right: replay.right, asked: replay.asked })}</span>`;
}

// Who won which pot, with what, and why?
import { html, nothing, type TemplateResult } from "lit-html";
import type { VerdictView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { big, chip } from "./press";
import { shapeIcon } from "./shapes";
import { look } from "./why";
import { word } from "./words";

export function verdicts(desk: Desk): TemplateResult {
  const { view } = desk;
  return html`<div class="hw-end" ?data-review=${reviewed(desk)} aria-busy=${desks.pending(desk)}>
    <div class="hw-verdicts" ?data-many=${view.verdicts.length > 2} role="group" aria-label=${word(desk, "verdicts")}>
      ${view.verdicts.map((verdict, row) => rowOf(desk, verdict, row))}
    </div>
    ${reviewed(desk) ? review(desk) : nothing}
    <div class="hw-buttons" data-end>${asks(desk)}${rewind(desk)}${next(desk)}</div>
  </div>`;
}

function rowOf(desk: Desk, verdict: VerdictView, row: number): TemplateResult {
  return html`<button class="hw-verdict" aria-pressed=${desk.ui.row === row} @click=${() => choose(desk, row)}>
    <span class="hw-verdict-bar"></span>
    <span class="hw-verdict-pot">${word(desk, "pot-sum", { pot: desk.say(verdict.label), chips: verdict.chips })}</span>
    <span class="hw-verdict-shapes">${verdict.winners.map((winner) => shape(desk, winner))}</span>
    <span class="hw-verdict-text"><span>${desk.say(verdict.title)}</span>${verdict.why ? html`<small>${desk.say(verdict.why)}</small>` : nothing}</span>
  </button>`;
}

/** A row for the ear. */
export function result(desk: Desk, { label, chips, title, why }: VerdictView): string {
  const pot = word(desk, "pot-sum", { pot: desk.say(label), chips });
  return [pot, desk.say(title), desk.say(why)].filter(Boolean).join(", ");
}

/** Light one pot: its layer, its cards, its winners. */
export function choose(desk: Desk, row: number): void {
  desk.set({ row, layer: desk.view.verdicts[row]?.layer ?? -1 });
}

function shape(desk: Desk, winner: number) {
  const seat = desks.seatOf(desk.view, winner);
  return seat ? shapeIcon(seat.shape, 13) : nothing;
}

// ---- afterwards ----------------------------------------------------------------------------------------------------

/** What the own decisions cost is said here, or can be asked: its place is kept, so that nothing moves when it comes. */
function reviewed(desk: Desk): boolean {
  return desk.view.review !== null || desk.view.may.includes("review");
}

function review(desk: Desk): TemplateResult {
  const found = desk.view.review;
  const told = desk.say(found?.say ?? null);
  const button = desk.ui.review || found ? nothing : chip(word(desk, "review"), () => desks.review(desk), "review");
  return html`<p class="hw-review" role="status">${found && found.step >= 0 ? look(desk, found.step, told) : told}${button}</p>`;
}

/** Quiet questions about the finished hand: all its cards, why the others played so, and a new match for who is out. */
function asks(desk: Desk): TemplateResult | typeof nothing {
  const { may, study } = desk.view;
  const label = word(desk, study ? "study-hide" : "study-show");
  const shown = may.includes("study")
    ? chip(label, () => desk.send({ kind: "study", step: study ? 0 : 1 }), "study")
    : nothing;
  const why = may.includes("why") ? chip(word(desk, "why"), () => desks.toggleWhy(desk)) : nothing;
  const anew = may.includes("watch") ? chip(word(desk, "new-match"), () => desks.restart(desk)) : nothing;
  const all = [shown, why, anew];
  return all.every((one) => one === nothing) ? nothing : html`<div class="hw-asks">${all}</div>`;
}

function rewind(desk: Desk): TemplateResult | typeof nothing {
  if (!desk.view.may.includes("rewind")) return nothing;
  return big({
    label: word(desk, "rewind"),
    press: () => desk.send({ kind: "goto", step: 0 }),
    part: "rewind",
    off: desks.pending(desk),
  });
}

function next(desk: Desk): TemplateResult | typeof nothing {
  const { may } = desk.view;
  const key = may.includes("next_hand") ? "next-hand" : may.includes("restart") ? "new-match" : null;
  if (key === null) return nothing;
  return big({
    label: word(desk, key),
    press: () => desks.nextHand(desk),
    part: "next",
    primary: true,
    off: desks.pending(desk),
  });
}

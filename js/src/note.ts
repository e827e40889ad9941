// Why is a move not possible?  And what was noted at this step?
import { html, nothing, type TemplateResult } from "lit-html";
import type { FactView, NoteView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import { link } from "./rules";
import { shapeIcon } from "./shapes";
import { word } from "./words";

/** The paper note above a button that cannot be pressed, and its clause. */
export function note(desk: Desk): TemplateResult | typeof nothing {
  const button = desk.ui.note;
  const refusal = button && desks.refusal(desk, button);
  if (!button || !refusal) return nothing;
  return html`<div class="hw-note" data-at=${button} role="group" aria-label=${word(desk, "why-not")} data-hw="note" tabindex="-1">
    <button class="hw-close" aria-label=${word(desk, "close")} @click=${() => close(desk)}>${icon.close()}</button>
    <p class="hw-note-reason" role="status">${desk.say(refusal.reason)}</p>
    ${refusal.facts.length > 0 ? html`<ul class="hw-facts">${refusal.facts.map((fact) => factLine(desk, fact))}</ul>` : nothing}
    <p>${desk.say(refusal.possible)} ${link(desk, refusal.clause)}</p>
  </div>`;
}

/** Close the note; the focus goes back to its button. */
export function close(desk: Desk): void {
  const button = desk.ui.note;
  desk.set({ note: null, clause: "" });
  if (button) desk.focus(button);
}

function factLine(desk: Desk, fact: FactView): TemplateResult {
  const seat = desks.seatOf(desk.view, fact.seat);
  return html`<li>${seat ? shapeIcon(seat.shape, 12) : nothing}${desk.say(fact.say)}</li>`;
}

// ---- annotations ---------------------------------------------------------------------------------------------------

/** The slips of paper with what was noted at this step. */
export function slips(desk: Desk): TemplateResult | typeof nothing {
  const { notes } = desk.view;
  return notes.length === 0 ? nothing : html`<div class="hw-slips">${notes.map((slip) => slipOf(desk, slip))}</div>`;
}

function slipOf(desk: Desk, slip: NoteView): TemplateResult {
  return html`<div class="hw-slip" role="note"><p class="hw-slip-head">${icon.note()}${word(desk, "note-on", { street: streetAt(desk, slip.step) })}</p>
    ${marked(slip.text)}</div>`;
}

/** The street of a step. */
export function streetAt(desk: Desk, step: number): string {
  const line = desk.view.log.findLast((other) => other.step <= step);
  return line?.street ?? desk.view.street;
}

/** The little Markdown that a note needs: paragraphs, strong, emphasis, code. Nothing is taken as HTML. */
export function marked(text: string): ReadonlyArray<TemplateResult> {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${paragraph.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/).map(inline)}</p>`);
}

function inline(piece: string): TemplateResult | string {
  if (/^\*\*.+\*\*$/.test(piece)) return html`<strong>${piece.slice(2, -2)}</strong>`;
  if (/^(\*.+\*|_.+_)$/.test(piece)) return html`<em>${piece.slice(1, -1)}</em>`;
  if (/^`.+`$/.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`;
  return piece;
}

// What do the rules say?  All clauses of the game at hand, reachable from every refusal; the way back is Esc.
import { html, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import { word } from "./words";

/** The rules of the game, with the clause that was asked for marked. */
export function rules(desk: Desk): TemplateResult {
  const lines = desk.rules.map(([id, text]) => (id.includes(".") ? clause(desk, id, text) : html`<h3>${text}</h3>`));
  return panel(desk, "rules", html`<div class="hw-rules">${lines}</div>`);
}

function clause(desk: Desk, id: string, text: string): TemplateResult {
  return html`<p class="hw-clause" ?data-now=${id === desk.ui.clause} data-hw=${`clause-${id}`} tabindex="-1"><b>${id}</b> ${text}</p>`;
}

/** A clause as a link into the rules; where the rules are not at hand, its id alone. */
export function link(desk: Desk, id: string): TemplateResult {
  const label = word(desk, "rule", { clause: id });
  if (desk.rules.length === 0) return html`<span>${label}</span>`;
  return html`<button class="hw-link" data-hw="rules" @click=${() => open(desk, id)}>${label}</button>`;
}

function open(desk: Desk, id: string): void {
  desk.set({ clause: id });
  if (desk.ui.panel !== "rules") desks.toggle(desk, "rules");
  desk.focus(`clause-${id}`, "scroll");
}

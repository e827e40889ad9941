// Why did they play so?  After the hand, and at an open table at once: the decisions of one seat, with what it reckoned.
import { html, nothing, type TemplateResult } from "lit-html";
import type { DecisionView, SeatView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { streetAt } from "./note";
import { panel } from "./panel";
import { shapeIcon } from "./shapes";
import { reckoned } from "./study";
import { word } from "./words";

export function why(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  const found = view.why?.seat === ui.who ? view.why.decisions : null;
  const seats = view.seats.filter((seat) => seat.seat === ui.who || desks.deciders(view).includes(seat));
  return panel(
    desk,
    "why",
    html`<div class="hw-study"><div class="hw-talk" role="group" aria-label=${word(desk, "opponents")}>${seats.map((seat) => asked(desk, seat))}</div>
      <p class="hw-small" role="status">${introduced(desk, ui.who)}. ${found?.length === 0 ? word(desk, "why-none") : nothing}</p>
      ${found?.map((one, i) => decision(desk, one, i === found.length - 1))}</div>`,
  );
}

function asked(desk: Desk, seat: SeatView): TemplateResult {
  return html`<button class="hw-answer" aria-pressed=${seat.seat === desk.ui.who} @click=${() => desks.askWhy(desk, seat.seat)}>${shapeIcon(seat.shape, 12)}${seat.name}</button>`;
}

/** Who sits there, with how much, and where. */
export function introduced(desk: Desk, which: number): string {
  const seat = desks.seatOf(desk.view, which);
  if (!seat) return "";
  const told = [
    word(desk, "query-player", { name: seat.name, chips: seat.stack }),
    seat.level,
    seat.you ? desk.say(seat.position) : "",
    desk.say(seat.tab),
  ];
  return told.filter(Boolean).join(", ");
}

/** One decision; the last one lies open. */
function decision(desk: Desk, one: DecisionView, open: boolean): TemplateResult {
  const street = word(desk, "street", { street: streetAt(desk, one.step) });
  return html`<details ?open=${open}><summary><b>${street}</b> ${desk.say(one.say)}</summary>
    ${desks.walkable(desk.view) ? look(desk, one.step, word(desk, "look-there")) : nothing}${reckoned(desk, one)}</details>`;
}

/** A link to a step of the hand; in a narrow container the sheet makes room for it. */
export function look(desk: Desk, step: number, label: string): TemplateResult {
  const go = () => {
    if (desk.ui.narrow && desk.ui.panel === "why") desks.toggle(desk, "why");
    desks.goto(desk, step);
  };
  return html`<button class="hw-link" @click=${go}>${label}</button>`;
}

// Which card is locked?  Choosing is free; locking asks once, for it cannot be undone.
import { html, nothing, type TemplateResult } from "lit-html";
import type { AskView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { own } from "./words";

export function duel(desk: Desk, ask: AskView): TemplateResult {
  const picked = desk.ui.picked;
  return html`<div class="hw-play" data-lock aria-busy=${desks.pending(desk)}>
    <div class="hw-ask">
      <p class="hw-ask-q">${desk.say(picked === null ? own("lock-which") : own("lock-question", { card: desks.cardName(desk, picked) }))}</p>
      <p class="hw-ask-d">${desk.say(own("lock-detail"))}</p>
    </div>
    <div class="hw-buttons" data-two>${picked === null || desk.ui.asking === "lock" ? nothing : others(desk, ask, picked)}
      ${desk.ui.asking === "lock" ? backButton(desk) : nothing}
      ${picked === null ? ask.lock.map((card) => choice(desk, card)) : lockButton(desk, picked)}</div>
  </div>`;
}

function others(desk: Desk, ask: AskView, picked: string): ReadonlyArray<TemplateResult> {
  return ask.lock.filter((card) => card !== picked).map((card) => choice(desk, card));
}

function choice(desk: Desk, card: string): TemplateResult {
  return html`<button class="hw-button" data-kind="second" aria-disabled=${desks.pending(desk)} @click=${() => desks.pick(desk, card)}>
    <span>${desk.say(own("lock-take", { rank: card.charAt(0) }))}</span></button>`;
}

function backButton(desk: Desk): TemplateResult {
  return html`<button class="hw-button" data-kind="second" @click=${() => desks.back(desk)}><span>${desk.say(own("back"))}</span></button>`;
}

function lockButton(desk: Desk, card: string): TemplateResult {
  const label = own(desk.ui.asking === "lock" ? "lock-sure" : "lock", { rank: card.charAt(0) });
  const press = (event: MouseEvent) => (event.detail > 1 ? undefined : desks.lock(desk));
  return html`<button class="hw-button" data-kind="primary" data-hw="lock" aria-disabled=${desks.pending(desk)} @click=${press}>
    <span>${desk.say(label)}</span><small>${desk.say(own("lock-small"))}</small></button>`;
}

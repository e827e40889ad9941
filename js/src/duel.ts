// Which card is locked?  Choosing is free; locking asks once, for it cannot be undone.
import { html, nothing, type TemplateResult } from "lit-html";
import type { AskView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { big } from "./press";
import { own, word } from "./words";

export function duel(desk: Desk, ask: AskView): TemplateResult {
  const picked = desk.ui.picked;
  return html`<div class="hw-play" data-lock aria-busy=${desks.pending(desk)}>
    <div class="hw-ask">
      <p class="hw-ask-q">${desk.say(picked === null ? own("lock-which") : own("lock-question", { card: desks.cardName(desk, picked) }))}</p>
      <p class="hw-ask-d">${word(desk, "lock-detail")}</p>
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
  const label = word(desk, "lock-take", { rank: card.charAt(0) });
  return big({ label, press: () => desks.pick(desk, card), off: desks.pending(desk) });
}

function backButton(desk: Desk): TemplateResult {
  return big({ label: word(desk, "back"), press: () => desks.back(desk) });
}

function lockButton(desk: Desk, card: string): TemplateResult {
  return big({
    label: word(desk, desk.ui.asking === "lock" ? "lock-sure" : "lock", { rank: card.charAt(0) }),
    small: word(desk, "lock-small"),
    press: (event) => (event.detail > 1 ? undefined : desks.lock(desk)),
    part: "lock",
    primary: true,
    off: desks.pending(desk),
  });
}

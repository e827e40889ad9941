// Who says what?  The last phrase of a seat hangs above its plate until somebody acts.
import { html, nothing, type TemplateResult } from "lit-html";
import type { LogLine, SeatView } from "./contract";
import type { Scene } from "./scene";

export function bubble(at: Scene, seat: SeatView): TemplateResult | typeof nothing {
  const line = said(at.view.log, seat.seat);
  const phrase = line?.say.args["phrase"];
  if (typeof phrase !== "object") return nothing;
  return html`<span class="hw-bubble" data-testid="bubble-${seat.seat}" aria-hidden="true">${at.say(phrase)}</span>`;
}

/** The seat's last phrase, where nothing has been done since. */
export function said(log: ReadonlyArray<LogLine>, seat: number): LogLine | undefined {
  const acted = log.findLastIndex((line) => line.kind !== "talk" && line.kind !== "note");
  return log.slice(acted + 1).findLast((line) => line.kind === "talk" && line.seat === seat);
}

// What is drawn on the cloth?  A pure function of the view and of the mount's own state: f(view, ui).
import { html, nothing, type TemplateResult } from "lit-html";
import { board, locks, sentence } from "./board";
import { cloth } from "./cloth";
import type { View } from "./contract";
import { CROWDED, type Place, places } from "./places";
import { pots } from "./pots";
import { type Scene, type StageActions, scene, seated, TIGHT } from "./scene";
import { handLabel, mine, opponent, you } from "./seats";
import type { Ui } from "./ui";
import type { Say } from "./words";

export type { StageActions } from "./scene";

const NORTH: Place = { side: "top", east: false, x: 0.5, y: 28, bet: 0, inner: false };

/** Everything on the cloth, for a living table and for a frame of a replay alike. */
export function stage(view: View, ui: Ui, say: Say, on: StageActions): TemplateResult {
  const at = scene(view, ui, say, on);
  const seats = seated(view, ui.turn);
  const [first, ...others] = seats;
  const spots = places(view.seats.length);
  const drawn = others.map((seat, i) => opponent(at, seat, spots[i] ?? NORTH, i + 1));
  const rows = at.strip ? `--n:${Math.min(3, others.length)};--rows:${Math.ceil(others.length / 3)}` : nothing;
  return html`<div class="hw-table ${kind(at)}" data-deck=${ui.deck} style=${rows}>${cloth()}
    ${at.strip ? html`<div class="hw-strip">${drawn}</div>` : drawn}
    ${duel(view) ? locks(at, seats) : board(at)}${sentence(at)}${pots(at)}
    ${first ? [mine(at, first), you(at, first), handLabel(at, first)] : nothing}</div>`;
}

function kind(at: Scene): string {
  const seats = at.view.seats.length;
  const names = [
    at.strip && "strip",
    at.strip && seats > 4 && "many",
    at.strip && (at.width < TIGHT || at.ui.bigBlinds) && "two-lined",
    !at.strip && seats >= CROWDED && "full",
    at.view.say !== null || at.verdict?.say ? "said" : "",
    duel(at.view) && "duel",
    at.on.edit && "editing",
  ];
  return names.filter(Boolean).join(" ");
}

function duel(view: View): boolean {
  return view.game === "duel";
}

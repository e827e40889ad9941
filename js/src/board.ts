// What lies in the middle?  The board with its places, or the two locks of the duel; and the sentence under them.
import { html, nothing, type TemplateResult } from "lit-html";
import { cardFace, slot } from "./cards";
import type { SeatView } from "./contract";
import { editable } from "./picker";
import { lie, lockedCard, type Scene } from "./scene";
import { word } from "./words";

export function board(at: Scene): TemplateResult {
  const { view } = at;
  const cards = at.on.edit ? [...view.board, ...view.coming] : view.board;
  const places = Array.from({ length: Math.max(view.slots, cards.length) }, (_, i) => place(at, cards[i], i));
  return html`<div class="hw-board" data-testid="board" role="group" aria-label=${word(at, "board")}>${places}</div>`;
}

/** A card of the board, one still to come (while the hand is edited), or none yet. */
function place(at: Scene, card: string | undefined, i: number): TemplateResult {
  if (!card) return editable(at, { seat: -1, place: i }, at.on.edit ? empty(at, i) : slot());
  const options = { ...lie(at, card), board: i };
  const drawn = cardFace(card, i < at.view.board.length ? options : { ...options, mark: "coming" });
  return editable(at, { seat: -1, place: i }, drawn);
}

function empty(at: Scene, i: number): TemplateResult {
  return html`${slot()}<span class="hw-hidden">${word(at, "no-card", { number: i + 3 })}</span>`;
}

/** The sentence that explains the moment: that of the chosen pot, else the view's. */
export function sentence(at: Scene): TemplateResult {
  return html`<div class="hw-say" data-testid="say">${at.say(at.verdict?.say ?? at.view.say)}</div>`;
}

/** The two locked cards of a duel, the rival's left of yours. */
export function locks(at: Scene, seats: ReadonlyArray<SeatView>): TemplateResult {
  return html`<div class="hw-locks" data-testid="board">${[...seats].reverse().map((seat) => lock(at, seat))}</div>`;
}

function lock(at: Scene, seat: SeatView): TemplateResult {
  const card = lockedCard(at.view, seat.seat);
  const state = card === undefined ? "not-locked" : card === null ? "locked-down" : "locked";
  const caption = html`<p class="hw-caption"><b>${seat.name}</b><span>${word(at, state)}</span></p>`;
  const drawn = card === undefined ? slot(seat.to_act) : cardFace(card, { ...lie(at, card), board: seat.you ? 1 : 0 });
  return html`<div class="hw-lock">${seat.you ? nothing : caption}${drawn}${seat.you ? caption : nothing}</div>`;
}

// Which card shall lie there instead, or how many chips?  Two sheets of a staged hand; the kernel judges what was chosen.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { cardFace } from "./cards";
import type { SeatView, View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { panel } from "./panel";
import type { Scene } from "./scene";
import type { Spot } from "./ui";
import { word } from "./words";

/** The place of a stack, beside those of the cards. */
export const STACK = -1;
const RANKS = 13;
const DECK = [..."shdc"].flatMap((suit) => [..."AKQJT98765432"].map((rank) => rank + suit));
const WHOLE = /^\s*[1-9]\d{0,11}\s*$/;

/** A card of a hand that is being edited is a button, named as the card. */
export function editable(at: Scene, spot: Spot, drawn: TemplateResult): TemplateResult {
  const { edit } = at.on;
  if (!edit) return drawn;
  return html`<button class="hw-pick" aria-haspopup="dialog" data-hw=${is(at.ui.spot, spot) ? "pick-card" : nothing} @click=${() => edit(spot.seat, spot.place)}>${drawn}</button>`;
}

export function is(one: Spot, other: Spot): boolean {
  return one.seat === other.seat && one.place === other.place;
}

/** Ask what shall be there. */
export function open(desk: Desk, spot: Spot): void {
  desk.set({ spot, panel: spot.place === STACK ? "pick-stack" : "pick-card", typed: null, toast: "" });
  desk.focus("picked");
}

// ---- a card --------------------------------------------------------------------------------------------------------

/** The whole deck, a row per suit; what lies at another place cannot be taken. */
export function pickCard(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  const board = [...view.board, ...view.coming];
  const owner = desks.seatOf(view, ui.spot.seat);
  const present = (owner?.cards ?? board)[ui.spot.place] ?? null;
  const lying = new Set([...board, ...view.seats.flatMap((seat) => seat.cards)]);
  lying.delete(present);
  const first = present ?? DECK.find((card) => !lying.has(card));
  const whose = word(desk, "pick-of", { name: owner?.name ?? word(desk, "board"), number: ui.spot.place + 1 });
  const cards = DECK.map((card) =>
    one(desk, card, { here: card === present, off: lying.has(card), first: card === first }),
  );
  return panel(
    desk,
    "pick-card",
    html`<p>${whose}</p><div class="hw-grid" role="group" aria-label=${whose}>${cards}</div>`,
  );
}

interface Lies {
  readonly here: boolean;
  readonly off: boolean;
  /** The keys begin here. */
  readonly first: boolean;
}

function one(desk: Desk, card: string, { here, off, first }: Lies): TemplateResult {
  const name = desks.cardName(desk, card);
  return html`<button tabindex=${first ? 0 : -1} data-hw=${first ? "picked" : nothing} data-card=${card} aria-pressed=${here} aria-disabled=${off}
    aria-label=${off ? word(desk, "card-taken", { card: name }) : name} @click=${() => off || take(desk, card)}>${cardFace(card, here ? { mark: "noted" } : {})}</button>`;
}

function take(desk: Desk, card: string): void {
  const { seat, place } = desk.ui.spot;
  desk.send({ kind: "edit", seat, step: place, card });
  desks.toggle(desk, "pick-card");
}

/** The arrows, Home and End go about in the deck. */
export function across(from: HTMLElement, key: string): void {
  const cards = [...(from.closest(".hw-grid")?.querySelectorAll<HTMLElement>("button") ?? [])];
  const at = cards.indexOf(from);
  const row = at - (at % RANKS);
  const to: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - RANKS,
    ArrowDown: at + RANKS,
    Home: row,
    End: row + RANKS - 1,
  };
  cards[to[key] ?? at]?.focus();
}

// ---- a stack -------------------------------------------------------------------------------------------------------

export function pickStack(desk: Desk): TemplateResult {
  const seat = desks.seatOf(desk.view, desk.ui.spot.seat);
  const text = desk.ui.typed ?? String(seat ? atFirst(desk.view, seat) : "");
  const label = word(desk, "stack-of", { name: seat?.name ?? "" });
  const fault = WHOLE.test(text) ? null : `${desk.id}-fault`;
  const submit = (event: Event) => {
    event.preventDefault();
    if (fault) desk.focus("picked");
    else put(desk, Number(text));
  };
  return panel(
    desk,
    "pick-stack",
    html`<form class="hw-typed" @submit=${submit}><label>${label} <input type="text" inputmode="numeric" autocomplete="off" maxlength="14" data-hw="picked" aria-invalid=${fault !== null} aria-describedby=${fault ?? nothing}
        .value=${live(text)} @input=${(event: Event) => desk.set({ typed: (event.target as HTMLInputElement).value })} /></label>
      <button class="hw-answer">${word(desk, "stack-set")}</button>
      <p class="hw-problem" role="alert" id=${fault ?? nothing}>${fault ? word(desk, "stack-malformed") : nothing}</p></form>`,
  );
}

function put(desk: Desk, chips: number): void {
  desk.send({ kind: "edit", seat: desk.ui.spot.seat, chips });
  desks.toggle(desk, "pick-stack");
}

/** The stack as the hand began. */
function atFirst(view: View, seat: SeatView): number {
  return seat.stack + seat.committed - (view.hand_over ? seat.won : 0);
}

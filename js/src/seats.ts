// Who sits there, with how much, and what did they just do?
import { html, nothing, type TemplateResult } from "lit-html";
import { bubble } from "./bubble";
import { cardFace } from "./cards";
import { bet } from "./chips";
import type { SeatView } from "./contract";
import { editable, is, STACK } from "./picker";
import { CROWDED, type Place } from "./places";
import { chips, held, lie, noted, type Scene } from "./scene";
import { shapeIcon } from "./shapes";
import { word } from "./words";

/** An opponent: plate, tab, cards, bet, disc; `order` is its place in the deal. */
export function opponent(at: Scene, seat: SeatView, place: Place, order: number): TemplateResult {
  const side = at.strip
    ? ""
    : [
        place.side,
        place.east && "east",
        place.inner && "inner",
        place.bet < -1 && "low",
        at.view.seats.length >= CROWDED && "crowded",
      ]
        .filter(Boolean)
        .join(" ");
  return html`<div class="hw-seat ${side}" style=${at.strip ? nothing : spot(place)}>${hidden(at, seat, order)}${body(at, seat)}</div>`;
}

/** The seat at 6 o'clock; its cards lie beside it, see `mine`. */
export function you(at: Scene, seat: SeatView): TemplateResult {
  return html`<div class="hw-seat you">${body(at, seat)}</div>`;
}

function spot(place: Place): string {
  return `--x:${(100 * place.x).toFixed(2)}%;--y:${place.y.toFixed(1)};--b:${place.bet.toFixed(1)}`;
}

function body(at: Scene, seat: SeatView): ReadonlyArray<TemplateResult | typeof nothing> {
  return [
    plate(at, seat),
    tab(at, seat),
    seat.to_act ? pointer() : nothing,
    seat.button ? disc(at) : nothing,
    seat.signal ? signal(at, seat.signal) : nothing,
    bubble(at, seat),
    seat.bet > 0 ? bet(seat, chips(at, seat.bet), { chips: !at.strip }) : nothing,
  ];
}

function plate(at: Scene, seat: SeatView): TemplateResult {
  const title = [seat.name, seat.level, seat.you ? at.say(seat.position) : ""].filter(Boolean).join(", ");
  const { edit } = at.on;
  const press = () => (edit ? edit(seat.seat, STACK) : at.on.seat(seat.seat));
  return html`<button class="hw-plate ${look(at, seat)}" title=${edit ? word(at, "stack-of", { name: seat.name }) : title} data-testid="seat-${seat.seat}" data-seat=${seat.seat} data-hw=${named(at, seat.seat)} @click=${press}
    >${shapeIcon(seat.shape)}<span class="hw-name">${seat.name}</span><span class="hw-stack">${chips(at, seat.stack)}</span></button>`;
}

/** Which sheet gives the focus back to this plate. */
function named({ ui }: Scene, seat: number): string | typeof nothing {
  return is(ui.spot, { seat, place: STACK }) ? "pick-stack" : ui.who === seat ? "why" : nothing;
}

/** To act, won, ringed as a contestant, just moved, folded: at most one ring, the strongest first. */
function look(at: Scene, seat: SeatView): string {
  const away = seat.state === "folded" || seat.state === "out" || seat.state === "waiting" ? `away ${seat.state}` : "";
  return `${away} ${seat.to_act ? "act" : won(at, seat) ? "won" : contests(at, seat.seat) ? "contests" : noted(at, `seat ${seat.seat}`) ? "noted" : moved(at) === seat.seat ? "moved" : ""}`;
}

function won(at: Scene, seat: SeatView): boolean {
  return at.verdict ? at.verdict.winners.includes(seat.seat) : at.view.hand_over && seat.won > 0;
}

function contests(at: Scene, seat: number): boolean {
  return at.verdict === undefined && (at.view.pot.layers[at.ui.layer]?.contestants.includes(seat) ?? false);
}

/** While the hand is walked through: who moved at this step. */
function moved(at: Scene): number | null {
  const { cursor, log } = at.view;
  return cursor === null || cursor.live ? null : (log.findLast((line) => line.step === cursor.step)?.seat ?? null);
}

function tab(at: Scene, seat: SeatView): TemplateResult | typeof nothing {
  if (seat.to_act) return html`<span class="hw-tab now">${word(at, seat.you ? "your-turn" : "to-act")}</span>`;
  const told = (at.view.hand_over || at.view.street === "showdown") && (!seat.you || seen(at));
  const shown = told && seat.hand ? seat.hand : seat.tab;
  return shown ? html`<span class="hw-tab">${at.say(shown)}</span>` : nothing;
}

function pointer(): TemplateResult {
  return html`<svg class="hw-pointer" viewBox="0 0 16 11" aria-hidden="true"><path d="M1 11 8 1.5 15 11" /></svg>`;
}

function disc(at: Scene): TemplateResult {
  return html`<span class="hw-disc" data-testid="button" role="img" aria-label=${word(at, "dealer")} title=${word(at, "dealer")}>D</span>`;
}

/** An opponent's cards: tucked behind the plate while hidden, clear of it when open. */
function hidden(at: Scene, seat: SeatView, order: number): TemplateResult | typeof nothing {
  const cards = held(at.view, seat);
  const away = seat.state === "folded";
  if (cards.length === 0 || (away && !at.view.study && !at.on.edit)) return nothing;
  const open = cards.some((card) => card !== null);
  const seats = at.view.seats.length;
  return html`<div class="hw-pair ${open ? "open" : ""} ${away ? "away" : ""}">${cards.map((card, i) => editable(at, { seat: seat.seat, place: i }, cardFace(card, { ...lie(at, card), deal: order + seats * i })))}</div>`;
}

/** How many cards of each group a duellist holds: UP, then DOWN. */
function signal(at: Scene, counts: ReadonlyArray<number>): TemplateResult {
  const arrows = ["M6 11V1.5M2 5l4-4 4 4", "M6 1v9.5M2 7l4 4 4-4"];
  return html`<div class="hw-signal">${counts
    .slice(0, 2)
    .map(
      (count, i) =>
        html`<span class=${count === 0 ? "zero" : ""}><svg viewBox="0 0 12 12" aria-hidden="true"><path d=${arrows[i] ?? ""} /></svg>${word(at, i === 0 ? "up" : "down", { count })}</span>`,
    )}</div>`;
}

/** Your own cards do not lie face down, or are looked at; the ear is told them all the same. */
function seen({ on, ui }: Scene): boolean {
  return !on.peek || ui.peeking;
}

/** Your own cards, large, in the middle; in the duel one of them can be chosen. */
export function mine(at: Scene, seat: SeatView): TemplateResult {
  const away = seat.state === "folded";
  const hide = () => at.on.peek?.(false);
  return html`<div class="hw-mine ${away ? "away" : ""}" data-testid="hero-cards" @pointerdown=${() => at.on.peek?.(true)} @pointerup=${hide} @pointerleave=${hide}>${held(at.view, seat).map((card, i) => editable(at, { seat: seat.seat, place: i }, own(at, card, i)))}</div>`;
}

function own(at: Scene, card: string | null, i: number): TemplateResult {
  const picked = card !== null && at.ui.picked === card;
  const options = { ...lie(at, card), deal: i * at.view.seats.length };
  const drawn = cardFace(seen(at) ? card : null, picked ? { ...options, mark: "picked" } : options);
  if (card === null || !at.view.ask?.lock.includes(card) || !at.on.card) return drawn;
  return html`<button class="hw-pick" aria-pressed=${picked} @click=${() => at.on.card?.(card)}>${drawn}</button>`;
}

/** The name of your hand, or what it brought. */
export function handLabel(at: Scene, seat: SeatView): TemplateResult {
  const { view } = at;
  if (view.question !== null && view.question.answered === null) return label(nothing);
  if (view.hand_over && seat.won > 0) return label(html`<b class="won">+${chips(at, seat.won)}</b>`);
  const known = seen(at);
  const detail = (known && seat.hand_detail) || (seat.you ? seat.position : null);
  return label(html`<b>${known ? at.say(seat.hand) : ""}</b><span>${at.say(detail)}</span>`);
}

function label(text: TemplateResult | typeof nothing): TemplateResult {
  return html`<div class="hw-hand" data-testid="hand-label">${text}</div>`;
}

// How do so many chips lie on the cloth?  Edge-on lozenges, and the sum always in text beside them.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { SeatView, View } from "./contract";
import { CHIPS } from "./glyphs";
import type { Ui } from "./ui";

const IN_A_STACK = 6;
const STACKS = 2;
const WORTHS = Object.keys(CHIPS)
  .map(Number)
  .sort((a, b) => b - a);

/** Chips as the user reads them: whole numbers, or big blinds with one decimal. */
export function amountText(chips: number, view: View, ui: Ui): string {
  const big = ui.bigBlinds ? bigBlind(view) : 0;
  const shown = big > 0 ? chips / big : chips;
  return number(ui.lang, shown) + (big > 0 ? " BB" : "");
}

/** Formats are dear to make: each language keeps its two. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function number(lang: string, value: number): string {
  const key = `${lang} ${value >= 10_000}`;
  const format = FORMATS.get(key) ?? formatOf(lang, value >= 10_000);
  FORMATS.set(key, format);
  return format.format(value);
}

function formatOf(lang: string, useGrouping: boolean): Intl.NumberFormat {
  const options = { maximumFractionDigits: 1, useGrouping };
  try {
    return new Intl.NumberFormat(lang, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}

/** One big blind, as far as the view tells it; 0 is unknown. */
function bigBlind(view: View): number {
  const { big } = view.subtitle.args;
  return Number(big ?? view.ask?.raise_to?.step ?? 0);
}

/** The chips that make a sum, greatest first; the smallest are left out where two stacks do not hold them. */
export function chipsOf(sum: number): ReadonlyArray<number> {
  const found: number[] = [];
  let rest = sum;
  for (const worth of WORTHS)
    while (rest >= worth && found.length < IN_A_STACK * STACKS) {
      found.push(worth);
      rest -= worth;
    }
  return found;
}

/** A bet: its chips (none where there is no room) and its sum on a pill. */
export function bet(seat: SeatView, text: string, options: { readonly chips: boolean }): TemplateResult {
  return html`<div class="hw-bet" data-testid="bet-${seat.seat}" data-bet=${seat.seat}
    >${options.chips ? stacks(chipsOf(seat.bet)) : nothing}<span class="hw-sum">${text}</span></div>`;
}

function stacks(chips: ReadonlyArray<number>): ReadonlyArray<TemplateResult> {
  const piles = [chips.slice(0, IN_A_STACK), chips.slice(IN_A_STACK)].filter((pile) => pile.length > 0);
  return piles.map(stack);
}

function stack(chips: ReadonlyArray<number>): TemplateResult {
  const height = 3 + 5 * chips.length;
  return html`<svg class="hw-chips" viewBox="0 0 26 ${height}" style="--tall:${height}" aria-hidden="true">${chips.map((worth, i) => chip(worth, height - 7 - 5 * i))}</svg>`;
}

function chip(worth: number, y: number): TemplateResult {
  return svg`<g transform="translate(1 ${y})"><rect width="24" height="6" rx="2.4" fill=${CHIPS[worth] ?? ""} stroke="#F3EBDA" /><path
    d="M4 .5h2.6v5H4ZM10.7.5h2.6v5h-2.6ZM17.4.5H20v5h-2.6Z" fill="#F3EBDA" /></g>`;
}

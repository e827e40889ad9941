// What was a seat thought to hold?  A square of 169 hands, pairs on the diagonal and suited hands above it; the darker the oftener.
import { html, svg, type TemplateResult } from "lit-html";
import type { GridView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { word } from "./words";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const MOST = 9;

export function range(desk: Desk, { seat, cells }: GridView): TemplateResult {
  const name = desks.seatOf(desk.view, seat)?.name ?? "";
  const shades = Array.from(
    { length: MOST },
    (_, i) => svg`<path fill-opacity=${(i + 1) / MOST} d=${squares(cells, i + 1)} />`,
  );
  const letters = RANKS.map(
    (rank, i) => svg`<text x=${i + 1.5} y=".7">${rank}</text><text x=".5" y=${i + 1.7}>${rank}</text>`,
  );
  return html`<figure class="hw-range"><svg viewBox="0 0 14 14" aria-hidden="true">${shades}${letters}</svg>
    <figcaption>${word(desk, "range", { name })}</figcaption></figure>`;
}

/** The squares of one shade as one path. */
function squares(cells: string, shade: number): string {
  return [...cells]
    .map((digit, i) =>
      Number(digit) === shade ? `M${(i % 13) + 1.04} ${Math.floor(i / 13) + 1.04}h.92v.92h-.92Z` : "",
    )
    .join("");
}

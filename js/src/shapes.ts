// Which sign belongs to a seat?  The same shape stands in plate, log, pot layers and the pictures of cells.
import { html, svg, type TemplateResult } from "lit-html";
import type { Shape } from "./contract";
import { SHAPES } from "./glyphs";

/** A seat's shape beside text, in the colour of the text; `size` in px. */
export function shapeIcon(shape: Shape, size = 13): TemplateResult {
  return html`<svg class="hw-shape" viewBox="0 0 16 16" width=${size} height=${size} fill="currentColor" aria-hidden="true">${outline(shape)}</svg>`;
}

/** A seat's shape inside a drawing, its box `size` wide with the top left corner at (x, y). */
export function shapeMark(shape: Shape, x: number, y: number, size: number): TemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${size / 16})">${outline(shape)}</g>`;
}

function outline(shape: Shape): TemplateResult {
  return svg`<path fill-rule="evenodd" d=${SHAPES[shape] ?? ""} />`;
}

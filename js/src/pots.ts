// Which chips belong to which pot?  One column per contributor, cut at each all-in level; each layer is a pot.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { fixed, hatch } from "./cards";
import type { ColumnView, LayerView, PartView, PotView } from "./contract";
import { names, seatOf } from "./desk";
import { STAGE } from "./places";
import { bare, chips, noted, type Scene, TIGHT } from "./scene";
import { shapeMark } from "./shapes";
import { word } from "./words";

/** The picture's height without its base line, in stage units; the least height of a layer; the room between boxes. */
const HEIGHT = 42;
const LEAST = 10;
const GAP = 2;
/** The least height of a label, in px: it is pressed; where so many labels would not fit, a line of text must do, and in a tight strip as much as there is above your cards. */
const TARGET = 24;
const LINE = 18;
const ROOM = 74;
const MANY = 4;
const TOO_MANY = 6;

/** One piece of a column; y grows downwards from the top of the highest layer. */
export interface Box {
  readonly column: number;
  readonly part: PartView;
  readonly y: number;
  readonly height: number;
}

export interface Layout {
  readonly pitch: number;
  readonly wide: number;
  readonly width: number;
  readonly boxes: ReadonlyArray<Box>;
  /** By layer: the middle of the layer, the middle of its label, and its last contestant's column. */
  readonly layers: ReadonlyArray<{ readonly y: number; readonly label: number; readonly column: number }>;
  /** So many labels stand in two columns. */
  readonly split: boolean;
}

/** What the picture has to reckon with: what a raise would add to a column, the stage units of a px, and little room. */
export interface Around {
  readonly more?: { readonly seat: number; readonly chips: number } | null;
  readonly scale?: number;
  readonly tight?: boolean;
}

/** Where everything of the picture lies. */
export function layout(pot: PotView, { more = null, scale = 1, tight = false }: Around = {}): Layout {
  const width = Math.min(38 * pot.columns.length - 8, tight ? 106 : pot.columns.length > MANY ? 152 : 144);
  const pitch = (width + 8) / Math.max(1, pot.columns.length);
  const wide = pitch - Math.max(3, Math.min(8, pitch / 4));
  const thick = pot.layers.map((_, i) => Math.max(1, ...pot.columns.map((column) => sum(column, i))));
  const heights = scaled(thick);
  const floors = heights.map((_, i) => HEIGHT - heights.slice(0, i).reduce((a, b) => a + b, 0));
  const boxes = pot.columns.flatMap((column, i) =>
    stacked(column, i, thick, heights, floors, column.seat === more?.seat ? more.chips : 0),
  );
  const middles = heights.map((height, i) => (floors[i] ?? 0) - height / 2 + GAP / 2);
  const split = !tight && pot.layers.length > MANY;
  const least = tight ? ROOM / (middles.length - 1) : pot.layers.length > TOO_MANY ? LINE : TARGET;
  const apart = Math.min(TARGET, least) * scale;
  const labels = split ? paired(middles.length, apart) : spread(middles, apart);
  const layers = pot.layers.map((layer, i) => ({
    y: middles[i] ?? 0,
    label: labels[i] ?? 0,
    column: last(pot, layer),
  }));
  return { pitch, wide, width: pitch * (pot.columns.length - 1) + wide, boxes, layers, split };
}

function sum(column: ColumnView, layer: number): number {
  return column.parts.reduce((total, part) => total + (part.layer === layer ? part.chips : 0), 0);
}

/** One scale for all; only layers thinner than the least height borrow from the others. */
function scaled(thick: ReadonlyArray<number>): ReadonlyArray<number> {
  const total = thick.reduce((a, b) => a + b, 0);
  const plain = thick.map((chips) => (HEIGHT * chips) / total);
  const least = Math.min(LEAST, HEIGHT / thick.length);
  if (plain.every((height) => height >= least)) return plain;
  return plain.map((height) => least + (height * (HEIGHT - least * thick.length)) / HEIGHT);
}

function stacked(
  column: ColumnView,
  index: number,
  thick: ReadonlyArray<number>,
  heights: ReadonlyArray<number>,
  floors: ReadonlyArray<number>,
  more: number,
): ReadonlyArray<Box> {
  const used = new Map<number, number>();
  let top = HEIGHT;
  const boxes: Box[] = [];
  for (const part of column.parts.filter((piece) => piece.layer >= 0)) {
    const below = used.get(part.layer) ?? 0;
    const height = ((heights[part.layer] ?? 0) * part.chips) / (thick[part.layer] ?? 1);
    const floor = (floors[part.layer] ?? HEIGHT) - below;
    used.set(part.layer, below + height);
    top = floor - height;
    boxes.push({ column: index, part, y: top + GAP, height: Math.max(1.5, height - GAP) });
  }
  return [...boxes, ...loose(column, index, top, more)];
}

/** What lies on top of a column without belonging to a pot: money that came back, and the ghost of a raise. */
function loose(column: ColumnView, index: number, top: number, more: number): ReadonlyArray<Box> {
  const back = column.parts.find((part) => part.layer < 0);
  const returned = back ? [{ column: index, part: back, y: top - 14, height: 9 }] : [];
  if (more <= 0) return returned;
  const height = Math.max(6, Math.min(12, more / 10));
  return [...returned, { column: index, part: { layer: -1, chips: more, kind: "ghost" }, y: top - height, height }];
}

function last(pot: PotView, layer: LayerView): number {
  return pot.columns.findLastIndex((column) => layer.contestants.includes(column.seat));
}

/** The labels' middles, bottom up, so far apart and not above the picture. */
function spread(middles: ReadonlyArray<number>, apart: number): ReadonlyArray<number> {
  const labels: number[] = [];
  for (const middle of middles) labels.push(Math.min(middle, (labels.at(-1) ?? Infinity) - apart));
  const shift = Math.max(0, 8 - (labels.at(-1) ?? 8));
  return labels.map((label) => label + shift);
}

/** In two columns, top down. */
function paired(count: number, apart: number): ReadonlyArray<number> {
  return Array.from({ length: count }, (_, i) => 8 + apart * Math.floor((count - 1 - i) / 2));
}

function isSecond({ split, layers }: Layout, i: number): boolean {
  return split && i % 2 === layers.length % 2;
}

// ---- drawing -------------------------------------------------------------------------------------------------------

/** The pots: with one only its sum, else the picture. */
export function pots(at: Scene): TemplateResult {
  const { pot } = at.view;
  const sum = html`<span>${word(at, "pot")}</span><b>${chips(at, pot.total)}</b>`;
  if (pot.layers.length < 2)
    return html`<div class="hw-pots" data-testid="pot"><div class="hw-one" data-layer="0">${sum}</div></div>`;
  const scale = at.strip ? 1 : Math.max(1, Math.min(1.25, STAGE.width / at.width));
  const drawn = layout(pot, { more: raise(at), tight: at.width < TIGHT, scale });
  return html`<div class="hw-pots" data-testid="pot" style="--half:${fixed(drawn.width / 2)}"><div class="hw-total">${sum}</div>${picture(at, drawn)}${pot.layers.map((layer, i) => label(at, drawn, layer, i))}</div>`;
}

/** What the raise that is being chosen adds to what a call adds. */
function raise(at: Scene): { readonly seat: number; readonly chips: number } | null {
  const { ask } = at.view;
  const size = ask?.raise_to;
  if (!ask || !size || at.ui.ghostRaise === null) return null;
  return { seat: ask.seat, chips: at.ui.ghostRaise - size.price };
}

function focused(at: Scene, layer: number): boolean {
  return at.ui.layer >= 0 ? at.ui.layer === layer : at.verdict?.layer === layer || noted(at, `pot ${layer}`);
}

function picture(at: Scene, drawn: Layout): TemplateResult {
  return html`<svg class="hw-layers" viewBox="0 0 ${fixed(drawn.width)} 60" style="--w:${fixed(drawn.width)}" aria-hidden="true">
    ${drawn.boxes.map((piece) => box(at, drawn, piece))}<path class="hw-base" d="M-6 44H${fixed(drawn.width + 6)}" />
    ${at.view.pot.columns.map((column, i) => foot(at, drawn, column, i))}${drawn.layers.map((_, i) => leader(at, drawn, i))}</svg>`;
}

function box(at: Scene, drawn: Layout, { column, part, y, height }: Box): TemplateResult {
  const x = column * drawn.pitch;
  const look = part.kind === "live" && focused(at, part.layer) ? "live lit" : part.kind;
  if (part.kind === "folded")
    return svg`<g class="hw-part folded" data-layer=${part.layer}><path d=${hatch(x, y, drawn.wide, height, 5)} /><rect x=${fixed(x + 0.5)} y=${fixed(y + 0.5)} width=${fixed(drawn.wide - 1)} height=${fixed(height - 1)} rx="1.5" /></g>`;
  const inset = part.kind === "ghost" || part.kind === "returned" ? 0.75 : 0;
  return svg`<rect class="hw-part ${look}" data-layer=${part.layer} x=${fixed(x + inset)} y=${fixed(y + inset)} width=${fixed(drawn.wide - 2 * inset)} height=${fixed(Math.max(1, height - 2 * inset))} rx="1.5" />`;
}

function foot(at: Scene, drawn: Layout, column: ColumnView, i: number): TemplateResult {
  const seat = seatOf(at.view, column.seat);
  const size = Math.min(12, drawn.wide);
  return svg`<g class="hw-foot">${seat ? shapeMark(seat.shape, i * drawn.pitch + (drawn.wide - size) / 2, 48, size) : nothing}</g>`;
}

/** The dimension line: a dot beside the layer's last contestant, a rule to the text. */
function leader(at: Scene, drawn: Layout, i: number): TemplateResult {
  const layer = drawn.layers[i];
  if (!layer || isSecond(drawn, i)) return svg``;
  const x = layer.column * drawn.pitch + drawn.wide + 5;
  const end = drawn.width + 10;
  const bend =
    Math.abs(layer.label - layer.y) < 0.5 ? `H${end}` : `H${Math.max(x, drawn.width + 4)}L${end} ${fixed(layer.label)}`;
  return svg`<g class="hw-leader ${focused(at, i) ? "lit" : ""}"><path d="M${fixed(x)} ${fixed(layer.y)}${bend}" /><circle cx=${fixed(x)} cy=${fixed(layer.y)} r="1.8" /></g>`;
}

function label(at: Scene, drawn: Layout, layer: LayerView, i: number): TemplateResult {
  const name = at.say(layer.label);
  return html`<button class="hw-label ${focused(at, i) ? "lit" : ""} ${isSecond(drawn, i) ? "second" : ""} ${drawn.split ? "small" : ""}" style="--y:${fixed(drawn.layers[i]?.label ?? 0)}" data-testid="layer-${i}" data-layer=${i} title=${name}
    aria-pressed=${focused(at, i)} @click=${() => at.on.layer(i)}><b>${drawn.split && i > 0 ? `${i}:` : name}</b> <b class="n">${bare(at, layer.chips)}</b> ${detail(at, layer)}</button>`;
}

function detail(at: Scene, layer: LayerView): TemplateResult | typeof nothing {
  if (layer.winners.length > 0) return html`<span>${word(at, "pot-to", { names: names(at, layer.winners) })}</span>`;
  if (layer.if_call === null || layer.if_call === layer.chips) return nothing;
  const sum = bare(at, layer.if_call);
  const text = word(at, "if-call", { chips: sum });
  if (at.roomy) return html`<small>${text}</small>`;
  return html`<small class="ghost" role="img" title=${text} aria-label=${text}>→ ${sum}</small>`;
}

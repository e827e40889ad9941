// What does a card look like?  One drawing for every system: no font, no picture file, no mark on a back.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { CROWNS, RANKS, SUITS } from "./glyphs";

/** How a card lies; `label` is its spoken name (without it a text elsewhere must say it). */
export interface CardOptions {
  readonly label?: string;
  readonly back?: "burgundy" | "blue";
  /** Width in px; without it the surroundings decide (`--w`). */
  readonly width?: number;
  readonly mark?: "lit" | "dim" | "picked" | "noted" | "coming" | "";
  readonly caret?: "deciding" | "beaten" | "";
  /** The place in the deal and on the board, for motion; they say nothing about the card. */
  readonly deal?: number;
  readonly board?: number;
}

/** A card face up, or the back for `null`. */
export function cardFace(card: string | null, options: CardOptions = {}): TemplateResult {
  const { label, mark = "", caret = "", width, deal, board } = options;
  return html`<span class="hw-card ${mark}" role=${label ? "img" : nothing} aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"} style=${width ? `--w:${width}px` : nothing}
    data-testid=${card ? `card-${card}` : nothing} data-deal=${deal ?? nothing} data-board=${board ?? nothing}
    >${card ? face(card) : back(options.back)}${caret ? caretMark(caret) : nothing}</span>`;
}

/** The place of a card that is not there yet. */
export function slot(now = false): TemplateResult {
  return html`<span class="hw-slot ${now ? "now" : ""}"></span>`;
}

function face(card: string): TemplateResult {
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  return html`<svg class="hw-k ${suit}" viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="7.5" fill="var(--face)" />
    <rect x=".5" y=".5" width="99" height="139" rx="7" fill="none" stroke="#1E2A32" stroke-opacity=".16" />
    <path class="hw-stroke" transform="translate(10 10) scale(.95)" stroke-width=${rank === "T" ? 6.6 : 7.6} d=${RANKS[rank] ?? ""} />
    ${rank === "A" ? pip(suit, 27, 66, 0.66) : [pip(suit, 13, 76, 0.27), pip(suit, 43, 83, 0.5)]}${CROWNS[rank] ? court(rank) : nothing}</svg>`;
}

function pip(suit: string, x: number, y: number, scale: number): TemplateResult {
  return svg`<path fill="currentColor" transform="translate(${x} ${y}) scale(${scale})" d=${SUITS[suit] ?? ""} />`;
}

/** The hatched panel of J, Q and K, and its crown; the outline in the face's colour keeps the hatch off. */
function court(rank: string): TemplateResult {
  return svg`<path fill="none" stroke="currentColor" stroke-width="1" opacity=".38" d=${HATCH} /><path fill="none" stroke="currentColor"
    stroke-width="1.2" opacity=".7" d="M57 10H90V72H57Z" /><path fill="currentColor" stroke="var(--face)" stroke-width="5" paint-order="stroke"
    transform="translate(61 23) scale(.7 1.2)" d=${CROWNS[rank] ?? ""} />`;
}

function back(colour: CardOptions["back"]): TemplateResult {
  return html`<svg class="hw-k back ${colour ?? ""}" viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="8" fill="#FBF7EE" />
    <rect x="7" y="7" width="86" height="126" rx="4" fill="currentColor" /><path class="hw-weave" d=${WEAVE.outline} />
    <path class="hw-weave solid" d=${WEAVE.solid} /><rect x="11" y="11" width="78" height="118" rx="2" fill="none" stroke="#FBF7EE" stroke-opacity=".55" /></svg>`;
}

/** A caret above a card: filled on the one that decides, hollow on the one it beat. */
function caretMark(kind: "deciding" | "beaten"): TemplateResult {
  return html`<svg class="hw-caret ${kind}" viewBox="0 0 18 13" aria-hidden="true"><path d="M1.5 1.5H16.5L9 11.5Z" /></svg>`;
}

/** Lines at 45 degrees, 5 apart, cut to the panel (57, 10, 33 x 62). No pattern, so no id that two tables would share. */
const HATCH = hatch(57, 10, 33, 62, 5);

export function hatch(x: number, y: number, width: number, height: number, pitch: number): string {
  let d = "";
  for (let c = pitch * Math.SQRT1_2; c < width + height; c += pitch * Math.SQRT2) {
    const right = Math.min(c, width);
    const low = Math.min(c, height);
    d += `M${fixed(x + right)} ${fixed(y + c - right)}L${fixed(x + c - low)} ${fixed(y + low)}`;
  }
  return d;
}

/** The woven lozenges of a back: 6 by 9 whole tiles of 14, so that both ends look alike. */
const WEAVE = weave();

function weave(): { readonly outline: string; readonly solid: string } {
  let outline = "";
  let solid = "";
  for (let i = 0; i < 54; i += 1) {
    const x = 15 + 14 * (i % 6);
    const y = 14 + 14 * Math.floor(i / 6);
    outline += `M${x} ${y - 6.2}l6.2 6.2-6.2 6.2-6.2-6.2Z`;
    solid += `M${x} ${y - 2.4}l2.4 2.4-2.4 2.4-2.4-2.4Z`;
  }
  return { outline, solid };
}

export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

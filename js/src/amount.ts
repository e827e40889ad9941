// Which total does a typed text, a slider or a key mean?  The bounds and the presets come from Python.
import type { Message, RaiseView } from "./contract";
import { own } from "./words";

const TRACK = 1000;
const NEAR = 14;

/** The amount as text, as a legal total (null when it is none), and what is wrong with it. */
export interface Amount {
  readonly text: string;
  readonly total: number | null;
  readonly problem: Message | null;
}

/** What stands in the field: the typed text, else the least total. It is never changed. */
export function amountOf(size: RaiseView, typed: string | null): Amount {
  if (typed === null) return { text: String(size.least), total: size.least, problem: null };
  const problem = problemOf(size, typed.trim());
  return { text: typed, total: problem === null ? Number(typed) : null, problem };
}

function problemOf(size: RaiseView, text: string): Message | null {
  const bounds = { least: size.least, most: size.most };
  if (!/^\d{1,9}$/.test(text)) return own("amount-malformed", bounds);
  if (Number(text) < size.least) return own("amount-least", bounds);
  return Number(text) > size.most ? own("amount-most", bounds) : null;
}

/** The place of a total on the slider, 0..1000: small raises get more room than large ones. */
export function placeOf(size: RaiseView, total: number): number {
  const span = size.most - size.least;
  return span <= 0 ? 0 : Math.round(TRACK * Math.sqrt(Math.max(0, total - size.least) / span));
}

/** The total at a place of the slider: a preset when one is near, else whole big blinds. */
export function totalAt(size: RaiseView, place: number): number {
  if (place <= 0) return size.least;
  if (place >= TRACK) return size.most;
  const near = size.presets.find(
    (preset) => within(size, preset.total) && Math.abs(placeOf(size, preset.total) - place) < NEAR,
  );
  if (near) return near.total;
  const raw = size.least + (size.most - size.least) * (place / TRACK) ** 2;
  return clamp(size, Math.round(raw / size.step) * size.step);
}

/** One big blind more or less. */
export function nudged(size: RaiseView, total: number | null, way: 1 | -1): number {
  return clamp(size, (total ?? size.least) + way * size.step);
}

/** The next preset above or below. */
export function nextPreset(size: RaiseView, total: number | null, way: 1 | -1): number {
  const here = total ?? size.least;
  const totals = [size.least, ...size.presets.map((preset) => preset.total), size.most].sort((a, b) => a - b);
  const found = way === 1 ? totals.find((other) => other > here) : totals.reverse().find((other) => other < here);
  return clamp(size, found ?? here);
}

function within(size: RaiseView, total: number): boolean {
  return total >= size.least && total <= size.most;
}

function clamp(size: RaiseView, total: number): number {
  return Math.min(size.most, Math.max(size.least, total));
}

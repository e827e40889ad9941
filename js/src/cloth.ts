// Where does the cloth end?  A superellipse of exponent 2.9 with a darker edge, one thin inner line, and four crosses on the paper.
import { html, type TemplateResult } from "lit-html";

export const EXPONENT = 2.9;
const POINTS = 144;

/** A point of the unit superellipse at a turn of `t` (0..1), from the bottom clockwise; y grows downwards. */
export function round(t: number): readonly [number, number] {
  const angle = 2 * Math.PI * t;
  return [-power(Math.sin(angle)), power(Math.cos(angle))];
}

function power(value: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / EXPONENT);
}

const around = Array.from({ length: POINTS }, (_, i) => round(i / POINTS));

/** The outline as a clip of any box, so that it follows the stage's width. */
const CLIP = `clip-path:polygon(${around.map(([x, y]) => `${percent(x)}% ${percent(y)}%`).join()})`;
const LINE = `M${around.map(([x, y]) => `${Math.round(500 + 500 * x)} ${Math.round(500 + 500 * y)}`).join("L")}Z`;

function percent(unit: number): string {
  return (50 + 50 * unit).toFixed(2);
}

export function cloth(): TemplateResult {
  return html`<div class="hw-cloth" aria-hidden="true"><i class="hw-cross"></i><i class="hw-cross"></i><i class="hw-cross"></i><i class="hw-cross"></i>
    <div class="hw-oval"><div class="hw-edge" style=${CLIP}><div class="hw-felt" style=${CLIP}></div></div></div>
    <svg class="hw-inner" viewBox="0 0 1000 1000" preserveAspectRatio="none"><path d=${LINE} /></svg></div>`;
}

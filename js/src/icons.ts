// The few signs on buttons, as 16 px drawings in the colour of their text.
import { html, type TemplateResult } from "lit-html";

const line = (d: string, width = 1.5): TemplateResult =>
  html`<svg class="hw-icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${d} /></svg>`;

const solid = (d: string): TemplateResult =>
  html`<svg class="hw-icon" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true"><path d=${d} /></svg>`;

export const icon = {
  close: (): TemplateResult => line("M4 4l8 8M12 4l-8 8"),
  log: (): TemplateResult => line("M3 4h10M3 8h10M3 12h6"),
  speed: (): TemplateResult => solid("M2 3.5 8 8l-6 4.5ZM8.5 3.5l6 4.5-6 4.5Z"),
  settings: (): TemplateResult =>
    line(
      "M2 5h4M10 5h4M2 11h7M13 11h1M6.1 5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M9.1 11a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0",
    ),
  open: (): TemplateResult =>
    html`<svg class="hw-icon" viewBox="0 0 12 12" fill="none" stroke="currentColor" stroke-width="1.2" aria-hidden="true"><rect x="1" y="2" width="5.5" height="8" rx="1" /><path d="M8.5 2.4l2.3.9-2.6 6.6" /></svg>`,
  first: (): TemplateResult => line("M12 3 7 8l5 5M4 3v10", 1.8),
  back: (): TemplateResult => line("M10 3 5 8l5 5", 1.8),
  forward: (): TemplateResult => line("M6 3l5 5-5 5", 1.8),
  play: (): TemplateResult => solid("M4.5 2.5 13 8l-8.5 5.5Z"),
  pause: (): TemplateResult => solid("M4 3h3v10H4ZM9 3h3v10H9Z"),
  note: (): TemplateResult =>
    html`<svg class="hw-triangle" viewBox="0 0 11 8" fill="currentColor" aria-hidden="true"><path d="M5.5 0 11 8H0Z" /></svg>`,
  down: (): TemplateResult => solid("M8 12 2.5 5h11Z"),
  copy: (): TemplateResult => line("M6 6h7v7H6ZM3 10V3h7"),
  hand: (back: boolean): TemplateResult => line(back ? "M8 3 3 8l5 5M13 3 8 8l5 5" : "M8 3l5 5-5 5M3 3l5 5-5 5", 1.8),
  study: (): TemplateResult => line("M11 7a4 4 0 1 1-8 0a4 4 0 1 1 8 0M10 10l4 4"),
  hands: (): TemplateResult => line("M3 5h8v8H3ZM6 2.5h7.5V10"),
  other: (): TemplateResult => line("M3 8h4l3-4h3M7 8l3 4h3"),
  undo: (): TemplateResult => line("M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6"),
  edit: (): TemplateResult => line("M3 13l.7-3L10.8 2.9l2.3 2.3L6 12.3ZM9.3 4.4l2.3 2.3"),
  talk: (): TemplateResult => line("M2.5 3.5h11v7.5H7l-3 2.5V11H2.5Z"),
};

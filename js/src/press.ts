// What is pressed?  The few kinds of buttons and boxes that the controls and sheets are made of.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";

type Label = string | TemplateResult;
type Press = (event: MouseEvent) => void;

/** A move's button: its word, a smaller line under it, and why it may not be pressed. */
export interface Face {
  readonly label: string;
  readonly small?: string;
  readonly press: Press;
  /** Its name for the focus. */
  readonly part?: string;
  readonly primary?: boolean;
  readonly off?: boolean;
  readonly why?: boolean;
  readonly pending?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
}

export function big(face: Face): TemplateResult {
  const { label, small, press, part, primary, off = false, why = false, pending = false, expanded } = face;
  return html`<button class="hw-button" data-hw=${part ?? nothing} data-kind=${primary ? "primary" : "second"} ?data-why=${why} ?data-pending=${pending}
    aria-disabled=${off} aria-expanded=${expanded ?? nothing} @click=${press}><span>${label}</span>${small ? html`<small>${small}</small>` : nothing}</button>`;
}

/** A sign that is a button, with its words for the ear and the pointer. */
export function tool(
  label: string,
  sign: TemplateResult,
  press: Press,
  more: Pick<Face, "part" | "expanded" | "pressed"> = {},
) {
  return html`<button class="hw-tool" data-hw=${more.part ?? nothing} aria-label=${label} title=${label} aria-expanded=${more.expanded ?? nothing} aria-pressed=${more.pressed ?? nothing} @click=${press}>${sign}</button>`;
}

export function chip(label: Label, press: Press, part?: string): TemplateResult {
  return html`<button class="hw-chip" data-hw=${part ?? nothing} @click=${press}>${label}</button>`;
}

export function check(label: string, checked: boolean, choose: (checked: boolean) => void): TemplateResult {
  return html`<label class="hw-check"><input type="checkbox" .checked=${live(checked)} @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)} /><span>${label}</span></label>`;
}

/** A list to choose one of; each choice as its value and its name. */
export function choice<Value extends string | number>(
  choices: ReadonlyArray<readonly [Value, string]>,
  chosen: Value,
  choose: (value: string) => void,
  more: { readonly label?: string; readonly part?: string } = {},
): TemplateResult {
  return html`<select data-hw=${more.part ?? nothing} aria-label=${more.label ?? nothing} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>${choices.map(
    ([value, name]) => html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`,
  )}</select>`;
}

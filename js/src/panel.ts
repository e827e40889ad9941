// A sheet of paper over the table: help, settings, speed. Esc closes it; the focus goes back to its button.
import { html, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import { tool } from "./press";
import type { Panel } from "./ui";
import { word } from "./words";

export function panel(desk: Desk, which: Exclude<Panel, "none">, body: TemplateResult): TemplateResult {
  return html`<section class="hw-panel" data-panel=${which} role="dialog" aria-label=${word(desk, which)} tabindex="-1" data-hw=${`panel-${which}`}>
    <header class="hw-panel-head"><h2>${word(desk, which)}</h2>
      ${tool(word(desk, "close"), icon.close(), () => desks.toggle(desk, which))}</header>
    <div class="hw-panel-body" tabindex="0" role="region" aria-label=${word(desk, which)}>${body}</div>
  </section>`;
}

// A sheet of paper over the table: help, settings, speed. Esc closes it; the focus goes back to its button.
import { html, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import type { Panel } from "./ui";
import { own } from "./words";

export function panel(desk: Desk, which: Exclude<Panel, "none">, body: TemplateResult): TemplateResult {
  return html`<section class="hw-panel" data-panel=${which} role="dialog" aria-label=${desk.say(own(which))} tabindex="-1" data-hw=${`panel-${which}`}>
    <header class="hw-panel-head"><h2>${desk.say(own(which))}</h2>
      <button class="hw-tool" aria-label=${desk.say(own("close"))} @click=${() => desks.toggle(desk, which)}>${icon.close()}</button></header>
    <div class="hw-panel-body" tabindex="0" role="region" aria-label=${desk.say(own(which))}>${body}</div>
  </section>`;
}

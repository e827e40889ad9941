// What may be said at the table?  Only the phrases of the words, by their keys; no free text.
import { html, type TemplateResult } from "lit-html";
import type { Desk } from "./desk";
import { panel } from "./panel";

export function talk(desk: Desk): TemplateResult {
  const say = (phrase: string) => () => {
    desk.set({ panel: "none" });
    desk.send({ kind: "talk", phrase });
    desk.focus("talk");
  };
  return panel(
    desk,
    "talk",
    html`<div class="hw-talk">${desk.phrases.map(
      (phrase) =>
        html`<button class="hw-chip" @click=${say(phrase)}>${desk.say({ key: `talk-${phrase}`, args: {} })}</button>`,
    )}</div>`,
  );
}

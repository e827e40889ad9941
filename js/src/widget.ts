// The door of the live widget: it reads three traits, writes none, and sends messages.
import type { CommandMessage, FileMessage, HandLine, ReviewView, View } from "./contract";
import { mount, type Source } from "./mount";
import { mountPage } from "./page";

export { mount, mountPage };

/** What we use of a model of anywidget. */
export interface Model {
  get(name: string): unknown;
  on(event: string, call: (message?: unknown) => void): void;
  off(event: string, call: (message?: unknown) => void): void;
  send(content: CommandMessage): void;
}

const TRAITS = ["view", "review", "words", "lang", "languages", "rules", "hands"] as const;

/** A model as the source of a mounted table. */
export function sourceOf(model: Model): Source {
  let shown: readonly unknown[] = [];
  let whole: View | null = null;
  return {
    get: () => {
      const now = [model.get("view"), model.get("review")];
      if (now.some((trait, i) => trait !== shown[i])) whole = reviewed(now[0] as View, now[1] as ReviewView);
      shown = now;
      return whole;
    },
    words: () => String(model.get("words") ?? ""),
    lang: () => String(model.get("lang") ?? "en"),
    languages: () => (model.get("languages") as ReadonlyArray<string> | undefined) ?? [],
    rules: () => (model.get("rules") as ReadonlyArray<readonly [string, string]> | undefined) ?? [],
    hands: () => (model.get("hands") as ReadonlyArray<HandLine> | undefined) ?? [],
    send: (command) => model.send(command),
    files: (heard) => {
      const call = (message: unknown): void => {
        if ((message as FileMessage | null)?.kind === "file") heard(message as FileMessage);
      };
      model.on("msg:custom", call);
      return () => model.off("msg:custom", call);
    },
    subscribe: (changed) => {
      for (const trait of TRAITS) model.on(`change:${trait}`, changed);
      return () => {
        for (const trait of TRAITS) model.off(`change:${trait}`, changed);
      };
    },
  };
}

/** The view of a hand's end with what the own decisions cost in it. */
function reviewed(view: View | undefined, review: ReviewView | undefined): View | null {
  return view?.hand_over && review?.hand === view.hand ? { ...view, review } : (view ?? null);
}

export default {
  render: ({ model, el }: { readonly model: Model; readonly el: HTMLElement }): (() => void) =>
    mount(el, sourceOf(model)),
};

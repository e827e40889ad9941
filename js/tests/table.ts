// A table for the tests: the real words, the fixtures, and a model that only remembers.
import { readdirSync, readFileSync } from "node:fs";
import type { CommandMessage, FileMessage, View } from "../src/contract";
import widget from "../src/widget";

const WORDS = wordsOf("en");

/** The words of a language. */
export function wordsOf(lang: string): string {
  return files("../../holdem_widget/words")
    .filter((name) => new RegExp(`^${lang}(_\\w+)?\\.ftl$`).test(name))
    .map((name) => text(`../../holdem_widget/words/${name}`))
    .join("\n");
}

/** The text of a file, by its path from here. */
export function text(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf-8");
}

/** The English words that the front end knows. */
export function words(): string {
  return WORDS;
}

/** The names of the files in a folder, by its path from here. */
export function files(path: string): ReadonlyArray<string> {
  return readdirSync(new URL(path, import.meta.url));
}

/** What the invented views do not tell. */
const NOTHING = { phrases: [], worn: [], coming: [], study: false, review: null, why: null };

/** A view as Python writes it, with some of its fields changed. */
export function fixture(name: string, change: Partial<View> = {}): View {
  const view = JSON.parse(text(`./fixtures/${name}.json`)) as View;
  return { ...NOTHING, ...view, ...change };
}

/** Fifteen lines of a model: traits from Python, and what was sent to it. */
export class FakeModel {
  readonly sent: CommandMessage[] = [];
  private readonly calls = new Map<string, Set<(message?: unknown) => void>>();
  private readonly traits = new Map<string, unknown>([
    ["words", WORDS],
    ["lang", "en"],
    ["languages", ["en", "pl"]],
    [
      "rules",
      [
        ["H-3", "Your turn"],
        ["H-3.7", "Whoever could be answered by nobody may not raise."],
      ],
    ],
  ]);
  get = (name: string): unknown => this.traits.get(name);
  on = (event: string, call: (message?: unknown) => void): void => void this.of(event).add(call);
  off = (event: string, call: (message?: unknown) => void): void => void this.of(event).delete(call);
  send = (message: CommandMessage): void => void this.sent.push(message);
  set(name: string, value: unknown): void {
    this.traits.set(name, value);
    for (const call of this.of(`change:${name}`)) call();
  }
  /** A message of Python's beside the traits. */
  tell(message: FileMessage | object): void {
    for (const call of this.of("msg:custom")) call(message);
  }
  listeners = (): number => [...this.calls.values()].reduce((sum, calls) => sum + calls.size, 0);
  private of(event: string): Set<(message?: unknown) => void> {
    return this.calls.get(event) ?? this.calls.set(event, new Set()).get(event) ?? new Set();
  }
}

/** A mounted table in a page, with hands to use it. */
export class Table {
  readonly model = new FakeModel();
  readonly el = document.createElement("div");
  readonly end: () => void;

  constructor(view: View) {
    document.body.append(this.el);
    this.model.set("view", view);
    this.end = widget.render({ model: this.model, el: this.el });
    this.model.sent.length = 0;
  }

  get root(): HTMLElement {
    return this.find(".hw");
  }

  get sent(): ReadonlyArray<CommandMessage> {
    return this.model.sent;
  }

  show(view: View): void {
    this.model.set("view", view);
  }

  find(selector: string): HTMLElement {
    const found = this.el.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  }

  has(selector: string): boolean {
    return this.el.querySelector(selector) !== null;
  }

  text(selector: string): string {
    return this.find(selector).textContent?.replace(/\s+/g, " ").trim() ?? "";
  }

  click(selector: string): void {
    this.find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  }

  /** Press a key on what has the focus; whether the table took it. */
  key(key: string, how: KeyboardEventInit = {}): KeyboardEvent {
    const inside = this.el.contains(document.activeElement) ? document.activeElement : this.root;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
    inside?.dispatchEvent(event);
    return event;
  }

  type(selector: string, value: string): void {
    const input = this.find(selector) as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The same view one version later, changed. */
export function later(view: View, change: Partial<View> = {}): View {
  return { ...view, version: view.version + 1, ...change };
}

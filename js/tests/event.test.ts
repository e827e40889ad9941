// What the event adds: phrases at the seats, a palette, goods that are worn, and who is on a page.
import { afterEach, expect, test } from "vitest";
import { said } from "../src/bubble";
import type { CommandMessage, LogLine, View } from "../src/contract";
import { present } from "../src/presence";
import { fixture, Table } from "./table";

const line = (kind: LogLine["kind"], seat: number, n = 0): LogLine => ({
  n,
  step: 0,
  street: "preflop",
  kind,
  seat,
  chips: 0,
  cards: [],
  all_in: false,
  say: { key: "log-talk", args: { you: "no", name: "West", phrase: { key: "talk-hello", args: {} } } },
});

let table: Table | null = null;
afterEach(() => {
  table?.end();
  table = null;
  document.body.replaceChildren();
});

function shown(view: View): Table {
  table = new Table(view);
  return table;
}

test("the last phrase of a seat stands until somebody acts", () => {
  const log = [line("talk", 1, 0), line("call", 2, 1), line("talk", 1, 2), line("note", 1, 3)];
  expect(said(log, 1)?.n).toBe(2);
  expect(said(log, 2)).toBeUndefined();
  expect(said([...log, line("fold", 3, 4)], 1)).toBeUndefined();
});

test("a phrase is drawn at its seat", () => {
  const view = fixture("play");
  const { el } = shown({ ...view, log: [...view.log, line("talk", 1, view.log.length)] });
  expect(el.querySelector('[data-testid="bubble-1"]')?.textContent).toBe("Hello!");
});

test("the palette has the phrases of the view and no others; a click sends the id", () => {
  const { el, model } = shown(fixture("play", { may: ["talk"], phrases: ["hello", "wow"] }));
  el.querySelector<HTMLButtonElement>('[data-hw="talk"]')?.click();
  const chips = [...el.querySelectorAll<HTMLButtonElement>(".hw-talk button")];
  expect(chips.map((chip) => chip.textContent)).toEqual(["Hello!", "Wow!"]);
  chips[1]?.click();
  expect(model.sent.at(-1)).toMatchObject({ kind: "talk", phrase: "wow" });
});

test("what is worn is told to the style sheet", () => {
  const { el } = shown(fixture("play", { worn: ["back-forest", "cloth-navy"] }));
  expect(el.querySelector<HTMLElement>(".hw")?.dataset["worn"]).toBe("back-forest cloth-navy");
});

test("a table says hello and goodbye once, and hello again when its page comes back", () => {
  const sent: Array<CommandMessage["kind"]> = [];
  const go = present(document.body, (command) => void sent.push(command.kind));
  window.dispatchEvent(new Event("pageshow"));
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  go();
  go();
  expect(sent).toEqual(["hello", "bye", "hello", "bye"]);
});

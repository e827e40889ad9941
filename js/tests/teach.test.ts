import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DecisionView, View } from "../src/contract";
import { fixture, later, Table } from "./table";

let table: Table;
const on = (view: View): Table => {
  table = new Table(view);
  table.root.focus();
  return table;
};
afterEach(() => {
  table.end();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

const play = fixture("play");
const open = { ...play, open_cards: true, may: [...play.may, "undo", "pause", "why"] } as View;
const staged = {
  ...open,
  may: [...open.may, "edit"],
  coming: ["2h", "3h", "4h", "5h", "6h"],
  seats: play.seats.map((seat, i) => ({ ...seat, you: true, cards: [`${"KQJT"[i]}c`, `${"KQJT"[i]}d`] })),
} as View;
const heard = (): ReadonlyArray<string | null> =>
  [...table.el.querySelectorAll("[role=log] p")].map((spoken) => spoken.textContent);

describe("taking back", () => {
  test.each([
    ["the tool", () => table.click("[data-hw=undo]")],
    ["U", () => void table.key("u")],
  ])("%s asks for it, once", (_, press) => {
    on(open);
    press();
    press();
    expect(table.sent.map(({ kind }) => kind)).toEqual(["undo"]);
  });

  test("it is told when it has been done", () => {
    on(open);
    table.show(later(open, { log: open.log.slice(0, -1) }));
    expect(heard()).toContain("The last move is taken back.");
  });

  test("no other table has the tool, and there U does nothing", () => {
    on(play);
    table.key("u");
    expect([table.has("[data-hw=undo]"), table.sent.length]).toEqual([false, 0]);
  });
});

describe("pausing", () => {
  test("K stops the opponents and lets them go on", () => {
    on(open);
    table.key("k");
    table.show(later(open, { pace: "step" }));
    expect(table.find("[data-hw=pause]").getAttribute("aria-pressed")).toBe("true");
    table.key("k");
    expect(table.sent.map(({ kind, what }) => [kind, what])).toEqual([
      ["pace", "step"],
      ["pace", "auto"],
    ]);
  });

  test("Space makes one move of a table that is paused", () => {
    on({ ...open, ask: null, waiting: true, pace: "step" });
    table.key(" ");
    expect(table.sent).toMatchObject([{ kind: "advance", until: "one" }]);
  });

  test("that it is paused stands in the header", () => {
    on({ ...open, pace: "step" });
    expect(table.text(".hw-header")).toContain("Paused");
  });
});

describe("changing a hand", () => {
  beforeEach(() => {
    on(staged);
    table.click("[data-hw=edit]");
  });
  const slot = (place: number): HTMLElement =>
    table.el.querySelectorAll<HTMLElement>(".hw-board .hw-pick")[place] as HTMLElement;

  test("the cards to come lie there while it is changed, and at no other time", () => {
    expect(table.has("[data-testid=card-2h]")).toBe(true);
    table.click("[data-hw=edit]");
    expect([table.has("[data-testid=card-2h]"), table.has(".hw-pick")]).toEqual([false, false]);
  });

  test("a card of the board becomes another one, and the focus is on it again", () => {
    slot(1).click();
    expect(document.activeElement?.getAttribute("data-card")).toBe("3h");
    table.click("[data-card=As]");
    expect(table.sent).toMatchObject([{ kind: "edit", seat: -1, step: 1, card: "As" }]);
    expect(document.activeElement).toBe(slot(1));
  });

  test("a seat's card is changed by its place", () => {
    const first = table.el.querySelectorAll<HTMLElement>(".hw-pair .hw-pick")[1] as HTMLElement;
    first.click();
    table.click("[data-card='7s']");
    expect(table.sent).toMatchObject([{ kind: "edit", seat: 1, step: 1, card: "7s" }]);
  });

  test("a card that lies somewhere else cannot be taken, and says so", () => {
    slot(0).click();
    const king = table.find("[data-card=Kc]");
    king.click();
    expect([king.getAttribute("aria-disabled"), table.sent.length]).toEqual(["true", 0]);
    expect(king.getAttribute("aria-label")).toBe("king of clubs, already on the table");
  });

  test("Space on such a card does not send the table on", () => {
    table.show(later(staged, { ask: null, waiting: true }));
    slot(0).click();
    table.find("[data-card=Kc]").focus();
    table.key(" ");
    expect(table.sent).toEqual([]);
  });

  test("the arrows go about in the deck", () => {
    slot(1).click();
    const at = (key: string): string | null => {
      table.key(key);
      return document.activeElement?.getAttribute("data-card") ?? null;
    };
    expect(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "Home", "End", "ArrowDown"].map(at)).toEqual([
      "3s",
      "4s",
      "4h",
      "3h",
      "Ah",
      "2h",
      "2d",
    ]);
    expect(table.sent).toEqual([]);
  });

  test("Esc closes the deck, and the focus goes back to the card", () => {
    slot(2).click();
    table.key("Escape");
    expect([table.has(".hw-grid"), document.activeElement === slot(2)]).toEqual([false, true]);
  });

  test("a place without a card can be given one", () => {
    table.show(later(staged, { coming: [] }));
    slot(4).click();
    expect(document.activeElement?.getAttribute("data-card")).toBe("As");
    expect(table.text(".hw-panel")).toContain("Board: card 5");
  });

  test("a stack is typed as of the start of the hand", () => {
    const seat = staged.seats[2];
    table.click("[data-seat='2']");
    expect((table.find("[data-hw=picked]") as HTMLInputElement).value).toBe(
      String((seat?.stack ?? 0) + (seat?.committed ?? 0)),
    );
    table.type("[data-hw=picked]", " 750 ");
    table.find(".hw-panel form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(table.sent).toMatchObject([{ kind: "edit", seat: 2, chips: 750 }]);
    expect(document.activeElement).toBe(table.find("[data-seat='2']"));
  });

  test.each(["", "12x", "0", "-5", "1.5"])("%j is no stack: it stays as typed, with what is expected", (text) => {
    table.click("[data-seat='2']");
    table.type("[data-hw=picked]", text);
    table.find(".hw-panel form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect((table.find("[data-hw=picked]") as HTMLInputElement).value).toBe(text);
    expect(table.text(".hw-panel [role=alert]")).toBe("Write a whole number of chips, at least 1.");
    expect(table.sent).toEqual([]);
  });

  test("that the hand was changed is told", () => {
    table.show(later(staged, { coming: ["2h", "As", "4h", "5h", "6h"] }));
    expect(heard()).toContain("The hand is changed.");
  });
});

const over = fixture("showdown", { may: ["next_hand", "rewind", "study", "review", "why"] });
const cells = "9".repeat(14) + "0".repeat(155);
const decision = (step: number, grids: DecisionView["grids"] = []): DecisionView => ({
  seat: 1,
  step,
  level: "",
  say: { key: "decision-raise", args: { total: 60 } },
  options: [{ say: { key: "may-call", args: { chips: 40 } }, share: "22.5", value: "3.1", played: true }],
  reasons: [{ key: "reason-spr", args: { spr: 1.4 } }],
  grids,
});

describe("after the hand", () => {
  test("all cards can be looked at, and hidden again", () => {
    on(over);
    expect(table.text("[data-hw=study]")).toBe("Show all cards");
    table.click("[data-hw=study]");
    table.show(later(over, { study: true }));
    expect(table.text(".hw-header")).toContain("Study view: all cards");
    table.click("[data-hw=study]");
    expect(table.sent.map(({ kind, step }) => [kind, step])).toEqual([
      ["study", 1],
      ["study", 0],
    ]);
  });

  test("in the study view a folded hand lies open, at no other time", () => {
    const seats = over.seats.map((seat) =>
      seat.you ? seat : { ...seat, state: "folded" as const, cards: ["2c", "7d"] },
    );
    on({ ...over, seats });
    expect(table.has("[data-testid=card-7d]")).toBe(false);
    table.show(later(over, { seats, study: true }));
    expect(table.has("[data-testid=card-7d]")).toBe(true);
  });

  test("what my decisions cost is asked once a hand, after the animation", () => {
    vi.useFakeTimers();
    on(over);
    vi.runAllTimers();
    table.show(later(over));
    vi.runAllTimers();
    expect(table.sent.map(({ kind }) => kind)).toEqual(["review"]);
    table.show(later(over, { hand: over.hand + 1 }));
    vi.runAllTimers();
    expect(table.sent.map(({ kind }) => kind)).toEqual(["review", "review"]);
  });

  test("who does not want to hear it may ask", () => {
    localStorage.setItem("holdem-widget:settings", JSON.stringify({ review: false }));
    vi.useFakeTimers();
    on(over);
    vi.runAllTimers();
    expect(table.sent).toEqual([]);
    table.click("[data-hw=review]");
    expect(table.sent).toMatchObject([{ kind: "review" }]);
  });

  test("the answer comes into a place that is kept for it, and leads to its step", () => {
    on(over);
    const place = table.find(".hw-review");
    expect([place.getAttribute("role"), place.textContent?.trim()]).toEqual(["status", ""]);
    table.show(later(over, { review: { say: { key: "ui-late", args: {} }, step: 5, hand: over.hand } }));
    expect(table.find(".hw-review")).toBe(place);
    table.click(".hw-review .hw-link");
    expect(table.sent).toMatchObject([{ kind: "goto", step: 5 }]);
  });

  test("it comes as a trait of its own, for the hand that it is about and no other", () => {
    on(over);
    table.model.set("review", { say: { key: "ui-late", args: {} }, step: 5, hand: over.hand + 1 });
    expect(table.find(".hw-review").textContent?.trim()).toBe("");
    table.model.set("review", { say: { key: "ui-late", args: {} }, step: 5, hand: over.hand });
    expect(table.has(".hw-review .hw-link")).toBe(true);
    table.model.set("review", {});
    expect(table.has(".hw-review .hw-link")).toBe(false);
  });

  test("what is to be seen nowhere has no link", () => {
    on({ ...over, review: { say: { key: "ui-late", args: {} }, step: -1, hand: over.hand } });
    expect(table.has(".hw-review button")).toBe(false);
  });
});

const REPLAY: NonNullable<View["replay"]> = {
  hand: 0,
  hands: 1,
  right: 0,
  asked: 0,
  questions: 0,
  ahead: [],
  everything: false,
  viewpoint: 0,
  all: false,
  branches: [],
  line: null,
  clause: "",
  details: null,
};

describe("why", () => {
  const answer = { why: { seat: 1, decisions: [decision(3), decision(5, [{ seat: 0, cells }])] } };

  test("an opponent's plate asks why it played so; one's own says who sits there", () => {
    on(over);
    table.click("[data-seat='1']");
    expect(table.sent).toMatchObject([{ kind: "why", step: 1 }]);
    expect(document.activeElement).toBe(table.find("[data-panel=why]"));
    table.key("Escape");
    table.click("[data-seat='0']");
    expect(table.text("[data-testid=banner]")).toContain("You with");
  });

  test("who did nothing in the hand has no reasons to ask for", () => {
    on({ ...over, log: over.log.filter((line) => line.seat !== 1) });
    table.click("[data-seat='1']");
    expect([table.sent.length, table.has("[data-testid=banner]")]).toEqual([0, true]);
  });

  test("where it may not be asked, the plate says who sits there", () => {
    on(play);
    table.click("[data-seat='1']");
    expect([table.sent.length, table.text("[data-testid=banner] p")]).toEqual([0, "West with 990, Small blind"]);
  });

  test("Y opens it for the first who decided, and closes it; then the kernel need not keep it", () => {
    on(over);
    table.key("y");
    table.show(later(over, answer));
    table.key("y");
    expect(table.sent.map(({ kind, step }) => [kind, step])).toEqual([
      ["why", 1],
      ["why", -1],
    ]);
    expect(document.activeElement).toBe(table.find("[data-seat='1']"));
  });

  test("each decision is there, with what was weighed and what the others were thought to hold", () => {
    on(over);
    table.click("[data-seat='1']");
    table.show(later(over, answer));
    const [first, last] = [...table.el.querySelectorAll("details")];
    expect([first?.open, last?.open]).toEqual([false, true]);
    expect(last?.querySelector("tr[data-played]")?.textContent).toContain("22.5 %");
    expect(last?.querySelector("figcaption")?.textContent).toBe("You: the assumed range, the darker the more often");
    last?.querySelector<HTMLElement>(".hw-link")?.click();
    expect(table.sent.at(-1)).toMatchObject({ kind: "goto", step: 5 });
  });

  test("the answer for another seat is not taken for this one's", () => {
    on(over);
    table.click("[data-seat='3']");
    table.show(later(over, answer));
    expect(table.has("details")).toBe(false);
  });

  test("a seat without a record says so", () => {
    on(over);
    table.click("[data-seat='1']");
    table.show(later(over, { why: { seat: 1, decisions: [] } }));
    expect(table.text(".hw-panel [role=status]")).toContain("No decision of this player is recorded in this hand.");
  });

  test("a step of a replay has the same squares", () => {
    const shown = fixture("replay", { question: null });
    const details = {
      step: shown.cursor?.step ?? 0,
      shares: [],
      exact: true,
      deals: "1",
      odds: null,
      decision: decision(1, [{ seat: 0, cells }]),
    };
    on({ ...shown, may: ["details"], replay: { ...REPLAY, details } });
    table.click("[data-hw=study]");
    expect(table.has(".hw-range svg")).toBe(true);
  });
});

describe("quick steps", () => {
  const at = (step: number, change: Partial<View> = {}): View =>
    fixture("replay", {
      question: null,
      version: 20 + step,
      cursor: { step, last: 12, live: false, marks: [] },
      ...change,
    });
  const steps = (): ReadonlyArray<number | undefined> => table.sent.map(({ step }) => step);

  test("three presses end three steps on, however late the answers come", () => {
    on(at(2));
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.show(at(3));
    table.key("ArrowRight");
    table.show(at(4));
    table.show(at(5));
    expect(steps()).toEqual([3, 4, 5]);
    table.key("ArrowRight");
    expect(steps().at(-1)).toBe(6);
  });

  test("an answer that skips the first is as good", () => {
    on(at(2));
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.show(at(4));
    table.key("ArrowRight");
    expect(steps()).toEqual([3, 4, 5]);
  });

  test("two presses back are two steps back, also from the table as it is", () => {
    on(fixture("showdown", { cursor: { step: 12, last: 12, live: true, marks: [] } }));
    table.key("ArrowLeft");
    table.show(later(fixture("showdown", { review: null, cursor: { step: 12, last: 12, live: true, marks: [] } })));
    table.key("ArrowLeft");
    table.show(at(11, { hand: fixture("showdown").hand }));
    table.key("ArrowLeft");
    expect(steps()).toEqual([11, 10, 9]);
  });

  test("a question on the way ends them there", () => {
    on(at(2));
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.show(at(4, { question: fixture("replay").question }));
    table.key("ArrowLeft");
    expect(steps()).toEqual([3, 4, 5, 3]);
  });

  test("a notice that goes away does not end them", () => {
    on(at(2, { notice: { n: 1, kind: "info", say: { key: "ui-late", args: {} } } }));
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.show(at(3));
    table.key("ArrowRight");
    expect(steps()).toEqual([3, 4, 5]);
  });

  test("a refusal ends them, too", () => {
    on(at(2));
    table.key("ArrowRight");
    table.key("ArrowRight");
    table.show(at(2, { version: 40, notice: { n: 1, kind: "refused", say: { key: "ui-late", args: {} } } }));
    table.key("ArrowRight");
    expect(steps()).toEqual([3, 4, 3]);
  });
});

describe("a new match", () => {
  test("who is out may begin anew instead of watching on", () => {
    on({ ...over, may: ["next_hand", "restart", "watch"] });
    [...table.el.querySelectorAll<HTMLElement>(".hw-asks button")]
      .find((one) => one.textContent === "New match")
      ?.click();
    expect(table.sent).toMatchObject([{ kind: "restart" }]);
  });

  test("in the settings it can be had at any time; while a hand runs it is asked for twice", () => {
    on({ ...play, may: ["restart"] });
    table.click("[data-hw=settings]");
    table.click("[data-hw=restart]");
    expect([table.sent.length, table.text("[data-hw=restart]")]).toEqual([
      0,
      "Press again for a new match: the running hand is void.",
    ]);
    table.click("[data-hw=restart]");
    expect(table.sent).toMatchObject([{ kind: "restart" }]);
    expect(table.has("[data-hw=restart]")).toBe(false);
  });

  test("a lesson has none", () => {
    on({ ...play, mode: "lesson", may: ["restart"] });
    table.click("[data-hw=settings]");
    expect(table.has("[data-hw=restart]")).toBe(false);
  });
});

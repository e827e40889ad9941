import { afterEach, describe, expect, test } from "vitest";
import type { AskView } from "../src/contract";
import { fixture, later, Table } from "./table";

let table: Table;
afterEach(() => {
  table.end();
  document.body.replaceChildren();
  localStorage.clear();
});

const play = fixture("play");
const ask = play.ask as AskView;

describe("a decision", () => {
  test("10 the three buttons stand in their order with their amounts", () => {
    table = new Table(play);
    const labels = [...table.el.querySelectorAll(".hw-button > span")].map((label) => label.textContent);
    expect(labels).toEqual(["Fold", "Call 20", "Raise to 40"]);
  });

  test("10 the nodes of the buttons are the same from turn to turn", () => {
    table = new Table(play);
    const before = table.find("[data-hw=call]");
    table.show(later(play, { ask: null, waiting: true, to_act: 1 }));
    table.show(later(later(play), { ask: { ...ask, call: null, check: true } }));
    expect(table.find("[data-hw=call]")).toBe(before);
    expect(table.text("[data-hw=call]")).toBe("Check");
  });

  test("10 a press sends the action with the version it was made for", () => {
    table = new Table(play);
    table.click("[data-hw=call]");
    expect(table.sent).toEqual([{ kind: "act", action: { kind: "call" }, version: 1 }]);
  });

  test("14 a preset fills in its total, and the raise goes to it", () => {
    table = new Table(play);
    table.click(".hw-preset:nth-child(2)");
    expect(table.text("[data-hw=raise_to] span")).toBe("Raise to 60");
    table.click("[data-hw=raise_to]");
    expect(table.sent[0]?.action).toEqual({ kind: "raise_to", total: 60 });
  });

  test("11 under the raise stand its size and its minimum", () => {
    table = new Table(play);
    expect(table.text("[data-hw=raise_to] small")).toBe("by 20, at least to 40");
  });

  test("17 too small an amount stays as typed, is marked, and the minimum is said", () => {
    table = new Table(play);
    table.type("[data-hw=amount]", "25");
    expect((table.find("[data-hw=amount]") as HTMLInputElement).value).toBe("25");
    expect(table.find("[data-hw=amount]").getAttribute("aria-invalid")).toBe("true");
    expect(table.text(".hw-problem")).toBe("The minimum is 40.");
    table.click("[data-hw=raise_to]");
    expect(table.sent).toEqual([]);
  });

  test("17 a malformed amount is not repaired", () => {
    table = new Table(play);
    table.type("[data-hw=amount]", "6o");
    expect((table.find("[data-hw=amount]") as HTMLInputElement).value).toBe("6o");
    expect(table.text(".hw-problem")).toBe("Write a whole number from 40 to 1000.");
  });

  test("18 an all-in asks once", () => {
    table = new Table(play);
    table.click(".hw-preset:nth-child(5)");
    table.click("[data-hw=raise_to]");
    expect(table.sent).toEqual([]);
    expect(table.text(".hw-ask-q")).toBe("All-in for 1000?");
    table.click("[data-hw=confirm]");
    expect(table.sent[0]?.action).toEqual({ kind: "raise_to", total: 1000 });
  });

  test("18 a large call asks once, and can be taken back", () => {
    table = new Table(fixture("play", { ask: { ...ask, call: 700, big: true } }));
    table.click("[data-hw=call]");
    table.click("[data-hw=decline]");
    expect(table.sent).toEqual([]);
    expect(table.text("[data-hw=call]")).toBe("Call 700");
  });

  test("18 the second press of a double click confirms nothing", () => {
    table = new Table(fixture("play", { ask: { ...ask, call: 700, big: true } }));
    table.click("[data-hw=call]");
    table.find("[data-hw=confirm]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(table.sent).toEqual([]);
  });

  test("18 the question can be switched off", () => {
    localStorage.setItem("holdem-widget:settings", JSON.stringify({ confirm: false }));
    table = new Table(fixture("play", { ask: { ...ask, call: 700, big: true } }));
    table.click("[data-hw=call]");
    expect(table.sent[0]?.action).toEqual({ kind: "call" });
  });

  test("12 folding where a check is free asks whether to check", () => {
    table = new Table(fixture("play", { ask: { ...ask, call: null, check: true } }));
    table.click("[data-hw=fold]");
    expect(table.text(".hw-ask-q")).toBe("Check instead?");
    table.click("[data-hw=decline]");
    expect(table.sent[0]?.action).toEqual({ kind: "fold" });
  });

  test("12 the answer to that question may be a check", () => {
    table = new Table(fixture("play", { ask: { ...ask, call: null, check: true } }));
    table.click("[data-hw=fold]");
    table.click("[data-hw=confirm]");
    expect(table.sent[0]?.action).toEqual({ kind: "check" });
  });
});

describe("waiting for the answer", () => {
  test("a pressed button rests until the next view, and sends nothing twice", () => {
    table = new Table(play);
    table.click("[data-hw=call]");
    table.click("[data-hw=call]");
    table.click("[data-hw=fold]");
    expect(table.sent.length).toBe(1);
    expect(table.find("[data-hw=call]").getAttribute("aria-disabled")).toBe("true");
    table.show(later(play));
    expect(table.find("[data-hw=call]").getAttribute("aria-disabled")).toBe("false");
  });

  test("a refused command gives the controls back, with the amount as it was typed", () => {
    table = new Table(play);
    table.type("[data-hw=amount]", "60");
    table.click("[data-hw=raise_to]");
    table.show({ ...play, notice: { n: 1, kind: "refused", say: { key: "notice-stale", args: {} } } });
    expect(table.find("[data-hw=raise_to]").getAttribute("aria-disabled")).toBe("false");
    expect((table.find("[data-hw=amount]") as HTMLInputElement).value).toBe("60");
    expect(table.text("[data-testid=banner]")).toContain("earlier moment");
  });
});

describe("why not?", () => {
  const flop = fixture("flop");

  test("16 a button that cannot be pressed stays focusable and says why", () => {
    table = new Table(flop);
    const raise = table.find("[data-hw=raise_to]");
    expect(raise.hasAttribute("disabled")).toBe(false);
    expect(table.text("[data-hw=raise_to] small")).toBe("why not?");
    table.click("[data-hw=raise_to]");
    expect(table.text(".hw-facts")).toBe("West all-inEast all-in");
    expect(table.text(".hw-note .hw-link")).toBe("Rule H-3.7");
    expect(table.sent).toEqual([]);
  });

  test("16 Esc closes the note and goes back to its button", () => {
    table = new Table(flop);
    table.root.focus();
    table.key("r");
    expect(table.has(".hw-note")).toBe(true);
    table.key("Escape");
    expect(table.has(".hw-note")).toBe(false);
    expect(document.activeElement).toBe(table.find("[data-hw=raise_to]"));
  });
});

describe("the rules", () => {
  test("a refusal's clause opens them at that clause, and Esc leads back to the note", () => {
    table = new Table(fixture("flop"));
    table.root.focus();
    table.key("r");
    table.click(".hw-note .hw-link");
    expect(table.text(".hw-clause[data-now] b")).toBe("H-3.7");
    expect(document.activeElement).toBe(table.find(".hw-clause[data-now]"));
    table.key("Escape");
    expect(table.has("[data-panel=rules]")).toBe(false);
    expect(document.activeElement).toBe(table.find(".hw-note .hw-link"));
  });

  test("where they are not at hand, the clause is named, and is no link", () => {
    table = new Table(fixture("flop"));
    table.model.set("rules", []);
    table.click("[data-hw=raise_to]");
    expect(table.text(".hw-note")).toContain("Rule H-3.7");
    expect(table.has(".hw-note .hw-link")).toBe(false);
  });
});

describe("the end of a hand", () => {
  const showdown = fixture("showdown");

  test("25 there is one row per pot, and the first is lit", () => {
    table = new Table(showdown);
    const pots = [...table.el.querySelectorAll(".hw-verdict-pot")].map((pot) => pot.textContent);
    expect(pots).toEqual(["Side 430", "Main 340"]);
    expect(table.find(".hw-verdict").getAttribute("aria-pressed")).toBe("true");
  });

  test("25 choosing a row lights its pot", () => {
    table = new Table(showdown);
    table.click(".hw-verdict:nth-child(2)");
    expect(table.find(".hw-verdict:nth-child(2)").getAttribute("aria-pressed")).toBe("true");
    expect(table.find(".hw-label.lit").textContent).toContain("Main");
  });

  test("28 the next hand and rewinding are commands of their own", () => {
    table = new Table(showdown);
    table.click("[data-hw=rewind]");
    table.click("[data-hw=next]");
    expect(table.sent.map((message) => message.kind)).toEqual(["goto", "next_hand"]);
  });

  test("a row that was chosen stays chosen while the hand is looked at", () => {
    table = new Table(showdown);
    table.click(".hw-verdict:nth-child(2)");
    table.show(later(showdown));
    expect(table.find(".hw-verdict:nth-child(2)").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the duel", () => {
  test("D a card is chosen, and locked after one more question", () => {
    table = new Table(fixture("duel"));
    table.root.focus();
    table.key("1");
    expect(table.text(".hw-ask-q")).toBe("Lock the 2 of hearts?");
    table.key("l");
    expect(table.sent).toEqual([]);
    table.key("l");
    expect(table.sent[0]?.action).toEqual({ kind: "lock", card: "2h" });
  });
});

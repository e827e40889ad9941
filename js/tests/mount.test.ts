import { afterEach, describe, expect, test, vi } from "vitest";
import type { LogLine, View } from "../src/contract";
import { fixture, later, Table } from "./table";

let table: Table;
afterEach(() => {
  table.end();
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
});

const play = fixture("play");
const line = (n: number, text: string): LogLine => ({
  n,
  step: n,
  street: "preflop",
  kind: "fold",
  seat: 1,
  chips: 0,
  cards: [],
  all_in: false,
  say: { key: text, args: {} },
});
const heard = (): ReadonlyArray<string | null> =>
  [...table.el.querySelectorAll("[role=log] p")].map((spoken) => spoken.textContent);

describe("a mount", () => {
  test("says hello, and takes away after itself what it put there", () => {
    table = new Table(play);
    const { model, el } = table;
    table.end();
    expect([el.childElementCount, model.listeners()]).toEqual([0, 0]);
  });

  test("waits for a view that is not there yet", () => {
    table = new Table({} as View);
    expect(table.has(".hw-frame")).toBe(false);
    table.show(play);
    expect(table.has(".hw-frame")).toBe(true);
  });

  test("44 two views of one model stay in step", () => {
    table = new Table(play);
    const other = document.createElement("div");
    document.body.append(other);
    table.click("[data-hw=call]");
    table.show(later(play, { ask: null }));
    expect(table.find("[data-hw=call]").getAttribute("aria-disabled")).toBe("true");
  });

  test("a view of another schema says so in words", () => {
    table = new Table({ ...play, schema: 99 });
    expect(table.text(".hw-broken[role=alert]")).toContain("view 99");
  });

  test("what cannot be drawn is told in plain text, and the next view is drawn", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    table = new Table({ ...play, seats: null as unknown as View["seats"] });
    expect(table.text(".hw-broken:not([hidden])")).toContain("could not be drawn");
    expect(told).toHaveBeenCalled();
    table.show(later(play));
    expect(table.has(".hw-broken:not([hidden])")).toBe(false);
    expect(table.text("[data-hw=call]")).toBe("Call 20");
  });

  test("an error of the kernel is shown until it is put away", () => {
    table = new Table(play);
    table.show(later(play, { notice: { n: 4, kind: "error", say: { key: "notice-error", args: { text: "boom" } } } }));
    expect(table.find("[data-testid=banner]").getAttribute("role")).toBe("alert");
    table.click("[data-testid=banner] button");
    expect(table.has("[data-testid=banner]")).toBe(false);
  });

  test("a name is text, never markup", () => {
    const seats = play.seats.map((seat) => ({ ...seat, name: "<img src=x onerror=alert(1)>" }));
    table = new Table({ ...play, seats });
    expect(table.has("img")).toBe(false);
  });

  test("the focus is not lost when its button goes", () => {
    table = new Table(fixture("showdown"));
    table.find("[data-hw=next]").focus();
    table.show(later(play));
    expect(document.activeElement).toBe(table.root);
  });

  test("the focus stays on a button from turn to turn", () => {
    table = new Table(play);
    table.find("[data-hw=call]").focus();
    table.show(later(play, { ask: null, waiting: true }));
    table.show(later(later(play)));
    expect(document.activeElement).toBe(table.find("[data-hw=call]"));
  });

  test("other words change every sentence at once, also those of the log", () => {
    table = new Table(play);
    table.model.set("words", `${table.model.get("words")}\nui-fold = Pas\nlog-call = { $name } sprawdza`);
    expect(table.text("[data-hw=fold]")).toBe("Pas");
    table.click("[data-hw=log]");
    expect(table.text(".hw-line[data-now]")).toBe("East sprawdza");
  });

  test("a missing key shows itself", () => {
    table = new Table({ ...play, title: { key: "no-such-key", args: {} } });
    expect(table.text(".hw-title")).toBe("no-such-key");
  });
});

describe("37 by ear", () => {
  test("each new line is told once", () => {
    table = new Table({ ...play, log: [line(0, "a"), line(1, "b")], fresh: 0 });
    table.show(later(play, { log: [line(0, "a"), line(1, "b"), line(2, "c")], fresh: 2 }));
    table.show({ ...later(play, { log: [line(0, "a"), line(1, "b"), line(2, "c")], fresh: 2 }) });
    expect(heard()).toEqual(["a", "b", "c"]);
  });

  test("a view that was missed leaves no gap", () => {
    table = new Table({ ...play, log: [line(0, "a")], fresh: 0 });
    table.show(later(play, { log: [line(0, "a"), line(1, "b"), line(2, "c")], fresh: 2 }));
    expect(heard()).toEqual(["a", "b", "c"]);
  });

  test("a new hand is told from its beginning", () => {
    table = new Table({ ...play, log: [line(0, "a"), line(1, "b")], fresh: 0 });
    table.show(later(play, { hand: 2, log: [line(0, "x")], fresh: 0 }));
    expect(heard()).toEqual(["a", "b", "x"]);
  });

  test("each step of a replay is told when it is reached, also again", () => {
    const at = (step: number): View => ({
      ...fixture("replay"),
      version: step + 10,
      log: [line(step, `step ${step}`)],
      fresh: step,
      cursor: { step, last: 9, live: false, marks: [] },
    });
    table = new Table(at(1));
    table.show(at(2));
    table.show(at(1));
    expect(heard()).toEqual(["step 1", "step 2", "step 1"]);
  });

  test("'your turn' is told once per decision", () => {
    table = new Table(play);
    expect(table.text("[aria-live=assertive]")).toBe("Your turn: 20 to call");
    table.find("[aria-live=assertive]").textContent = "";
    table.show(later(play));
    expect(table.text("[aria-live=assertive]")).toBe("");
  });
});

describe("27 the log", () => {
  test("a line of a finished hand jumps there", () => {
    table = new Table(fixture("showdown"));
    table.click("[data-hw=log]");
    table.click("button.hw-line");
    expect(table.sent[0]?.kind).toBe("goto");
  });

  test("the running hand is only read", () => {
    table = new Table(play);
    table.click("[data-hw=log]");
    expect(table.has("button.hw-line")).toBe(false);
  });

  test("it can be copied", async () => {
    const written = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText: written } });
    table = new Table(play);
    table.click("[data-hw=log]");
    table.click(".hw-drawer .hw-chip");
    await Promise.resolve();
    expect(written).toHaveBeenCalledWith(expect.stringContaining("East calls 20"));
    vi.unstubAllGlobals();
  });
});

describe("a note of one's own", () => {
  test("is sent with its step", () => {
    table = new Table({ ...fixture("showdown"), may: ["annotate"] });
    table.click("[data-hw=log]");
    table.type(".hw-drawer input", "  why so small?  ");
    table.find(".hw-drawer form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(table.sent[0]).toMatchObject({ kind: "annotate", text: "why so small?" });
    expect((table.find(".hw-drawer input") as HTMLInputElement).value).toBe("");
  });
});

describe("questions", () => {
  test("an answer is sent with its question", () => {
    table = new Table(fixture("replay"));
    table.click(".hw-answer");
    expect(table.sent[0]).toMatchObject({ kind: "answer", question: 1 });
  });

  test("an answered one shows what was right, and the way is open", () => {
    const replay = fixture("replay");
    if (!replay.question) throw new Error("no question");
    const answered = {
      ...replay.question,
      answered: replay.question.choices[0]?.id ?? "",
      right: true,
      explain: "The ace kicker plays.",
    };
    table = new Table({ ...replay, question: answered });
    expect(table.text(".hw-question small")).toBe("Right. The ace kicker plays.");
    expect(table.find(".hw-transport-button:last-child").getAttribute("aria-disabled")).toBe("false");
  });
});

describe("settings", () => {
  test("they are kept for the next table", () => {
    table = new Table(play);
    table.click("[data-hw=settings]");
    const deck = [...table.el.querySelectorAll<HTMLInputElement>("[name$=deck]")].at(-1);
    deck?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(table.root.dataset["deck"]).toBe("2");
    table.end();
    table = new Table(play);
    expect(table.root.dataset["deck"]).toBe("2");
  });

  test("what was kept wrongly is as at first", () => {
    localStorage.setItem(
      "holdem-widget:settings",
      JSON.stringify({ deck: 3, grain: "much", contrast: 900, speed: "warp", confirm: 1 }),
    );
    table = new Table(play);
    expect([
      table.root.dataset["deck"],
      table.root.dataset["speed"],
      table.root.style.getPropertyValue("--contrast"),
    ]).toEqual(["4", "normal", "0.5"]);
  });

  test("a page without storage is no failure", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    table = new Table(play);
    expect(table.text("[data-hw=call]")).toBe("Call 20");
  });

  test("a language is asked for, not set", () => {
    table = new Table(play);
    table.click("[data-hw=settings]");
    const select = table.find("select") as HTMLSelectElement;
    select.value = "pl";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(table.sent).toEqual([{ kind: "lang", lang: "pl", version: 1 }]);
  });
});

import { afterEach, describe, expect, test } from "vitest";
import type { AskView } from "../src/contract";
import { letter } from "../src/keys";
import { QUERIES } from "../src/queries";
import { settingsOf } from "../src/settings";
import { fixture, Table } from "./table";

let tables: Table[] = [];
const mounted = (...of: Parameters<typeof fixture>): Table => {
  const table = new Table(fixture(...of));
  tables.push(table);
  table.root.focus();
  return table;
};
afterEach(() => {
  for (const table of tables) table.end();
  tables = [];
  document.body.replaceChildren();
  localStorage.clear();
});

const ask = fixture("play").ask as AskView;

describe("29 moves", () => {
  test("F folds", () => {
    const table = mounted("play");
    table.key("f");
    expect(table.sent[0]?.action).toEqual({ kind: "fold" });
  });

  test("C calls, or checks where that is free", () => {
    const table = mounted("play", { ask: { ...ask, call: null, check: true } });
    table.key("c");
    expect(table.sent[0]?.action).toEqual({ kind: "check" });
  });

  test.each(["r", "b"])("%s opens the amount, and Enter raises", (key) => {
    const table = mounted("play");
    table.key(key);
    expect(document.activeElement).toBe(table.find("[data-hw=amount]"));
    table.type("[data-hw=amount]", "80");
    table.key("Enter");
    expect(table.sent[0]?.action).toEqual({ kind: "raise_to", total: 80 });
  });

  test("Esc closes the amount, forgets it, and stays at the table", () => {
    const table = mounted("play");
    table.key("r");
    table.type("[data-hw=amount]", "80");
    table.key("Escape");
    expect(document.activeElement).toBe(table.root);
    expect((table.find("[data-hw=amount]") as HTMLInputElement).value).toBe("40");
  });

  test("Shift+A goes all-in after one question", () => {
    const table = mounted("play");
    table.key("A", { shiftKey: true });
    expect(table.text(".hw-ask-q")).toBe("All-in for 1000?");
  });

  test("letters typed into the amount are no moves", () => {
    const table = mounted("play");
    table.key("r");
    for (const key of ["f", "c", "p", "?", " "]) table.key(key);
    expect(table.sent).toEqual([]);
  });

  test("a key of another script counts by its place", () => {
    expect(letter({ key: "ด", code: "KeyF" })).toBe("f");
  });
});

describe("30 in the amount", () => {
  const value = (table: Table): string => (table.find("[data-hw=amount]") as HTMLInputElement).value;

  test("the arrows move by a big blind, the pages by a preset, Home and End to the bounds", () => {
    const table = mounted("play");
    table.key("r");
    const seen = ["ArrowUp", "ArrowUp", "ArrowDown", "PageUp", "PageUp", "PageDown", "End", "Home"].map((key) => {
      table.key(key);
      return value(table);
    });
    expect(seen).toEqual(["60", "80", "60", "80", "90", "80", "1000", "40"]);
  });
});

describe("31 Space and Enter", () => {
  test("Space never folds or calls by itself", () => {
    const table = mounted("play");
    table.key(" ");
    table.key("Enter");
    expect(table.sent).toEqual([]);
  });

  test("Space deals the next hand when this one is over", () => {
    const table = mounted("showdown");
    table.key(" ");
    expect(table.sent[0]?.kind).toBe("next_hand");
  });

  test("a move's button that has only just come alive is not pressed by Space", () => {
    const table = mounted("play");
    table.find("[data-hw=call]").focus();
    expect(table.key(" ").defaultPrevented).toBe(true);
  });
});

describe("32 stepping", () => {
  test("the arrows step, Shift takes streets, Home and End the ends", () => {
    const table = mounted("replay", { question: null });
    const { cursor } = fixture("replay");
    const step = cursor?.step ?? 0;
    for (const [key, shiftKey] of [
      ["ArrowLeft", false],
      ["ArrowLeft", true],
      ["Home", false],
    ] as const)
      table.key(key, { shiftKey });
    expect(table.sent[0]).toMatchObject({ kind: "goto", step: step - 1 });
    expect(table.sent[1]?.step).toBeLessThan(step);
    expect(table.sent[2]).toMatchObject({ kind: "goto", step: 0 });
  });

  test("nothing goes past an open question", () => {
    const table = mounted("replay");
    table.key("ArrowRight");
    table.key("ArrowRight", { shiftKey: true });
    expect(table.sent).toEqual([]);
  });

  test("the running hand is not walked", () => {
    const table = mounted("play");
    table.key("ArrowLeft");
    expect(table.sent).toEqual([]);
  });

  test("End returns from a rewound hand to the table", () => {
    const table = mounted("showdown", { hand_over: false, cursor: { step: 3, last: 12, live: false, marks: [] } });
    table.key("End");
    expect(table.sent[0]).toMatchObject({ kind: "goto", step: -1 });
  });
});

describe("33 queries", () => {
  const said = (key: string, ...of: Parameters<typeof fixture>): string => {
    const table = mounted(...of);
    table.key(key);
    expect(table.sent).toEqual([]);
    expect(table.text("[aria-live=assertive]")).toBe(table.text("[data-testid=banner] p"));
    return table.text("[data-testid=banner] p");
  };

  test.each([
    ["p", "Pot 655. Main 340: You, West, and East may win it. Side 315: You and West may win it."],
    ["n", "115 to call."],
    ["h", "3 players in the hand: You with 715, West with 0, and East with 0"],
    ["w", "ace of hearts and king of diamonds"],
    ["e", "king of hearts, 8 of spades, and 5 of clubs"],
    ["x", "East has the button."],
    ["1", "ace of hearts"],
    ["3", "king of hearts"],
    ["7", "There is no card 7."],
  ])("%s answers", (key, answer) => {
    expect(said(key, "flop")).toBe(answer);
  });

  test("m answers with the minimum raise", () => {
    expect(said("m", "play")).toBe("From 40 to 1000.");
  });

  test("z answers with the position, g with the hand", () => {
    expect(said("z", "play")).toBe("you have the button");
    expect(said("g", "play")).toBe("Ace-ten, offsuit");
  });

  test("? lists the keys, and Esc closes the list", () => {
    const table = mounted("play");
    table.key("?", { shiftKey: true });
    expect(document.activeElement).toBe(table.find("[data-panel=help]"));
    table.key("Escape");
    expect(table.has("[data-panel=help]")).toBe(false);
  });
});

describe("33 letters of one's own", () => {
  const kept = (): unknown => JSON.parse(localStorage.getItem("holdem-widget:settings") ?? "{}").keys;
  const hints = (table: Table): string[] =>
    [...table.el.querySelectorAll(".hw-header .hw-hint kbd")].map((kbd) => kbd.textContent ?? "");
  const button = ".hw-help dt button";

  /** Open the help, press the key of a fold there, then these keys. */
  const changed = (...keys: string[]): Table => {
    const table = mounted("play");
    table.key("?");
    table.find(button).focus();
    table.click(button);
    for (const key of keys) table.key(key);
    return table;
  };

  test("the key of a fold becomes D, in the help, in the hints and for good; F is nothing any more", () => {
    const table = changed("d");
    expect([kept(), table.text(button), hints(table)]).toEqual(["dcr", "D", ["D", "C", "R", "?"]]);
    table.key("?");
    table.key("f");
    expect(table.sent).toEqual([]);
    table.key("D");
    expect(table.sent[0]?.action).toEqual({ kind: "fold" });
    const next = mounted("play");
    expect(hints(next)[0]).toBe("D");
  });

  test("while it waits it says so, and no letter is a command", () => {
    const table = changed();
    expect(table.text("[aria-live=assertive]")).toBe("Press the new letter. Esc leaves it as it is.");
    expect(table.text(button)).toBe("…");
    table.key("w");
    expect(table.text("[aria-live=assertive]")).toBe("That key is taken, or no letter. Press another one, or Esc.");
    expect(kept()).toBeUndefined();
    table.key("s");
    expect([kept(), table.has("[data-testid=banner]")]).toEqual(["scr", false]);
  });

  test("Esc leaves the letter as it is and the list open", () => {
    const table = changed("Escape");
    expect([table.text(button), table.has("[data-panel=help]")]).toEqual(["F", true]);
    table.key("Escape");
    expect(table.has("[data-panel=help]")).toBe(false);
  });

  test("a list that is closed waits for nothing", () => {
    const table = changed();
    table.click(".hw-panel-head button");
    table.key("f");
    expect(table.sent[0]?.action).toEqual({ kind: "fold" });
  });

  test("all of them can be as at first again", () => {
    const table = changed("d");
    table.click(".hw-help + .hw-chip");
    expect([kept(), table.text(button)]).toEqual(["fcr", "F"]);
    expect(table.text(".hw-help + .hw-chip")).not.toContain("first");
  });

  test.each([...QUERIES.map(([key]) => key), ..."abklytu", "C", "1", "é"])("%s is no letter for a fold", (key) => {
    changed(key);
    expect(kept() ?? "fcr").toBe("fcr");
  });

  test.each(["ffr", "fc", "wcr", "FCR", 123, null])("what was kept wrongly is as at first: %j", (keys) => {
    expect(settingsOf({ keys }).keys).toBe("fcr");
    expect(settingsOf({ keys: "rfc" }).keys).toBe("rfc");
  });
});

describe("1 T turns the table", () => {
  const bottom = (table: Table): string | undefined => table.find(".hw-seat.you .hw-plate").dataset["seat"];

  test("by one seat clockwise, all the way round, with the cards and the name of the hand", () => {
    const table = mounted("flop");
    const seen = Array.from({ length: 5 }, () => {
      const seat = bottom(table);
      table.key("t");
      return seat;
    });
    expect(seen).toEqual(["0", "3", "2", "1", "0"]);
    expect(bottom(table)).toBe("3");
    expect(table.has(".hw-mine [data-testid=card-5h]")).toBe(true);
    expect(table.text("[data-testid=hand-label]")).not.toContain("you");
    expect(table.el.querySelectorAll(".hw-plate").length).toBe(4);
    expect(table.sent).toEqual([]);
  });

  test("in a replay from one seat's view too, and never where one plays", () => {
    const replay = mounted("replay", { open_cards: false });
    replay.key("t");
    expect(bottom(replay)).toBe("3");
    const play = mounted("play");
    play.key("t");
    expect(bottom(play)).toBe("0");
  });
});

describe("34 the notebook", () => {
  const heard = (listener: (event: Event) => void) => {
    document.body.addEventListener("keydown", listener);
    return () => document.body.removeEventListener("keydown", listener);
  };

  test("no key leaks out of the table", () => {
    const leaked: string[] = [];
    const stop = heard((event) => leaked.push((event as KeyboardEvent).key));
    const table = mounted("play");
    for (const key of ["a", "b", "x", "d", "q", "F", " ", "Enter", "ArrowUp", "Escape", "Home", "7"]) table.key(key);
    stop();
    expect(leaked).toEqual([]);
  });

  test("a chord with Ctrl is the notebook's", () => {
    const leaked: string[] = [];
    const stop = heard((event) => leaked.push((event as KeyboardEvent).key));
    mounted("play").key("s", { ctrlKey: true });
    stop();
    expect(leaked).toEqual(["s"]);
  });

  test("the host's shortcuts are suppressed on a focusable root", () => {
    const { root } = mounted("play");
    expect([root.tabIndex, root.dataset["lmSuppressShortcuts"]]).toEqual([0, "true"]);
  });

  test("Esc gives the focus back to the notebook", () => {
    const table = mounted("play");
    table.key("Escape");
    expect(table.root.contains(document.activeElement)).toBe(false);
  });

  test("35 two tables never share keys", () => {
    const first = mounted("play");
    const second = mounted("play");
    second.root.focus();
    second.key("f");
    expect([first.sent.length, second.sent.length]).toEqual([0, 1]);
  });

  test("no key does anything while the focus is outside", () => {
    const table = mounted("play");
    table.root.blur();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "f", bubbles: true }));
    expect(table.sent).toEqual([]);
  });
});

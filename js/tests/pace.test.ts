import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AskView, View } from "../src/contract";
import { fixture, later, Table } from "./table";

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  table.end();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

const play = fixture("play");
const waiting: View = { ...play, ask: null, waiting: true, to_act: 1 };
const mounted = (view: View, settings: object = {}): Table => {
  localStorage.setItem("holdem-widget:settings", JSON.stringify(settings));
  table = new Table(view);
  return table;
};
const folded = (view: View): View => ({
  ...view,
  seats: view.seats.map((seat) => (seat.you ? { ...seat, state: "folded" as const } : seat)),
});

describe("21 the browser sets the pace", () => {
  test("normal: one move after a short while, once per version", () => {
    mounted(waiting);
    vi.advanceTimersByTime(349);
    expect(table.sent).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(table.sent).toEqual([{ kind: "advance", until: "one", version: 1 }]);
  });

  test("slow takes longer", () => {
    mounted(waiting, { speed: "slow" });
    vi.advanceTimersByTime(899);
    expect(table.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.sent.length).toBe(1);
  });

  test("instant asks at once for all moves up to yours", () => {
    mounted(waiting, { speed: "instant" });
    vi.advanceTimersByTime(0);
    expect(table.sent).toEqual([{ kind: "advance", until: "you", version: 1 }]);
  });

  test("step waits for Space, and asks for one move", () => {
    mounted(waiting, { speed: "step" });
    vi.advanceTimersByTime(60_000);
    expect(table.sent).toEqual([]);
    table.root.focus();
    table.key(" ");
    table.key(" ");
    expect(table.sent).toEqual([{ kind: "advance", until: "one", version: 1 }]);
  });

  test("step has a button, too", () => {
    mounted(waiting, { speed: "step" });
    table.click("[data-hw=step]");
    expect(table.sent.length).toBe(1);
  });

  test("Space skips the pause", () => {
    mounted(waiting);
    table.root.focus();
    table.key(" ");
    expect(table.sent).toEqual([{ kind: "advance", until: "one", version: 1 }]);
    vi.advanceTimersByTime(5000);
    expect(table.sent.length).toBe(1);
  });

  test("'to my turn' holds until it is reached", () => {
    mounted(waiting);
    table.click("[data-hw=skip]");
    table.show(later(waiting));
    vi.advanceTimersByTime(0);
    expect(table.sent.map((message) => [message.until, message.version])).toEqual([
      ["you", 1],
      ["you", 2],
    ]);
  });

  test("after your fold the rest is asked for in one go", () => {
    mounted(folded(waiting));
    vi.advanceTimersByTime(0);
    expect(table.sent[0]?.until).toBe("you");
  });

  test("nothing is asked for while it is your turn, or when the hand is over", () => {
    mounted(play);
    table.show(later(fixture("showdown")));
    vi.advanceTimersByTime(60_000);
    expect(table.sent).toEqual([]);
  });

  test("each version is asked for by itself", () => {
    mounted(waiting);
    for (let i = 0; i < 3; i += 1) {
      vi.advanceTimersByTime(400);
      table.show(later(table.model.get("view") as View));
    }
    expect(table.sent.map((message) => message.version)).toEqual([1, 2, 3]);
  });

  test("another speed takes effect at once", () => {
    mounted(waiting, { speed: "step" });
    table.click("[data-hw=speed]");
    const instant = table.find("[data-panel=speed] input") as HTMLInputElement;
    instant.checked = true;
    instant.dispatchEvent(new Event("change", { bubbles: true }));
    vi.advanceTimersByTime(0);
    expect(table.sent.map((message) => message.until)).toEqual(["you"]);
  });
});

describe("20 the clock", () => {
  const timed: View = { ...play, ask: { ...(play.ask as AskView), deadline_ms: 15_000 } };

  test("it starts when the decision is shown, once per version", () => {
    localStorage.clear();
    table = new Table(play);
    table.show(later(timed));
    table.show({ ...later(timed) });
    expect(table.sent).toEqual([{ kind: "shown", version: 2 }]);
  });

  test("it shows whole seconds, and warns at ten, five and three", () => {
    mounted(timed);
    expect(table.text(".hw-clock span:last-child")).toBe("15 s");
    vi.advanceTimersByTime(5200);
    expect(table.text("[aria-live=assertive]")).toBe("10 seconds left");
    vi.advanceTimersByTime(5000);
    expect(table.text(".hw-clock span:last-child")).toBe("5 s");
  });

  test("it goes with the decision", () => {
    mounted(timed);
    table.show(later(waiting));
    expect(table.has(".hw-clock")).toBe(false);
  });
});

describe("31 a replay plays by itself", () => {
  test("step by step, and stops at the end", () => {
    const replay = fixture("replay", { question: null, cursor: { step: 3, last: 4, live: false, marks: [] } });
    mounted(replay);
    table.root.focus();
    table.key(" ");
    vi.advanceTimersByTime(900);
    expect(table.sent).toEqual([{ kind: "goto", step: 4, version: 1 }]);
    table.show(later(replay, { cursor: { step: 4, last: 4, live: false, marks: [] } }));
    expect(table.find(".hw-transport-button:nth-child(3)").getAttribute("aria-label")).toBe("Play");
  });

  test("an open question stops it", () => {
    mounted(fixture("replay"));
    table.root.focus();
    table.key(" ");
    vi.advanceTimersByTime(5000);
    expect(table.sent).toEqual([]);
  });
});

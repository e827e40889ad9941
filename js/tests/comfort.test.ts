// Is the table as its user likes it?  Sounds, files of the hand, and the words that the moves go by.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, View } from "../src/contract";
import type { Desk } from "../src/desk";
import { cuesOf } from "../src/sound";
import { FRESH } from "../src/ui";
import { sayer } from "../src/words";
import { fixture, later, Table, wordsOf } from "./table";

let table: Table;
afterEach(() => {
  table?.end();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const play = fixture("play");
const line = (kind: LogLine["kind"], n: number, cards: ReadonlyArray<string> = []): LogLine => ({
  n,
  step: n,
  street: "flop",
  kind,
  seat: 1,
  chips: 20,
  cards,
  all_in: false,
  say: { key: "tab-fold", args: {} },
});

describe("8 cards that lie face down", () => {
  const wants = (settings: object) => localStorage.setItem("holdem-widget:settings", JSON.stringify(settings));
  const opens = (view: View): Table => {
    wants({ peek: true });
    table = new Table(view);
    table.root.focus();
    return table;
  };
  const backs = (): number => table.el.querySelectorAll(".hw-mine .back").length;
  const point = (kind: string, at = ".hw-mine") =>
    table.find(at).dispatchEvent(new MouseEvent(kind, { bubbles: kind !== "pointerleave" }));

  test("they are open unless somebody wants it otherwise; the box in the settings turns them", () => {
    table = new Table(play);
    expect(backs()).toBe(0);
    table.click("[data-hw=settings]");
    const box = [...table.el.querySelectorAll<HTMLInputElement>(".hw-check input")].at(-1) as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event("change", { bubbles: true }));
    expect(backs()).toBe(2);
    expect(localStorage.getItem("holdem-widget:settings")).toContain('"peek":true');
  });

  test("they and the name of the hand show while they are pressed", () => {
    opens(play);
    expect([backs(), table.text("[data-testid=hand-label]")]).toEqual([2, "you have the button"]);
    point("pointerdown");
    expect([backs(), table.text("[data-testid=hand-label]")]).toEqual([0, "Ace-ten, offsuityou have the button"]);
    point("pointerup");
    expect(backs()).toBe(2);
    point("pointerdown");
    point("pointerleave");
    expect(backs()).toBe(2);
  });

  test("the ear is told the same as ever", () => {
    opens(play);
    expect(table.find(".hw-mine .hw-card").getAttribute("aria-label")).toBe("ace of spades");
  });

  test("W says and shows them until the next key or press, and what it said goes too", () => {
    opens(play);
    table.key("w");
    expect([backs(), table.text("[data-testid=banner] p")]).toEqual([0, "ace of spades and 10 of diamonds"]);
    table.key("Shift");
    expect([backs(), table.has("[data-testid=banner]")]).toEqual([2, false]);
    table.key("w");
    point("pointerdown", "[data-testid=board]");
    expect(backs()).toBe(2);
  });

  test("the next hand lies face down again", () => {
    opens(play).key("w");
    table.show(later(play));
    expect(backs()).toBe(0);
    table.show(later(later(play), { hand: play.hand + 1 }));
    expect(backs()).toBe(2);
  });

  test("they are open where the hand has shown them, and in whatever is no play", () => {
    opens(play);
    table.show(later(play, { log: [...play.log, { ...line("show", 9, ["As", "Td"]), seat: 0 }] }));
    expect(backs()).toBe(0);
    for (const change of [{ mode: "replay" }, { mode: "lesson" }, { study: true }, { open_cards: true }] as const) {
      table.end();
      opens({ ...play, ...change });
      expect(backs()).toBe(0);
    }
  });

  test("a hand that is over without being shown keeps its name to itself", () => {
    opens(later(play, { hand_over: true, ask: null }));
    expect([backs(), table.text(".hw-seat.you").includes("Ace-ten")]).toEqual([2, false]);
  });
});

describe("39 sound", () => {
  const waiting: View = { ...play, ask: null, log: [line("hand", 0)] };
  const at = (view: View, ui: object = {}): Desk => ({ view, ui: { ...FRESH, sound: true, ...ui } }) as unknown as Desk;

  test("the new lines are heard, each sound once, and your turn at the end", () => {
    const log = [...waiting.log, line("call", 1), line("raise", 2), line("street", 3, ["Ah", "Kd", "2c"])];
    expect(cuesOf(at({ ...waiting, log }), waiting)).toEqual(["deal", "chips"]);
    expect(cuesOf(at({ ...play, log }), waiting)).toEqual(["deal", "chips", "turn"]);
    expect(cuesOf(at({ ...waiting, log: [...log, line("win", 4)] }), { ...waiting, log })).toEqual(["win"]);
  });

  test("nothing new is nothing to hear: a fold, the heading of a showdown, the same decision again", () => {
    expect(cuesOf(at({ ...waiting, log: [...waiting.log, line("fold", 1), line("street", 2)] }), waiting)).toEqual([]);
    expect(cuesOf(at(later(play)), play)).toEqual([]);
  });

  test("at instant speed a view has one sound at most", () => {
    const log = [...waiting.log, line("call", 1), line("street", 2, ["Ah"])];
    expect(cuesOf(at({ ...play, log }, { speed: "instant" }), waiting)).toEqual(["turn"]);
  });

  test("steps of a replay are silent, unless it plays", () => {
    const cursor = { step: 1, last: 9, live: false, marks: [] };
    const before = { ...waiting, cursor: { ...cursor, step: 0 } };
    const after = { ...waiting, cursor, log: [...waiting.log, line("bet", 1)] };
    expect(cuesOf(at(after), before)).toEqual([]);
    expect(cuesOf(at(after, { playing: true }), before)).toEqual(["chips"]);
  });

  describe("in the browser", () => {
    const made: FakeAudio[] = [];
    class FakeAudio {
      state = "running";
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      started = 0;
      closed = false;
      constructor() {
        made.push(this);
      }
      createGain = () => ({
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        connect: () => undefined,
      });
      private source = () => ({
        connect: (to: unknown) => to,
        start: () => {
          this.started += 1;
        },
        stop: () => undefined,
      });
      createOscillator = () => ({ ...this.source(), frequency: { value: 0 } });
      createBufferSource = () => ({ ...this.source(), buffer: null });
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
      close = () => {
        this.closed = true;
      };
    }
    beforeEach(() => {
      made.length = 0;
      vi.stubGlobal("AudioContext", FakeAudio);
    });
    const next = later(waiting, { log: [...waiting.log, line("bet", 1)] });

    test("it is off at first", () => {
      table = new Table(waiting);
      table.key("x");
      table.show(next);
      expect(made).toEqual([]);
    });

    test("it waits for a key or a press in the table, and ends with it", () => {
      localStorage.setItem("holdem-widget:settings", JSON.stringify({ sound: true }));
      table = new Table(waiting);
      table.show(next);
      expect(made).toEqual([]);
      table.key("x");
      table.show(later(next, { log: [...next.log, line("call", 2)] }));
      expect(made).toHaveLength(1);
      expect(made[0]?.started).toBe(2);
      table.end();
      expect(made[0]?.closed).toBe(true);
    });

    test("the box in the settings turns it on", () => {
      table = new Table(waiting);
      table.click("[data-hw=settings]");
      const box = [...table.el.querySelectorAll<HTMLElement>(".hw-check")].find((one) => one.textContent === "Sound");
      const input = box?.querySelector("input") as HTMLInputElement;
      expect(input.checked).toBe(false);
      input.click();
      expect(JSON.parse(localStorage.getItem("holdem-widget:settings") ?? "")).toMatchObject({ sound: true });
    });
  });
});

describe("27 the files of a hand", () => {
  const over = fixture("showdown", { may: ["export"] });
  const file = { kind: "file", token: "", name: "hand-3.phh", mime: "text/plain", text: "variant = 'NT'" } as const;

  test("the drawer offers them where the table can give them", () => {
    table = new Table(fixture("showdown", { may: [] }));
    table.click("[data-hw=log]");
    expect(table.has(".hw-files")).toBe(false);
    table.show(over);
    expect(table.text(".hw-files")).toBe("ExportPHHPokerStarsJSON");
  });

  test("a file that was asked for is handed to the browser, and told", async () => {
    const saved: { name: string; blob: Blob }[] = [];
    const blobs = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: blobs.mock.calls.at(-1)?.[0] as Blob });
    });
    table = new Table(over);
    table.click("[data-hw=log]");
    table.click("[data-hw=export-phh]");
    const { token = "", ...sent } = table.sent[0] ?? {};
    expect(sent).toEqual({ kind: "export", what: "phh", version: over.version });
    table.model.tell({ ...file, token: "another view's" });
    table.model.tell({ kind: "greeting", token });
    expect(saved).toEqual([]);
    table.model.tell({ ...file, token });
    expect(saved.map(({ name }) => name)).toEqual(["hand-3.phh"]);
    expect(await saved[0]?.blob.text()).toBe("variant = 'NT'");
    expect(table.text("[data-testid=banner]")).toContain("hand-3.phh");
    table.end();
    expect(table.model.listeners()).toBe(0);
  });
});

describe("the words of the moves", () => {
  const labels = () => [...table.el.querySelectorAll(".hw-button")].map((button) => button.textContent);
  const inGerman = (settings: object = {}): Table => {
    localStorage.setItem("holdem-widget:settings", JSON.stringify(settings));
    table = new Table(play);
    table.model.set("words", wordsOf("de"));
    table.model.set("lang", "de");
    return table;
  };

  test("a German table has the English verbs on its buttons, as German players do", () => {
    inGerman();
    expect(labels().map((label) => label?.split(/um|\d/)[0])).toEqual(["Fold", "Call ", "Raise auf "]);
    table.click("[data-hw=settings]");
    const radio = table.el.querySelector<HTMLInputElement>(".hw-radios [name$=verbs]:checked");
    expect(radio?.parentElement?.textContent).toBe("Englisch");
  });

  test("it can have the German ones, on the buttons, in the hints and on the tabs", () => {
    inGerman({ verbs: "local" });
    expect(labels()[0]).toBe("Passen");
    expect(table.text(".hw-hints")).toMatch(/F ?Passen/);
    table.show(later(play, { seats: play.seats.map((seat) => ({ ...seat, tab: { key: "tab-fold", args: {} } })) }));
    expect(table.text(".hw-tab")).toBe("Passt");
  });

  test("or both: the English one small beside it", () => {
    inGerman({ verbs: "both" });
    expect(table.text("[data-hw=fold] span")).toBe("Passen");
    expect(table.text("[data-hw=fold] small")).toBe("Fold");
    expect(table.text("[data-hw=call]")).toBe("Mitgehen 20Call");
    expect(table.text("[data-hw=raise_to] small")).toBe("Raise · um 20, mindestens auf 40");
  });

  test("a click in the settings changes them at once", () => {
    inGerman();
    table.click("[data-hw=settings]");
    const radios = [...table.el.querySelectorAll<HTMLInputElement>(".hw-radios [name$=verbs]")];
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(["Deutsch", "Englisch", "Beides"]);
    radios[0]?.click();
    expect(labels()[0]).toBe("Passen");
  });

  test("English needs no such choice", () => {
    table = new Table(play);
    table.click("[data-hw=settings]");
    expect(table.has("[name$=verbs]")).toBe(false);
  });

  test("a language with its own verbs can have the English ones", () => {
    const named = (verbs: "usual" | "english" | "both") => {
      const say = sayer(wordsOf("pl"), "pl", () => verbs);
      return ["ui-fold", "ui-hint-raise", "tab-call", "ui-all"].map((key) => say({ key, args: { chips: 20 } }));
    };
    expect(named("usual")).toEqual(["Pas", "podbij", "Sprawdza 20", "ui-all"]);
    expect(named("english")).toEqual(["Fold", "Raise", "Call 20", "ui-all"]);
    expect(named("both")).toEqual(["Pas · Fold", "Podbij · Raise", "Sprawdza 20 · Call", "ui-all"]);
  });
});

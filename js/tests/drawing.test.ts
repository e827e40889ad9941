// Is the table drawn as the pictures show it?  Same measures, nothing hidden told, every pot and every seat there.
import { readFileSync } from "node:fs";
import { render, type TemplateResult } from "lit-html";
import { describe, expect, test } from "vitest";
import { cardFace } from "../src/cards";
import { chipsOf } from "../src/chips";
import type { PotView, SeatView, View } from "../src/contract";
import { places } from "../src/places";
import { layout } from "../src/pots";
import { shapeIcon } from "../src/shapes";
import { type StageActions, stage } from "../src/stage";
import { FRESH, type Ui } from "../src/ui";
import type { Say } from "../src/words";

const say: Say = (message) =>
  message === null ? "" : `${message.key} ${Object.values(message.args).join(" ")}`.trim();
const nobody: StageActions = { layer: () => undefined, seat: () => undefined };

const fixture = (name: string): View => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, "utf-8"));

function drawn(template: TemplateResult): HTMLElement {
  const root = document.createElement("div");
  render(template, root);
  return root;
}

const table = (view: View, ui: Partial<Ui> = {}, on = nobody): HTMLElement =>
  drawn(stage(view, { ...FRESH, ...ui }, say, on));
const part = (root: HTMLElement, id: string): HTMLElement | null => root.querySelector(`[data-testid="${id}"]`);
const classes = (root: HTMLElement, id: string): string => part(root, id)?.className ?? "";

describe("seats", () => {
  test("four seats lie at six, nine, twelve and three o'clock, as measured", () => {
    const [west, north, east] = places(4);
    expect(west?.side).toBe("left");
    expect(west?.y).toBeCloseTo(218, 0);
    expect([north?.x, north?.y]).toEqual([expect.closeTo(0.5, 3), expect.closeTo(28, 0)]);
    expect([east?.side, east?.y]).toEqual(["right", expect.closeTo(218, 0)]);
  });

  test("the still pictures of Python seat everybody in the same places", () => {
    const golden = JSON.parse(readFileSync("tests/geometry/places.json", "utf-8")) as Record<
      string,
      ReadonlyArray<ReadonlyArray<string | number | boolean | null>>
    >;
    for (const [seats, rows] of Object.entries(golden))
      for (const [i, place] of places(Number(seats)).entries()) {
        const [side, x, y, bet, east, inner] = rows[i] ?? [];
        expect([place.side, place.east, place.inner]).toEqual([side, east, inner]);
        expect([place.y, place.bet]).toEqual([expect.closeTo(Number(y), 0), expect.closeTo(Number(bet), 0)]);
        if (x !== null) expect(place.x).toBeCloseTo(Number(x), 2);
      }
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("plates of %i seats do not touch", (seats) => {
    const wide = seats >= 7 ? 124 : 148;
    const boxes = places(seats).map(({ side, x, y }) => ({
      x: side === "left" ? 8 : side === "right" ? 804 - wide : x * 812 - wide / 2,
      y: y - 22,
    }));
    const you = { x: 169, y: 334 };
    for (const [i, a] of boxes.entries())
      for (const b of [...boxes.slice(i + 1), you])
        expect(Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= 44 + 20).toBe(true);
  });

  test("the plate carries shape, name and stack, and the whole name as its title", () => {
    const view = fixture("ten");
    const plate = part(table(view), "seat-2");
    expect(plate?.querySelector("svg")).not.toBeNull();
    expect(plate?.textContent).toContain("12,500");
    expect(plate?.title).toContain("Anastasia Wójcik-Kowalska");
  });

  test("whoever is to act is said so in words, not by colour alone", () => {
    const root = table(fixture("flop"));
    expect(classes(root, "seat-0")).toContain("act");
    expect(root.querySelector(".hw-tab.now")?.textContent).toBe("ui-your-turn");
  });

  test("stacks can be counted in big blinds", () => {
    expect(part(table(fixture("flop"), { bigBlinds: true }), "seat-0")?.textContent).toContain("35.8 BB");
  });

  test("all ten shapes differ", () => {
    const shapes = ["disc", "triangle", "square", "plus", "hexagon", "bar", "ring", "cross", "wedge", "frame"] as const;
    const paths = shapes.map((shape) => drawn(shapeIcon(shape)).querySelector("path")?.getAttribute("d"));
    expect(new Set(paths).size).toBe(10);
  });
});

describe("cards", () => {
  test("two backs are alike to the last character", () => {
    const [one, two] = [
      ...table(fixture("play")).querySelectorAll("[data-seat='1'] ~ *, .hw-pair:first-child .hw-card"),
    ].filter((card) => card.className.includes("hw-card"));
    const bare = (card: Element | undefined) => card?.outerHTML.replace(/data-deal="\d+"/, "");
    expect(bare(one)).toBe(bare(two));
  });

  test("a hidden card has no name", () => {
    const back = drawn(cardFace(null, { back: "blue" })).querySelector(".hw-card");
    expect(back?.hasAttribute("data-testid")).toBe(false);
    expect(back?.getAttribute("aria-hidden")).toBe("true");
  });

  test("an open card can be found and is spoken", () => {
    const card = part(table(fixture("flop")), "card-Kh");
    expect(card?.getAttribute("aria-label")).toBe("ui-card K h");
  });

  test("no drawing carries an id that two tables would share", () => {
    expect(table(fixture("ten_open")).querySelectorAll("[id]").length).toBe(0);
  });

  test("the chosen row lights the winning five, dims the others and marks the card that decides", () => {
    const root = table(fixture("showdown"), { row: 0 });
    expect(root.querySelectorAll(".hw-card.lit").length).toBe(5);
    expect(classes(root, "card-Ks")).toContain("dim");
    expect(part(root, "card-Ah")?.querySelector(".hw-caret.deciding")).not.toBeNull();
    expect(part(root, "card-Qs")?.querySelector(".hw-caret.beaten")).not.toBeNull();
    expect(classes(root, "seat-0")).toContain("won");
    expect(classes(root, "seat-3")).not.toContain("won");
  });
});

describe("bets", () => {
  test.each([
    [215, [100, 100, 5, 5, 5]],
    [10, [5, 5]],
    [0, []],
  ])("%i chips lie as %j", (sum, chips) => expect(chipsOf(sum)).toEqual(chips));

  test("two stacks hold twelve chips at most; the sum is text all the same", () => {
    expect(chipsOf(999_999).length).toBe(12);
    expect(part(table(fixture("flop")), "bet-1")?.textContent).toBe("215");
  });
});

describe("pots", () => {
  const { pot } = fixture("flop");

  test("one scale holds for all: 300 chips are 42 units", () => {
    const boxes = layout(pot).boxes.filter((box) => box.column === 1);
    expect(boxes.map((box) => Number(box.height.toFixed(1)))).toEqual([9.9, 28.1]);
    expect(boxes.map((box) => Number(box.y.toFixed(1)))).toEqual([32.1, 2]);
  });

  test("labels are a line apart however thin the layers are", () => {
    for (const name of ["flop", "thin", "ten"]) {
      const labels = layout(fixture(name).pot).layers.map((layer) => layer.label);
      for (const [i, label] of labels.slice(1).entries()) expect((labels[i] ?? 0) - label).toBeGreaterThanOrEqual(18);
    }
  });

  test("in a tight strip the labels of every pot end above your cards", () => {
    for (const name of ["flop", "thin", "ten", "layers"]) {
      const labels = layout(fixture(name).pot, { tight: true }).layers.map((layer) => layer.label);
      expect(Math.max(...labels)).toBeLessThanOrEqual(86);
    }
  });

  test("folded money is hatched, a bet is paler, a call is a ghost, returned money an outline", () => {
    const kinds = [...table(fixture("flop")).querySelectorAll(".hw-part")].map(
      (box) => box.getAttribute("class")?.split(" ")[1],
    );
    expect(new Set(kinds)).toEqual(new Set(["live", "bet", "ghost", "folded"]));
    expect(table(fixture("thin")).querySelector(".hw-part.returned")).not.toBeNull();
  });

  test("a label says what the pot will hold after the call", () => {
    expect(part(table(fixture("flop")), "layer-1")?.textContent).toContain("ui-if-call 430");
  });

  test("labels in two columns are numbers, with their names for the pointer", () => {
    const side = part(table(fixture("layers")), "layer-2");
    expect([side?.textContent?.trim(), side?.title]).toEqual(["2: 210", "pot-side-n 2"]);
  });

  test("where a bet lies beside the pots, a sign says it", () => {
    const view = fixture("flop");
    const seats = view.seats.map((seat) => ({ ...seat, bet: 85 }));
    expect(part(table({ ...view, seats }), "layer-1")?.textContent).toContain("→ 430");
  });

  test("a single pot is a number without a picture", () => {
    const root = table(fixture("play"));
    expect(part(root, "pot")?.textContent).toContain("50");
    expect(root.querySelector(".hw-layers")).toBeNull();
  });

  test("a layer in focus rings its contestants", () => {
    const root = table(fixture("flop"), { layer: 1 });
    expect(classes(root, "seat-1")).toContain("contests");
    expect(classes(root, "seat-3")).not.toContain("contests");
  });

  test("a layer is a button", () => {
    const asked: number[] = [];
    part(table(fixture("flop"), {}, { ...nobody, layer: (index) => asked.push(index) }), "layer-1")?.click();
    expect(asked).toEqual([1]);
  });

  test("every chip of every column is drawn", () => {
    const columns = (view: PotView) =>
      view.columns.flatMap((column) => column.parts.filter((piece) => piece.layer >= 0));
    for (const name of ["flop", "thin", "layers", "ten"]) {
      const { pot: any } = fixture(name);
      expect(layout(any).boxes.filter((box) => box.part.layer >= 0).length).toBe(columns(any).length);
    }
  });
});

describe("duel", () => {
  const view = fixture("duel");

  test("a locked card lies face down, and its owner holds one", () => {
    const root = table(view);
    expect(root.querySelectorAll(".hw-lock .back").length).toBe(1);
    expect(root.querySelectorAll(".hw-pair .hw-card").length).toBe(1);
  });

  test("a card to lock can be chosen", () => {
    const picked: string[] = [];
    const root = table(view, { picked: "2h" }, { ...nobody, card: (card) => picked.push(card) });
    root.querySelectorAll<HTMLElement>(".hw-pick")[1]?.click();
    expect(picked).toEqual(["Kc"]);
    expect(classes(root, "card-2h")).toContain("picked");
  });
});

describe("replay", () => {
  test("the name of the hand is off while a question is open", () => {
    expect(part(table(fixture("replay")), "hand-label")?.textContent).toBe("");
  });

  test("the seat that just moved is outlined", () => {
    const view = fixture("replay");
    const cursor = { step: 3, last: 20, live: false, marks: [] };
    expect(classes(table({ ...view, cursor }), "seat-3")).toContain("moved");
  });

  test("a narrow container gets a strip of opponents", () => {
    expect(table(fixture("ten"), { narrow: true, width: 420 }).querySelectorAll(".hw-strip > .hw-seat").length).toBe(9);
  });

  test("a seat that is out keeps its place", () => {
    const view = fixture("flop");
    const seats = view.seats.map((seat): SeatView => (seat.seat === 2 ? { ...seat, state: "out", cards: [] } : seat));
    expect(classes(table({ ...view, seats }), "seat-2")).toContain("out");
  });
});

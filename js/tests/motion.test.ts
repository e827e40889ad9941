import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../src/contract";
import { fixture, later, Table } from "./table";

interface Played {
  readonly element: Element;
  readonly keyframes: ReadonlyArray<Keyframe>;
  readonly options: KeyframeAnimationOptions;
  readonly finish: ReturnType<typeof vi.fn>;
}

let table: Table;
let played: Played[] = [];

beforeEach(() => {
  played = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, keyframes, options) {
    const finish = vi.fn();
    played.push({
      element: this,
      keyframes: keyframes as Keyframe[],
      options: options as KeyframeAnimationOptions,
      finish,
    });
    return { finish, playState: "running", playbackRate: 1 } as unknown as Animation;
  });
});
afterEach(() => {
  table.end();
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
});

const flop = fixture("../views/flop");
const before: View = {
  ...flop,
  board: [],
  street: "preflop",
  log: flop.log.filter((line) => line.street === "preflop"),
};
const mounted = (view: View, settings: object = {}): void => {
  localStorage.setItem("holdem-widget:settings", JSON.stringify(settings));
  table = new Table(view);
  played = [];
};
const reduced = (matches: boolean) => vi.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);

test("21 only transform and opacity are ever moved", () => {
  mounted(before);
  table.show(later(flop));
  const moved = new Set(played.flatMap(({ keyframes }) => keyframes.flatMap((frame) => Object.keys(frame))));
  expect(played.length).toBeGreaterThan(0);
  expect([...moved].filter((name) => !["transform", "opacity", "offset"].includes(name))).toEqual([]);
});

test("21 the picture is final at once: the cards of the flop are there while they still turn", () => {
  mounted(before);
  table.show(later(flop));
  expect(table.el.querySelectorAll("[data-board]").length).toBe(3);
  expect(played.filter(({ element }) => element.hasAttribute("data-board")).length).toBe(3);
});

test("21 one thing comes after another", () => {
  mounted(before);
  table.show(later(flop));
  const delays = played.map(({ options }) => options.delay ?? 0);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
});

test("21 any key settles everything, and takes away what was only on its way", () => {
  mounted(flop);
  const showdown = fixture("../views/showdown");
  const win = { ...showdown.log[0], n: 99, kind: "win", seat: 0, chips: 430 } as View["log"][number];
  table.show(later(flop, { ...showdown, version: 9, log: [...flop.log, win] }));
  expect(table.has(".hw-fly")).toBe(true);
  table.root.focus();
  table.key("z");
  expect(table.has(".hw-fly")).toBe(false);
  expect(played.every(({ finish }) => finish.mock.calls.length > 0)).toBe(true);
});

test("22 instant moves nothing", () => {
  mounted(before, { speed: "instant" });
  table.show(later(flop));
  expect(played).toEqual([]);
});

test("22 with reduced motion nothing moves: one short tint of what has changed", () => {
  reduced(true);
  mounted(before);
  table.show(later(flop));
  expect(played.length).toBeGreaterThan(0);
  expect(
    played.every(
      ({ options, keyframes }) => options.duration === 120 && keyframes.every((frame) => !("transform" in frame)),
    ),
  ).toBe(true);
});

test("32 a step back moves nothing", () => {
  const at = (step: number, log: View["log"]): View => ({
    ...fixture("replay"),
    question: null,
    log,
    cursor: { step, last: 20, live: false, marks: [] },
  });
  mounted(at(9, flop.log));
  table.show(later(at(8, flop.log.slice(0, -1))));
  expect(played).toEqual([]);
});

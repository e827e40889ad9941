import { describe, expect, test } from "vitest";
import { amountOf, nextPreset, nudged, placeOf, totalAt } from "../src/amount";
import type { RaiseView } from "../src/contract";
import { railOf } from "../src/log";
import { marked } from "../src/note";
import { sayer } from "../src/words";
import { files, fixture, text, words } from "./table";

const size: RaiseView = {
  least: 40,
  most: 1000,
  price: 20,
  step: 20,
  word: "raise",
  presets: [{ label: { key: "pot", args: {} }, total: 90 }],
};

describe("the amount", () => {
  test.each(["39", "1001", "", "4 0", "1e2", "-50", "60.5"])("%j is not legal, and stays as it is", (text) => {
    const amount = amountOf(size, text);
    expect([amount.text, amount.total, amount.problem === null]).toEqual([text, null, false]);
  });

  test.each([40, 57, 1000])("%d is legal, whole blinds or not", (total) => {
    expect(amountOf(size, String(total))).toEqual({ text: String(total), total, problem: null });
  });

  test("the slider's ends are the bounds, and a preset is near enough to be met", () => {
    expect([totalAt(size, 0), totalAt(size, 1000), totalAt(size, placeOf(size, 90) + 3)]).toEqual([40, 1000, 90]);
  });

  test("every place of the slider is a legal total, and none comes before a lower place", () => {
    const totals = Array.from({ length: 1001 }, (_, place) => totalAt(size, place));
    expect(totals.every((total, i) => total >= 40 && total <= 1000 && total >= (totals[i - 1] ?? 0))).toBe(true);
  });

  test("one legal total only: nothing moves", () => {
    const only = { ...size, least: 30, most: 30 };
    expect([totalAt(only, 500), nudged(only, 30, 1), nextPreset(only, 30, -1), placeOf(only, 30)]).toEqual([
      30, 30, 30, 0,
    ]);
  });
});

describe("words", () => {
  const say = sayer(
    "chips = { $n ->\n    [one] { $n } chip\n   *[other] { $n } chips\n  }\nrank = { $rank ->\n    [7] seven\n   *[A] ace\n  }\nouter = to { $who }",
    "en",
  );

  test("plurals, digits as ranks, messages in messages, missing keys", () => {
    const told = [
      say({ key: "chips", args: { n: 1 } }),
      say({ key: "chips", args: { n: 12000 } }),
      say({ key: "rank", args: { rank: "7" } }),
      say({ key: "outer", args: { who: { key: "rank", args: { rank: "A" } } } }),
      say({ key: "nowhere", args: {} }),
      say(null),
    ];
    expect(told).toEqual(["1 chip", "12,000 chips", "seven", "to ace", "nowhere", ""]);
  });

  test("a decimal number has the mark of the language", () => {
    const told = ["de", "en", "th"].map((lang) => sayer("x = { $n }", lang)({ key: "x", args: { n: "-2.5" } }));
    expect(told).toEqual(["-2,5", "-2.5", "-2.5"]);
  });

  test("an unknown language and a broken source are no failure", () => {
    expect(sayer("ok = fine\n= broken {", "xx-nonsense-language")({ key: "ok", args: {} })).toBe("fine");
  });
});

describe("the rail", () => {
  test("past streets fold to their letter until it fits", () => {
    const { log } = fixture("layers");
    const line = log.find(
      (one) => one.kind === "call" || one.kind === "bet" || one.kind === "raise" || one.kind === "fold",
    );
    if (!line) throw new Error("no action");
    const many = (["preflop", "flop", "turn"] as const).flatMap((street) =>
      Array.from({ length: 9 }, (_, n) => ({ ...line, n, street })),
    );
    const rail = railOf({ ...fixture("play"), log: many }, 472);
    expect(rail.map((one) => one.lines.length)).toEqual([0, 6, 9].map((_, i) => rail[i]?.lines.length));
    expect(rail[0]?.lines.length).toBe(0);
    expect(rail.at(-1)?.lines.length).toBe(9);
  });

  test("one street that is too long keeps its last actions", () => {
    const line = fixture("play").log.at(-1);
    if (!line) throw new Error("no line");
    const rail = railOf({ ...fixture("play"), log: Array.from({ length: 40 }, (_, n) => ({ ...line, n })) }, 200);
    expect(rail[0]?.lines.at(-1)?.n).toBe(39);
    expect(rail[0]?.lines.length).toBeLessThan(8);
  });
});

test("a note's Markdown makes no HTML of its text", () => {
  const pieces = marked("**<script>** and `<b>`");
  expect(JSON.stringify(pieces)).not.toMatch(/"strings":\[[^\]]*<script>/);
});

test("every key that the front end names has its English words", () => {
  const known = new Set([...words().matchAll(/^ui-([\w-]+)/gm)].map((match) => match[1]));
  const sources = files("../src/").filter((name) => name.endsWith(".ts"));
  const named = sources.flatMap((name) =>
    [...text(`../src/${name}`).matchAll(/\b(?:own|words)\((?:at, )?"([\w-]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

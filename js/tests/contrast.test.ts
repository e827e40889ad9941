// Can everything be read, at every setting?  The pairs of the brief, computed from the style sheet itself.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colour = readonly [number, number, number];

const css = readFileSync("src/css/base.css", "utf-8");
const themes = css.split(/color-scheme: (?:light|dark);/);
const NEUTRAL = { contrast: 0.5, temperature: 0.5 };
type Setting = typeof NEUTRAL;

function tokens(theme: "light" | "dark"): ReadonlyMap<string, Colour> {
  const read = (text: string) =>
    [...text.matchAll(/--([\w-]+): #([0-9a-f]{6});/gi)].map(
      ([, name, hex]) => [name ?? "", parsed(hex ?? "")] as const,
    );
  return new Map([...read(themes[0] ?? ""), ...(theme === "dark" ? read(themes[1] ?? "") : [])]);
}

const parsed = (hex: string): Colour =>
  [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Colour;
const mixed = (a: Colour, b: Colour, share: number): Colour =>
  a.map((v, i) => v + ((b[i] ?? 0) - v) * share) as unknown as Colour;
const light = (colour: Colour): number => {
  const [r, g, b] = colour.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a: Colour, b: Colour): number => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** What base.css makes of the colours at a setting. */
function palette(theme: "light" | "dark", { contrast, temperature }: Setting): (name: string) => Colour {
  const known = tokens(theme);
  const plain = (name: string): Colour => known.get(name) ?? [255, 0, 255];
  const [hard, mild] = [Math.max(0, contrast - 0.5) * 2, Math.max(0, 0.5 - contrast) * 2];
  const [hot, cold] = [Math.max(0, temperature - 0.5) * 2, Math.max(0, 0.5 - temperature) * 2];
  const cloth = (name: string) =>
    mixed(
      mixed(mixed(plain(name), parsed("3B3A24"), hot * 0.26), parsed("16345A"), cold * 0.26),
      plain("deep"),
      hard * 0.42,
    );
  const made = new Map<string, Colour>([
    ["paper", mixed(mixed(plain("paper-0"), plain("warm"), hot * 0.14), plain("cool"), cold * 0.22)],
    ["cloth", cloth("cloth-0")],
    ["soft", mixed(mixed(plain("soft-0"), plain("on"), hard * 0.8), plain("cloth-0"), mild * 0.1)],
  ]);
  return (name) => made.get(name) ?? plain(name);
}

const TEXT: ReadonlyArray<readonly [string, string]> = [
  ["ink", "paper"],
  ["muted", "paper"],
  ["disabled", "paper"],
  ["danger", "paper"],
  ["link", "paper"],
  ["ink", "plate"],
  ["link", "plate"],
  ["on", "cloth"],
  ["soft", "cloth"],
  ["brass", "cloth"],
  ["win", "cloth"],
  ["on", "pill"],
  ["soft", "pill"],
  ["brass-ink", "brass"],
  ["tab-ink", "tab"],
  ["primary-ink", "primary"],
  ["ink", "well"],
  ["slip-ink", "slip"],
  ["slip-label", "slip"],
  ...["s", "h", "d", "c"].map((suit) => [suit, "face"] as const),
];
const SHAPES: ReadonlyArray<readonly [string, string]> = [
  ["bronze", "paper"],
  ["second", "paper"],
  ["focus", "paper"],
  ["chip", "cloth"],
  ["weave", "back"],
];
const SETTINGS: ReadonlyArray<Setting> = [0, 0.5, 1].flatMap((contrast) =>
  [0, 0.5, 1].map((temperature) => ({ contrast, temperature })),
);

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each(SETTINGS)("text reads at $contrast contrast, $temperature temperature", (setting) => {
    const colour = palette(theme, setting);
    const weak = TEXT.filter(([a, b]) => ratio(colour(a), colour(b)) < 4.5).map(
      ([a, b]) => `${a} on ${b}: ${ratio(colour(a), colour(b)).toFixed(2)}`,
    );
    expect(weak).toEqual([]);
  });

  test.each(SETTINGS)("shapes show at $contrast contrast, $temperature temperature", (setting) => {
    const colour = palette(theme, setting);
    const weak = SHAPES.filter(([a, b]) => ratio(colour(a), colour(b)) < 3).map(
      ([a, b]) => `${a} on ${b}: ${ratio(colour(a), colour(b)).toFixed(2)}`,
    );
    expect(weak).toEqual([]);
  });

  test("a dimmed rank is still seen", () => {
    const colour = palette(theme, NEUTRAL);
    const scrim = parsed("10282B");
    for (const suit of ["s", "h", "d", "c"])
      expect(ratio(mixed(colour(suit), scrim, 0.38), mixed(colour("face"), scrim, 0.38))).toBeGreaterThanOrEqual(3);
  });

  test("the cloth only darkens", () => {
    const plain = light(palette(theme, NEUTRAL)("cloth"));
    for (const setting of SETTINGS) expect(light(palette(theme, setting)("cloth"))).toBeLessThanOrEqual(plain + 1e-6);
  });
});

test("38 a theme of high contrast has what a system's wish for more contrast has", () => {
  const block = (opening: string) => /\.hw\.hw\.hw \{([^}]*)\}/.exec(css.slice(css.indexOf(opening)))?.[1];
  const lines = (text = "") => text.split("\n").map((line) => line.trim());
  const asked = lines(block("@media (prefers-contrast: more)"));
  expect(asked).toContain("--contrast: 1 !important;");
  expect(lines(block('[data-jp-theme-name$="High Contrast"]'))).toEqual(asked);
});

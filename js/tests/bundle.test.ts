// Does the bundle carry what nobody needs?  What the build leaves out must not be wanted, and every class must be drawn.
import { describe, expect, test } from "vitest";
import { files, text } from "./table";

const all = (folder: string, name: RegExp): string =>
  files(folder)
    .filter((file) => name.test(file))
    .map((file) => text(`${folder}/${file}`))
    .join("\n");
const sources = all("../src", /\.ts$/);
const styles = all("../src/css", /\.css$/).replace(/\/\*.*?\*\/|url\("[^"]*"\)|@import[^;]*;/gs, "");
const HOST = ["dark", "dark-theme"];

describe("the style sheets", () => {
  test("no class is styled that nothing draws", () => {
    const classes = new Set(Array.from(styles.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ""));
    const drawn = new Set(sources.match(/[a-z][\w-]*/gi));
    expect([...classes].filter((name) => !drawn.has(name) && !HOST.includes(name))).toEqual([]);
  });

  test("no property is read that nothing gives a value", () => {
    const read = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? ""));
    const given = new Set(`${styles}\n${sources}`.match(/--[\w-]+(?=:)/g));
    expect([...read].filter((name) => !given.has(name))).toEqual([]);
  });
});

describe("the words", () => {
  test("no sentence calls a function of Fluent's, for the bundle has none", () => {
    expect(all("../../holdem_widget/words", /\.ftl$/).match(/\b[A-Z]{2,} *\(/g)).toBeNull();
  });
});

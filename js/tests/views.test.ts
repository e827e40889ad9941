import { afterEach, expect, test } from "vitest";
import { SCHEMA, type View } from "../src/contract";
import { files, Table, text } from "./table";

// The views that Python wrote: each is drawn, and leaves no key unsaid.
const names = files("./views/").filter((name) => name.endsWith(".json"));
let table: Table;
afterEach(() => {
  table.end();
  document.body.replaceChildren();
});

test.each(names)("Python's %s is drawn in whole sentences", (name) => {
  const view = JSON.parse(text(`./views/${name}`)) as View;
  table = new Table(view);
  table.click("[data-hw=log]");
  expect(view.schema).toBe(SCHEMA);
  expect(table.root.textContent).not.toMatch(
    /\b(?:log|tab|title|subtitle|label|detail|position|pot|preset|refuse|verdict|why|say|ui)-[a-z]+/,
  );
});

// Builds the bundle: node build.mjs, and with --watch anew at each change, readable.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { minify } from "terser";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Fluent without what no sentence of ours has in it: functions and dates. */
const plain = {
  name: "plain",
  setup: (build) => {
    const functions = "export const NUMBER = null, DATETIME = null;";
    const dates = "export class FluentDateTime { static supportsValue() { return false } }";
    build.onLoad({ filter: /@fluent.bundle.esm.builtins\.js$/ }, () => ({ contents: functions }));
    build.onLoad({ filter: /@fluent.bundle.esm.types\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf-8")).replace(/export class FluentDateTime.*/s, dates),
    }));
  },
};

const options = {
  absWorkingDir: here("."),
  entryPoints: ["src/widget.ts", "src/widget.css"],
  outdir: here("../holdem_widget/static"),
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  plugins: [plain],
};

/** Templates without what is there for their readers: quotes that need not be, and broken lines. A space that counts is written in the line. */
const bare = (script) =>
  script
    .replace(/(?<=[>}])\n\s+(?=<|\$\{|`)/g, "")
    .replace(/\n\s+/g, " ")
    .replace(/(?<=\s[\w-]+=)"([\w-]+)"(?=[\s>])/g, "$1");

async function small(script) {
  const { code } = await minify(script, {
    module: true,
    ecma: 2022,
    compress: { passes: 5, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    mangle: { properties: { regex: /^_/ } }, // what lit-html and Fluent keep to themselves
    format: { comments: /@license/ },
  });
  return bare(code);
}

/** What the settings are called in the style sheet. */
const SETTINGS = ["--contrast", "--grain", "--temperature"];

/** The style sheet with short names for the properties that only it knows; those of settings, scripts and host stay. */
function shortened(style, script) {
  const named = (text) => Array.from(text.matchAll(/--[a-z][\w-]*/g), ([name]) => name);
  const kept = new Set([...SETTINGS, ...named(script)]);
  const counts = new Map();
  for (const name of named(style)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const own = [...counts.keys()].filter((name) => !kept.has(name) && !name.startsWith("--jp-"));
  const short = Array.from({ length: counts.size + kept.size }, (_, i) => `--${i.toString(36)}`).filter(
    (name) => !kept.has(name),
  );
  own.sort((a, b) => counts.get(b) - counts.get(a));
  const names = new Map(own.map((name, i) => [name, short[i]]));
  return style.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}

if (process.argv.includes("--watch")) {
  await (await esbuild.context({ ...options, sourcemap: "inline", logLevel: "info" })).watch();
} else {
  const built = await esbuild.build({ ...options, minify: true, write: false, logLevel: "warning" });
  const [script, style] = built.outputFiles;
  await mkdir(options.outdir, { recursive: true });
  await writeFile(script.path, await small(script.text));
  await writeFile(style.path, shortened(style.text, script.text));
}

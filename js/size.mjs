// Prints the size of the built bundle and fails when it is over its budget: every widget carries a copy of it.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1000;
const BUNDLE_LIMIT = 100 * KB;
const SCRIPT_GZIP_LIMIT = 20 * KB;

const read = (name) => readFileSync(new URL(`../holdem_widget/static/${name}`, import.meta.url));
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

const script = read("widget.js");
const style = read("widget.css");
const total = script.length + style.length;
const zipped = gzipSync(script, { level: 9 }).length;
const zippedAll = zipped + gzipSync(style, { level: 9 }).length;

console.log(`widget.js ${kb(script.length)} (gzip ${kb(zipped)}), widget.css ${kb(style.length)}`);
console.log(
  `together ${kb(total)} (gzip ${kb(zippedAll)}); limits: together ${kb(BUNDLE_LIMIT)}, script gzip ${kb(SCRIPT_GZIP_LIMIT)}`,
);
if (total > BUNDLE_LIMIT || zipped > SCRIPT_GZIP_LIMIT) {
  console.error("The bundle is over its budget.");
  process.exit(1);
}

// How does a key with its arguments become a sentence?  The front end holds no sentence of its own.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./contract";
import type { Verbs } from "./ui";

/** A message as text; a missing key shows itself, and null is the empty text. */
export type Say = (message: Message | null) => string;

/** What stands between a move's word and the same word in English. */
export const BESIDE = " · ";

const DECIMAL = /^([-+]?\d+)\.(?=\d+$)/;
const MOVE = /^(?:tab-)?(fold|check|call|bet|open|raise)(?:-chips|-to)?$/;

/** The words of one language, from Fluent source; the moves by the words that the reader likes. */
export function sayer(source: string, lang: string, verbs: () => Verbs = () => "usual"): Say {
  const bundle = bundleOf(source, lang);
  return (message) => (message === null ? "" : called(bundle, message, verbs()));
}

/** A sentence; one that names a move has a twin in English, and one in the language's own words. */
function called(bundle: FluentBundle, message: Message, verbs: Verbs): string {
  const name = message.key.replace(/^ui-(hint-)?/, "");
  if (verbs === "usual" || !bundle.hasMessage(`ui-en-${name}`)) return spoken(bundle, message);
  const twin = (kind: string, of = name) => spoken(bundle, { ...message, key: `ui-${kind}-${of}` });
  if (verbs === "english") return twin("en");
  const [local, move] = [twin("local"), MOVE.exec(name)?.[1]];
  const english = verbs === "both" && move ? twin("en", move) : "";
  return english === "" || local.startsWith(english) ? local : local + BESIDE + english;
}

/** A message of the user interface itself. */
export function own(key: string, args: Message["args"] = {}): Message {
  return { key: `ui-${key}`, args };
}

/** The same, said at once. */
export function word(at: { readonly say: Say }, key: string, args?: Message["args"]): string {
  return at.say(own(key, args));
}

function bundleOf(source: string, lang: string): FluentBundle {
  const locales = known(lang) ? [lang] : ["en"];
  const bundle = new FluentBundle(locales, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

function known(lang: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(lang).length > 0;
  } catch {
    return false;
  }
}

function spoken(bundle: FluentBundle, message: Message): string {
  const pattern = bundle.getMessage(message.key)?.value;
  if (!pattern) return message.key;
  const args = Object.entries(message.args).map(([name, value]) => [name, variable(bundle, value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(args), []);
}

/** A message inside a message is spoken first. A digit given as text (the rank of a card) counts as that number, so that `[7] sevens` can be chosen; a decimal number gets the mark of the language. */
function variable(bundle: FluentBundle, value: string | number | Message): FluentVariable {
  if (typeof value === "object") return spoken(bundle, value);
  if (/^[2-9]$/.test(String(value))) return Number(value);
  return typeof value === "number"
    ? grouped(value)
    : value.replace(DECIMAL, `$1${(2.5).toLocaleString(bundle.locales).charAt(1)}`);
}

/** Chips are grouped from ten thousand on: 1000, 10,000. */
function grouped(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: Math.abs(value) >= 10_000 });
}

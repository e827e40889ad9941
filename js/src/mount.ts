// One mounted table: it draws what a source shows and sends what a user does. Behind the live widget and the kernel-free page alike.
import { render } from "lit-html";
import { type CommandMessage, type FileMessage, type HandLine, SCHEMA, type View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { dress, frame } from "./frame";
import { type Live, live } from "./live";
import { save } from "./log";
import { type Motion, motion } from "./motion";
import { type Pace, pace } from "./pace";
import { present } from "./presence";
import { active, broken, focus, leave, listen, type Root, rootIn, watch } from "./root";
import { kept } from "./settings";
import { type Sound, sound } from "./sound";
import { FRESH, type Ui } from "./ui";
import { own, type Say, sayer, word } from "./words";

/** Where views and words come from, and where commands go. */
export interface Source {
  get(): View | null;
  /** Fluent text of one language, and its code; the languages to choose from. */
  words(): string;
  lang(): string;
  languages(): ReadonlyArray<string>;
  /** The rules of the game at hand, as pairs of an id (`H-3`, `H-3.6`) and its text. */
  rules(): ReadonlyArray<readonly [string, string]>;
  /** The hands of a replay that has several. */
  hands(): ReadonlyArray<HandLine>;
  subscribe(changed: () => void): () => void;
  /** Tell of every file that is sent to one of the views; a page has none. */
  files?(heard: (file: FileMessage) => void): () => void;
  send(command: CommandMessage): void;
}

const NARROW = 480;
const JUST_NOW = 350;
const TOAST = 8000;

/** Draw a source into an element, and keep it drawn; the answer takes it away again. */
export function mount(el: HTMLElement, source: Source): () => void {
  const table = new Mounted(el, source);
  const { root } = table.parts;
  const stops = [
    source.subscribe(() => table.changed()),
    source.files?.((file) => save(table, file)),
    listen(root, table, () => table.settle()),
    watch(root, () => table.set(sizeOf(root))),
  ];
  table.changed();
  const go = present(el, (command) => source.send(command));
  return () => {
    go();
    for (const stop of stops) stop?.();
    table.end();
  };
}

/** The one mutable thing of a mount; everything else is a function of it. */
class Mounted implements Desk {
  readonly parts: Root;
  readonly id: string;
  ui: Ui;
  say: Say = sayer("", "en");
  private shown: View | null = null;
  private named: { readonly of: View | null; readonly say: Say | null; readonly view: View | null } = {
    of: null,
    say: null,
    view: null,
  };
  private words = "";
  private turned = 0;
  private drawing = false;
  private stale = false;
  /** The hand of which it was asked what it cost. */
  private reviewed = -1;
  private reviewing: ReturnType<typeof setTimeout> | undefined;
  private toasting: ReturnType<typeof setTimeout> | undefined;
  private readonly live: Live;
  private readonly motion: Motion;
  private readonly pace: Pace;
  private readonly sound: Sound = sound();

  constructor(
    el: HTMLElement,
    private readonly source: Source,
  ) {
    this.parts = rootIn(el);
    this.id = this.parts.id;
    const size = sizeOf(this.parts.root);
    const settings = kept();
    this.ui = { ...FRESH, ...settings, ...size, log: settings.lecture && !size.narrow };
    this.live = live(this.parts.log, this.parts.alert);
    this.motion = motion(this.parts.root);
    this.pace = pace((seconds) => this.live.now(this.say(own("seconds-left", { seconds }))));
  }

  get view(): View {
    const shown = this.shown as View;
    if (this.named.of !== shown || this.named.say !== this.say)
      this.named = { of: shown, say: this.say, view: called(shown, this.say) };
    return this.named.view as View;
  }

  get languages(): ReadonlyArray<string> {
    return this.source.languages();
  }

  get rules(): ReadonlyArray<readonly [string, string]> {
    return this.source.rules();
  }

  get hands(): ReadonlyArray<HandLine> {
    return this.source.hands();
  }

  get phrases(): ReadonlyArray<string> {
    return this.view.phrases;
  }

  /** The source has something new: other words, or another view. */
  changed(): void {
    this.translate();
    const next = this.source.get();
    if (!next?.schema) return;
    if (next === this.shown) this.draw();
    else this.arrive(next);
  }

  set(change: Partial<Ui>): void {
    const paced =
      (change.speed ?? this.ui.speed) !== this.ui.speed || (change.playing ?? this.ui.playing) !== this.ui.playing;
    const asks = Boolean(change.asking) && change.asking !== this.ui.asking;
    if (change.toast !== undefined) this.tell(change.toast);
    this.ui = { ...this.ui, ...change };
    this.draw();
    if (asks) this.question();
    if (paced && this.shown) this.pace.view(this, 0);
  }

  send(command: CommandMessage): void {
    this.source.send({ ...command, version: this.view.version });
  }

  focus(part: string, how?: "scroll"): void {
    focus(this.parts.root, part, how);
  }

  fresh(): boolean {
    return performance.now() - this.turned < JUST_NOW;
  }

  leave(): void {
    leave(this.parts.root);
  }

  advance(until: "one" | "you"): void {
    this.pace.advance(this, until);
  }

  /** Everything that still moves stands at its end. */
  settle(): void {
    this.sound.wake(this);
    if (this.ui.peeking) this.set({ toast: "", peeking: false });
    if (this.motion.finish() && this.shown) this.pace.view(this, 0);
  }

  end(): void {
    clearTimeout(this.toasting);
    clearTimeout(this.reviewing);
    this.pace.stop();
    this.sound.end();
    this.motion.finish();
    this.parts.root.remove();
  }

  private translate(): void {
    const [words, lang] = [this.source.words(), this.source.lang()];
    if (words === this.words && lang === this.ui.lang) return;
    this.words = words;
    this.say = sayer(words, lang, () => this.ui.verbs);
    this.ui = { ...this.ui, lang };
  }

  private arrive(next: View): void {
    const before = this.shown;
    this.shown = next;
    if (!before || turnOf(next) !== turnOf(before)) this.turned = performance.now();
    this.ui = { ...this.ui, ...settled(this.ui, before, next) };
    this.motion.capture();
    if (!this.draw() || next.schema !== SCHEMA) return;
    this.live.view(this);
    const news = newsOf(before, next);
    if (news) this.live.soon(word(this, news));
    const moving = this.motion.play(this, before);
    this.pace.view(this, moving);
    this.sound.view(this, before, moving);
    this.afterwards(moving);
  }

  /** After the last movement of a hand it is asked once what the own decisions cost, where that is wanted. */
  private afterwards(moving: number): void {
    clearTimeout(this.reviewing);
    const { hand, hand_over } = this.view;
    if (!this.ui.review || !hand_over || this.reviewed === hand) return;
    this.reviewing = setTimeout(() => {
      this.reviewed = hand;
      desks.review(this);
    }, moving);
  }

  /** Whether the view could be drawn. What goes wrong is told, and the next view starts afresh. */
  private draw(): boolean {
    if (!this.shown) return false;
    this.stale = true;
    if (this.drawing) return true; // a field that goes loses the focus, and tells so in the middle of a drawing
    this.drawing = true;
    while (this.stale) this.drawOnce();
    this.drawing = false;
    return this.parts.fault.hidden === true;
  }

  private drawOnce(): void {
    this.stale = false;
    const { root, fault } = this.parts;
    const inside = root.contains(active(root));
    try {
      dress(root, this);
      render(frame(this), this.parts.body);
      fault.hidden = true;
    } catch (error) {
      console.error(error);
      broken(this.parts, `${this.say(own("broken"))} ${error instanceof Error ? error.message : String(error)}`);
    }
    if (inside && !root.contains(active(root))) root.focus({ preventScroll: true });
  }

  /** What is asked is heard, and Enter means yes. */
  private question(): void {
    const lines = this.parts.body.querySelectorAll(".hw-ask p");
    this.live.now([...lines].map((line) => line.textContent?.trim()).join(" "));
    if (this.ui.asking !== "lock") this.focus("confirm");
  }

  private tell(text: string): void {
    clearTimeout(this.toasting);
    if (text === "") return;
    this.live.now(text);
    this.toasting = setTimeout(() => this.set({ toast: "" }), TOAST);
  }
}

/** The view with the reader called `you` in the reader's language. */
function called(view: View, say: Say): View {
  const you = say({ key: "name-you", args: {} });
  if (you === "You" || you === "name-you") return view;
  return { ...view, seats: view.seats.map((seat) => (seat.name === "You" ? { ...seat, name: you } : seat)) };
}

function sizeOf(root: HTMLElement): Pick<Ui, "narrow" | "width"> {
  const width = Math.round(root.clientWidth) || FRESH.width;
  return { narrow: width < NARROW, width };
}

/** What makes a decision another one. */
function turnOf(view: View): string {
  return JSON.stringify([
    view.hand,
    view.street,
    view.ask?.seat,
    view.ask?.call,
    view.ask?.lock,
    desks.moves(view),
    view.cursor?.step,
  ]);
}

/** What is said of a view in which nothing new has happened: a move was taken back, or the hand is another one now. */
function newsOf(before: View | null, next: View): string | null {
  if (before?.hand !== next.hand || before.match_over || desks.walking(before) || desks.walking(next)) return null;
  const done = desks.moves(next) - desks.moves(before);
  if (done < 0) return "undone";
  return done === 0 && next.may.includes("edit") && dealt(before) !== dealt(next) ? "edited" : null;
}

function dealt({ seats, board, coming }: View): string {
  return JSON.stringify([seats.map(({ cards, stack }) => [cards, stack]), board, coming]);
}

/** Whether the step that was asked for is still on its way: keys can be faster than the answers. */
function underWay({ heading }: Ui, before: View | null, next: View): boolean {
  const refused = next.notice !== null && next.notice.n !== before?.notice?.n;
  const ended = refused || next.cursor?.step === heading || desks.stopped(next);
  return !ended && before?.hand === next.hand && before?.replay?.line === next.replay?.line;
}

/** What a new view changes in the mount's own state: an answer ends the waiting, a new decision clears the last one's text. */
function settled(ui: Ui, before: View | null, next: View): Partial<Ui> {
  const opened: Partial<Ui> = before === null && (next.replay?.hands ?? 1) > 1 ? { panel: "hands" } : {};
  const row = next.verdicts.length > 0 ? Math.min(Math.max(0, ui.row), next.verdicts.length - 1) : -1;
  const heading = underWay(ui, before, next) ? ui.heading : null;
  const peeking = ui.peeking && before?.hand === next.hand;
  const kept = { ...opened, pending: -1, heading, row, peeking };
  if (before && turnOf(before) === turnOf(next)) return { ...kept, asking: null };
  const layer = next.verdicts[row]?.layer ?? -1;
  const picked = ui.picked !== null && next.ask?.lock.includes(ui.picked) ? ui.picked : null;
  return {
    ...kept,
    layer,
    picked,
    amount: null,
    ghostRaise: null,
    note: null,
    asking: null,
    hint: false,
    answer: "",
    clause: "",
  };
}

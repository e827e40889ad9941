// How does a hand step without a kernel?  The frames are all there; the page keeps the place and grades by the questions' own data.
import type { BranchView, CommandMessage, DetailsView, HandLine, Message, QuestionView, View } from "./contract";
import { mount, type Source } from "./mount";
import { type Patch, unfolded } from "./patches";

/** A question at its step, with what is right: ids of choices, or the least and the greatest number. */
export interface PageQuestion {
  readonly step: number;
  /** As it is shown while it is open. */
  readonly open: QuestionView;
  readonly accept: ReadonlyArray<string>;
  readonly bounds: readonly [number, number] | null;
  readonly explain: string;
}

/** A branch: its frames go on from the hand's frame at `step`. */
export interface PageLine {
  readonly step: number;
  readonly say: Message;
  readonly frames: ReadonlyArray<Patch>;
  readonly clauses: ReadonlyArray<string>;
}

/** One hand as one viewpoint may see it: the first view whole, then what changed; details by step. */
export interface PageHand {
  readonly line: HandLine;
  readonly frames: readonly [View, ...Patch[]];
  readonly clauses: ReadonlyArray<string>;
  readonly questions: ReadonlyArray<PageQuestion>;
  readonly lines: ReadonlyArray<PageLine>;
  readonly details: Readonly<Record<string, DetailsView>>;
}

/** What a page holds, as `widgets/page.py` writes it. */
export interface PageData {
  readonly schema: number;
  readonly lang: string;
  readonly words: string;
  /** The clauses that the steps name, with the titles of their groups. */
  readonly rules: ReadonlyArray<readonly [string, string]>;
  readonly hands: ReadonlyArray<PageHand>;
}

/** Draw a page into an element. */
export function mountPage(el: HTMLElement, data: PageData): () => void {
  return mount(el, pageSource(data));
}

/** A page as the source of a mounted table: it steps, asks and answers by itself. */
export function pageSource(data: PageData): Source {
  const book = new Book(data);
  return {
    get: () => book.view,
    words: () => data.words,
    lang: () => data.lang,
    languages: () => [data.lang],
    rules: () => data.rules,
    hands: () => (data.hands.length > 1 ? data.hands.map((hand) => hand.line) : []),
    send: (command) => book.obey(command),
    subscribe: (changed) => {
      book.watching.add(changed);
      return () => book.watching.delete(changed);
    },
  };
}

/** What was done with one hand: the answers, and how far each line was seen. */
interface Study {
  readonly hand: PageHand;
  /** The frames of the hand, and of each branch that was looked at. */
  readonly films: Map<number, ReadonlyArray<View>>;
  readonly given: Map<number, string>;
  readonly furthest: Map<number, number>;
}

const MAIN = -1;

/** The place in the hands of a page. */
class Book {
  readonly watching = new Set<() => void>();
  view: View;
  private readonly studies = new Map<number, Study>();
  private hand = 0;
  private line = MAIN;
  private step = 0;
  private everything = false;
  private version = 0;

  constructor(private readonly data: PageData) {
    this.view = this.frame();
  }

  obey(command: CommandMessage): void {
    if (!this.changes(command)) return;
    this.version += 1;
    this.view = this.frame();
    for (const changed of [...this.watching]) changed();
  }

  private changes(command: CommandMessage): boolean {
    const step = command.step ?? 0;
    switch (command.kind) {
      case "goto":
        this.step = Math.max(0, Math.min(this.aim(step, command.until), this.last, this.stop));
        return true;
      case "answer":
        return this.answer(command.question ?? -1, command.answer ?? "");
      case "hand":
        return this.turnTo(step);
      case "line":
        return this.follow(step);
      case "everything":
        this.everything = step === 1;
        return true;
      default:
        return false;
    }
  }

  private aim(step: number, until: CommandMessage["until"]): number {
    if (step < 0) return this.last;
    if (until !== "street") return step;
    const next = this.frames.findIndex(
      (view, at) => at > step && view.log.some((one) => one.step === at && one.kind === "street"),
    );
    return next < 0 ? this.last : next;
  }

  /** The first answer counts. */
  private answer(question: number, answer: string): boolean {
    const { hand, given } = this.study;
    if (!hand.questions[question] || given.has(question)) return false;
    given.set(question, answer);
    return true;
  }

  private turnTo(hand: number): boolean {
    if (!this.data.hands[hand]) return false;
    [this.hand, this.line, this.step] = [hand, MAIN, 0];
    return true;
  }

  /** Along a branch, or back; with a question open, nothing of what if is told. */
  private follow(line: number): boolean {
    const { lines } = this.study.hand;
    if (line !== MAIN && (!lines[line] || this.stop < Infinity)) return false;
    const leaves = [lines[this.line], lines[line]].map((one) => one?.step ?? Infinity);
    this.step = Math.min(this.step, ...leaves);
    this.line = line;
    return true;
  }

  private get study(): Study {
    const known = this.studies.get(this.hand);
    if (known) return known;
    const hand = this.data.hands[this.hand] as PageHand;
    const [first, ...patches] = hand.frames;
    const films = new Map([[MAIN, unfolded(first, patches)]]);
    const made: Study = { hand, films, given: new Map(), furthest: new Map() };
    this.studies.set(this.hand, made);
    return made;
  }

  private get frames(): ReadonlyArray<View> {
    const { hand, films } = this.study;
    const known = films.get(this.line);
    if (known) return known;
    const main = films.get(MAIN) ?? [];
    const line = hand.lines[this.line] as PageLine;
    const made = [...main.slice(0, line.step), ...unfolded(main[line.step] as View, line.frames)];
    films.set(this.line, made);
    return made;
  }

  private get last(): number {
    return this.frames.length - 1;
  }

  /** The step of the first question that is not answered. */
  private get stop(): number {
    const { hand, given } = this.study;
    return Math.min(Infinity, ...hand.questions.filter((_, n) => !given.has(n)).map((question) => question.step));
  }

  /** The last step of which something may be shown. */
  private get horizon(): number {
    const { furthest } = this.study;
    const seen = Math.max(furthest.get(this.line) ?? 0, this.step);
    furthest.set(this.line, seen);
    return Math.min(this.everything ? this.last : seen, Math.max(this.stop, this.step));
  }

  private frame(): View {
    const { frames, step } = this;
    const shown = frames[step] as View;
    const far = frames[this.horizon] ?? shown;
    const question = this.line === MAIN ? this.asked() : null;
    const open = question !== null && question.answered === null;
    return {
      ...shown,
      version: this.version,
      seats: open ? shown.seats.map((seat) => ({ ...seat, hand: null, hand_detail: null })) : shown.seats,
      cursor: far.cursor && { ...far.cursor, step, last: frames.length - 1 },
      question,
      replay: this.replay(far.log.slice(shown.log.length)),
      may: Object.keys(this.study.hand.details).length > 0 ? [...shown.may, "details"] : shown.may,
    };
  }

  private replay(ahead: View["log"]): View["replay"] {
    const { hand } = this.study;
    const studies = [...this.studies.values()];
    return {
      hand: this.hand,
      hands: this.data.hands.length,
      right: studies.reduce((sum, one) => sum + rightOf(one), 0),
      asked: studies.reduce((sum, one) => sum + one.given.size, 0),
      questions: this.data.hands.reduce((sum, one) => sum + one.questions.length, 0),
      ahead,
      everything: this.everything,
      viewpoint: null,
      all: false,
      branches: this.line === MAIN ? branchesAt(hand, this.step) : [],
      line: this.line === MAIN ? null : this.line,
      clause: (hand.lines[this.line] ?? hand).clauses[this.step] ?? "",
      details: this.line === MAIN ? (hand.details[this.step] ?? null) : null,
    };
  }

  /** The first open question of this step, else the last one that was answered here. */
  private asked(): QuestionView | null {
    const { hand, given } = this.study;
    const here = hand.questions.filter((question) => question.step === this.step);
    const found = here.find((question) => !given.has(question.open.id)) ?? here.at(-1);
    return found ? answered(found, given.get(found.open.id)) : null;
  }
}

function rightOf({ hand, given }: Study): number {
  return hand.questions.filter((question) => right(question, given.get(question.open.id) ?? "")).length;
}

function branchesAt(hand: PageHand, step: number): ReadonlyArray<BranchView> {
  return hand.lines.flatMap((line, id) => (line.step === step ? [{ id, say: line.say }] : []));
}

function answered(question: PageQuestion, answer: string | undefined): QuestionView {
  if (answer === undefined) return question.open;
  return { ...question.open, answered: answer, right: right(question, answer), explain: question.explain };
}

const NUMBER = /^[+-]?[0-9]{1,15}(\.[0-9]{1,9})?$/;

/** A choice is right by its id; a number within the bounds, with a comma or a point, with or without a percent sign. */
export function right({ accept, bounds }: Pick<PageQuestion, "accept" | "bounds">, answer: string): boolean {
  if (bounds === null) return accept.includes(answer);
  const text = answer.replace(",", ".").replace("%", "").trim();
  return NUMBER.test(text) && Number(text) >= bounds[0] && Number(text) <= bounds[1];
}

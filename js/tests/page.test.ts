import { afterEach, beforeEach, expect, test } from "vitest";
import type { BranchView, CommandMessage, CursorView, QuestionView, View } from "../src/contract";
import { mountPage, type PageData, type PageHand, type PageQuestion, pageSource, right } from "../src/page";
import { type Patch, patched, unfolded } from "../src/patches";
import { fixture, words } from "./table";

const open: QuestionView = {
  id: 0,
  text: "Who wins?",
  kind: "choice",
  choices: [
    { id: "You", seat: 0, say: { key: "fact-plain", args: { text: "You" } } },
    { id: "West", seat: 1, say: { key: "fact-plain", args: { text: "West" } } },
  ],
  hint: "",
  answered: null,
  right: null,
  explain: "",
};
const question: PageQuestion = { step: 2, open, accept: ["You"], bounds: null, explain: "The ace plays." };
const first: View = {
  ...fixture("replay"),
  question: null,
  log: [],
  cursor: { step: 0, last: 4, live: false, marks: [{ step: 0, kind: "action", letter: "" }] },
};
const line = (step: number) => ({
  n: step,
  step,
  street: "flop",
  kind: "check",
  seat: 1,
  chips: 0,
  cards: [],
  all_in: false,
  say: { key: "fact-plain", args: { text: `line ${step}` } },
});
const patch = (step: number): Patch => ({
  log: { "+": [line(step)] },
  fresh: [step],
  cursor: { step: [step], marks: { "+": [{ step, kind: "action", letter: "" }] } },
});
const away = (step: number): Patch => ({ ...patch(step), title: [{ key: "fact-plain", args: { text: "away" } }] });

function hand(change: Partial<PageHand> = {}): PageHand {
  const say = { key: "fact-plain", args: { text: "A hand" } };
  const steps: Patch[] = [1, 2, 3, 4].map(patch);
  return {
    line: { hand: 0, say, questions: 0 },
    frames: [first, ...steps],
    clauses: ["H-2.4", "H-3.1", "H-3.1", "H-3.1", "H-3.1"],
    questions: [],
    lines: [],
    details: {},
    ...change,
  };
}

function page(...hands: ReadonlyArray<PageHand>): PageData {
  return { schema: 1, lang: "en", words: words(), rules: [["H-3.1", "You may check."]], hands };
}

function told(source: ReturnType<typeof pageSource>, ...commands: ReadonlyArray<CommandMessage>): View {
  for (const command of commands) source.send(command);
  return source.get() as View;
}

const marks = (cursor: CursorView | null): number => cursor?.marks.length ?? 0;
const goto = (step: number): CommandMessage => ({ kind: "goto", step });

// ---- patches -------------------------------------------------------------------------------------------------------

test("a patch changes what it names, appends, and leaves all else the same object", () => {
  const old = { seats: [{ stack: 5 }, { stack: 7 }], log: ["a"], name: "x" };
  const now = patched(old, { seats: { 1: { stack: [9] } }, log: { "+": ["b"] } }) as typeof old;
  expect(now).toEqual({ seats: [{ stack: 5 }, { stack: 9 }], log: ["a", "b"], name: "x" });
  expect(now.seats[0]).toBe(old.seats[0]);
});

test("a value in brackets stands instead of the old one, null and lists too", () => {
  expect(unfolded<unknown>({ a: 1 }, [{ a: [null] }, { a: [[2]] }, {}])).toEqual([
    { a: 1 },
    { a: null },
    { a: [2] },
    { a: [2] },
  ]);
});

// ---- the source ----------------------------------------------------------------------------------------------------

test("it steps, and the track and the log keep what has been seen, no more", () => {
  const source = pageSource(page(hand()));
  expect(marks(told(source, goto(3)).cursor)).toBe(4);
  const back = told(source, goto(1));
  expect([back.cursor?.step, marks(back.cursor), back.log.length]).toEqual([1, 4, 1]);
  expect(back.replay?.ahead.map((one) => one.n)).toEqual([2, 3]);
});

test("a step beyond the ends is the end", () => {
  const source = pageSource(page(hand()));
  expect(told(source, goto(99)).cursor?.step).toBe(4);
  expect(told(source, goto(-1)).cursor?.step).toBe(4);
});

test("everything is shown on request, and never past an open question", () => {
  const all = { kind: "everything", step: 1 } as const;
  expect(told(pageSource(page(hand())), all).replay?.ahead.length).toBe(4);
  expect(told(pageSource(page(hand({ questions: [question] }))), all).replay?.ahead.length).toBe(2);
});

test("nothing goes past an open question, and the hand's names are hidden there", () => {
  const view = told(pageSource(page(hand({ questions: [question] }))), goto(4));
  expect(view.cursor?.step).toBe(2);
  expect(view.question?.answered).toBeNull();
  expect(view.seats.every((seat) => seat.hand === null)).toBe(true);
});

test("an answer is graded, explained, counted once, and opens the way", () => {
  const source = pageSource(page(hand({ questions: [question] })));
  const answer = (text: string): CommandMessage => ({ kind: "answer", question: 0, answer: text });
  const view = told(source, goto(2), answer("West"), answer("You"));
  expect(view.question).toMatchObject({ answered: "West", right: false, explain: "The ace plays." });
  expect(view.replay).toMatchObject({ right: 0, asked: 1 });
  expect(told(source, goto(-1)).cursor?.step).toBe(4);
});

test("every change is told, and a version is never used twice", () => {
  const source = pageSource(page(hand()));
  const versions: (number | undefined)[] = [];
  const stop = source.subscribe(() => versions.push(source.get()?.version));
  for (const step of [1, 2, 1]) source.send(goto(step));
  stop();
  source.send(goto(0));
  expect(versions).toEqual([1, 2, 3]);
});

test("what a page cannot do changes nothing", () => {
  const source = pageSource(page(hand()));
  const before = source.get();
  const others: ReadonlyArray<CommandMessage> = [
    { kind: "annotate", step: 0, text: "x" },
    { kind: "hand", step: 7 },
    { kind: "line", step: 3 },
    { kind: "answer", question: 5, answer: "x" },
    { kind: "act", action: { kind: "fold" } },
    {},
  ];
  expect(told(source, ...others)).toBe(before);
});

test("a branch is chosen at its step, goes its own way, and leads back", () => {
  const say = { key: "fact-plain", args: { text: "calls" } };
  const source = pageSource(page(hand({ lines: [{ step: 2, say, frames: [away(3)], clauses: [] }] })));
  const named: ReadonlyArray<BranchView> = [{ id: 0, say }];
  expect(told(source, goto(2)).replay?.branches).toEqual(named);
  const there = told(source, { kind: "line", step: 0 }, goto(-1));
  expect([there.cursor?.step, there.cursor?.last, there.title.args["text"], there.replay?.line]).toEqual([
    3,
    3,
    "away",
    0,
  ]);
  const back = told(source, { kind: "line", step: -1 });
  expect([back.cursor?.step, back.cursor?.last, back.replay?.line]).toEqual([2, 4, null]);
});

test("no branch is told while a question is open", () => {
  const say = { key: "fact-plain", args: { text: "calls" } };
  const source = pageSource(
    page(hand({ questions: [question], lines: [{ step: 1, say, frames: [away(2)], clauses: [] }] })),
  );
  expect(told(source, goto(1), { kind: "line", step: 0 }).replay?.line).toBeNull();
});

test("several hands keep their places' answers, and one score", () => {
  const source = pageSource(page(hand({ questions: [question] }), hand({ questions: [question] })));
  const answer: CommandMessage = { kind: "answer", question: 0, answer: "You" };
  const view = told(source, answer, { kind: "hand", step: 1 }, goto(2));
  expect([view.replay?.hand, view.replay?.right, view.replay?.questions]).toEqual([1, 1, 2]);
  expect(view.question?.answered).toBeNull();
  expect(source.hands()).toHaveLength(2);
});

test("details are there where the page has them", () => {
  const details = { step: 1, shares: [], exact: true, deals: "820", odds: null, decision: null };
  const source = pageSource(page(hand({ details: { 1: details } })));
  expect(told(source, goto(1)).replay?.details).toEqual(details);
  expect(told(source, goto(2)).replay?.details).toBeNull();
  expect(told(source).may).toContain("details");
});

test.each([
  ["29.5", true],
  ["29,5 %", true],
  ["31", false],
  ["", false],
  ["a third", false],
  ["1e1", false],
  ["0x1d", false],
])("the number %j within 29..30: %s", (answer, is) => {
  expect(right({ ...question, bounds: [29, 30] }, answer)).toBe(is);
});

// ---- mounted -------------------------------------------------------------------------------------------------------

let el: HTMLElement;
let end: () => void = () => undefined;
beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  end();
  end = () => undefined;
  el.remove();
});

function press(key: string, how: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  el.querySelector(".hw")?.dispatchEvent(event);
  return event;
}

const spoken = (): string | undefined => el.querySelector("[role=log]")?.lastElementChild?.textContent ?? undefined;

test("a mounted page steps by keys and tells each step", () => {
  end = mountPage(el, page(hand()));
  press("ArrowRight");
  expect(spoken()).toBe("line 1");
  press("End");
  expect(spoken()).toBe("line 4");
  press("Home");
  press("ArrowRight");
  expect(spoken()).toBe("line 1");
});

test("a mounted page asks, and steps no further until it is answered", () => {
  end = mountPage(el, page(hand({ questions: [question] })));
  press("End");
  expect(spoken()).toBe("line 2");
  el.querySelector<HTMLButtonElement>(".hw-answers .hw-answer")?.click();
  expect(el.querySelector(".hw-question [role=status]")?.textContent).toContain("The ace plays.");
  press("ArrowRight");
  expect(spoken()).toBe("line 3");
});

test("a page of several hands opens with their list; Ctrl and arrows walk through them", () => {
  end = mountPage(el, page(hand(), hand({ line: { ...hand().line, hand: 1 } })));
  expect(el.querySelectorAll(".hw-handlist button")).toHaveLength(2);
  press("Escape");
  expect(el.querySelector(".hw-handlist")).toBeNull();
  expect(press("ArrowRight", { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(el.querySelector<HTMLElement>(".hw [aria-disabled=true][aria-label='Next hand']")).not.toBeNull();
});

test("the clause behind a step leads to its words", () => {
  end = mountPage(el, page(hand()));
  press("ArrowRight");
  el.querySelector<HTMLButtonElement>(".hw-question .hw-link")?.click();
  expect(el.querySelector(".hw-rules")?.textContent).toContain("You may check.");
});

import { expect, test } from "vitest";
import type { CursorView, QuestionView, View } from "../src/contract";
import { type Film, type FilmQuestion, film, right } from "../src/film";
import { fixture } from "./table";

const open: QuestionView = {
  id: 0,
  text: "Who wins?",
  kind: "choice",
  choices: [],
  hint: "",
  answered: null,
  right: null,
  explain: "",
};
const question: FilmQuestion = { step: 2, open, accept: ["You"], bounds: null, explain: "The ace plays." };
const frames = Array.from({ length: 5 }, (_, step): View => {
  const cursor: CursorView = { step, last: 4, live: false, marks: [{ step, kind: "action", letter: "" }] };
  return { ...fixture("replay"), version: step, question: null, cursor };
});
const hand = (questions: ReadonlyArray<FilmQuestion> = []): Film => ({ frames, questions, words: "", lang: "en" });

test("it steps, and keeps what has been seen on the track", () => {
  const source = film(hand());
  for (const step of [3, 1]) source.send({ kind: "goto", step });
  expect([source.get()?.cursor?.step, source.get()?.cursor?.marks[0]?.step]).toEqual([1, 3]);
});

test("nothing goes past an open question, and the hand's names are hidden there", () => {
  const source = film(hand([question]));
  source.send({ kind: "goto", step: 4 });
  expect(source.get()?.cursor?.step).toBe(2);
  expect(source.get()?.question?.answered).toBeNull();
  expect(source.get()?.seats.every((seat) => seat.hand === null)).toBe(true);
});

test("an answer is graded, explained, and opens the way", () => {
  const source = film(hand([question]));
  source.send({ kind: "goto", step: 2 });
  source.send({ kind: "answer", question: 0, answer: "West" });
  expect(source.get()?.question).toMatchObject({ answered: "West", right: false, explain: "The ace plays." });
  source.send({ kind: "goto", step: -1 });
  expect(source.get()?.cursor?.step).toBe(4);
});

test("every change is told, and a version is never used twice", () => {
  const source = film(hand());
  const versions: (number | undefined)[] = [];
  const stop = source.subscribe(() => versions.push(source.get()?.version));
  for (const step of [1, 2, 1]) source.send({ kind: "goto", step });
  stop();
  source.send({ kind: "goto", step: 0 });
  expect(versions).toEqual([1, 2, 3]);
});

test.each([
  ["29.5", true],
  ["29,5 %", true],
  ["31", false],
  ["", false],
  ["a third", false],
])("the number %j within 29..30: %s", (answer, is) => {
  expect(right({ ...question, bounds: [29, 30] }, answer)).toBe(is);
});

// How does a hand step without a kernel?  The frames are all there; the page keeps the place and grades by the question's own data.
import type { CommandMessage, QuestionView, View } from "./contract";
import type { Source } from "./mount";

/** A question at its step, with what is right: ids of choices, or the least and the greatest number. */
export interface FilmQuestion {
  readonly step: number;
  /** As it is shown while it is open. */
  readonly open: QuestionView;
  readonly accept: ReadonlyArray<string>;
  readonly bounds: readonly [number, number] | null;
  readonly explain: string;
}

/** One hand as one viewpoint may see it: a view a step, the questions, and the words of one language. */
export interface Film {
  readonly frames: ReadonlyArray<View>;
  readonly questions: ReadonlyArray<FilmQuestion>;
  readonly words: string;
  readonly lang: string;
  readonly rules?: ReadonlyArray<readonly [string, string]>;
}

/** A film as the source of a mounted table: it steps, asks and answers by itself. */
export function film(hand: Film): Source {
  const given = new Map<number, string>();
  const watching = new Set<() => void>();
  let [step, furthest, version] = [0, 0, 0];
  let view = frame();

  function stop(): number {
    return Math.min(
      hand.frames.length - 1,
      ...hand.questions.filter((question) => !given.has(question.open.id)).map((question) => question.step),
    );
  }

  function frame(): View {
    const shown = hand.frames[step] as View;
    const cursor = hand.frames[furthest]?.cursor ?? shown.cursor;
    const here = hand.questions.filter((question) => question.step === step);
    const asked = here.find((question) => !given.has(question.open.id)) ?? here.at(-1);
    const open = asked !== undefined && !given.has(asked.open.id);
    const seats = open ? shown.seats.map((seat) => ({ ...seat, hand: null, hand_detail: null })) : shown.seats;
    return {
      ...shown,
      version,
      seats,
      cursor: cursor && { ...cursor, step },
      question: asked ? answered(asked, given.get(asked.open.id)) : null,
    };
  }

  function obey(command: CommandMessage): void {
    if (command.kind === "goto") {
      const last = hand.frames.length - 1;
      step = Math.min((command.step ?? 0) < 0 ? last : (command.step ?? 0), stop());
      furthest = Math.max(furthest, step);
    } else if (command.kind === "answer") given.set(command.question ?? -1, command.answer ?? "");
    else return;
    version += 1;
    view = frame();
    for (const changed of watching) changed();
  }

  return {
    get: () => view,
    words: () => hand.words,
    lang: () => hand.lang,
    languages: () => [hand.lang],
    rules: () => hand.rules ?? [],
    send: obey,
    subscribe: (changed) => {
      watching.add(changed);
      return () => watching.delete(changed);
    },
  };
}

function answered(question: FilmQuestion, answer: string | undefined): QuestionView {
  if (answer === undefined) return question.open;
  return { ...question.open, answered: answer, right: right(question, answer), explain: question.explain };
}

/** A choice is right by its id; a number within the bounds, with a comma or a point, with or without a percent sign. */
export function right({ accept, bounds }: FilmQuestion, answer: string): boolean {
  if (bounds === null) return accept.includes(answer);
  const text = answer.replace(",", ".").replace("%", "").trim();
  return text !== "" && Number(text) >= bounds[0] && Number(text) <= bounds[1];
}

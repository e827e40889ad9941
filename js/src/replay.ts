// Where in the hand are we, and what may be asked here?  For a replay, and for the finished hand of a table.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { ChoiceView, CursorView, MarkView, QuestionView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { icon } from "./icons";
import { slips } from "./note";
import { link } from "./rules";
import { shapeIcon } from "./shapes";
import { score } from "./study";
import { word } from "./words";

export function replay(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  return html`<div class="hw-replay">
    ${ui.narrow ? slips(desk) : nothing}
    ${view.question ? question(desk, view.question) : caption(desk)}
    <div class="hw-scrub">${transport(desk)}${view.cursor ? track(desk, view.cursor) : nothing}</div>
  </div>`;
}

/** What happened here, in a sentence, and the way back to a table that waits. */
function caption(desk: Desk): TemplateResult {
  const { view } = desk;
  const back =
    view.mode === "replay"
      ? nothing
      : html`<button class="hw-answer" data-hw="present" @click=${() => desks.present(desk)}>${word(desk, "to-the-table")}</button>`;
  return html`<div class="hw-question"><p class="hw-question-text" data-plain>${told(desk)}<small>${clause(desk)}${score(desk)}</small></p>${back}${lines(desk)}</div>`;
}

function clause(desk: Desk): TemplateResult | typeof nothing {
  const id = desk.view.replay?.clause ?? "";
  return id === "" ? nothing : link(desk, id);
}

/** The lines of this step as one sentence; of the deal only the first, of an end not who is out. */
function told(desk: Desk): string {
  const { log, cursor } = desk.view;
  const here = log.filter((line) => line.step === cursor?.step);
  const most = cursor?.step === 0 ? here.slice(0, 1) : here.filter((line) => line.kind !== "out");
  return (most.length > 0 ? most : log.slice(-1)).map((line) => desk.say(line.say)).join("; ");
}

/** What if: the branches that leave the hand here, or the way back to it. */
function lines(desk: Desk): TemplateResult | typeof nothing {
  const replay = desk.view.replay;
  const to = (line: number) => () => desk.send({ kind: "line", step: line });
  if (!replay || (replay.line === null && replay.branches.length === 0)) return nothing;
  const main = html`<button class="hw-answer" data-hw="line" @click=${to(-1)}>${icon.back()}${word(desk, "line-main")}</button>`;
  return html`<div class="hw-answers" role="group" aria-label=${word(desk, "lines")}>${
    replay.line !== null
      ? main
      : replay.branches.map(
          (branch) =>
            html`<button class="hw-answer" data-hw="line" @click=${to(branch.id)}>${icon.other()}${desk.say(branch.say)}</button>`,
        )
  }</div>`;
}

function transport(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  const step = view.cursor?.step ?? 0;
  const end = desks.stopped(view) || step >= (view.cursor?.last ?? 0);
  const stopped = desks.stopped(view);
  return html`<div class="hw-transport" role="group" aria-label=${word(desk, "replay")}>
    ${handButton(desk, "hand-previous", -1)}${button(desk, "first", icon.first(), step === 0, () => desks.goto(desk, 0))}
    ${button(desk, "previous", icon.back(), step === 0, () => desks.walk(desk, -1))}
    ${button(desk, ui.playing ? "pause" : "play", ui.playing ? icon.pause() : icon.play(), end, () => desks.goOn(desk))}
    ${button(desk, stopped ? "answer-first" : "forward", icon.forward(), end, () => (stopped ? desk.focus("question") : desks.walk(desk, 1)))}${handButton(desk, "hand-next", 1)}
  </div>`;
}

/** The hand before or after, where there are several. */
function handButton(desk: Desk, key: string, way: 1 | -1): TemplateResult | typeof nothing {
  const replay = desk.view.replay;
  if (!replay || replay.hands < 2) return nothing;
  const off = replay.hand + way < 0 || replay.hand + way >= replay.hands;
  return button(desk, key, way < 0 ? icon.hand(true) : icon.hand(false), off, () => desks.walkHand(desk, way));
}

function button(desk: Desk, key: string, sign: TemplateResult, off: boolean, press: () => void): TemplateResult {
  const label = word(desk, key);
  return html`<button class="hw-transport-button" ?data-bare=${key === "first"} aria-label=${label} title=${label} aria-disabled=${off}
    @click=${press}>${sign}</button>`;
}

// ---- the track -----------------------------------------------------------------------------------------------------

function track(desk: Desk, cursor: CursorView): TemplateResult {
  const end = trackEnd(desk, cursor);
  const hidden = desks.stopped(desk.view) || end < cursor.last;
  const slide = (event: Event) => desks.goto(desk, Number((event.target as HTMLInputElement).value));
  return html`<div class="hw-track" ?data-hidden=${hidden}>
    <div class="hw-track-line">
      <i class="hw-track-rule"></i>
      ${marks(cursor, end).map((mark) => sign(desk, mark, end))}
      <input type="range" min="0" max=${Math.max(1, end)} step="1" .value=${live(String(cursor.step))} data-hw="track"
        aria-label=${word(desk, "step-of-hand")} aria-valuetext=${stepText(desk, cursor)} @input=${slide} />
    </div>
    ${hidden ? html`<i class="hw-track-band" title=${word(desk, "hidden-end")}></i>` : nothing}
  </div>`;
}

/** The last step that may be seen: what follows a question, and what a spoiler-free hand keeps back, has no length. */
function trackEnd(desk: Desk, cursor: CursorView): number {
  if (desks.stopped(desk.view)) return Math.max(1, cursor.step);
  const known = Math.max(cursor.step, ...cursor.marks.map((mark) => mark.step));
  return cursor.marks.some((mark) => mark.kind === "end") || known >= cursor.last ? cursor.last : Math.max(1, known);
}

const ORDER: ReadonlyArray<MarkView["kind"]> = ["action", "street", "note", "question"];

/** The marks up to the end of the track, those that lie on top last. */
export function marks(cursor: CursorView, end: number): ReadonlyArray<MarkView> {
  const shown = cursor.marks.filter((mark) => mark.kind !== "end" && mark.step <= end);
  return ORDER.flatMap((kind) => shown.filter((mark) => mark.kind === kind));
}

function sign(desk: Desk, mark: MarkView, end: number): TemplateResult {
  const at = `left:${(100 * mark.step) / Math.max(1, end)}%`;
  switch (mark.kind) {
    case "street":
      return html`<i class="hw-mark-street" style=${at} ?data-start=${mark.step === 0}><b>${streetLetter(desk, mark)}</b></i>`;
    case "question":
      return html`<i class="hw-mark-question" style=${at}>?</i>`;
    case "note":
      return html`<i class="hw-mark-note" style=${at}>${icon.note()}</i>`;
    default:
      return html`<i class="hw-mark-action" style=${at}></i>`;
  }
}

/** The first street is spelt out where there is room. */
function streetLetter(desk: Desk, mark: MarkView): string {
  const first = desk.view.log[0]?.street;
  return mark.step === 0 && first && !desk.ui.narrow ? word(desk, "street", { street: first }) : mark.letter;
}

function stepText(desk: Desk, cursor: CursorView): string {
  return `${word(desk, "step-number", { step: cursor.step })}. ${desk.say(desk.view.log.at(-1)?.say ?? null)}`;
}

// ---- questions -----------------------------------------------------------------------------------------------------

function question(desk: Desk, asked: QuestionView): TemplateResult {
  const open = asked.answered === null;
  return html`<div class="hw-question" data-hw="question" tabindex="-1" ?data-right=${asked.right === true} ?data-wrong=${asked.right === false}>
    <p class="hw-question-text">${asked.text}${open ? hint(desk, asked) : outcome(desk, asked)}</p>
    <div class="hw-answers" role="group" aria-label=${asked.text}>
      ${asked.kind === "choice" ? asked.choices.map((choice) => answer(desk, asked, choice)) : open ? typed(desk, asked) : nothing}
    </div>
  </div>`;
}

function hint(desk: Desk, asked: QuestionView): TemplateResult | typeof nothing {
  if (asked.hint === "") return nothing;
  if (desk.ui.hint) return html`<small>${asked.hint}</small>`;
  return html` <button class="hw-link" @click=${() => desk.set({ hint: true })}>${word(desk, "hint")}</button>`;
}

function outcome(desk: Desk, asked: QuestionView): TemplateResult {
  const key = asked.right === null ? "answered" : asked.right ? "right" : "wrong";
  return html`<small role="status"><b>${word(desk, key)}</b> ${asked.explain}</small>`;
}

function answer(desk: Desk, asked: QuestionView, choice: ChoiceView): TemplateResult {
  const seat = desks.seatOf(desk.view, choice.seat);
  return html`<button class="hw-answer" aria-pressed=${asked.answered === choice.id} aria-disabled=${asked.answered !== null}
    @click=${() => give(desk, asked, choice.id)}>${seat ? shapeIcon(seat.shape, 12) : nothing}${desk.say(choice.say)}</button>`;
}

function typed(desk: Desk, asked: QuestionView): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    if (desk.ui.answer.trim() !== "") give(desk, asked, desk.ui.answer.trim());
  };
  return html`<form class="hw-typed" @submit=${submit}>
    <input type="text" inputmode="decimal" autocomplete="off" maxlength="24" aria-label=${word(desk, "your-answer")} .value=${live(desk.ui.answer)}
      @input=${(event: Event) => desk.set({ answer: (event.target as HTMLInputElement).value })} />
    <button class="hw-answer">${word(desk, "answer")}</button></form>`;
}

function give(desk: Desk, asked: QuestionView, text: string): void {
  if (asked.answered === null) desk.send({ kind: "answer", question: asked.id, answer: text });
}

// What lies on the paper under the cloth: the ask, the sizes, and the three buttons in their fixed places.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { type Amount, amountOf, nudged, placeOf, totalAt } from "./amount";
import type { AskView, Message, RaiseView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { duel } from "./duel";
import { note } from "./note";
import { big, chip } from "./press";
import { replay } from "./replay";
import type { Button } from "./ui";
import { verdicts } from "./verdicts";
import { BESIDE, own, word } from "./words";

/** The controls that fit the view: a decision, the end of a hand, the past, or waiting. */
export function controls(desk: Desk): TemplateResult {
  const { view } = desk;
  if (desks.walking(view)) return replay(desk);
  if (view.hand_over || view.match_over) return verdicts(desk);
  if (view.ask && view.ask.lock.length > 0) return duel(desk, view.ask);
  return play(desk);
}

function play(desk: Desk): TemplateResult {
  const { view, ui } = desk;
  const size = view.ask?.raise_to ?? null;
  return html`<div class="hw-play" aria-busy=${desks.pending(desk)}>
    ${asked(desk)}
    ${ui.narrow && ui.note ? note(desk) : ui.asking ? nothing : size ? sizes(desk, size) : view.ask ? nothing : meanwhile(desk)}
    ${ui.asking ? confirmation(desk) : buttons(desk)}
    ${!ui.narrow && ui.note ? note(desk) : nothing}
  </div>`;
}

function asked(desk: Desk): TemplateResult {
  const [question, detail] = questionOf(desk);
  const problem = desks.amount(desk)?.problem ?? null;
  const late = desks.pending(desk) ? html`<span class="hw-late">${word(desk, "late")}</span>` : nothing;
  return html`<div class="hw-ask">
    <p class="hw-ask-q">${desk.say(question)}</p> ${problem && !desk.ui.asking ? wrong(desk, problem) : html`<p class="hw-ask-d">${desk.say(detail)} ${late}</p>`}
    ${clock(desk)}
  </div>`;
}

/** What is wrong with the typed amount stands where nothing else moves for it. */
function wrong(desk: Desk, problem: Message): TemplateResult {
  return html`<p class="hw-ask-d hw-problem" id=${`${desk.id}-problem`} role="alert">${desk.say(problem)}</p>`;
}

function questionOf(desk: Desk): readonly [Message, Message | null] {
  const { view, ui } = desk;
  const ask = view.ask;
  if (!ask) return waitingFor(desk);
  if (ui.asking) return [own(confirmKey(desk), sums(desk, ask)), own(`${confirmKey(desk)}-detail`)];
  const seat = desks.seatOf(view, ask.seat);
  const owed = ask.call === null ? own("ask-free") : own("ask-call", { chips: ask.call });
  const question = seat && !seat.you ? own("ask-seat", { name: seat.name, ask: owed }) : owed;
  return [question, own("ask-pot", { chips: ask.pot })];
}

function waitingFor(desk: Desk): readonly [Message, Message | null] {
  const { view } = desk;
  const seat = desks.seatOf(view, view.to_act);
  return [
    seat ? own("waiting", { name: seat.name }) : own("waiting-nobody"),
    own("pot-now", { chips: view.pot.total }),
  ];
}

function sums(desk: Desk, ask: AskView): Message["args"] {
  return { chips: desk.ui.asking === "call" ? (ask.call ?? 0) : (desks.amount(desk)?.total ?? 0) };
}

/** The key of the question that a move waits for. */
function confirmKey(desk: Desk): string {
  const { asking } = desk.ui;
  return asking === "call" && desk.view.ask?.call_is_all_in
    ? "confirm-call-all-in"
    : `confirm-${dashed(asking ?? "call")}`;
}

const dashed = (name: string): string => name.replace("_", "-");

function clock(desk: Desk): TemplateResult | typeof nothing {
  const left = desk.ui.left;
  if (left === null || !desk.view.ask) return nothing;
  const share = Math.min(1, (left * 1000) / Math.max(1, desk.view.ask.deadline_ms ?? 1));
  return html`<div class="hw-clock" ?data-low=${left <= 5}>
    <span class="hw-clock-bar"><i style=${`transform:scaleX(${share})`}></i></span>
    <span>${word(desk, "seconds", { seconds: left })}</span>
  </div>`;
}

// ---- sizes -------------------------------------------------------------------------------------------------------

function sizes(desk: Desk, size: RaiseView): TemplateResult {
  const amount = amountOf(size, desk.ui.amount);
  return html`<div class="hw-size" @focusout=${() => desk.set({ ghostRaise: null })}>
    <div class="hw-presets" role="group" aria-label=${word(desk, "presets")}>${size.presets.map(({ label, total }) => preset(desk, label, total, amount))}</div>
    ${slider(desk, size, amount)}
    ${field(desk, size, amount)}
  </div>`;
}

function preset(desk: Desk, label: Message, total: number, amount: Amount): TemplateResult {
  const chosen = amount.total === total;
  return html`<button class="hw-preset" aria-pressed=${chosen} title=${word(desk, "total", { chips: total })}
    @click=${() => desks.choose(desk, total)}>${desk.say(label)}</button>`;
}

function slider(desk: Desk, size: RaiseView, amount: Amount): TemplateResult {
  const place = placeOf(size, amount.total ?? size.least);
  const slide = (event: Event) => desks.choose(desk, totalAt(size, Number((event.target as HTMLInputElement).value)));
  return html`<input class="hw-slider" type="range" min="0" max="1000" step="1" data-hw="slider" .value=${live(String(place))}
    style=${`--at:${place / 10}%`} aria-label=${word(desk, "amount")} aria-valuetext=${word(desk, "total", { chips: amount.total ?? size.least })}
    @input=${slide} @wheel=${wheel(desk, size)} />`;
}

function field(desk: Desk, size: RaiseView, amount: Amount): TemplateResult {
  const nudge = (way: 1 | -1) => () => desks.choose(desk, nudged(size, amount.total, way));
  const type = (event: Event) => {
    const text = (event.target as HTMLInputElement).value;
    desk.set({ amount: text, ghostRaise: amountOf(size, text).total, note: null });
  };
  return html`<div class="hw-number" ?data-invalid=${amount.problem !== null}>
    <button tabindex="-1" aria-label=${word(desk, "less")} @click=${nudge(-1)}>−</button>
    <input class="hw-amount" type="text" inputmode="numeric" autocomplete="off" spellcheck="false" maxlength="12" data-hw="amount"
      .value=${live(amount.text)} aria-label=${word(desk, "amount")} aria-invalid=${amount.problem !== null}
      aria-describedby=${amount.problem ? `${desk.id}-problem` : nothing}
      @input=${type} @focus=${() => desk.set({ ghostRaise: amount.total })} @wheel=${wheel(desk, size)} />
    <button tabindex="-1" aria-label=${word(desk, "more")} @click=${nudge(1)}>+</button>
  </div>`;
}

/** The wheel turns the amount only while its control has the focus; the notebook scrolls otherwise. */
function wheel(desk: Desk, size: RaiseView) {
  const handleEvent = (event: WheelEvent) => {
    const target = event.currentTarget as HTMLElement;
    if ((target.getRootNode() as Document | ShadowRoot).activeElement !== target) return;
    event.preventDefault();
    desks.choose(desk, nudged(size, desks.amount(desk)?.total ?? null, event.deltaY < 0 ? 1 : -1));
  };
  return { handleEvent, passive: false };
}

// ---- buttons -----------------------------------------------------------------------------------------------------

interface Move {
  readonly button: Button;
  readonly label: Message;
  readonly small: Message | null;
  readonly possible: boolean;
  readonly press: (desk: Desk) => void;
}

function buttons(desk: Desk): TemplateResult {
  return html`<div class="hw-buttons">${movesOf(desk).map((move) => moveButton(desk, move))}</div>`;
}

function movesOf(desk: Desk): ReadonlyArray<Move> {
  const ask = desk.view.ask;
  return [
    { button: "fold", label: own("fold"), small: null, possible: ask?.fold ?? false, press: desks.fold },
    {
      button: "call",
      label: callLabel(ask),
      small: null,
      possible: ask !== null && (ask.check || ask.call !== null),
      press: desks.checkOrCall,
    },
    {
      button: "raise_to",
      label: raiseLabel(desk, ask),
      small: raiseSmall(desk, ask),
      possible: Boolean(ask?.raise_to),
      press: desks.raiseTo,
    },
  ];
}

function callLabel(ask: AskView | null): Message {
  if (!ask || ask.check || ask.call === null) return own(ask?.refusals.call && !ask.check ? "call" : "check");
  return own(ask.call_is_all_in ? "call-all-in" : "call-chips", { chips: ask.call });
}

function raiseLabel(desk: Desk, ask: AskView | null): Message {
  const total = desks.amount(desk)?.total ?? null;
  if (!ask?.raise_to) return own("raise");
  return total === null ? own(ask.raise_to.word) : own(`${ask.raise_to.word}-to`, { chips: total });
}

function raiseSmall(desk: Desk, ask: AskView | null): Message | null {
  const size = ask?.raise_to;
  const total = desks.amount(desk)?.total ?? null;
  if (!size) return null;
  if (total === null) return own("at-least", { least: size.least });
  if (total === size.most) return own("everything");
  return size.price === 0
    ? own("at-least", { least: size.least })
    : own("raise-by", { by: total - size.price, least: size.least });
}

function moveButton(desk: Desk, move: Move): TemplateResult {
  const why = !move.possible && desks.refusal(desk, move.button) !== undefined;
  const [label = "", ...beside] = desk.say(move.label).split(BESIDE);
  return big({
    label,
    small: [...beside, desk.say(why ? own("why-not") : move.small)].filter(Boolean).join(BESIDE),
    press: (event) => press(desk, event, move.press),
    part: move.button,
    primary: move.button === "call",
    off: !move.possible || desks.pending(desk),
    pending: desks.pending(desk),
    ...(why ? { why, expanded: desk.ui.note === move.button } : {}),
  });
}

/** A double click is one click; a press by pointer hands the focus to the table, so that Space cannot repeat it. */
function press(desk: Desk, event: MouseEvent, move: (desk: Desk) => void): void {
  if (event.detail > 1) return;
  move(desk);
  if (event.detail === 1 && desks.pending(desk)) desk.focus("");
}

function confirmation(desk: Desk): TemplateResult {
  const asking = desk.ui.asking ?? "call";
  const args = desk.view.ask ? sums(desk, desk.view.ask) : {};
  const answer = (move: (desk: Desk) => void) => (event: MouseEvent) => press(desk, event, move);
  return html`<div class="hw-buttons" data-two role="group" aria-label=${word(desk, confirmKey(desk), args)}>
    ${big({ label: word(desk, asking === "fold" ? "fold-anyway" : "back"), press: answer(desks.decline), part: "decline" })}
    ${big({ label: word(desk, `${confirmKey(desk)}-yes`, args), press: answer(desks.confirm), part: "confirm", primary: true })}
  </div>`;
}

// ---- while others act ----------------------------------------------------------------------------------------------

function meanwhile(desk: Desk): TemplateResult {
  const { view } = desk;
  const step = () =>
    chip(html`${word(desk, "step")} <kbd>${word(desk, "key-space")}</kbd>`, () => desk.advance("one"), "step");
  return html`<div class="hw-size" data-meanwhile>
    ${view.may.includes("preselect") ? preselections(desk) : nothing}
    <span class="hw-space"></span>
    ${view.waiting && desks.speed(desk) === "step" ? step() : nothing}
    ${view.waiting ? chip(word(desk, "to-my-turn"), () => desk.advance("you"), "skip") : nothing}
  </div>`;
}

const PRESELECTIONS = ["check", "check_fold", "call_any", "all_in"] as const;

function preselections(desk: Desk): TemplateResult {
  const chosen = desk.view.preselected ?? "";
  return html`<div class="hw-presets" role="group" aria-label=${word(desk, "preselect")}>${PRESELECTIONS.map(
    (what) => html`<button class="hw-preset" aria-pressed=${chosen === what}
      @click=${() => desk.send({ kind: "preselect", what: chosen === what ? "" : what })}>${word(desk, `preselect-${dashed(what)}`)}</button>`,
  )}</div>`;
}

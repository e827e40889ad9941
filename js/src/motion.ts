// How did it come to this?  The final picture is drawn at once; what is new moves in, each thing from its cause. Transform and opacity only.
import { amountText } from "./chips";
import type { LogLine, View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const DEAL = { each: 140, apart: 45 };
const FLIP = { each: 180, apart: 60 };
const BET = 160;
const SWEEP = 260;
const RETURN = 240;
const POT = { each: 420, rest: 300 };
const TINT = 120;
const HURRY = 1200;

export interface Motion {
  /** Remember what lies in front of the players, before the next view takes it away. */
  readonly capture: () => void;
  /** Animate what a drawn view brought; the answer is how long it takes, in ms. */
  readonly play: (desk: Desk, before: View | null) => number;
  /** Everything stands at its end; whether anything was still moving. */
  readonly finish: () => boolean;
}

export function motion(root: HTMLElement): Motion {
  let running: ReadonlyArray<Animation> = [];
  let bets: ReadonlyArray<Element> = [];
  let flying: ReadonlyArray<Element> = [];

  const finish = (): boolean => {
    const moving = running.some((animation) => animation.playState !== "finished");
    for (const animation of running) animation.finish();
    for (const element of flying) element.remove();
    [running, flying] = [[], []];
    return moving;
  };

  const play = (desk: Desk, before: View | null): number => {
    const lines = news(desk, before);
    if (lines.length === 0 || desk.ui.speed === "instant" || typeof root.animate !== "function") return 0;
    const film = new Film(root, desk, before, bets);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) film.tint(lines);
    else film.run(lines);
    [running, flying] = [film.animations, film.flying];
    return paced(film, desk);
  };

  return {
    capture: () => {
      finish();
      bets = [...root.querySelectorAll(".hw-bet")];
    },
    play,
    finish,
  };
}

/** The lines that a view brings: none on the way back, none of a hand that was there before the mount, unless it was dealt just now. */
export function news({ view }: Desk, before: View | null): ReadonlyArray<LogLine> {
  if (before === null) return view.log.every((line) => line.kind === "hand" || line.kind === "post") ? view.log : [];
  if (before.hand !== view.hand) return view.log;
  const back = desks.walking(view) && (before.cursor?.step ?? 0) >= (view.cursor?.step ?? 0);
  const seen = before.log.at(-1)?.n ?? -1;
  return back ? [] : view.log.filter((line) => line.n > seen);
}

/** Slow is slower; once you have folded, the rest takes little more than a second. */
function paced(film: Film, desk: Desk): number {
  const folded = desks.mine(desk.view)?.state === "folded" && film.end > HURRY;
  const rate = desk.ui.speed === "slow" ? 0.6 : folded ? film.end / HURRY : 1;
  for (const animation of film.animations) animation.playbackRate = rate;
  return film.end / rate;
}

/** One view's movements on one time line. */
class Film {
  readonly animations: Animation[] = [];
  readonly flying: Element[] = [];
  end = 0;
  private board: number;
  private swept = false;
  private revealed = false;
  private readonly zoom: number;

  constructor(
    private readonly root: HTMLElement,
    private readonly desk: Desk,
    before: View | null,
    private readonly bets: ReadonlyArray<Element>,
  ) {
    this.board = before?.hand === desk.view.hand ? before.board.length : 0;
    this.zoom = root.getBoundingClientRect().width / root.offsetWidth || 1;
  }

  run(lines: ReadonlyArray<LogLine>): void {
    for (const line of lines) this.show(line);
  }

  /** Without movement: one short tint on what has changed. */
  tint(lines: ReadonlyArray<LogLine>): void {
    const seats = lines.map((line) => this.plate(line.seat));
    for (const element of [...seats, ...this.cards(lines.flatMap((line) => line.cards).length)]) {
      this.move(element, [{ opacity: 0.5 }, { opacity: 1 }], TINT, 0);
    }
    this.end = TINT;
  }

  private show(line: LogLine): void {
    switch (line.kind) {
      case "hand":
        this.deal();
        break;
      case "post":
      case "call":
      case "bet":
      case "raise":
        this.slide(line);
        break;
      case "street":
        this.street(line);
        break;
      case "lock":
      case "show":
        this.rise(line);
        break;
      case "return":
        this.fly(line, RETURN, 0);
        break;
      case "win":
        this.reveal();
        this.fly(line, POT.each, POT.rest);
    }
  }

  private deal(): void {
    const cards = [...this.root.querySelectorAll<HTMLElement>("[data-deal]")];
    const place = (card: HTMLElement): number => Number(card.dataset["deal"]);
    for (const card of cards.sort((a, b) => place(a) - place(b))) {
      this.move(card, [this.from(card, this.middle()), {}], DEAL.each, this.end);
      this.end += DEAL.apart;
    }
    this.end += DEAL.each;
  }

  private slide(line: LogLine): void {
    const bet = this.root.querySelector(`[data-bet="${line.seat}"]`);
    if (bet) this.move(bet, [this.from(bet, this.plate(line.seat)), {}], BET, this.end);
    this.end += bet ? BET : 0;
  }

  private street(line: LogLine): void {
    this.sweep();
    for (const card of this.cards(line.cards.length)) {
      this.move(card, [{ transform: "scaleX(0)" }, { transform: "none" }], FLIP.each, this.end);
      this.end += FLIP.apart;
    }
    this.end += line.cards.length > 0 ? FLIP.each : 0;
  }

  /** What lay in front of the players slides to the pot; its pictures are the old ones, on loan. */
  private sweep(): void {
    if (this.swept) return;
    this.swept = true;
    const pot = this.middle();
    for (const bet of this.bets) {
      const ghost = this.loan(bet.cloneNode(true) as HTMLElement, bet.parentElement);
      if (ghost) this.move(ghost, [{ opacity: 1 }, { ...this.to(ghost, pot), opacity: 0 }], SWEEP, this.end, "both");
    }
    this.end += this.bets.length > 0 ? SWEEP : 0;
  }

  private rise(line: LogLine): void {
    const seat = this.plate(line.seat)?.parentElement;
    const cards = [...(seat?.querySelectorAll(".hw-pair .hw-card") ?? [])];
    for (const card of cards) this.move(card, [{ transform: "translateY(40%)", opacity: 0 }, {}], FLIP.each, this.end);
    this.end += cards.length > 0 ? FLIP.each : 0;
  }

  /** How it ends is not told before the last card lies. */
  private reveal(): void {
    if (this.end > 0 && !this.revealed) {
      for (const part of this.root.querySelectorAll(".hw-say,.hw-end,.hw-hand,.hw-caret")) {
        this.move(part, [{ opacity: 0 }, { opacity: 1 }], TINT, this.end);
      }
    }
    this.revealed = true;
  }

  /** Chips from the pot to a player. */
  private fly(line: LogLine, duration: number, rest: number): void {
    const plate = this.plate(line.seat);
    const pill = this.root.ownerDocument.createElement("div");
    pill.className = "hw-fly";
    pill.textContent = amountText(line.chips, this.desk.view, this.desk.ui);
    if (!plate || !this.loan(pill, this.root.querySelector(".hw-table"))) return;
    const home = { ...this.to(pill, plate), opacity: 1 };
    this.move(
      pill,
      [
        { ...this.to(pill, this.middle()), opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { ...home, offset: 0.9 },
        { ...home, opacity: 0 },
      ],
      duration,
      this.end,
      "both",
    );
    this.end += duration + rest;
  }

  private loan(element: HTMLElement, parent: Element | null): HTMLElement | null {
    if (!parent?.isConnected) return null;
    element.setAttribute("aria-hidden", "true");
    element.removeAttribute("data-testid");
    element.removeAttribute("data-bet");
    parent.append(element);
    this.flying.push(element);
    return element;
  }

  private move(
    element: Element | null | undefined,
    keyframes: Keyframe[],
    duration: number,
    delay: number,
    fill: FillMode = "backwards",
  ): void {
    if (element) this.animations.push(element.animate(keyframes, { duration, delay, fill, easing: EASE }));
  }

  private cards(count: number): ReadonlyArray<Element> {
    const found = Array.from({ length: count }, (_, i) => this.root.querySelector(`[data-board="${this.board + i}"]`));
    this.board += count;
    return found.filter((card) => card !== null);
  }

  private plate(seat: number | null): Element | null {
    return this.root.querySelector(`[data-seat="${seat}"]`);
  }

  private middle(): Element | null {
    return this.root.querySelector(".hw-pots") ?? this.root.querySelector(".hw-board");
  }

  private from(element: Element, start: Element | null): Keyframe {
    return { ...this.to(element, start), opacity: 0 };
  }

  /** The shift that lays one element's centre on another's. */
  private to(element: Element, target: Element | null): Keyframe {
    if (!target) return {};
    const [a, b] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    const x = (b.left + b.width / 2 - a.left - a.width / 2) / this.zoom;
    const y = (b.top + b.height / 2 - a.top - a.height / 2) / this.zoom;
    return { transform: `translate(${Math.round(x)}px,${Math.round(y)}px)` };
  }
}

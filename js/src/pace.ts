// When does the table go on by itself?  The kernel never sleeps: the browser waits, and then asks.

import type { Desk } from "./desk";
import * as desks from "./desk";
import type { Speed } from "./ui";

/** The pause before an opponent's move, in ms; null waits for a key. */
const PAUSE: Readonly<Record<Speed, number | null>> = { instant: 0, normal: 350, slow: 900, step: null };
const STEP: Readonly<Record<Speed, number>> = { instant: 250, normal: 900, slow: 1800, step: 900 };
const WARNINGS: ReadonlySet<number> = new Set([10, 5, 3]);

export interface Pace {
  /** A view has come, and its animation takes so many ms. */
  readonly view: (desk: Desk, motion: number) => void;
  /** The user asks to go on. */
  readonly advance: (desk: Desk, until: "one" | "you") => void;
  readonly stop: () => void;
}

/** Asks the opponents on, once per version; plays a replay; runs the clock of a decision. */
export function pace(warn: (seconds: number) => void): Pace {
  let timer: Timer;
  let ticking: Timer;
  let asked = -1;
  let rushing = false;
  let shown = -1;

  const ask = (desk: Desk, until: "one" | "you"): void => {
    if (!desk.view.waiting || asked === desk.view.version) return;
    asked = desk.view.version;
    desk.send({ kind: "advance", until });
  };

  const onward = (desk: Desk, motion: number): void => {
    if (!desk.view.waiting) rushing = false;
    if (!desk.view.waiting || desks.walking(desk.view)) return;
    const pause = rushing ? 0 : desk.view.pace === "step" ? null : PAUSE[desk.ui.speed];
    const until = rushing || hurried(desk) ? "you" : "one";
    if (pause !== null) timer = setTimeout(() => ask(desk, until), motion + (until === "you" ? 0 : pause));
  };

  const playing = (desk: Desk, motion: number): void => {
    if (!desk.ui.playing || !desks.walking(desk.view)) return;
    const cursor = desk.view.cursor;
    if (!cursor || desks.stopped(desk.view) || cursor.step >= cursor.last) desk.set({ playing: false });
    else timer = setTimeout(() => desks.walk(desk, 1), motion + STEP[desk.ui.speed]);
  };

  const clock = (desk: Desk): void => {
    const { ask: decision, version } = desk.view;
    const limit = decision?.deadline_ms ?? null;
    if (shown === version && limit !== null) return;
    clearInterval(ticking);
    if (limit === null) without(desk);
    else {
      shown = version;
      desk.send({ kind: "shown" });
      ticking = run(desk, limit, warn);
    }
  };

  return {
    view: (desk, motion) => {
      clearTimeout(timer);
      onward(desk, motion);
      playing(desk, motion);
      clock(desk);
    },
    advance: (desk, until) => {
      clearTimeout(timer);
      rushing = until === "you";
      ask(desk, until);
    },
    stop: () => {
      clearTimeout(timer);
      clearInterval(ticking);
    },
  };
}

function without(desk: Desk): void {
  if (desk.ui.left !== null) desk.set({ left: null });
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Nobody waits for what they cannot change: at instant speed, and after a fold at the normal one. */
function hurried(desk: Desk): boolean {
  const own = desks.mine(desk.view)?.state;
  const speed = desks.speed(desk);
  return speed === "instant" || (speed === "normal" && own === "folded");
}

function run(desk: Desk, limit: number, warn: (seconds: number) => void): Timer {
  const end = Date.now() + limit;
  const tick = (): void => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (left === desk.ui.left) return;
    desk.set({ left });
    if (WARNINGS.has(left)) warn(left);
  };
  tick();
  return setInterval(tick, 200);
}

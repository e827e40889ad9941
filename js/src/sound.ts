// What can be heard?  Four short sounds, made in the browser: a card, chips, your turn, a pot that is won. Only where they
// are wanted, and never before somebody has pressed something in the table.
import type { LogLine, View } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { turnOf } from "./live";
import { news } from "./motion";

export type Cue = "deal" | "chips" | "win" | "turn";

const CUES: { readonly [kind in LogLine["kind"]]?: Cue } = {
  hand: "deal",
  street: "deal",
  post: "chips",
  call: "chips",
  bet: "chips",
  raise: "chips",
  win: "win",
};

/** Each sound as its tones: the pitch in Hz (0: noise), when it begins, and how long it fades, in seconds. */
const TONES: Readonly<Record<Cue, ReadonlyArray<readonly [number, number, number]>>> = {
  deal: [[0, 0, 0.06]],
  chips: [
    [2600, 0, 0.05],
    [3100, 0.07, 0.05],
  ],
  win: [
    [523, 0, 0.3],
    [659, 0.12, 0.3],
    [784, 0.24, 0.5],
  ],
  turn: [
    [660, 0, 0.25],
    [880, 0.14, 0.4],
  ],
};
const APART = 0.2;
const LOUD = 0.07;
const QUIET = 0.0005;

/** What a new view lets hear, in the order of time: each sound once, and one alone at instant speed. */
export function cuesOf(desk: Desk, before: View | null): ReadonlyArray<Cue> {
  const { view, ui } = desk;
  if (desks.walking(view) && !ui.playing) return [];
  const heard = new Set(news(desk, before).map(cueOf));
  if (turnOf(view) !== "" && (before === null || turnOf(view) !== turnOf(before))) heard.add("turn");
  const cues = (Object.keys(TONES) as Cue[]).filter((cue) => heard.has(cue));
  return ui.speed === "instant" ? cues.slice(-1) : cues;
}

/** A street without cards, as the showdown, is not heard. */
function cueOf({ kind, cards }: LogLine): Cue | undefined {
  return kind === "street" && cards.length === 0 ? undefined : CUES[kind];
}

export interface Sound {
  /** A key or a press in the table: from now on a browser lets it sound. */
  readonly wake: (desk: Desk) => void;
  /** A view has come, and its movement takes so many ms; what ends it is heard at its end. */
  readonly view: (desk: Desk, before: View | null, motion: number) => void;
  readonly end: () => void;
}

export function sound(): Sound {
  let context: AudioContext | null = null;
  return {
    wake: (desk) => {
      if (!desk.ui.sound || typeof AudioContext === "undefined") return;
      context ??= new AudioContext();
      if (context.state === "suspended") void context.resume();
    },
    view: (desk, before, motion) => {
      if (!desk.ui.sound || context?.state !== "running") return;
      for (const [at, cue] of cuesOf(desk, before).entries()) {
        const last = cue === "win" || cue === "turn" ? motion / 1000 - 0.4 : 0;
        for (const tone of TONES[cue]) play(context, tone, Math.max(at * APART, last));
      }
    },
    end: () => void context?.close(),
  };
}

function play(at: AudioContext, [pitch, begin, length]: readonly [number, number, number], start: number): void {
  const [from, loudness] = [at.currentTime + start + begin, at.createGain()];
  const source = pitch > 0 ? at.createOscillator() : at.createBufferSource();
  if ("frequency" in source) source.frequency.value = pitch;
  else source.buffer = noise(at, length);
  loudness.gain.setValueAtTime(LOUD, from);
  loudness.gain.exponentialRampToValueAtTime(QUIET, from + length);
  source.connect(loudness).connect(at.destination);
  source.start(from);
  source.stop(from + length);
}

function noise(at: AudioContext, length: number): AudioBuffer {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

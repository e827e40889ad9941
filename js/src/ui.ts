// What does one mounted table remember that is nobody else's business?  This record is never synced.

export type Speed = "instant" | "normal" | "slow" | "step";
/** What the moves are called: as is usual in the language, in its own words, in English, or both. */
export type Verbs = "usual" | "local" | "english" | "both";
export type Button = "fold" | "check" | "call" | "raise_to";
export type Panel =
  | "none"
  | "help"
  | "settings"
  | "rules"
  | "speed"
  | "talk"
  | "study"
  | "hands"
  | "pick-card"
  | "pick-stack"
  | "why";

/** What a user likes, kept from one notebook to the next. Percentages are 0..100, and 50 is neutral. */
export interface Settings {
  readonly speed: Speed;
  readonly deck: 2 | 4;
  readonly back: "burgundy" | "blue";
  readonly bigBlinds: boolean;
  readonly confirm: boolean;
  readonly lecture: boolean;
  readonly sound: boolean;
  readonly verbs: Verbs;
  /** What the own decisions cost is said after each hand. */
  readonly review: boolean;
  /** The own cards lie face down until they are pressed. */
  readonly peek: boolean;
  /** The letters of fold, of check and call, and of a raise. */
  readonly keys: string;
  readonly contrast: number;
  readonly grain: number;
  readonly temperature: number;
}

/** Three letters, each another one, and none that has a command of its own. */
export const LETTERS = /^(?!.*(.).*\1)[cdfijoqrsv]{3}$/;

/** The UI-only state of one mount. */
export interface Ui extends Settings {
  /** The chosen verdict row, and the pot layer in focus; -1 is none. */
  readonly row: number;
  readonly layer: number;
  /** The raise total being chosen (while its controls are used), to draw as a ghost on the viewer's column. */
  readonly ghostRaise: number | null;
  /** The card chosen to be locked, not yet locked (duel). The stage may call `on.card?.(card)` when one is clicked. */
  readonly picked: string | null;
  /** The container is narrower than 480 px; its width in px. */
  readonly narrow: boolean;
  readonly width: number;
  readonly lang: string;
  /** The amount as typed, null while it is the proposed one. */
  readonly amount: string | null;
  /** The button whose "why not?" is open. */
  readonly note: Button | null;
  /** The move that waits for its confirmation. */
  readonly asking: "fold" | "call" | "raise_to" | "lock" | null;
  readonly panel: Panel;
  readonly log: boolean;
  /** The version on which a command was sent and not answered yet; -1 is none. */
  readonly pending: number;
  /** The step that was asked for and is not shown yet: keys can be faster than the kernel. */
  readonly heading: number | null;
  /** A replay plays by itself. */
  readonly playing: boolean;
  /** A line shown for a while: the answer of a query key. */
  readonly toast: string;
  /** The number of the last notice that was put away. */
  readonly noticed: number;
  /** Whole seconds left for the decision, null without a clock. */
  readonly left: number | null;
  /** The hint of the question is shown; the number being typed as its answer. */
  readonly hint: boolean;
  readonly answer: string;
  /** The note being written, and what it marks (`seat 2`, `card Kh`, `pot 1`; empty: nothing). */
  readonly draft: string;
  readonly mark: string;
  /** The clause that was looked up last. */
  readonly clause: string;
  /** The version at which a new match was asked for once. */
  readonly sure: number;
  /** Cards and stacks of a staged hand are buttons; which one is being changed (seat -1: the board), and the stack as typed. */
  readonly editing: boolean;
  readonly spot: Spot;
  readonly typed: string | null;
  /** The seat whose decisions are looked at. */
  readonly who: number;
  /** The own cards are looked at, though they lie face down. */
  readonly peeking: boolean;
  /** Which seat lies at the bottom, counted from the viewer's; each turn of the table takes one off. */
  readonly turn: number;
  /** The letter of a key that waits for another one; empty: none does. */
  readonly remap: string;
}

/** A card of a seat by its place, or of the board. */
export interface Spot {
  readonly seat: number;
  readonly place: number;
}

export const SETTINGS: Settings = {
  speed: "normal",
  deck: 4,
  back: "burgundy",
  bigBlinds: false,
  confirm: true,
  lecture: false,
  sound: false,
  verbs: "usual",
  review: true,
  peek: false,
  keys: "fcr",
  contrast: 50,
  grain: 50,
  temperature: 50,
};

export const FRESH: Ui = {
  ...SETTINGS,
  row: -1,
  layer: -1,
  ghostRaise: null,
  picked: null,
  narrow: false,
  width: 848,
  lang: "en",
  amount: null,
  note: null,
  asking: null,
  panel: "none",
  log: false,
  pending: -1,
  heading: null,
  playing: false,
  toast: "",
  noticed: -1,
  left: null,
  hint: false,
  answer: "",
  draft: "",
  mark: "",
  clause: "",
  sure: -1,
  editing: false,
  spot: { seat: -1, place: 0 },
  typed: null,
  who: -1,
  peeking: false,
  turn: 0,
  remap: "",
};

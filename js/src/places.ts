// Where does each opponent sit?  Clockwise around the cloth, spaced by arc length; the viewer is at 6 o'clock.
import { round } from "./cloth";

/** The stage in its own units: CSS turns one into `var(--hu)`, and widths into shares of the stage. */
export const STAGE = { width: 812, height: 404 } as const;
const MIDDLE = { x: 406, y: 199 } as const;
/** Half axes of the ring on which the plates' centres lie. */
const RING = { x: 324, y: 171 } as const;
/** A plate is three times as wide as high: room along the sides is worth more than along the top. */
const UPRIGHT = 1.8;
/** The least share of the ring between you and your neighbour: your plate and the name of your hand lie there. */
const BESIDE_YOU = 0.18;
const SAMPLES = 720;
/** From so many seats on, plates and cards are smaller, and cards lie beside the plates. */
export const CROWDED = 7;

/** A plate's centre (y in stage units, x as a share of the width), the side it hangs on, and how far its bet moves up or down. */
export interface Place {
  readonly side: "left" | "top" | "right";
  /** East of the middle: tab, cards and disc are mirrored. */
  readonly east: boolean;
  readonly x: number;
  readonly y: number;
  readonly bet: number;
  /** At a full table: a bet beside open cards lies on the inner side, for its neighbour's cards are on the outer one. */
  readonly inner: boolean;
}

const ring = Array.from({ length: SAMPLES + 1 }, (_, i) => round(i / SAMPLES)).map(
  ([x, y]) => [MIDDLE.x + RING.x * x, MIDDLE.y + RING.y * y] as const,
);
const lengths = ring.reduce<number[]>((sums, [x, y], i) => {
  const before = ring[i - 1];
  sums.push((sums.at(-1) ?? 0) + (before ? Math.hypot(x - before[0], UPRIGHT * (y - before[1])) : 0));
  return sums;
}, []);

/** The places of the opponents at a table of `seats`, clockwise from your left. */
export function places(seats: number): ReadonlyArray<Place> {
  const first = Math.max(1 / seats, BESIDE_YOU);
  const step = seats > 2 ? (1 - 2 * first) / (seats - 2) : 0;
  return Array.from({ length: Math.max(0, seats - 1) }, (_, i) => place(at(first + step * i), seats));
}

function at(share: number): readonly [number, number] {
  const goal = share * (lengths[SAMPLES] ?? 0);
  const i = Math.max(
    1,
    lengths.findIndex((length) => length >= goal - 1e-9),
  );
  const [from, to] = [ring[i - 1] ?? [0, 0], ring[i] ?? [0, 0]];
  const [low, high] = [lengths[i - 1] ?? 0, lengths[i] ?? 1];
  const part = (goal - low) / (high - low || 1);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

function place([x, y]: readonly [number, number], seats: number): Place {
  const crowded = seats >= CROWDED;
  const side = Math.abs(x - MIDDLE.x) < 221 ? "top" : x < MIDDLE.x ? "left" : "right";
  // At the sides cards stand above the plate, so that the plate hangs a little lower than the ring.
  const drop = side === "top" || crowded ? 0 : 19 * (1 - Math.abs(y - MIDDLE.y) / RING.y);
  const bet = side === "top" || crowded ? 0 : Math.max(-5, 0.38 * (218 - y - drop));
  const inner = seats % 2 === 0 && Math.abs(x - MIDDLE.x) > 1;
  return {
    side,
    east: x > MIDDLE.x + 1,
    x: x / STAGE.width,
    y: side === "top" && crowded ? MIDDLE.y - RING.y : y + drop,
    bet,
    inner,
  };
}

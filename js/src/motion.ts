// stub
import type { View } from "./contract";
import type { Desk } from "./desk";
export interface Motion {
  readonly play: (desk: Desk, before: View | null) => number;
  readonly finish: () => boolean;
}
export function motion(_root: HTMLElement): Motion {
  return { play: () => 0, finish: () => false };
}

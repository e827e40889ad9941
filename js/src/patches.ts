// How do frames come back out of what changed from one to the next?  The reading half of `widgets/patches.py`.

/** `[value]` (instead), or the patches of the changed keys or places, and under `+` what was appended. */
export type Patch = readonly [unknown] | { readonly [key: string]: unknown };

/** The frames that the first one and the patches after it stand for. */
export function unfolded<T>(first: T, patches: ReadonlyArray<Patch>): ReadonlyArray<T> {
  const frames = [first];
  for (const patch of patches) frames.push(patched(frames.at(-1), patch) as T);
  return frames;
}

/** A value after a patch; what did not change stays the same object. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const changes = patch as { readonly [key: string]: Patch };
  if (Array.isArray(old)) {
    const items = old.map((item, at) => (changes[at] ? patched(item, changes[at]) : item));
    return [...items, ...((patch as { readonly "+"?: ReadonlyArray<unknown> })["+"] ?? [])];
  }
  if (typeof old !== "object" || old === null) return old;
  const entries = Object.entries(old).map(([key, value]) => [key, changes[key] ? patched(value, changes[key]) : value]);
  return Object.fromEntries(entries);
}

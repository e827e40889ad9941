// What does one mount put into the host's page?  One element; its focus, its keys and its width are its own business.
import { SCHEMA } from "./contract";
import type { Desk } from "./desk";
import { onKey } from "./keys";

/** The element of a mount: the drawn body, a text for what went wrong, and two regions for the ear. */
export interface Root {
  readonly id: string;
  readonly root: HTMLElement;
  readonly log: HTMLElement;
  readonly alert: HTMLElement;
  readonly fault: HTMLElement;
  body: HTMLElement;
}

const ROOT = { tabindex: "0", role: "region", "data-lm-suppress-shortcuts": "true", "data-testid": "holdem-widget" };
let mounts = 0;

export function rootIn(el: HTMLElement): Root {
  const made = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
    const node = el.ownerDocument.createElement("div");
    node.className = name;
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const root = made("hw", ROOT);
  const fault = made("hw-broken", { role: "alert", hidden: "" });
  const log = made("hw-hidden", { role: "log", "aria-live": "polite" });
  const alert = made("hw-hidden", { "aria-live": "assertive", "aria-atomic": "true" });
  const body = made("hw-body");
  root.append(body, fault, log, alert);
  el.append(root);
  mounts += 1;
  return { id: `hw-${Date.now().toString(36)}-${mounts}`, root, body, fault, log, alert };
}

/** Show what went wrong as plain text; what was half drawn is thrown away, so that the next view can be drawn. */
export function broken(parts: Root, text: string): void {
  const fresh = parts.body.cloneNode(false) as HTMLElement;
  parts.body.replaceWith(fresh);
  parts.body = fresh;
  parts.fault.textContent = text;
  parts.fault.hidden = false;
}

export function active(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Focus the part with this name, else the root; a text field is selected, to be typed over. */
export function focus(root: HTMLElement, part: string, how?: "scroll"): void {
  const found = part === "" ? root : root.querySelector<HTMLElement>(`[data-hw="${part}"]`);
  (found ?? root).focus({ preventScroll: how !== "scroll" });
  if (found instanceof HTMLInputElement && found.type === "text") found.select();
}

/** Give the keys back to the notebook. */
export function leave(root: HTMLElement): void {
  (active(root) as HTMLElement | null)?.blur();
  root.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}

/** Hear keys and presses inside the root only; the answer ends it. */
export function listen(root: HTMLElement, desk: Desk, settle: () => void): () => void {
  const silence = (event: Event): void => event.stopPropagation();
  const down = (event: KeyboardEvent): void => {
    settle();
    if (desk.view?.schema === SCHEMA) onKey(desk, event);
  };
  const end = new AbortController();
  const { signal } = end;
  root.addEventListener("keydown", down, { signal });
  root.addEventListener("keyup", silence, { signal });
  root.addEventListener("keypress", silence, { signal });
  root.addEventListener("pointerdown", settle, { signal, capture: true });
  return () => end.abort();
}

/** Tell when the container's width changes; the answer ends it. */
export function watch(root: HTMLElement, resized: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  let width = root.clientWidth;
  const observer = new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    resized();
  });
  observer.observe(root);
  return () => observer.disconnect();
}

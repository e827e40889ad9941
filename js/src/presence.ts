// Is the table on a page?  It says so when it comes, and when it or its page goes; a page that is loaded again comes back.
import type { CommandMessage } from "./contract";

/** Say hello now, and goodbye when the page goes or the answer is called. */
export function present(el: HTMLElement, send: (command: CommandMessage) => void): () => void {
  const page = el.ownerDocument.defaultView;
  let here = false;
  const come = (): void => {
    if (!here) send({ kind: "hello" });
    here = true;
  };
  const go = (): void => {
    if (here) send({ kind: "bye" });
    here = false;
  };
  come();
  page?.addEventListener("pagehide", go);
  page?.addEventListener("pageshow", come);
  return () => {
    page?.removeEventListener("pagehide", go);
    page?.removeEventListener("pageshow", come);
    go();
  };
}

// What can be asked of the table with one key?  Each answer is spoken and shown; nothing changes by it.
import type { SeatView } from "./contract";
import type { Desk } from "./desk";
import * as desks from "./desk";
import { own, word } from "./words";

/** The query keys with what they tell, in the order of the help. */
export const QUERIES: ReadonlyArray<readonly [string, (desk: Desk) => string]> = [
  ["p", pots],
  ["n", owed],
  ["m", least],
  ["h", inHand],
  ["w", (desk) => cards(desk, desks.mine(desk.view)?.cards ?? [], "no-cards")],
  ["e", (desk) => cards(desk, desk.view.board, "no-board")],
  ["g", value],
  ["x", button],
  ["z", position],
];

/** The answer to a query key, null when the key is none: 1 and 2 are the own cards, 3 to 7 the board's. */
export function answerTo(desk: Desk, key: string): string | null {
  const query = QUERIES.find(([other]) => other === key);
  if (query) return query[1](desk);
  return /^[1-7]$/.test(key) ? card(desk, Number(key)) : null;
}

function pots(desk: Desk): string {
  const { layers, total } = desk.view.pot;
  const lines = layers.map((layer) =>
    desk.say(
      own("query-pot", { pot: desk.say(layer.label), chips: layer.chips, names: desks.names(desk, layer.contestants) }),
    ),
  );
  return [word(desk, "query-total", { chips: total }), ...lines].join(" ");
}

function owed(desk: Desk): string {
  const ask = desk.view.ask;
  if (!ask) return word(desk, "not-your-turn");
  if (ask.lock.length > 0) return word(desk, "turn-lock");
  return desk.say(ask.call === null ? own("query-free") : own("query-call", { chips: ask.call }));
}

function least(desk: Desk): string {
  const ask = desk.view.ask;
  if (!ask) return word(desk, "not-your-turn");
  if (ask.raise_to) return word(desk, "query-least", { least: ask.raise_to.least, most: ask.raise_to.most });
  const refusal = ask.refusals.raise_to;
  return refusal ? `${desk.say(refusal.reason)} ${desk.say(refusal.possible)}` : word(desk, "query-no-raise");
}

function inHand(desk: Desk): string {
  const inside = desk.view.seats.filter((seat) => seat.state === "in" || seat.state === "all_in");
  return desk.say(
    own("query-players", {
      count: inside.length,
      names: desks.listed(
        desk,
        inside.map((seat) => player(desk, seat)),
      ),
    }),
  );
}

function player(desk: Desk, seat: SeatView): string {
  return word(desk, "query-player", { name: seat.name, chips: seat.stack });
}

function cards(desk: Desk, shown: ReadonlyArray<string | null>, none: string): string {
  const known = shown.filter((card) => card !== null);
  return known.length === 0
    ? word(desk, none)
    : desks.listed(
        desk,
        known.map((card) => desks.cardName(desk, card)),
      );
}

function value(desk: Desk): string {
  const seat = desks.mine(desk.view);
  const told = [seat?.hand, seat?.hand_detail].flatMap((message) => (message ? [desk.say(message)] : []));
  return told.length === 0 ? cards(desk, seat?.cards ?? [], "no-cards") : told.join(", ");
}

function position(desk: Desk): string {
  const told = desks.mine(desk.view)?.position;
  return told ? desk.say(told) : word(desk, "no-position");
}

function button(desk: Desk): string {
  const found = desks.seatOf(desk.view, desk.view.button);
  return found
    ? word(desk, "query-button", { name: found.name, you: found.you ? "yes" : "no" })
    : word(desk, "no-button");
}

function card(desk: Desk, number: number): string {
  const found = number <= 2 ? desks.mine(desk.view)?.cards[number - 1] : desk.view.board[number - 3];
  return found ? desks.cardName(desk, found) : word(desk, "no-card", { number });
}

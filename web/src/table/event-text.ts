/** Events in words: the game's `event-*` messages and their arguments. */
import type { GameEvent } from "../games/view";
import type { Arguments, Say } from "../ui/i18n.svelte";

/** Fields that hold seats; the players' names replace them, as Python's `SEAT_FIELDS` do. */
const SEAT_FIELDS = new Set(["seat", "seats", "rival", "payer"]);

/** The event as a sentence. */
export function eventText(event: GameEvent, players: string[], say: Say): string {
  return say(`event-${dashed(event.type)}`, argumentsOf(event, players));
}

/** All fields of the event as arguments of its message. */
export function argumentsOf(event: GameEvent, players: string[]): Arguments {
  const fields: [string, unknown][] = Object.entries(event).filter(([name]) => name !== "type");
  return Object.fromEntries(fields.map(([name, value]) => [dashed(name), argument(name, value, players)]));
}

function argument(name: string, value: unknown, players: string[]): string | number {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return value.map((one) => argument(name, one, players)).join(", ");
  if (SEAT_FIELDS.has(name)) return players[Number(value)] ?? String(value);
  return typeof value === "number" ? value : String(value);
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** Events in plain words: the arguments of the game's `event-*` messages. */
import type { TableEvent } from "../games/registry";
import type { Arguments, Say } from "../ui/i18n.svelte";

/** Fields that hold seats; players' names stand for them, as in Python's `SEAT_FIELDS`. */
const SEAT_FIELDS = new Set(["seat", "seats", "rival", "payer"]);

/** The event as a sentence. */
export function tell(event: TableEvent, players: string[], say: Say): string {
  return say(`event-${dashed(event.type)}`, argumentsOf(event, players));
}

/** Every field of the event, as its message wants it. */
export function argumentsOf(event: TableEvent, players: string[]): Arguments {
  const fields = Object.entries(event).filter(([name]) => name !== "type");
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

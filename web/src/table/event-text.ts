/** Events and moves in words: the game's `event-*` messages, their forms and their arguments, as Python's `i18n.py`. */
import type { GameEvent } from "../games/view";
import type { Names } from "../protocol/types";
import { type Arguments, formsOf, language, type Say, sayOf } from "../ui/i18n.svelte";
import { listOf } from "../ui/lists";

/** Fields that hold seats; the players' names replace them, or "you" does, as with Python's `SEAT_FIELDS`. */
const SEAT_FIELDS = ["seat", "seats", "rival", "payer"];
const NO_NAMES: Names = { fields: {}, words: {} };

/** The messages of a match: those of its game, which know what its components are called and which seat reads them. */
export function wordsOf(game: string, names: Names, you: number | null): Say {
  return Object.assign(sayOf(game), { names, you });
}

/** The event as a sentence; about the reader's own seat, it says "you". */
export function eventText(event: GameEvent, players: string[], say: Say): string {
  const id = idOf(event);
  const form = formFor(event, say.you ?? null, formsOf(say, id));
  return say(form ? `${id}.${form}` : id, argumentsOf(event, players, say));
}

/** The move that causes this event first, such as "the black hole on Spica". */
export function moveText(event: GameEvent, players: string[], say: Say): string {
  const id = idOf(event);
  if (!formsOf(say, id).includes("move")) return eventText(event, players, say);
  return say(`${id}.move`, argumentsOf(event, players, say));
}

/** All fields of the event as arguments of its message; a name brings one more argument for each of its forms. */
export function argumentsOf(event: GameEvent, players: string[], say: Say): Arguments {
  const fields = Object.entries(event).filter(([field]) => field !== "type");
  return Object.assign({}, ...fields.map(([field, value]) => argument(field, value, event, players, say)));
}

/** A component in words, by its code in a field of events. */
export function nameOf(field: string, code: string, say: Say): string {
  return String(named(field, code, {}, say)[""]);
}

function argument(field: string, value: unknown, event: GameEvent, players: string[], say: Say): Arguments {
  const name = dashed(field);
  if (value === null || value === undefined) return { [name]: "none" };
  if (SEAT_FIELDS.includes(field)) return { [name]: playersOf(value, players, say) };
  const found = (Array.isArray(value) ? value : [value]).map((one) => named(field, one, event, say));
  const suffixes = Object.keys(found[0] ?? { "": "" });
  const words = (suffix: string) => found.map((forms) => String(forms[suffix]));
  return Object.fromEntries(
    suffixes.map((suffix) => [name + suffix, Array.isArray(value) ? listOf(words(suffix)) : found[0]![suffix]!]),
  );
}

/** The names of these seats, the reader first. */
function playersOf(value: unknown, players: string[], say: Say): string {
  const nameOfSeat = (seat: unknown) => players[Number(seat)] ?? String(seat);
  if (!Array.isArray(value)) return nameOfSeat(value);
  const you = say.you ?? null;
  const own = value.includes(you) ? [say("list-you")] : [];
  return listOf([...own, ...value.filter((seat) => seat !== you).map(nameOfSeat)]);
}

/** A value in words, by the suffixes of its arguments: none, and one for each form of its name. */
function named(field: string, value: unknown, event: object, say: Say): Arguments {
  if (typeof value === "object" && value !== null) {
    const { type, ...fields } = value as { type: string };
    return nameWith(type, fields, say);
  }
  const { fields, words } = say.names ?? NO_NAMES;
  const of = fields[field];
  const code = of?.within ? `${(event as Record<string, unknown>)[of.within]} ${value}` : String(value);
  const found = of && words[of.sort]?.[code];
  if (found) return nameWith(of.sort, found, say);
  return { "": typeof value === "number" ? value : String(value) };
}

function nameWith(sort: string, words: object, say: Say): Arguments {
  const id = `name-${sort}`;
  const args = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [dashed(key), typeof word === "object" ? word[language()] : word]),
  );
  const forms = formsOf(say, id).map((form) => [`-${form}`, say(`${id}.${form}`, args)]);
  return { "": say(id, args), ...Object.fromEntries(forms) };
}

/** The form of an event's sentence for the reader: "you" about the reader's seat, "rival-you" against it. */
function formFor(event: GameEvent, you: number | null, forms: string[]): string | undefined {
  if (you === null) return undefined;
  const fields = Object.entries(event);
  const concerned = SEAT_FIELDS.filter((field) =>
    fields.some(([name, value]) => name === field && (value === you || (Array.isArray(value) && value.includes(you)))),
  );
  return concerned.map((field) => (field === "seat" ? "you" : `${field}-you`)).find((form) => forms.includes(form));
}

function idOf(event: GameEvent): string {
  return `event-${dashed(event.type)}`;
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** Times, sizes and names as admins read them. */
import { language, say } from "../ui/i18n.svelte";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
const STEP = 1000;

/** A day and a time. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A number of bytes in the unit that suits it. */
export function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const style = { style: "unit", unit: UNITS[unit]!, maximumFractionDigits: unit ? 1 : 0 } as const;
  return new Intl.NumberFormat(language(), style).format(value);
}

/** A plain number. */
export function count(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** A person's name, or a word for somebody who has given none. */
export function named(name: string): string {
  return name || say("admin-no-name");
}

/** What something is, or what a button does, with what it is about. */
export function withDetail(what: string, detail: string): string {
  return say("admin-with-detail", { what, detail });
}

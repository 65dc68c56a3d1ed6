/** The names of people who share a device. */

/** Where they are remembered. */
export const REMEMBERED_NAMES = "names-here";

/** The names for the form: this browser's person first, then those of the last match; empty where nobody was named. */
export function rememberedNames(stored: string, own: string, seats: number): string[] {
  const last = parsed(stored);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 && own ? own : (last[seat] ?? "")));
}

/** The names at the table: what was typed, or the usual name, and no name twice. */
export function namesHere(typed: string[], usual: (seat: number) => string): string[] {
  const names: string[] = [];
  for (const [seat, text] of typed.entries()) {
    const name = text.trim() || usual(seat);
    const same = (other: string) => other.toLowerCase() === name.toLowerCase();
    names.push(names.some(same) ? `${name} ${seat + 1}` : name);
  }
  return names;
}

function parsed(stored: string): string[] {
  try {
    const names: unknown = JSON.parse(stored);
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

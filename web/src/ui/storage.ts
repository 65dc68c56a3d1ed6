/** What the browser remembers for the next visit. Where storage is blocked, nothing is remembered. */

/** The value remembered under `key`; empty when there is none. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Remembers a value, where the browser allows it. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

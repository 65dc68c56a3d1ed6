/** Values in the browser's storage. If storage is blocked, nothing is stored. */

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

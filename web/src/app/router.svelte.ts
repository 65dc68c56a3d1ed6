/** Two kinds of pages: the lobby at `/`, and a table at `/t/{id}`. */

export type Page = { name: "lobby" } | { name: "table"; table: string };

const TABLE = /^\/t\/([^/]+)\/?$/;

let path = $state(globalThis.location?.pathname ?? "/");

/** The page on screen. */
export function page(): Page {
  return pageAt(path);
}

/** The page that an address means; unknown ones mean the lobby. */
export function pageAt(path: string): Page {
  const table = TABLE.exec(path)?.[1];
  return table ? { name: "table", table: decodeURIComponent(table) } : { name: "lobby" };
}

/** The address of a table. */
export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** Goes to an address without loading the page anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
}

/** Follows the browser's back and forward buttons. */
export function followHistory(): void {
  addEventListener("popstate", () => (path = location.pathname));
}

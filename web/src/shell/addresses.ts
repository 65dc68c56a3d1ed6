/**
 * Where pages and files are found.
 *
 * A server returns the app at every path, so a page has its path as its address: `/t/abc`. A site of plain files has one
 * page, in whatever folder it was put; the path of ours stands behind its question mark: `/games/?/t/abc`.
 */
import { hasServer } from "../ui/server.svelte";

/** The folder of the app. */
export function folder(): string {
  return hasServer() ? "/" : new URL(".", location.href).pathname;
}

/** The address of the page with this path, which may have a fragment. */
export function addressOf(path: string): string {
  if (hasServer()) return path;
  const [page, ...fragment] = path.split(/(?=#)/);
  return [folder(), page === "/" ? "" : `?${page}`, ...fragment].join("");
}

/** The path of the page at an address. */
export function pathAt({ pathname, search }: { pathname: string; search: string }): string {
  if (hasServer()) return pathname;
  return search.startsWith("?/") ? search.slice(1) : "/";
}

/** Whether one of our pages is at an address of this origin. */
export function isOurPage({ pathname }: { pathname: string }): boolean {
  return hasServer() || [folder(), `${folder()}index.html`].includes(pathname);
}

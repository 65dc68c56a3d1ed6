/** The router: the path decides which page is shown, and links change it without a reload. */
import { addressOf, isOurPage, pathAt } from "./addresses";
import { NOT_FOUND_PAGE, type Page, PAGES } from "./pages";

/** A page, and the values of its pattern's parameters. */
export interface Visit {
  path: string;
  page: Page;
  details: Record<string, string>;
}

let path = $state(globalThis.location ? pathAt(location) : "/");
let fragment = $state(globalThis.location?.hash ?? "");
let visit = $derived(visitAt(path));

/** The page on screen. */
export function shown(): Visit {
  return visit;
}

/** The fragment of the address, without the #. */
export function place(): string {
  return decoded(fragment.slice(1));
}

/** The page for a path. */
export function visitAt(path: string): Visit {
  for (const page of PAGES) {
    const details = match(page.pattern, path);
    if (details) return { path, page, details };
  }
  return { path, page: NOT_FOUND_PAGE, details: {} };
}

/** The address of the lobby, and of a game in it. */
export function lobbyPath(game = ""): string {
  return addressOf(`/${game && `#${encodeURIComponent(game)}`}`);
}

/** The address of the list of one's own matches. */
export function myGamesPath(): string {
  return addressOf("/games");
}

/** The address of a table. */
export function tablePath(table: string): string {
  return addressOf(`/t/${encodeURIComponent(table)}`);
}

/** The address of an evening; without one, where evenings are opened. */
export function eveningPath(evening: string | null): string {
  return addressOf(evening === null ? "/evening" : `/evening/${encodeURIComponent(evening)}`);
}

/** The address of a league. */
export function leaguePath(league: string): string {
  return addressOf(`/league/${encodeURIComponent(league)}`);
}

/** The address of a game's rules, and of one rule among them. */
export function rulesPath(game: string, rule = ""): string {
  return addressOf(`/rules/${encodeURIComponent(game)}${rule && `#${encodeURIComponent(rule)}`}`);
}

/** The address at which a game is printed. */
export function printPath(game: string): string {
  return addressOf(`/print/${encodeURIComponent(game)}`);
}

/** The address of the page on files with an owner's own components. */
export function formatPath(game: string, option: string): string {
  return addressOf(`/format/${encodeURIComponent(game)}/${encodeURIComponent(option)}`);
}

/** The address of a game's lesson. */
export function lessonPath(game: string): string {
  return addressOf(`/learn/${encodeURIComponent(game)}`);
}

/** The address at which a finished table is replayed; without a table, a record from a file. */
export function replayPath(table: string | null): string {
  return addressOf(table === null ? "/replay" : `/replay/${encodeURIComponent(table)}`);
}

/** The address at which other sites show the replay of a finished table in a frame. */
export function embedPath(table: string): string {
  return addressOf(`/embed/${encodeURIComponent(table)}`);
}

/** The address at which a finished table is reviewed; without a table, a record from a file. */
export function reviewPath(table: string | null): string {
  return addressOf(table === null ? "/review" : `/review/${encodeURIComponent(table)}`);
}

/** Goes to an address without a reload. */
export function go(to: string): void {
  history.pushState(null, "", to);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Goes to an address that replaces the current one in the browser's history. */
export function goInstead(to: string): void {
  history.replaceState(null, "", to);
  follow();
}

/** The address of today's challenge of a game. */
export function dailyPath(game: string): string {
  return addressOf(`/daily/${encodeURIComponent(game)}`);
}

/** The address of the puzzles of a game. */
export function puzzlesPath(game: string): string {
  return addressOf(`/puzzles/${encodeURIComponent(game)}`);
}

/** The address of a puzzle; DAILY instead of its id means that of the day. */
export function puzzlePath(game: string, puzzle: string): string {
  return addressOf(`/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`);
}

/** Handles links to our own pages, and the browser's back and forward buttons. */
export function followHistory(): void {
  addEventListener("popstate", follow);
  addEventListener("click", (event) => {
    const to = ownPage(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}

function follow(): void {
  path = pathAt(location);
  fragment = location.hash;
}

/** The address that a click leads to, if it is one of our pages and opens in this tab. */
function ownPage(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link?.href || link.target || link.hasAttribute("download") || elsewhere || event.defaultPrevented) return null;
  const to = new URL(link.href);
  const isSamePage = pathAt(to) === pathAt(location) && to.hash !== "";
  return to.origin === location.origin && isOurPage(to) && !isSamePage ? to.href : null;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(?<=.)\/$/, "").split("/");
  if (wanted.length !== given.length) return null;
  const details: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index]!;
    if (!part.startsWith(":")) {
      if (part !== text) return null;
    } else if (text) {
      details[part.slice(1)] = decoded(text);
    } else return null;
  }
  return details;
}

/** The decoded text of a part of an address; the text itself if it is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The pages of the app. Each is a pattern of paths and a component whose code loads when the page is opened.
 *
 * A part of the pattern that begins with a colon matches any text, which the component gets as the property of that
 * name. To add a page, add a line here: the server returns the app for every path that is not its own.
 */
import type { Component } from "svelte";
import { loadIllustrations, loadPrintedSet, loadView } from "../games/registry";
import { preloadTable } from "../table/loading";

export interface Page {
  pattern: string;
  load: () => Promise<{ default: Component<any> }>;
  /** Starts loading what the page needs besides its code; this shortens the wait at the first visit. */
  preload: (details: Record<string, string>) => void;
}

/** The names after the colons of a pattern. */
type Names<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

function page<Pattern extends string>(
  pattern: Pattern,
  load: () => Promise<{ default: Component<Record<Names<Pattern>, string>> }>,
  preload: (details: Record<Names<Pattern>, string>) => void = () => undefined,
): Page {
  return { pattern, load, preload };
}

/** Lets something load; the page that needs it reports what goes wrong. */
function begin(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}

export const PAGES: Page[] = [
  page("/", () => import("../lobby/Lobby.svelte")),
  page("/t/:table", () => import("../table/TablePage.svelte"), ({ table }) => preloadTable(table)),
  page("/rules/:game", () => import("../rules/RulesPage.svelte"), ({ game }) => begin(loadIllustrations(game))),
  page("/print/:game", () => import("../print/PrintPage.svelte"), ({ game }) => begin(loadPrintedSet(game))),
  page("/format/:game/:option", () => import("../lobby/FormatPage.svelte")),
  page("/picture/:game", () => import("../lobby/PicturePage.svelte")),
  page("/games", () => import("../lobby/MyGamesPage.svelte")),
  page("/settings", () => import("./SettingsPage.svelte")),
  page("/admin", () => import("../admin/AdminPage.svelte")),
  page("/terms", () => import("./TextPage.svelte")),
  page("/imprint", () => import("./TextPage.svelte")),
  page("/link", () => import("./LinkPage.svelte")),
  page("/learn/:game", () => import("../learn/LearnPage.svelte"), ({ game }) => begin(loadView(game))),
  page("/daily/:game", () => import("../lobby/DailyPage.svelte")),
  page("/evening", () => import("../evening/OpenEveningPage.svelte")),
  page("/evening/:evening", () => import("../evening/EveningPage.svelte")),
  page("/league/:league", () => import("../evening/LeaguePage.svelte")),
  page("/puzzles/:game", () => import("../puzzles/PuzzlesPage.svelte")),
  page("/puzzle/:game/:puzzle", () => import("../puzzles/PuzzlePage.svelte"), ({ game }) => begin(loadView(game))),
  page("/replay", () => import("../replay/ReplayPage.svelte")),
  page("/replay/:table", () => import("../replay/ReplayPage.svelte")),
  page("/embed/:table", () => import("../replay/EmbedPage.svelte")),
  page("/review", () => import("../review/ReviewPage.svelte")),
  page("/review/:table", () => import("../review/ReviewPage.svelte")),
];

export const NOT_FOUND_PAGE = page("*", () => import("./NotFoundPage.svelte"));

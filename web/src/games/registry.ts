/**
 * Finds the games: each is a folder in `src/games` with an `index.ts`, whose code loads when it is needed.
 *
 * Every game is typed with its own view, events and moves. Code that shows any game cannot know these types, so they
 * are erased here, at the globs below, and nowhere else. This is safe because the server names the game of
 * everything it sends, and that game's own module handles it.
 */
import type { GameEvent, GameView, Illustrations, PrintedSet } from "./view";

/** The view of a game whose types are not known. */
export type AnyGameView = GameView<unknown, GameEvent, unknown, unknown, unknown>;

const views = import.meta.glob<{ default: AnyGameView }>("./*/index.ts");
const illustrations = import.meta.glob<{ default: Illustrations<unknown> }>("./*/illustrations.ts");

const sets = import.meta.glob<{ default: PrintedSet<unknown> }>("./*/print.ts");

/** A position in the middle of a match, which `make golden` writes. */
export interface PicturedPosition {
  /** How wide the table is for which it is drawn, in pixels. */
  width: number;
  options: unknown;
  players: string[];
  view: unknown;
}

const pictures = import.meta.glob<{ default: PicturedPosition }>("./*/picture.json");

/** Loads the position that shows what a game looks like. */
export async function loadPicture(name: string): Promise<PicturedPosition> {
  const load = pictures[`./${name}/picture.json`];
  if (!load) throw new Error(`There is no picture of a game called "${name}".`);
  return (await load()).default;
}

/** Whether the game called `name` can be shown in the browser. */
export function hasView(name: string): boolean {
  return `./${name}/index.ts` in views;
}

/** Loads the view of the game called `name`. */
export async function loadView(name: string): Promise<AnyGameView> {
  const load = views[`./${name}/index.ts`];
  if (!load) throw new Error(`There is no view of a game called "${name}".`);
  return (await load()).default;
}

/** Loads the drawings for a game's rules; none if the game has none. */
export async function loadIllustrations(name: string): Promise<Illustrations<unknown>> {
  const load = illustrations[`./${name}/illustrations.ts`];
  return load ? (await load()).default : {};
}

/** Loads what is printed of a game. */
export async function loadPrintedSet(name: string): Promise<PrintedSet<unknown>> {
  const load = sets[`./${name}/print.ts`];
  if (!load) throw new Error(`Nothing can be printed of a game called "${name}".`);
  return (await load()).default;
}

/** Finds the view of each game: a folder in `src/games` whose code loads when it is opened. */
import type { Component } from "svelte";

/** What `src/games/<name>/index.ts` exports. */
export interface GameView {
  Table: Component;
}

const views = import.meta.glob<GameView>("../games/*/index.ts");

/** Loads the view of the game called `name`. */
export async function loadView(name: string): Promise<GameView> {
  const load = views[`../games/${name}/index.ts`];
  if (!load) throw new Error(`There is no view of a game called "${name}".`);
  return load();
}

/**
 * Drawings for the rules. A game that has some keeps them in `src/games/<name>/illustrations.ts`, one
 * component for each section of its rulebook that is better seen than read.
 */
import type { Component } from "svelte";
import type { Say } from "../ui/i18n.svelte";

export interface DrawingProps {
  /** The printed boards, tiles or cards. */
  printed: unknown;
  say: Say;
}

/** By the id of the section. */
export type Illustrations = Record<string, Component<DrawingProps>>;

const drawn = import.meta.glob<{ default: Illustrations }>("../games/*/illustrations.ts");

/** The drawings of a game's rules; none where the game has none. */
export async function illustrationsOf(game: string): Promise<Illustrations> {
  const load = drawn[`../games/${game}/illustrations.ts`];
  return load ? (await load()).default : {};
}

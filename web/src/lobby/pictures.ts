/** The pictures of the games, drawn by their own views in each theme and language: `make pictures` writes the files. */
import type { Language } from "../ui/i18n.svelte";

/** How wide pictures are, compared with their height. */
export const RATIO = 2;

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const files = import.meta.glob<string>("../games/*/pictures/*.webp", { query: "?url", import: "default", eager: true });

/** The address of a game's picture, if there is one. */
export function pictureOf(game: string, theme: Theme, language: Language): string | undefined {
  return files[`../games/${game}/pictures/${theme}-${language}.webp`];
}

import type { Place } from "./types";

/** A token and a star; on a small screen the star's constellation may have to be opened first. */
export function controlsOf({ token, sky, star }: Place): string[][] {
  return [[`token-${token}`], [`star-${sky}-${star}`, `tab-${sky}`]];
}

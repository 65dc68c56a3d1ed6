/** The view before the first move, worked out from the history that followed. */
import { TOKENS } from "./tray";
import type { Event, View } from "./types";

/** The view before the history; advancing it by the history leads to the given view. */
export function initialView(view: View, history: Event[]): View {
  const first = firstSkies(view, history);
  const later = history.flatMap((event) => (event.type === "constellation_laid_out" ? [event.sky] : []));
  return {
    ...view,
    places: first.map((sky) => (sky === null ? null : { sky, stars: [] })),
    hand: view.seat === null ? [] : [...TOKENS],
    hand_sizes: view.hand_sizes.map(() => TOKENS.length),
    coins: view.coins.map((coins) => (coins === null ? null : 0)),
    scored: [],
    unseen: [...view.unseen, ...later],
  };
}

/** The constellation that lay in each place first: a new one comes where the last one left. */
function firstSkies(view: View, history: Event[]): (string | null)[] {
  const first: (string | null)[] = view.places.map(() => null);
  const later = new Set<string>();
  const left: string[] = [];
  for (const event of history) {
    if (event.type === "constellation_discarded") left.push(event.sky);
    if (event.type !== "constellation_laid_out") continue;
    const gone = left.pop() ?? null;
    if (gone && !later.has(gone)) first[event.place] = gone;
    later.add(event.sky);
  }
  view.places.forEach((place, index) => {
    if (place && !later.has(place.sky)) first[index] = place.sky;
  });
  // The history does not tell the place of boards that left when the pile was empty; any free place will do.
  for (const sky of left.filter((one) => !later.has(one))) first[first.indexOf(null)] = sky;
  return first;
}

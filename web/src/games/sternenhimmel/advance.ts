/**
 * The view in the middle of a turn.
 *
 * The server says what happened; this module only works out where each piece is now.
 */
import type { Constellation, Event, StarView, View } from "./types";

export const FREE: StarView = { owner: null, token: null };

/** The view after some of a turn's events. */
export function advance(view: View, events: Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case "placed":
      return {
        ...withStar(view, event.sky, event.star, { owner: event.seat, token: event.token }),
        hand: event.seat === view.seat && event.token ? without(view.hand, event.token) : view.hand,
        hand_sizes: added(view.hand_sizes, event.seat, -1),
      };
    case "revealed":
      return withStar(view, event.sky, event.star, { owner: event.seat, token: event.token });
    case "prize_paid":
      return paid(view, event.seat, event.coins);
    case "consolation_paid": {
      const received = paid(view, event.seat, event.coins);
      return event.payer === null ? received : paid(received, event.payer, -event.coins);
    }
    case "constellation_discarded":
      return discarded(view, event.sky);
    case "constellation_laid_out":
      return {
        ...view,
        places: view.places.map((place, index) =>
          index === event.place ? { sky: event.sky, stars: [] } : place,
        ),
        unseen: view.unseen.filter((sky) => sky !== event.sky),
      };
    default:
      return view;
  }
}

function withStar(view: View, sky: string, star: number, bearing: StarView): View {
  const change = (place: Constellation): Constellation => {
    // A constellation that was just laid out has no list of stars yet: all are free.
    const stars = [...place.stars];
    while (stars.length < star) stars.push(FREE);
    stars[star - 1] = bearing;
    return { ...place, stars };
  };
  return { ...view, places: view.places.map((place) => (place?.sky === sky ? change(place) : place)) };
}

function discarded(view: View, sky: string): View {
  const gone = view.places.find((place) => place?.sky === sky);
  let sizes = view.hand_sizes;
  let hand = view.hand;
  for (const { owner, token } of gone?.stars ?? []) {
    if (owner === null) continue;
    sizes = added(sizes, owner, 1);
    if (owner === view.seat && token) hand = [...hand, token];
  }
  return {
    ...view,
    hand,
    hand_sizes: sizes,
    places: view.places.map((place) => (place === gone ? null : place)),
    scored: [...view.scored, sky],
  };
}

function paid(view: View, seat: number, coins: number): View {
  return {
    ...view,
    coins: view.coins.map((owned, index) => (index === seat && owned !== null ? owned + coins : owned)),
  };
}

function added(sizes: number[], seat: number, difference: number): number[] {
  return sizes.map((size, index) => (index === seat ? size + difference : size));
}

function without(hand: string[], token: string): string[] {
  const index = hand.indexOf(token);
  return hand.filter((_, other) => other !== index);
}

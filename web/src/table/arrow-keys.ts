/** Arrow keys move the focus from one legal button to the next, in any game. */

/** A point on the screen, or a direction. */
export type Place = { x: number; y: number };

const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Buttons on drawn boards are SVG elements. */
const BUTTON = ':is(button, [role="button"])[data-legal]';

/** The direction of an arrow key. */
export function arrow(key: string): Place | undefined {
  return ARROWS[key];
}

/** Moves the focus to the next legal button in this direction; returns whether there was one. */
export function step(from: EventTarget | null, direction: Place): boolean {
  if (!(from instanceof Element) || !from.matches(BUTTON)) return false;
  const others = [...document.querySelectorAll<HTMLElement | SVGElement>(`${BUTTON}[data-legal="true"]`)];
  const places = others.map(placeOf);
  const next = nearest(placeOf(from), places, direction);
  if (next < 0) return false;
  others[next]!.focus();
  return true;
}

/** The index of the nearest place in this direction, with a penalty for going sideways; -1 if there is none. */
export function nearest(from: Place, places: Place[], direction: Place): number {
  let best = -1;
  let shortest = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
    const aside = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < shortest) {
      shortest = distance;
      best = index;
    }
  });
  return best;
}

/** The element whose middle is nearest to a place; none if there are no elements. */
export function nearestTo<One extends Element>(place: Place, elements: One[]): One | undefined {
  const far = (element: One) => Math.hypot(placeOf(element).x - place.x, placeOf(element).y - place.y);
  return elements.map((element) => ({ element, far: far(element) })).sort((one, other) => one.far - other.far)[0]?.element;
}

/** The middle of an element on the screen. */
export function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

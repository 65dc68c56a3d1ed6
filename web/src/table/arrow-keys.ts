/** Arrow keys move the focus from one legal button to the next, in any game. */

type Direction = { x: number; y: number };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Buttons on drawn boards are SVG elements. */
const BUTTON = ':is(button, [role="button"])[data-legal]';

/** The direction of an arrow key. */
export function arrow(key: string): Direction | undefined {
  return ARROWS[key];
}

/** Moves the focus to the next legal button in this direction; returns whether there was one. */
export function step(from: EventTarget | null, direction: Direction): boolean {
  if (!(from instanceof Element) || !from.matches(BUTTON)) return false;
  const others = [...document.querySelectorAll<HTMLElement | SVGElement>(`${BUTTON}[data-legal="true"]`)];
  const places = others.map(middle);
  const next = nearest(middle(from), places, direction);
  if (next < 0) return false;
  others[next]!.focus();
  return true;
}

/** The index of the nearest place in this direction, with a penalty for going sideways; -1 if there is none. */
export function nearest(from: Direction, places: Direction[], direction: Direction): number {
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

function middle(element: Element): Direction {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the rings of a lesson or a hint go: round the things on the table that have these names. */

export interface Ring {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const AIR = 4;

/** The first thing of this name that can be seen; none where there is none. */
export function thingOf(name: string): Element | null {
  const things = [...document.querySelectorAll(`[data-testid="${CSS.escape(name)}"]`)];
  return things.find((thing) => isSeen(thing)) ?? null;
}

/** The ring round the first thing of this name that can be seen; none where there is none. */
export function ringOf(name: string): Ring | null {
  const thing = thingOf(name);
  return thing && around(name, thing.getBoundingClientRect());
}

/** Whether a thing can be seen: a board may have been moved or zoomed so that parts of it are out of sight. */
function isSeen(thing: Element): boolean {
  const { width, height, left, top } = thing.getBoundingClientRect();
  if (width === 0 || height === 0 || !thing.checkVisibility({ visibilityProperty: true })) return false;
  const board = thing.closest('[data-testid="board"]')?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !board || (x >= board.left && x <= board.right && y >= board.top && y <= board.bottom);
}

/** A little wider than the thing, but never beyond the window. */
function around(name: string, box: DOMRect): Ring {
  const left = Math.max(box.left - AIR, 1);
  const top = Math.max(box.top - AIR, 1);
  const right = Math.min(box.right + AIR, innerWidth - 1);
  const bottom = Math.min(box.bottom + AIR, innerHeight - 1);
  return { name, x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

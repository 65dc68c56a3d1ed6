/** Where the rings of a lesson or a hint are drawn: round the elements with these test ids. */

export interface Ring {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/** The first visible element with this test id. */
export function elementOf(name: string): Element | null {
  const elements = [...document.querySelectorAll(`[data-testid="${CSS.escape(name)}"]`)];
  return elements.find((element) => isVisible(element)) ?? null;
}

/** The ring round the first visible element with this test id. */
export function ringOf(name: string): Ring | null {
  const element = elementOf(name);
  return element && around(name, element.getBoundingClientRect());
}

/** Whether an element can be seen: parts of a board that was moved or zoomed may be out of sight. */
function isVisible(element: Element): boolean {
  const { width, height, left, top } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
  const board = element.closest('[data-testid="board"]')?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !board || (x >= board.left && x <= board.right && y >= board.top && y <= board.bottom);
}

/** A little wider than the element, but inside the window. */
function around(name: string, box: DOMRect): Ring {
  const left = Math.max(box.left - MARGIN, 1);
  const top = Math.max(box.top - MARGIN, 1);
  const right = Math.min(box.right + MARGIN, innerWidth - 1);
  const bottom = Math.min(box.bottom + MARGIN, innerHeight - 1);
  return { name, x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

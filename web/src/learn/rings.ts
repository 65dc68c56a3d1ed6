/** Where the rings of a lesson go: round the things on the table that have these names. */

export interface Ring {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const AIR = 4;

/** The ring round the first thing of this name that can be seen; none where there is none. */
export function ringOf(name: string): Ring | null {
  for (const thing of document.querySelectorAll(`[data-testid="${CSS.escape(name)}"]`)) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && thing.checkVisibility({ visibilityProperty: true })) return around(name, box);
  }
  return null;
}

/** A little wider than the thing, but never beyond the window. */
function around(name: string, box: DOMRect): Ring {
  const left = Math.max(box.left - AIR, 1);
  const top = Math.max(box.top - AIR, 1);
  const right = Math.min(box.right + AIR, innerWidth - 1);
  const bottom = Math.min(box.bottom + AIR, innerHeight - 1);
  return { name, x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** The drawings on the tiles: stars with facets like cut stones. */

/** How far the points and the notches of a star are from its middle. */
const SHAPES: Record<number, { outer: number; inner: number }> = {
  4: { outer: 7, inner: 2 },
  5: { outer: 6.6, inner: 2.75 },
  6: { outer: 6.4, inner: 3.5 },
};

/** The lit and the shaded half of every point, as SVG paths. */
export function facets(points: number): { lit: string; shaded: string } {
  const { outer, inner } = SHAPES[points]!;
  const at = (radius: number, place: number) => {
    const angle = ((place / points) * 360 - 90) * (Math.PI / 180);
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const half = (side: number) =>
    Array.from({ length: points }, (_, place) => `M0 0L${at(inner, place + side)}L${at(outer, place)}z`).join("");
  return { lit: half(-0.5), shaded: half(0.5) };
}

export const CRESCENT = "M1.6-6.1A6.2 6.2 0 1 0 6.2 1.2A5.2 5.2 0 1 1 1.6-6.1z";

export const CLOUD =
  "M-4.6 2.7a2.25 2.25 0 0 1-.3-4.45a2.7 2.7 0 0 1 3.9-1.75a3.1 3.1 0 0 1 5.2 1.5a2.4 2.4 0 0 1 .5 4.7z";

/** Where the Clouds lie that share a tile, and how large they are. */
export function cloudPlaces(count: number): { x: number; y: number; size: number }[] {
  if (count <= 1) return [{ x: 0, y: 5, size: 1 }];
  const size = count === 2 ? 0.72 : 0.58;
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / 2);
    const alone = place === count - 1 && place % 2 === 0;
    return { x: alone ? 0 : place % 2 ? 3.7 : -3.7, y: 4.6 - row * 4.6, size };
  });
}

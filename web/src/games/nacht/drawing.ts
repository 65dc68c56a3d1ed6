/**
 * What a tile shows and never changes, as the text of SVG elements.
 *
 * A table shows fifty tiles of a hundred elements. The browser reads them much faster than Svelte makes them one by one.
 * Nothing but numbers of ours gets into the text.
 */
import { type Dot, type Piece, SIDE, UNIT } from "./picture";

/** Soft edges without costly filters: several strokes, each narrower than the last. */
const TINTS = [46, 37, 28, 19, 10];
const MILKY_WAY = [150, 125, 100, 75, 50, 30];
const MILKY_WAY_RUNS = "M-60 110C60 190 150 250 190 330S230 480 260 560";

/** The night behind the stars: its colours, the Milky Way, and a tint round each constellation. */
export function nightOf({ column, row, figures }: Piece): string {
  const moved = `translate(${-column * UNIT} ${-row * UNIT})`;
  const milky = MILKY_WAY.map((width) => `<path d="${MILKY_WAY_RUNS}" stroke-width="${width}" opacity=".018"/>`);
  const tints = figures.map(
    ({ hue, path }) =>
      `<g stroke="hsl(${hue} 65% 60%)">${TINTS.map((width) => `<path d="${path}" stroke-width="${width}" opacity=".06"/>`).join("")}</g>`,
  );
  return (
    `<g transform="${moved}"><rect width="${SIDE * UNIT}" height="${SIDE * UNIT}" fill="url(#night-of-stars)"/>` +
    `<g stroke="#cfd8ff">${milky.join("")}</g></g>${tints.join("")}`
  );
}

/** On small tiles, details finer than a pixel are enlarged by this factor. */
export const COARSE = 1.7;

/** The stars, the brightest of them with their glow. */
export function starsOf({ stars }: Piece, coarse: number): string {
  return stars
    .map((star) => {
      const glow = star.bright ? `<circle ${at(star)} r="${(star.radius * 3.2).toFixed(2)}" fill="url(#starlight)"/>` : "";
      return glow + dotOf(star, coarse);
    })
    .join("");
}

/** The lines of the complete picture: each constellation once, from the first tile that shows it. */
export function linesOf(pieces: Iterable<Piece>): string {
  const drawn = new Set<string>();
  return groups(pieces, ({ figures }) => {
    const fresh = figures.filter(({ id }) => !drawn.has(id));
    for (const { id } of fresh) drawn.add(id);
    return fresh.map(({ path }) => `<path d="${path}"/>`);
  });
}

/** The stars of the complete picture, without their glow. */
export function dotsOf(pieces: Iterable<Piece>, coarse: number): string {
  return groups(pieces, ({ stars }) => stars.filter(isWithin).map((star) => dotOf(star, coarse)));
}

/** Something drawn of each tile, in its place. */
function groups(pieces: Iterable<Piece>, draw: (piece: Piece) => string[]): string {
  return [...pieces].map((piece) => `<g transform="${placed(piece)}">${draw(piece).join("")}</g>`).join("");
}

/** How a tile's drawing is moved to its place in the picture. */
export function placed({ column, row }: Piece): string {
  return `translate(${column * UNIT} ${row * UNIT})`;
}

function dotOf(star: Dot, coarse: number): string {
  return `<circle ${at(star)} r="${(star.radius * (star.radius < 1.2 ? 1 : coarse)).toFixed(2)}"/>`;
}

function at({ x, y }: Dot): string {
  return `cx="${x.toFixed(2)}" cy="${y.toFixed(2)}"`;
}

/** Whether a star belongs to a tile: one at its edge is drawn on the next tile too. */
function isWithin({ x, y }: Dot): boolean {
  return x >= 0 && x < UNIT && y >= 0 && y < UNIT;
}

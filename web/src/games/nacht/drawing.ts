/**
 * What a tile shows and never changes, as the text of SVG elements.
 *
 * A table shows fifty tiles of a hundred elements. The browser reads them much faster than Svelte makes them one by one.
 * Nothing but numbers of ours gets into the text.
 */
import { type Piece, SIDE, UNIT } from "./picture";

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

/** The stars, the brightest of them with their glow unless they are faint. */
export function starsOf({ stars }: Piece, coarse: number, faint: boolean): string {
  return stars
    .map(({ x, y, radius, bright }) => {
      const at = `cx="${x.toFixed(2)}" cy="${y.toFixed(2)}"`;
      const glow = bright && !faint ? `<circle ${at} r="${(radius * 3.2).toFixed(2)}" fill="url(#starlight)"/>` : "";
      return `${glow}<circle ${at} r="${(radius * (radius < 1.2 ? 1 : coarse)).toFixed(2)}"/>`;
    })
    .join("");
}

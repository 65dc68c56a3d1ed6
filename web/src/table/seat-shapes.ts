/** Each seat has a shape besides its colour. */

/** Paths around the origin, within a radius of 9. */
const SHAPES = [
  polygon(4, 9, 0),
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  polygon(3, 9.5, 0, 1.5),
  polygon(4, 10, 45),
  star(5, 9.5, 4.2),
  polygon(6, 9, 0),
  "M-3-8.5h6v5.5h5.5v6h-5.5v5.5h-6v-5.5h-5.5v-6h5.5z",
  "M6 7.5A8.5 8.5 0 1 1 6-7.5A6.5 6.5 0 1 0 6 7.5z",
] as const;

/** The outline of a seat's shape, as an SVG path. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

function polygon(corners: number, radius: number, turn: number, down = 0): string {
  return path(corners, () => radius, turn, down);
}

function star(points: number, outer: number, inner: number): string {
  return path(points * 2, (corner) => (corner % 2 ? inner : outer), 0, 0);
}

function path(corners: number, radius: (corner: number) => number, turn: number, down: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 360 + turn - 90) * (Math.PI / 180);
    const x = radius(corner) * Math.cos(angle);
    const y = radius(corner) * Math.sin(angle) + down;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}

/** Moving and zooming the table with the mouse, a finger or two. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./hex";

/** A pointer that moves less than this many pixels is a tap. */
const THRESHOLD = 8;
const WHEEL_SPEED = 0.0016;

export class Gestures {
  /** Whether the last touch came from a finger. */
  byFinger = false;
  #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #listening: AbortController | null = null;

  constructor(
    private readonly camera: Camera,
    private readonly window: () => DOMRect,
  ) {}

  /** A pointer went down on the table. */
  down(event: PointerEvent): void {
    this.byFinger = event.pointerType === "touch";
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, placeOf(event));
    this.#start = placeOf(event);
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", (move) => this.#move(move), { signal });
    addEventListener("pointerup", (up) => this.#up(up), { signal });
    addEventListener("pointercancel", (up) => this.#up(up), { signal });
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * WHEEL_SPEED), this.#inWindow(placeOf(event)));
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    const now = placeOf(event);
    if (!before) return;
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (!this.camera.held && !other && distance(now, this.#start) < THRESHOLD) return;
    this.camera.held = true;
    this.#pointers.set(event.pointerId, now);
    if (!other) return this.camera.pan(now.x - before.x, now.y - before.y);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.zoom(distance(now, other) / Math.max(distance(before, other), 1), this.#inWindow(between(now, other)));
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0) return;
    this.#listening?.abort();
    this.#listening = null;
    if (this.camera.held) swallowClick();
    this.camera.held = false;
  }

  #inWindow({ x, y }: Point): Point {
    const { left, top } = this.window();
    return { x: x - left, y: y - top };
  }
}

/** The click that ends a movement selects nothing. */
export function swallowClick(): void {
  const signal = AbortSignal.timeout(50);
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal });
}

function placeOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

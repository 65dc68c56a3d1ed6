/** Things that move: a token, tile or card flies from where it was to where it lies, and may turn over on the way. */
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "./motion";

const FLIGHT = 420;
/** Where nothing is to move, things fade. */
const FADE = 160;
/** A thing that was dropped by hand this short a time ago is there already. */
const JUST_DROPPED = 1500;
const DRAGGED = 16;
/** How far beside its place a thing may be dropped, in pixels. */
const NEARBY = 40;

interface Point {
  x: number;
  y: number;
}

/** Where a pointer let go of something that it had dragged, and when. */
export interface Drop extends Point {
  at: number;
}

let pressed: Point | null = null;
let lastDrop: Drop | null = null;

globalThis.addEventListener?.("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true });
globalThis.addEventListener?.(
  "pointerup",
  ({ clientX: x, clientY: y }) => {
    const isDrop = pressed !== null && Math.hypot(x - pressed.x, y - pressed.y) > DRAGGED;
    if (isDrop) lastDrop = { x, y, at: performance.now() };
  },
  { capture: true },
);

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** From where a thing comes, seen from the middle of its place: from where it was dropped, else from its origin. */
export function wayTo(here: Box, origin: Box | null, drop: Drop | null, now: number): Point & { dropped: boolean } {
  const middle = { x: here.x + here.width / 2, y: here.y + here.height / 2 };
  if (isDroppedAt(here, drop, now)) {
    return { x: drop.x - middle.x, y: drop.y - middle.y, dropped: true };
  }
  const from = origin ?? here;
  return { x: from.x + from.width / 2 - middle.x, y: from.y + from.height / 2 - middle.y, dropped: false };
}

/** Whether a pointer has just dropped something at this place. */
export function justDroppedAt(place: Box): boolean {
  return isDroppedAt(place, lastDrop, performance.now());
}

function isDroppedAt(place: Box, drop: Drop | null, now: number): drop is Drop {
  if (!drop || now - drop.at >= JUST_DROPPED) return false;
  const across = drop.x >= place.x - NEARBY && drop.x <= place.x + place.width + NEARBY;
  return across && drop.y >= place.y - NEARBY && drop.y <= place.y + place.height + NEARBY;
}

let flying = 0;

/** While anything flies, `data-flying` on the root says so: boards do not cut off what comes from beside them then. */
function openBoards(ms: number): void {
  const { dataset } = document.documentElement;
  flying += 1;
  dataset["flying"] = "";
  setTimeout(() => {
    flying -= 1;
    if (flying === 0) delete dataset["flying"];
  }, ms);
}

interface Options {
  /** Finds the element that the thing comes from, or goes to. */
  to: () => string;
  delay?: number;
  /** Whether it turns over on the way. */
  turning?: boolean;
}

/** A transition between a thing's place and another element; the thing fades if there is no such element. */
export function flight(thing: Element, { to, delay = 0, turning = false }: Options): TransitionConfig {
  if (prefersReducedMotion()) return { duration: FADE, css: (t) => `opacity: ${t}` };
  const origin = document.querySelector(to())?.getBoundingClientRect() ?? null;
  const { x, y, dropped } = wayTo(thing.getBoundingClientRect(), origin, lastDrop, performance.now());
  const duration = dropped ? FLIGHT / 2 : FLIGHT;
  openBoards(delay + duration);
  return {
    delay,
    duration,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, away) => {
      // It is lifted a little on the way, and lands flat.
      const lift = Math.sin(Math.PI * t) * Math.min(40, Math.hypot(x, y) / 6);
      const size = (dropped ? 1 : 0.35 + 0.65 * t) * (1 + lift / 250);
      const turn = turning ? ` rotateY(${away * 100}deg)` : dropped ? "" : ` rotate(${away * -14}deg)`;
      const place = `translate(${x * away}px, ${y * away - lift}px)`;
      return `transform: perspective(900px) ${place} scale(${size})${turn}; opacity: ${Math.min(1, t * 3)}; z-index: 5`;
    },
  };
}

/** Dragging a token from the hand onto a star, with a finger, a pen or a mouse. */

/** A pointer that moves less than this many pixels is a tap. */
const THRESHOLD = 8;
/** How far beside a star a token may be let go. */
const REACH = 40;

export interface Target {
  sky: string;
  star: number;
}

export class Drag {
  token = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The star on which the token would land. */
  target = $state.raw<Target | null>(null);

  #stop: (() => void) | null = null;

  constructor(
    private readonly hooks: {
      lift: (token: string) => void;
      drop: (token: string, target: Target | null) => void;
      /** The pointer passes over the tab of another constellation. */
      pass: (place: number) => void;
    },
  ) {}

  /** Watches a pointer that went down on a token. */
  watch(token: string, down: PointerEvent): void {
    if (down.button !== 0) return;
    this.#stop?.();
    const listening = new AbortController();
    const { signal } = listening;
    this.#stop = () => listening.abort();
    addEventListener("pointermove", (move) => this.#move(token, down, move), { signal });
    addEventListener("pointerup", (up) => this.#end(token, up), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  /** Puts the token back. */
  cancel(): void {
    this.#stop?.();
    this.token = null;
    this.target = null;
  }

  #move(token: string, down: PointerEvent, move: PointerEvent): void {
    const moved = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
    if (!this.token && moved < THRESHOLD) return;
    if (!this.token) this.hooks.lift(token);
    this.token = token;
    this.x = move.clientX;
    this.y = move.clientY;
    this.target = nearestStar(this.x, this.y);
    const tab = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-place]");
    if (tab) this.hooks.pass(Number(tab.dataset["place"]));
  }

  #end(token: string, up: PointerEvent): void {
    const dragged = this.token !== null;
    const target = dragged ? nearestStar(up.clientX, up.clientY) : null;
    this.cancel();
    if (!dragged) return;
    // The click that ends a drag is not a tap on the token.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
    this.hooks.drop(token, target);
  }
}

function nearestStar(x: number, y: number): Target | null {
  let nearest: Target | null = null;
  let shortest = REACH;
  for (const star of document.querySelectorAll<HTMLElement>('[data-sky][data-legal="true"]')) {
    const box = star.getBoundingClientRect();
    const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = { sky: star.dataset["sky"]!, star: Number(star.dataset["star"]) };
  }
  return nearest;
}

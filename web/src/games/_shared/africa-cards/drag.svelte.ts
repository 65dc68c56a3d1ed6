/** Dragging a card from the hand onto a place that takes it, with a finger, a pen or a mouse. */

/** A pointer that moves less than this many pixels is a tap. */
const THRESHOLD = 8;
/** How far beside a place a card may be let go. */
const REACH = 36;

export class Drag {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The `data-drop` of the place on which the card would land. */
  target = $state<string | null>(null);

  #stop: (() => void) | null = null;

  constructor(
    private readonly hooks: {
      lift: (card: string) => void;
      drop: (card: string, target: string | null) => void;
    },
  ) {}

  /** Watches a pointer that went down on a card. */
  watch(card: string, down: PointerEvent): void {
    if (down.button !== 0) return;
    this.#stop?.();
    const listening = new AbortController();
    const { signal } = listening;
    this.#stop = () => listening.abort();
    addEventListener("pointermove", (move) => this.#move(card, down, move), { signal });
    addEventListener("pointerup", (up) => this.#end(card, up), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  /** Puts the card back. */
  cancel(): void {
    this.#stop?.();
    this.card = null;
    this.target = null;
  }

  #move(card: string, down: PointerEvent, move: PointerEvent): void {
    const moved = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
    if (!this.card && moved < THRESHOLD) return;
    if (!this.card) this.hooks.lift(card);
    this.card = card;
    this.x = move.clientX;
    this.y = move.clientY;
    this.target = placeAt(this.x, this.y);
  }

  #end(card: string, up: PointerEvent): void {
    const dragged = this.card !== null;
    const target = dragged ? placeAt(up.clientX, up.clientY) : null;
    this.cancel();
    if (!dragged) return;
    // The click that ends a drag is not a tap on the card.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
    this.hooks.drop(card, target);
  }
}

/** The legal place under the pointer, or the nearest one within reach. */
function placeAt(x: number, y: number): string | null {
  let nearest: string | null = null;
  let shortest = REACH;
  for (const place of document.querySelectorAll<HTMLElement>('[data-drop][data-legal="true"]')) {
    const box = place.getBoundingClientRect();
    const aside = Math.max(box.left - x, 0, x - box.right);
    const off = Math.max(box.top - y, 0, y - box.bottom);
    const distance = Math.hypot(aside, off);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = place.dataset["drop"]!;
  }
  return nearest;
}

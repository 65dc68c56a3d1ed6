/** Asks the server for a review until it is there, and says meanwhile how far it is. */
import { Refusal } from "../protocol/api";
import type { Review, ReviewProgress } from "../protocol/types";

/** How long to wait before asking again, in milliseconds: while it is being made, and while others come first. */
const PAUSE = 600;
const BUSY_PAUSE = 3000;
const TOO_MUCH = 429;

export class Asking {
  progress = $state.raw<ReviewProgress | null>(null);
  review = $state.raw<Review | null>(null);
  /** Others' reviews come first. */
  busy = $state(false);
  /** Why there is none: the server's reason, or nothing where the server did not answer. */
  trouble = $state.raw<{ reason: string | null } | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly ask: () => Promise<ReviewProgress>) {}

  /** Asks now, and again as long as need be. */
  async begin(): Promise<void> {
    this.trouble = null;
    try {
      const answer = await this.ask();
      if (this.#stopped) return;
      this.busy = false;
      this.progress = answer;
      this.review = answer.review;
      if (!answer.review) this.#again(PAUSE);
    } catch (error) {
      if (this.#stopped) return;
      this.busy = error instanceof Refusal && error.status === TOO_MUCH;
      if (this.busy) this.#again(BUSY_PAUSE);
      else this.trouble = { reason: error instanceof Refusal ? error.message : null };
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #again(pause: number): void {
    this.#timer = setTimeout(() => this.begin(), pause);
  }
}

/** Requests a review from the server until it is ready, and reports its progress. */
import { Refusal } from "../protocol/api";
import type { Review, ReviewProgress } from "../protocol/types";

/** The pause between two requests in milliseconds: while the review is made, and while the server is busy. */
const PAUSE = 600;
const BUSY_PAUSE = 3000;
const TOO_MANY_REQUESTS = 429;

export class ReviewRequest {
  progress = $state.raw<ReviewProgress | null>(null);
  review = $state.raw<Review | null>(null);
  /** Whether the server is busy with other reviews. */
  busy = $state(false);
  /** Why there is no review: the server's reason, or null if the server did not answer. */
  failure = $state.raw<{ reason: string | null } | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly send: () => Promise<ReviewProgress>) {}

  /** Sends the request now, and again until the review is ready. */
  async begin(): Promise<void> {
    this.failure = null;
    try {
      const answer = await this.send();
      if (this.#stopped) return;
      this.busy = false;
      this.progress = answer;
      this.review = answer.review;
      if (!answer.review) this.#again(PAUSE);
    } catch (error) {
      if (this.#stopped) return;
      this.busy = error instanceof Refusal && error.status === TOO_MANY_REQUESTS;
      if (this.busy) this.#again(BUSY_PAUSE);
      else this.failure = { reason: error instanceof Refusal ? error.message : null };
    }
  }

  /** Stops requesting. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #again(pause: number): void {
    this.#timer = setTimeout(() => this.begin(), pause);
  }
}

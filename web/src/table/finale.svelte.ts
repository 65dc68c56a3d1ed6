/** The end of a match: first the board has its moment, then the result is shown. */

/** How long the board has for itself, in milliseconds. */
const MOMENT = 2600;

export class EndOfMatch {
  /** Before the end, in the moment of the board, or afterwards. */
  stage = $state<"before" | "moment" | "after">("before");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The match is over, and all of it has been shown; `live` if it was seen to end. */
  reached({ live }: { live: boolean }): void {
    if (this.stage !== "before") return;
    if (!live) this.stage = "after";
    else {
      this.stage = "moment";
      this.#timer = setTimeout(() => this.skip(), MOMENT);
    }
  }

  /** Ends the moment of the board. */
  skip(): void {
    if (this.stage !== "moment") return;
    clearTimeout(this.#timer);
    this.stage = "after";
  }

  /** A match that goes on after all, because its last move was taken back. */
  reopen(): void {
    clearTimeout(this.#timer);
    this.stage = "before";
  }
}

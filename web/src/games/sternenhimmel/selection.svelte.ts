/** What the player has picked so far: a token, a star, or nothing. Both make a move. */
import type { Place } from "./types";

export class Selection {
  token = $state<string | null>(null);
  star = $state.raw<{ sky: string; star: number } | null>(null);

  constructor(
    private readonly legal: () => Place[],
    private readonly play: (move: Place) => void,
  ) {}

  /** Whether this token may be placed: on the chosen star, if there is one. */
  allowsToken(token: string): boolean {
    return this.legal().some((move) => move.token === token && (!this.star || this.#isOn(move, this.star)));
  }

  /** Whether this star may be taken: with the chosen token, if there is one. */
  allowsStar(sky: string, star: number): boolean {
    return this.legal().some(
      (move) => this.#isOn(move, { sky, star }) && (!this.token || move.token === this.token),
    );
  }

  /** Picks a token, or lays it down again. */
  pickToken(token: string): void {
    if (this.star) this.place(token, this.star.sky, this.star.star);
    else if (this.allowsToken(token)) this.token = this.token === token ? null : token;
  }

  /** Picks a star, or lets go of it. */
  pickStar(sky: string, star: number): void {
    if (this.token) this.place(this.token, sky, star);
    else if (this.hasStar(sky, star)) this.star = null;
    else if (this.allowsStar(sky, star)) this.star = { sky, star };
  }

  /** Whether this star is the chosen one. */
  hasStar(sky: string, star: number): boolean {
    return this.star?.sky === sky && this.star.star === star;
  }

  /** Makes the move, if it is one of the legal ones. */
  place(token: string, sky: string, star: number): void {
    const move = this.legal().find((one) => one.token === token && this.#isOn(one, { sky, star }));
    if (move) this.play(move);
  }

  /** Lets go of everything. */
  cancel(): void {
    this.token = null;
    this.star = null;
  }

  #isOn(move: Place, { sky, star }: { sky: string; star: number }): boolean {
    return move.sky === sky && move.star === star;
  }
}

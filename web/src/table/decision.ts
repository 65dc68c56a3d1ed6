/** Which decision a player has before them: what they have selected is for that decision only. */

export class Decision {
  #moves = "";

  /**
   * Whether the selection is void: a turn is being shown, or other moves are legal than before. While a move is being
   * sent nothing is legal, and if it is refused the same moves are legal again, so the selection stays.
   */
  isOther(events: unknown[], legal: unknown[]): boolean {
    if (events.length > 0) return true;
    if (legal.length === 0) return false;
    const moves = JSON.stringify(legal);
    const isOther = moves !== this.#moves;
    this.#moves = moves;
    return isOther;
  }
}

/** What happens at the table beside the moves: somebody joins, leaves, resigns, is replaced by a bot, or comes back. */
import type { Mark, TableInfo } from "../protocol/types";

/** One such thing, in words of the message `notice-<kind>`. */
export interface Notice {
  kind: string;
  seat: number;
  player: string;
}

/** Events of the table's log that everybody should notice. */
const NOTICED = new Set(["seat_taken", "seat_left", "bot_took_over", "player_resigned", "player_returned"]);
/** Marks that the log of the match shows between its moves. */
const LOGGED = new Set(["bot_took_over", "player_resigned", "player_returned", "overdue"]);
/** How long a notice stays on screen. */
const SHOWN_MS = 10_000;
/** Whoever is away for a shorter time has only loaded the page again. */
const AWAY_MS = 5_000;

export class Notices {
  /** Those on screen, the oldest first. */
  shown = $state.raw<Notice[]>([]);
  /** Those in the log of the match, each with the number of moves before it. */
  marks = $state.raw<Mark[]>([]);
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  #away = new Set<number>();

  /** The marks of the match so far. */
  restore(marks: Mark[]): void {
    this.marks = marks.filter(({ kind }) => LOGGED.has(kind));
  }

  /** An event of the table, with the table before and after it; `moves` were made before. */
  add(event: string, seat: number | null, before: TableInfo, after: TableInfo, moves: number): void {
    if (seat === null || !NOTICED.has(event)) return;
    if (LOGGED.has(event)) this.marks = [...this.marks, { after: moves, kind: event, seat }];
    const player = after.seats[seat]?.name || before.seats[seat]?.name || "";
    // Whoever sat down or got up knows it.
    if (LOGGED.has(event) || !after.yours.includes(seat)) this.#show({ kind: event, seat, player });
  }

  /** Who is connected has changed. */
  updatePresence(before: TableInfo, after: TableInfo): void {
    for (const [seat, { name, away_ms, bot }] of after.seats.entries()) {
      const [was, is] = [before.seats[seat]?.away_ms != null, away_ms !== null];
      if (is && !was && bot === null) {
        this.#leaving.set(seat, setTimeout(() => this.#leave(seat, name), AWAY_MS));
      } else if (was && !is) {
        clearTimeout(this.#leaving.get(seat));
        if (this.#away.delete(seat)) this.#show({ kind: "back", seat, player: name });
      }
    }
  }

  dismiss(notice: Notice): void {
    this.shown = this.shown.filter((other) => other !== notice);
  }

  #leave(seat: number, player: string): void {
    this.#away.add(seat);
    this.#show({ kind: "away", seat, player });
  }

  #show(notice: Notice): void {
    this.shown = [...this.shown, notice];
    setTimeout(() => this.dismiss(notice), SHOWN_MS);
  }
}

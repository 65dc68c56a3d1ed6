/** What everybody made of the challenge of a day. It is asked for again until a bot has finished it, too. */
import { dailyResults } from "../protocol/api";
import type { DailyResults } from "../protocol/types";

const AGAIN_MS = 2500;

export class DailyComparison {
  /** Null until they are known, or if they cannot be had: the match's own result is shown in any case. */
  results = $state.raw<DailyResults | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly day: string,
    private readonly table: string,
  ) {}

  /** Asks for them; returns how to stop that. */
  ask(): () => void {
    this.load().catch(() => undefined);
    return () => clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    this.results = await dailyResults(this.game, this.day, this.table);
    if (this.results.bot?.result === null) this.timer = setTimeout(() => this.load().catch(() => undefined), AGAIN_MS);
  }
}

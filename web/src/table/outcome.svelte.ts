/** What a match has come to: nothing before all of it has been shown, then who won and what happened. */
import type { AnyGameView } from "../games/registry";
import type { GameEvent } from "../games/view";
import type { Result } from "../protocol/types";
import type { Say } from "../ui/i18n.svelte";
import type { Animator } from "./animator.svelte";
import { headline } from "./headline";
import type { TableSession } from "./session.svelte";

export class Outcome {
  results: Result[] | null = $derived.by(() => (this.animator.turn ? null : (this.animator.position?.results ?? null)));
  isOver = $derived(this.results !== null);
  isDrawn = $derived.by(() => this.animator.position?.is_drawn ?? false);
  /** Everything that happened in the match; empty before its end. */
  events: GameEvent[] = $derived.by(() => (this.isOver ? this.animator.past.flatMap((turn) => turn.events) : []));
  /** The seat of the reader; null for spectators, and if several players share the device. */
  self: number | null = $derived.by(() => (this.session.table.yours.length === 1 ? this.session.table.you : null));
  /** The first line of the result. */
  title: string | null = $derived.by(
    () =>
      this.results &&
      (this.game.verdict?.(this.animator.view, this.words()) ?? headline(this.results, this.isDrawn, this.players(), this.self)),
  );
  /** Whether the reader has won against others. */
  hasWon: boolean = $derived.by(
    () =>
      !this.isDrawn &&
      this.players().length > 1 &&
      Boolean(this.results?.some(({ seat, rank }) => seat === this.self && rank === 1)),
  );

  constructor(
    private readonly animator: Animator,
    private readonly session: TableSession,
    private readonly game: AnyGameView,
    private readonly players: () => string[],
    private readonly words: () => Say,
  ) {}
}

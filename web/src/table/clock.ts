import { isLocal } from "../protocol/backend";
import type { TableInfo } from "../protocol/types";
import type { Say } from "../ui/i18n.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in short: "2 d 4 h" in the reader's language, "3:05 h", "4:09". */
export function formatDuration(ms: number, say: Say): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (ms >= DAY) return say("table-clock-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)} h`;
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / SECOND)}`;
}

/** Whether days may pass between two moves, so that nobody waits at the table. */
export function mayTakeDays({ table, clock }: Pick<TableInfo, "table" | "clock">): boolean {
  return clock?.kind === "days" && !isLocal(table);
}

/** What can be reported at a table: names and chat lines of other people. */
import { isLocal } from "../protocol/backend";
import type { ChatLine, TableInfo } from "../protocol/types";

/** A name, or one of the chat lines under it. */
export interface Reportable {
  seat: number;
  name: string;
  line: ChatLine | null;
}

/** How many of the latest lines are offered. */
const LATEST = 30;

/** What other people did at this table, the names first; tables of this browser have no hosts to tell. */
export function reportable(table: TableInfo, chat: ChatLine[]): Reportable[] {
  if (isLocal(table.table)) return [];
  const isOther = (seat: number) => !table.yours.includes(seat);
  const names = table.seats.flatMap(({ kind, name }, seat) =>
    kind === "person" && name && isOther(seat) ? [{ seat, name, line: null }] : [],
  );
  const lines = chat.slice(-LATEST).filter(({ seat, text }) => text !== null && isOther(seat));
  return [...names, ...lines.map((line) => ({ seat: line.seat, name: line.name, line }))];
}

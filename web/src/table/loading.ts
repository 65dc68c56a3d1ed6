/** What a table needs before it can be shown: what it is, and the code of its game. */
import { tableInfo } from "../protocol/api";
import { type GameView, loadView } from "../games/registry";
import type { TableInfo } from "../protocol/types";
import { openSeal } from "../fairness/nonce";

export interface Opening {
  info: TableInfo;
  game: GameView;
}

let ahead: { table: string; opening: Promise<Opening> } | null = null;

/** Asks for all of it before the page that shows it is here. */
export function openAhead(table: string): void {
  const opening = load(table);
  // Whoever opens the table is told what went wrong.
  opening.catch(() => undefined);
  ahead = { table, opening };
}

/** Opens a table; what was asked for ahead is asked for once. */
export function open(table: string): Promise<Opening> {
  const opening = ahead?.table === table ? ahead.opening : load(table);
  ahead = null;
  return opening;
}

// The answer brings the guest's cookie, without which the server would not know whose seat it is.
async function load(table: string): Promise<Opening> {
  const told = await tableInfo(table);
  const [info, game] = await Promise.all([openSeal(told), loadView(told.game)]);
  return { info, game };
}

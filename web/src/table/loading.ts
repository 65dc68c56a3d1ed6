/** Loads what a table page needs: the table's info and the code of its game. */
import { revealNonce } from "../fairness/nonce";
import { type AnyGameView, loadView } from "../games/registry";
import { tableInfo } from "../protocol/api";
import type { TableInfo } from "../protocol/types";

export interface LoadedTable {
  info: TableInfo;
  game: AnyGameView;
}

let preloaded: { table: string; loading: Promise<LoadedTable> } | null = null;

/** Starts loading before the code of the page is here. */
export function preloadTable(table: string): void {
  const loading = load(table);
  // The page that shows the table reports what went wrong.
  loading.catch(() => undefined);
  preloaded = { table, loading };
}

/** Loads a table; what was preloaded is not loaded again. */
export function loadTable(table: string): Promise<LoadedTable> {
  const loading = preloaded?.table === table ? preloaded.loading : load(table);
  preloaded = null;
  return loading;
}

// The first response sets the guest's cookie, without which the server would not know whose seat it is.
async function load(table: string): Promise<LoadedTable> {
  const found = await tableInfo(table);
  const [info, game] = await Promise.all([revealNonce(found), loadView(found.game)]);
  return { info, game };
}

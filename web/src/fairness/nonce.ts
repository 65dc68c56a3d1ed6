/** The seal on this browser's nonce: it is opened only when all seats are taken, so that nobody can choose after it. */
import { addNonce } from "../protocol/api";
import type { TableInfo } from "../protocol/types";
import { see, witnessOf } from "./evidence";

/** Whether the deal waits for the nonce of somebody at this browser. */
export function isAwaited({ phase, seats, fair, yours }: TableInfo): boolean {
  const isFull = seats.every(({ kind }) => kind !== "open");
  return phase === "waiting" && isFull && yours.some((seat) => fair?.unrevealed.includes(seat));
}

/** Keeps what the server has promised, and only then opens the seal if it is time; returns the table after that. */
export async function openSeal(table: TableInfo): Promise<TableInfo> {
  see(table.table, table.fair);
  const nonce = witnessOf(table.table)?.nonces.at(-1);
  return nonce && isAwaited(table) ? addNonce(table.table, nonce) : table;
}

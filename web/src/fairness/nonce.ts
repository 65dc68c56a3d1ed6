/** This browser reveals its nonce only when all seats are taken, so that nobody can choose a nonce after seeing it. */
import { addNonce } from "../protocol/api";
import type { TableInfo } from "../protocol/types";
import { evidenceOf, keepCommitment, keepNoncesOf } from "./evidence";

/** Whether the deal waits for the nonce of a player at this browser. */
export function isNonceAwaited({ phase, seats, fair, yours }: TableInfo): boolean {
  const isFull = seats.every(({ kind }) => kind !== "open");
  return phase === "waiting" && isFull && yours.some((seat) => fair?.unrevealed.includes(seat));
}

/** Keeps the server's commitment and only then reveals the nonce, if it is awaited; returns the table after that. */
export async function revealNonce(table: TableInfo): Promise<TableInfo> {
  if (table.origin?.kind === "evening") keepNoncesOf(table.origin.evening, table.table);
  keepCommitment(table.table, table.fair);
  const nonce = evidenceOf(table.table)?.nonces.at(-1);
  return nonce && isNonceAwaited(table) ? addNonce(table.table, nonce) : table;
}

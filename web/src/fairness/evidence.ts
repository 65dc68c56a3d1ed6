/** What this browser saw of a table before the secret was published; it is kept to check the deal later. */
import type { Fairness } from "../protocol/types";
import { recall, remember } from "../ui/storage";

const KEY = "fair";
const MOST_TABLES = 200;

/** What one table published, and what this browser sent to it. */
export interface Evidence {
  table: string;
  /** The hash of the secret, and that of what is shuffled; empty until they have been seen. */
  commitment: string;
  fingerprint: string;
  /** Every nonce that this browser sent to the table. */
  nonces: string[];
}

/** Keeps what a table has published, unless something was kept before or the secret is known already. */
export function keepCommitment(table: string, fair: Fairness | null): void {
  const known = evidenceOf(table);
  if (!fair || fair.secret !== null || known?.commitment) return;
  keep({ table, commitment: fair.commitment, fingerprint: fair.fingerprint, nonces: known?.nonces ?? [] });
}

/** Keeps a nonce that this browser has sent to a table. */
export function keepNonce(table: string, nonce: string): void {
  const known = evidenceOf(table) ?? { table, commitment: "", fingerprint: "", nonces: [] };
  keep({ ...known, nonces: [...known.nonces, nonce] });
}

/** What this browser sent to an evening goes into the deals of the evening's tables. */
export function keepNoncesOf(evening: string, table: string): void {
  const sent = evidenceOf(evening)?.nonces ?? [];
  if (sent.length > 0 && !evidenceOf(table)) keep({ table, commitment: "", fingerprint: "", nonces: sent });
}

/** What was kept of a table. */
export function evidenceOf(table: string): Evidence | null {
  return all().find((one) => one.table === table) ?? null;
}

/** What was kept of the table with this commitment: a record does not name its table. */
export function evidenceOfCommitment(commitment: string): Evidence | null {
  return all().find((one) => one.commitment === commitment) ?? null;
}

function keep(evidence: Evidence): void {
  const others = all().filter((one) => one.table !== evidence.table);
  remember(KEY, JSON.stringify([...others, evidence].slice(-MOST_TABLES)));
}

function all(): Evidence[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) || "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

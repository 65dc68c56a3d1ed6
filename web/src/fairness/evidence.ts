/** What this browser saw of a table before its secret was shown, kept until the deal is checked. */
import { recall, remember } from "../ui/storage";
import type { Fairness } from "../protocol/types";

const KEY = "fair";
const MOST_TABLES = 200;

/** What was published, and what this browser added, at one table. */
export interface Witness {
  table: string;
  /** The hash of the secret, and that of what is shuffled; empty as long as they have not been seen. */
  commitment: string;
  fingerprint: string;
  /** Every nonce that this browser sent to the table. */
  nonces: string[];
}

/** Keeps what a table has published, unless it was kept before or the secret is out. */
export function see(table: string, fair: Fairness | null): void {
  const known = witnessOf(table);
  if (!fair || fair.secret !== null || known?.commitment) return;
  keep({ table, commitment: fair.commitment, fingerprint: fair.fingerprint, nonces: known?.nonces ?? [] });
}

/** Keeps a nonce that this browser has sent to a table. */
export function sent(table: string, nonce: string): void {
  const known = witnessOf(table) ?? { table, commitment: "", fingerprint: "", nonces: [] };
  keep({ ...known, nonces: [...known.nonces, nonce] });
}

/** What is kept of a table. */
export function witnessOf(table: string): Witness | null {
  return all().find((one) => one.table === table) ?? null;
}

/** What is kept of the table that published this hash: a record names no table. */
export function witnessOfHash(commitment: string): Witness | null {
  return all().find((one) => one.commitment === commitment) ?? null;
}

function keep(witness: Witness): void {
  const others = all().filter((one) => one.table !== witness.table);
  remember(KEY, JSON.stringify([...others, witness].slice(-MOST_TABLES)));
}

function all(): Witness[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) || "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

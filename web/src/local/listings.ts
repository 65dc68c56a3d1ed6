/** The local tables of this browser as lists show them; read from its database, without starting Python. */
import type { TableListing } from "../protocol/types";
import { local } from "./client.svelte";
import { openStorage } from "./storage";

/** All local tables of this browser. */
export async function keptTables(): Promise<TableListing[]> {
  // In a window that keeps nothing, only the worker knows.
  const storage = local.isKept === false ? null : await openStorage();
  if (storage?.isKept) return (await storage.tables()).map(listingIn);
  if (!local.isRunning) return [];
  return (await (await local.request("GET", "/api/me/tables", null)).json()) as TableListing[];
}

/** The part of an index entry that lists show. */
function listingIn(entry: Uint8Array): TableListing {
  return (JSON.parse(new TextDecoder().decode(entry)) as { listing: TableListing }).listing;
}

/**
 * Decides who searches for hints and reviews of the server's tables: the server, or this browser.
 *
 * It is this browser if its engine is here or kept and fast enough, which is measured once for each game. A hint never
 * waits for the engine: until it is ready and measured, and whenever anything fails here, the server searches.
 */
import { local } from "../local/client.svelte";
import { folder } from "../shell/addresses";
import { hasServer } from "../ui/server.svelte";
import type { Socket } from "./connection.svelte";
import type { Command, HintSpeed } from "./types";

/** Where the service worker keeps the engine's manifest, once all files of the engine are kept. */
const KEPT = "version";

const measured = new Map<string, Promise<boolean>>();
/** The games in which this browser is known to be fast enough. */
const fast = new Set<string>();

/** Whether this browser is fast enough in a game. It is measured if the engine need not be loaded for that. */
export async function isFast(game: string): Promise<boolean> {
  if (!local.isReady && !(await isEngineKept())) return false;
  const known = measured.get(game) ?? measure(game).catch(() => false);
  measured.set(game, known);
  return known;
}

async function measure(game: string): Promise<boolean> {
  await local.ready();
  const response = await local.request("GET", `/api/games/${game}/hint-speed`, null);
  if (!response.ok) return false;
  const { simulations, needed } = (await response.json()) as HintSpeed;
  if (simulations < needed) return false;
  fast.add(game);
  return true;
}

async function isEngineKept(): Promise<boolean> {
  const manifest = new URL(`${folder()}engine/manifest.json`, location.href);
  try {
    return Boolean(await caches.match(manifest, { cacheName: KEPT, ignoreVary: true }));
  } catch {
    // Pages that are not secure keep nothing.
    return false;
  }
}

/** The connection to a table of the server's. Requests for hints are answered here, if this browser is fast enough. */
export class HintingSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly server: Socket,
    private readonly table: string,
    private readonly game: string,
  ) {
    server.onmessage = (event) => this.onmessage?.(event);
    server.onclose = (event) => this.onclose?.(event);
  }

  send(text: string): void {
    const command = JSON.parse(text) as Command;
    if (command.type !== "request_hints") return this.server.send(text);
    if (local.isReady && fast.has(this.game)) return void this.#findHints(text, command.seat ?? null);
    this.server.send(text);
    // The next hint may come from here.
    void isFast(this.game);
  }

  close(): void {
    this.server.close();
  }

  async #findHints(text: string, seat: number | null): Promise<void> {
    const hints = await hintsFor(this.table, seat).catch(() => null);
    if (hints === null) this.server.send(text);
    else this.onmessage?.({ data: hints });
  }
}

/** The message with the hints for a seat; null if there are none here. */
async function hintsFor(table: string, seat: number | null): Promise<string | null> {
  const query = seat === null ? "" : `?seat=${seat}`;
  const situation = await fetch(`/api/tables/${encodeURIComponent(table)}/situation${query}`);
  if (!situation.ok) return null;
  const hints = await local.request("POST", "/api/hints", new Uint8Array(await situation.arrayBuffer()));
  return hints.ok ? hints.text() : null;
}

let reviewed: { source: string | Blob; record: Promise<Blob | null> } | null = null;

/** The record to review in this browser, of a table or from a file; null if the server is to review it. */
export function recordToReview(source: string | Blob): Promise<Blob | null> {
  // A review is asked for again and again, always at the same place.
  if (reviewed?.source !== source) reviewed = { source, record: recordIfFast(source).catch(() => null) };
  return reviewed.record;
}

/** The review failed here, so the server makes it. */
export function leaveToServer(source: string | Blob): void {
  reviewed = { source, record: Promise.resolve(null) };
}

async function recordIfFast(source: string | Blob): Promise<Blob | null> {
  // A page that asks for a review must not ask again when the engine has been loaded.
  await Promise.resolve();
  if (!hasServer() || !(local.isReady || (await isEngineKept()))) return null;
  const record = typeof source === "string" ? await recordOf(source) : source;
  const { game } = JSON.parse(await record.text()) as { game: string };
  return (await isFast(game)) ? record : null;
}

async function recordOf(table: string): Promise<Blob> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!response.ok) throw new Error(`there is no record of ${table}`);
  return response.blob();
}

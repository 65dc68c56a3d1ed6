/**
 * Decides who answers a request: the server, or this browser, which can run tables of one person and bots by itself.
 *
 * Local tables are known by their ids. Pages and tables cannot tell the difference.
 */
import { constantAnswer } from "../local/answers";
import { EngineMissing, local } from "../local/client.svelte";
import { begun, say } from "../ui/i18n.svelte";
import { hasServer, isReachable, look, note, soloTables } from "../ui/server.svelte";
import type { Socket } from "./connection.svelte";
import { HintingSocket } from "./searches";
import type { SeatPlan } from "./types";

/** How the ids of local tables begin. */
const LOCAL = "local-";
const LOCAL_TABLE = new RegExp(`^/api/tables/${LOCAL}`);
/** What concerns neither other people nor a table of the server's. */
const ANYWHERE = /^\/api\/(games|replay|deal|review)\b/;
/** What a proxy answers while the server behind it is gone. */
const GONE = [502, 503, 504];
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

export type Place = "here" | "server";

/** Whether a table is played in this browser. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/**
 * Where a new table is opened. Only tables of one device can be here, and only if nobody else may look at them. A table whose
 * result is compared with others' is at the server even if that is busy.
 */
export async function placeFor(seats: SeatPlan[], visibility = "private", isCompared = false): Promise<Place> {
  if (!hasServer()) return "here";
  const isSolo = visibility === "private" && seats.every(({ kind }) => kind !== "open");
  if (!isSolo) return "server";
  if (soloTables() === "browser") return "here";
  const { isBusy } = await look();
  return !isReachable() || (isBusy && soloTables() === "auto" && !isCompared) ? "here" : "server";
}

/** Sends a request to `place`, or to whoever can answer it. */
export async function send(method: string, path: string, body?: string | Blob, place?: Place): Promise<Response> {
  // A page that derives something from an answer must not be derived again when the server goes or comes back.
  await Promise.resolve();
  const isForBoth = place === undefined && ANYWHERE.test(path);
  const isForHere = place === "here" || (isForBoth && !(hasServer() && isReachable())) || LOCAL_TABLE.test(path);
  if (isForHere) return sendHere(method, path, body).catch(explained);
  if (!hasServer()) return refused("local-needs-server", NOT_FOUND);
  if (!isForBoth) return sendToServer(method, path, body);
  try {
    const response = await sendToServer(method, path, body);
    if (!GONE.includes(response.status)) return response;
    note(false);
    return await sendHere(method, path, body).catch(() => response);
  } catch (error) {
    note(false);
    return sendHere(method, path, body).catch(() => Promise.reject(error));
  }
}

/** The connection on which a table of a game is played. */
export function playSocket(table: string, game: string): Socket {
  const path = `/api/tables/${encodeURIComponent(table)}/play`;
  if (isLocal(table)) return local.connect(path);
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new HintingSocket(new WebSocket(address.href) as Socket, table, game);
}

function sendToServer(method: string, path: string, body: string | Blob | undefined): Promise<Response> {
  const sent = body === undefined ? {} : { body, headers: { "content-type": "application/json" } };
  return fetch(path, { method, ...sent });
}

async function sendHere(method: string, path: string, body: string | Blob | undefined): Promise<Response> {
  const constant = method === "GET" ? await constantAnswer(path) : null;
  if (constant) return constant;
  const text = body instanceof Blob ? await body.arrayBuffer() : body;
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text && new Uint8Array(text);
  return local.request(method, path, bytes ?? null);
}

/** Why this browser could not answer. */
function explained(error: unknown): Promise<Response> {
  if (!(error instanceof EngineMissing)) throw error;
  return refused(error.isOutdated && isReachable() ? "local-updated" : "local-missing", UNAVAILABLE);
}

async function refused(message: string, status: number): Promise<Response> {
  await begun;
  return Response.json({ detail: say(message) }, { status });
}

/** Answers that are the same in every browser: the build has written them, so that nobody waits for Python. */
import type { GameInfo } from "../protocol/types";
import { folder } from "../shell/addresses";
import type { Manifest } from "./engine";

const GAMES = "/api/games";
const DAY = "yyyy-mm-dd".length;

let loading: Promise<Record<string, unknown>> | null = null;

/** The answer to a request for this path; null if it is not one of them, or if they cannot be loaded. */
export async function constantAnswer(path: string, now = new Date()): Promise<Response | null> {
  if (path !== GAMES && !path.startsWith(`${GAMES}/`)) return null;
  try {
    loading ??= load();
    const answer = (await loading)[path];
    if (answer === undefined) return null;
    return Response.json(path === GAMES ? (answer as GameInfo[]).map((game) => ofDay(game, now)) : answer);
  } catch {
    // Python can answer as well; the next request tries again.
    loading = null;
    return null;
  }
}

/** Days are counted in UTC, so they are the same everywhere. */
function ofDay(game: GameInfo, now: Date): GameInfo {
  return { ...game, today: now.toISOString().slice(0, DAY) };
}

async function load(): Promise<Record<string, unknown>> {
  const engine = new URL(`${folder()}engine/`, location.href);
  const { answers } = (await found(new URL("manifest.json", engine), { cache: "no-cache" })) as Manifest;
  return (await found(new URL(answers, engine))) as Record<string, unknown>;
}

async function found(address: URL, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.json();
}

/** The server's HTTP interface. Who the guest is, a cookie says that the browser keeps by itself. */
import type { Fault, GameInfo, NewTable, Opened, Rulebook, TableInfo, ToldLesson } from "./wire";

/** The server refused a request, and said why. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export const games = () => ask<GameInfo[]>("GET", "/api/games");

export const rulebook = (game: string) => ask<Rulebook>("GET", `/api/games/${game}/rulebook`);

export const lesson = (game: string) => ask<ToldLesson>("GET", `/api/games/${game}/lesson`);

export const openTable = (wish: NewTable) => ask<Opened>("POST", "/api/tables", wish);

export const tableInfo = (table: string) => ask<TableInfo>("GET", `/api/tables/${table}`);

export const takeSeat = (table: string, name: string) =>
  ask<TableInfo>("POST", `/api/tables/${table}/seat`, { name });

/** The address of the WebSocket on which a table is played. */
export function playAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/play`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!response.ok) throw new Refusal(await reasonOf(response), response.status);
  return (await response.json()) as Answer;
}

async function reasonOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Fault).detail;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

/** The server's HTTP interface. Who the guest is, a cookie says that the browser keeps by itself. */
import { hashOf } from "../fairness/deal";
import { sent } from "../fairness/evidence";
import { randomHex } from "../ui/random";
import type {
  Best,
  DisclosedDeal,
  Perspective,
  ErrorResponse,
  GameInfo,
  Me,
  NewTable,
  OpenedTable,
  PlayOn,
  RatingList,
  ReviewProgress,
  Rulebook,
  Replay,
  TableListing,
  TableInfo,
  LessonReplay,
  FileSummary,
} from "./types";

const NONCE_BYTES = 16;

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

/** The printed boards, tiles or cards of a game. */
export const printed = (game: string) => ask<unknown>("GET", `/api/games/${game}/printed`);

/** Has the server read an owner's file; a refusal says what is wrong with it. */
export const lookAtFile = (game: string, option: string, name: string, text: string) =>
  ask<FileSummary>("POST", `/api/games/${game}/files/${option}`, { name, text });

export const lesson = (game: string) => ask<LessonReplay>("GET", `/api/games/${game}/lesson`);

export const openTable = (wish: Omit<NewTable, "nonce_hash">) => openSealed("/api/tables", wish);

export const tableInfo = (table: string) => ask<TableInfo>("GET", `/api/tables/${table}`);

export function takeSeat(table: string, name: string): Promise<TableInfo> {
  const nonce = randomHex(NONCE_BYTES);
  sent(table, nonce);
  return ask<TableInfo>("POST", `/api/tables/${table}/seat`, { name, nonce_hash: hashOf(nonce) });
}

/** Opens the seal: what this browser adds to the deal, so that the server alone cannot choose it. */
export const addNonce = (table: string, nonce: string) =>
  ask<TableInfo>("POST", `/api/tables/${table}/nonce`, { nonce });

/** The same company once more; everybody who played is told of the new table. */
export const rematch = (table: string) => openSealed(`/api/tables/${table}/rematch`, {});

/** Become the person who made a one-time link on another device. */
export const claimLink = (secret: string) => ask<Me>("POST", "/api/link", { secret });

/** Tables that anybody may find: those that wait for players, and those that can be watched. */
export const listedTables = () => ask<TableListing[]>("GET", "/api/tables");

/** All tables at which this guest has or had a seat. */
export const myTables = () => ask<TableListing[]>("GET", "/api/me/tables");

/** Who this browser is to the server. */
export const whoAmI = () => ask<Me>("GET", "/api/me");

/** Be in the lists of ratings, or not any more. */
export const takePartInRatings = (rated: boolean) => ask<Me>("PUT", "/api/me/rated", { rated });

/** The ratings of a game, of those who want to be listed. */
export const ratingsOf = (game: string) => ask<RatingList>("GET", `/api/ratings/${game}`);

/** An address of this server as a QR code: the text of an SVG image. */
export async function qrCode(address: string): Promise<string> {
  const response = await fetch("/api/qr", {
    method: "POST",
    body: JSON.stringify({ address }),
    headers: { "content-type": "application/json" },
  });
  if (!response.ok) throw new Refusal(await reasonOf(response), response.status);
  return response.text();
}

/** Opens a table with a sealed nonce, which the browser keeps until it checks the deal. */
async function openSealed(path: string, wish: object): Promise<OpenedTable> {
  const nonce = randomHex(NONCE_BYTES);
  const opened = await ask<OpenedTable>("POST", path, { ...wish, nonce_hash: hashOf(nonce) });
  sent(opened.table, nonce);
  return opened;
}

/** The story of a finished table, or of a record: from a seat's eyes or a spectator's, with open eyes or not. */
export const replayOf = (source: string | Blob, eyes: Perspective) =>
  typeof source === "string"
    ? ask<Replay>("GET", `/api/tables/${encodeURIComponent(source)}/replay?${questionOf(eyes)}`)
    : ask<Replay>("POST", `/api/replay?${questionOf(eyes)}`, source);

/** How the deal of a finished table, or of a record, was made. */
export const dealOf = (source: string | Blob) =>
  typeof source === "string"
    ? ask<DisclosedDeal>("GET", `/api/tables/${encodeURIComponent(source)}/deal`)
    : ask<DisclosedDeal>("POST", "/api/deal", source);

/** The best that could have been made of the deal of a finished table. */
export const bestOf = (table: string) => ask<Best>("GET", `/api/tables/${encodeURIComponent(table)}/best`);

/** The review of a finished table, or of a record, or how far it is; asking begins it. */
export const reviewOf = (source: string | Blob) =>
  typeof source === "string"
    ? ask<ReviewProgress>("POST", `/api/tables/${encodeURIComponent(source)}/review`)
    : ask<ReviewProgress>("POST", "/api/review", source);

/** Opens a table that begins with a position of a finished table, or of a record. */
export async function playOn(source: string | Blob, wish: Omit<PlayOn, "table" | "record">): Promise<OpenedTable> {
  const past = typeof source === "string" ? { table: source } : { record: await source.text() };
  return ask<OpenedTable>("POST", "/api/play-on", { ...wish, ...past });
}

/** Where the record of a finished table can be downloaded. */
export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

function questionOf({ seat, open }: Perspective): string {
  return new URLSearchParams({ ...(seat === null ? {} : { seat: `${seat}` }), open_eyes: `${open}` }).toString();
}

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
      : {
          body: body instanceof Blob ? body : JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
  });
  if (!response.ok) throw new Refusal(await reasonOf(response), response.status);
  return (await response.json()) as Answer;
}

async function reasonOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as ErrorResponse).detail;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

/**
 * The server's HTTP interface. A cookie, which the browser sends by itself, says who the guest is.
 *
 * Tables of one person and bots may be in this browser instead (`backend.ts`); they answer the same requests.
 */
import { hashOf } from "../fairness/deal";
import { keepNonce } from "../fairness/evidence";
import { language } from "../ui/i18n.svelte";
import { randomHex } from "../ui/random";
import { keptTables } from "../local/listings";
import { hasServer, isReachable } from "../ui/server.svelte";
import { isLocal, type Place, placeFor, send } from "./backend";
import { reasonOf } from "./refusals";
import { leaveToServer, recordToReview } from "./searches";
import type {
  Best,
  DailyResults,
  DisclosedDeal,
  EveningInfo,
  LeagueInfo,
  NewEvening,
  NewLeague,
  OpenedEvening,
  OpenedLeague,
  OwnEvenings,
  Perspective,
  ErrorResponse,
  GameInfo,
  Link,
  Me,
  NewTable,
  NewWebhook,
  OpenedTable,
  PlayOn,
  PushSettings,
  PuzzleInfo,
  PuzzlePosition,
  QuietTime,
  RatingList,
  Reach,
  ReviewProgress,
  Rulebook,
  Replay,
  SampleSent,
  SubscribeDevice,
  TableListing,
  TableInfo,
  LessonReplay,
  FileSummary,
  WebhookAdded,
} from "./types";

const NONCE_BYTES = 16;
const NO_CONTENT = 204;

/** The server refused a request and said why. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export const games = () => request<GameInfo[]>("GET", "/api/games");

export const rulebook = (game: string) => request<Rulebook>("GET", `/api/games/${game}/rulebook`);

/** The printed boards, tiles or cards of a game. */
export const printed = (game: string) => request<unknown>("GET", `/api/games/${game}/printed`);

/** The address of a picture of a table, and of its match as a picture that moves. */
export const pictureOf = (table: string) => `/api/tables/${table}/picture?language=${language()}`;
export const filmOf = (table: string) => `/api/tables/${table}/film?language=${language()}`;

/** The same with the names on cards in a language, if the game has them in it. */
export const printedIn = (game: string, spoken: string) =>
  spoken === "en" ? printed(game) : request<unknown>("GET", `/api/games/${game}/printed?language=${spoken}`);

/** Lets the server read an owner's file; a refusal says what is wrong with it. */
export const readFile = (game: string, option: string, name: string, text: string) =>
  request<FileSummary>("POST", `/api/games/${game}/files/${option}`, { name, text });

/** A file to begin with, for an owner's own components, in the reader's language if there is one. */
export const template = (game: string, option: string) =>
  text("GET", `/api/games/${encodeURIComponent(game)}/files/${encodeURIComponent(option)}/template?language=${language()}`);

export const lesson = (game: string) => request<LessonReplay>("GET", `/api/games/${game}/lesson`);

/** The puzzles of a game, the easiest first. */
export const puzzlesOf = (game: string) => request<PuzzleInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/puzzles`);

/** A puzzle as its seat sees it, with what the moves are worth. */
export const puzzleOf = (game: string, puzzle: string) =>
  request<PuzzlePosition>("GET", `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`);

export const openTable = async (table: Omit<NewTable, "nonce_hash" | "language">) =>
  openWithNonce(
    "/api/tables",
    { ...table, language: language() },
    await placeFor(table.seats, table.visibility, Boolean(table.day)),
  );

export const tableInfo = (table: string) => request<TableInfo>("GET", `/api/tables/${table}`);

export function takeSeat(table: string, name: string): Promise<TableInfo> {
  const nonce = randomHex(NONCE_BYTES);
  keepNonce(table, nonce);
  return request<TableInfo>("POST", `/api/tables/${table}/seat`, { name, nonce_hash: hashOf(nonce) });
}

/** Reveals this browser's nonce, which goes into the deal, so that the server alone cannot choose it. */
export const addNonce = (table: string, nonce: string) =>
  request<TableInfo>("POST", `/api/tables/${table}/nonce`, { nonce });

/** Deletes a table of this browser for good. */
export const deleteTable = (table: string) => request<void>("DELETE", `/api/tables/${encodeURIComponent(table)}`);

/** Opens a table for the same players; everybody who played is told of it. */
export const rematch = (table: string) => openWithNonce(`/api/tables/${table}/rematch`, {});

/** Signs this browser in as the person who made a one-time link on another device. */
export const claimLink = (secret: string) => request<Me>("POST", "/api/link", { secret });

/** Makes a link with which one other device becomes the same person. */
export const newLink = () => request<Link>("POST", "/api/me/link");

/** Sets the name under which the server knows this person. */
export const changeName = (name: string) => request<Me>("PUT", "/api/me", { name });

/** Gives this person a name and a password to sign in with. */
export const openAccount = (login: string, password: string) =>
  request<Me>("POST", "/api/me/account", { login, password });

/** Signs this browser in to an account. */
export const signIn = (login: string, password: string) => request<Me>("POST", "/api/session", { login, password });

export const changePassword = (old: string, next: string) =>
  request<void>("PUT", "/api/me/password", { old, new: next });

export const signOut = () => request<void>("DELETE", "/api/session");

export const signOutEverywhere = () => request<void>("DELETE", "/api/session/all");

/** Erases everything that the server has about this person. */
export const eraseMe = (password: string) => request<void>("DELETE", "/api/me", { password });

/** Where everything that the server has about this person can be downloaded. */
export const EXPORT_PATH = "/api/me/export";

/** The public tables: those that wait for players, and those that can be watched; none while the server is gone. */
export const listedTables = () => unlessGone(() => request<TableListing[]>("GET", "/api/tables"));

/** All tables at which this guest has or had a seat, at the server and in this browser. */
export async function myTables(): Promise<TableListing[]> {
  const there = unlessGone(() => request<TableListing[]>("GET", "/api/me/tables"));
  return [...(await there), ...(await keptTables())];
}

/** What a list of the server has; nothing if there is no server, or if it is gone. */
async function unlessGone<Item>(list: () => Promise<Item[]>): Promise<Item[]> {
  if (!hasServer()) return [];
  try {
    return await list();
  } catch (error) {
    if (error instanceof Refusal && isReachable()) throw error;
    return [];
  }
}

/** Who the server takes this browser for. */
export const whoAmI = () => request<Me>("GET", "/api/me");

/** Joins the rating lists or leaves them. */
export const takePartInRatings = (rated: boolean) => request<Me>("PUT", "/api/me/rated", { rated });

/** Lets one's finished matches become puzzles, or no longer. */
export const givePuzzles = (for_puzzles: boolean) => request<Me>("PUT", "/api/me/for-puzzles", { for_puzzles });

/** The ratings of a game's players who want to be listed. */
export const ratingsOf = (game: string) => request<RatingList>("GET", `/api/ratings/${game}`);

/** How other devices reach this server; only answered to a browser on the server's own machine. */
export const reach = () => request<Reach>("GET", "/api/reach");

/** How this person is told of their tables. */
export const pushSettings = () => request<PushSettings>("GET", "/api/me/push");

/** Tells this browser of the person's tables from now on. */
export const subscribeDevice = (device: SubscribeDevice) =>
  request<PushSettings>("POST", "/api/me/push/devices", device);

/** Tells a URL of the person's tables from now on. */
export const addWebhook = (webhook: NewWebhook) => request<WebhookAdded>("POST", "/api/me/push/webhooks", webhook);

/** Tells a browser or webhook nothing more. */
export const removeTarget = (target: string) => request<void>("DELETE", `/api/me/push/targets/${target}`);

/** Sends a browser or webhook a notification, to see whether it arrives. */
export const sendSample = (target: string) => request<SampleSent>("POST", `/api/me/push/targets/${target}/sample`);

/** Sets when this person is told nothing. */
export const setQuietTime = (quiet: QuietTime | null) => request<PushSettings>("PUT", "/api/me/push/quiet", { quiet });

/** An address of this server as a QR code: the text of an SVG image. */
export const qrCode = (address: string) => text("POST", "/api/qr", { address });

/** Opens a table with the hash of a new nonce; the browser keeps the nonce until it checks the deal. */
async function openWithNonce(path: string, body: object, place?: Place): Promise<OpenedTable> {
  const nonce = randomHex(NONCE_BYTES);
  const opened = await request<OpenedTable>("POST", path, { ...body, nonce_hash: hashOf(nonce) }, place);
  keepNonce(opened.table, nonce);
  return opened;
}

export const ownEvenings = () => request<OwnEvenings>("GET", "/api/me/evenings");

export const openEvening = (evening: Omit<NewEvening, "language">) =>
  request<OpenedEvening>("POST", "/api/evenings", { ...evening, language: language() });

export const evening = (id: string) => request<EveningInfo>("GET", eveningUrl(id));

/** Sends the evening, as an `evening` event, now and whenever it has changed. */
export const eveningEvents = (id: string) => new EventSource(eveningUrl(id, "events"));

/** Takes part from the next round on. A nonce that comes before the first round goes into all deals. */
export async function joinEvening({ evening, phase }: EveningInfo, name: string): Promise<EveningInfo> {
  const nonce = randomHex(NONCE_BYTES);
  const joined = await request<EveningInfo>("POST", eveningUrl(evening, "join"), { name, nonce });
  if (phase === "gathering") keepNonce(evening, nonce);
  return joined;
}

export const leaveEvening = (id: string) => request<EveningInfo>("POST", eveningUrl(id, "leave"));

export const removePlayer = (id: string, player: number) =>
  request<EveningInfo>("POST", eveningUrl(id, "remove"), { player });

export const startRound = (id: string) => request<EveningInfo>("POST", eveningUrl(id, "rounds"));

export const endRound = (id: string) => request<EveningInfo>("POST", eveningUrl(id, "rounds/end"));

export const endEvening = (id: string) => request<EveningInfo>("POST", eveningUrl(id, "end"));

export const openLeague = (league: NewLeague) => request<OpenedLeague>("POST", "/api/leagues", league);

export const league = (id: string) => request<LeagueInfo>("GET", `/api/leagues/${encodeURIComponent(id)}`);

function eveningUrl(id: string, part = ""): string {
  return `/api/evenings/${encodeURIComponent(id)}${part && `/${part}`}`;
}

/** The replay of a finished table, or of a record, from a perspective. */
export const replayOf = (source: string | Blob, perspective: Perspective) =>
  typeof source === "string"
    ? request<Replay>("GET", `/api/tables/${encodeURIComponent(source)}/replay?${queryOf(perspective)}`)
    : request<Replay>("POST", `/api/replay?${queryOf(perspective)}`, source);

/** How the deal of a finished table, or of a record, was made. */
export const dealOf = (source: string | Blob) =>
  typeof source === "string"
    ? request<DisclosedDeal>("GET", `/api/tables/${encodeURIComponent(source)}/deal`)
    : request<DisclosedDeal>("POST", "/api/deal", source);

/** The best that could have been made of the deal of a finished table. */
export const bestOf = (table: string) => request<Best>("GET", `/api/tables/${encodeURIComponent(table)}/best`);

/** How people did at the challenge of a day, and for how many days in a row this guest has finished it. */
export const dailyResults = (game: string, day: string, table: string) =>
  request<DailyResults>("GET", `/api/daily/${game}/${day}`, undefined, isLocal(table) ? "here" : "server");

/** The review of a finished table, or of a record, or its progress; the first request starts it. */
export async function reviewOf(source: string | Blob): Promise<ReviewProgress> {
  const isOfTable = typeof source === "string";
  const record = isOfTable && isLocal(source) ? null : await recordToReview(source);
  if (record) {
    try {
      return await request<ReviewProgress>("POST", "/api/review", record, "here");
    } catch {
      leaveToServer(source);
    }
  }
  return isOfTable
    ? request<ReviewProgress>("POST", `/api/tables/${encodeURIComponent(source)}/review`)
    : request<ReviewProgress>("POST", "/api/review", source);
}

/** Opens a table that begins with a position of a finished table, or of a record. */
export async function playOn(source: string | Blob, table: Omit<PlayOn, "table" | "record">): Promise<OpenedTable> {
  if (typeof source !== "string") {
    const place = await placeFor(table.seats, table.visibility);
    return request<OpenedTable>("POST", "/api/play-on", { ...table, record: await source.text() }, place);
  }
  const place = isLocal(source) ? "here" : "server";
  return request<OpenedTable>("POST", "/api/play-on", { ...table, table: source }, place);
}

/** The record of a finished table: the text of a file. */
export const record = (table: string) => text("GET", `/api/tables/${encodeURIComponent(table)}/record`);

function queryOf({ seat, reveal_all }: Perspective): string {
  return new URLSearchParams({ ...(seat === null ? {} : { seat: `${seat}` }), reveal_all: `${reveal_all}` }).toString();
}

/** Asks the server, or this browser; a Refusal says why it was refused. */
export async function request<Answer>(method: string, path: string, body?: unknown, place?: Place): Promise<Answer> {
  const response = await answer(method, path, body, place);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as Answer;
}

async function text(method: string, path: string, body?: unknown): Promise<string> {
  return (await answer(method, path, body)).text();
}

async function answer(method: string, path: string, body?: unknown, place?: Place): Promise<Response> {
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const response = await send(method, path, sent, place);
  if (!response.ok) throw new Refusal(await sentReason(response), response.status);
  return response;
}

async function sentReason(response: Response): Promise<string> {
  try {
    const { detail, ...message } = (await response.json()) as ErrorResponse;
    return reasonOf({ reason: detail, ...message });
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

/**
 * Whether there is a server, and whether it answers. Pages that could not load try again when it does.
 *
 * What the page says about itself is written into it: by a server as its host has set it, or by a site of plain files,
 * which has no server.
 */

import { untrack } from "svelte";

/** What the server answered when it was asked how it is. */
export interface Health {
  isThere: boolean;
  /** Whether bots have to wait for their turn to think. */
  isBusy: boolean;
}

/** Where tables of one person and bots are: at the server, in the browser, or there when the server is busy. */
export type SoloTables = "auto" | "browser" | "server";

/** How often to look while the server is gone, and how often while it answers, in milliseconds. */
const LOOK_WHILE_GONE = 3_000;
const LOOK_WHILE_THERE = 20_000;
/** A server that does not answer for so long is gone. */
const PATIENCE = 5_000;
const USUAL_PAUSE = 0.7;

let reachable = $state(true);
let returns = $state(0);
/** How many pages say by themselves that the server is gone. */
let told = $state(0);
let timer: ReturnType<typeof setTimeout> | undefined;
let ask: () => Promise<Health> = askServer;
let isWatching = false;

/** Whether the server answered when it was last asked. */
export function isReachable(): boolean {
  return reachable;
}

/** Whether this page came from a server of ours; a site of plain files has none. */
export function hasServer(): boolean {
  return saidByPage("asterism-server") !== "none";
}

/** What the host has set. */
export function soloTables(): SoloTables {
  const said = saidByPage("asterism-solo-tables");
  return said === "browser" || said === "server" ? said : "auto";
}

/** How many seconds bots take for a move, as the host has set it. */
export function botPause(): number {
  return Number(saidByPage("asterism-bot-pause") ?? USUAL_PAUSE);
}

/** The texts of the host's own that there are: "terms", "imprint". */
export function hostTexts(): string[] {
  return (saidByPage("asterism-texts") ?? "").split(" ").filter(Boolean);
}

/** Whether a page that has nothing else to show already says that the server is gone. */
export function isToldByThePage(): boolean {
  return told > 0;
}

/** A page says that the server is gone; returns how to take that back. */
export function tellByThePage(): () => void {
  untrack(() => (told += 1));
  return () => (told -= 1);
}

/** How often the server came back; a page that shows an error loads again when this changes. */
export function timesReturned(): number {
  return returns;
}

/** Looks now and then whether the server answers; returns how to stop that. A hidden page need not know. */
export function watchServer(asking: () => Promise<Health> = askServer): () => void {
  if (!hasServer()) return () => undefined;
  ask = asking;
  isWatching = true;
  lookLater();
  return () => {
    isWatching = false;
    clearTimeout(timer);
  };
}

/** A request was answered, or not. */
export function note(answered: boolean): void {
  if (answered && !reachable) returns += 1;
  reachable = answered;
  lookLater();
}

/** Asks the server how it is. */
export async function look(): Promise<Health> {
  const health = await ask();
  note(health.isThere);
  return health;
}

function lookLater(): void {
  clearTimeout(timer);
  if (isWatching) timer = setTimeout(lookUnlessHidden, reachable ? LOOK_WHILE_THERE : LOOK_WHILE_GONE);
}

function lookUnlessHidden(): void {
  if (globalThis.document?.hidden) lookLater();
  else void look();
}

async function askServer(): Promise<Health> {
  try {
    const response = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return { isThere: true, isBusy: Boolean(((await response.json()) as { busy?: boolean }).busy) };
  } catch {
    // There is no connection, or something else answered.
  }
  return { isThere: false, isBusy: false };
}

function saidByPage(name: string): string | null {
  return globalThis.document?.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? null;
}

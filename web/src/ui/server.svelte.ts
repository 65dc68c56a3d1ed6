/** Whether the server answers. Pages that could not load try again when it does. */

/** How often to look while the server is gone, and how often while it answers, in milliseconds. */
const LOOK_WHILE_GONE = 3_000;
const LOOK_WHILE_THERE = 20_000;

let reachable = $state(true);
let returns = $state(0);
/** How many pages say by themselves that the server is gone. */
let told = $state(0);
let timer: ReturnType<typeof setTimeout> | undefined;
let ask: (() => Promise<boolean>) | null = null;

/** Whether the server answered when it was last asked. */
export function isReachable(): boolean {
  return reachable;
}

/** Whether a page that has nothing else to show already says that the server is gone. */
export function isToldByThePage(): boolean {
  return told > 0;
}

/** A page says that the server is gone; returns how to take that back. */
export function tellByThePage(): () => void {
  told += 1;
  return () => (told -= 1);
}

/** How often the server came back; a page that shows an error loads again when this changes. */
export function timesReturned(): number {
  return returns;
}

/** Looks now and then whether the server answers; returns how to stop that. A hidden page need not know. */
export function watchServer(asking: () => Promise<boolean> = askServer): () => void {
  ask = asking;
  lookLater();
  return () => {
    ask = null;
    clearTimeout(timer);
  };
}

/** A request was answered, or not. */
export function note(answered: boolean): void {
  if (answered && !reachable) returns += 1;
  reachable = answered;
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  if (ask) timer = setTimeout(look, reachable ? LOOK_WHILE_THERE : LOOK_WHILE_GONE);
}

async function look(): Promise<void> {
  if (globalThis.document?.hidden) lookLater();
  else if (ask) note(await ask());
}

async function askServer(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Following an evening: it is read once, and from then on the server sends it whenever something has changed. */
import { evening as load, eveningEvents, Refusal } from "../protocol/api";
import type { EveningInfo, EveningUpdate } from "../protocol/types";

const PAUSE = 5_000;

export interface Follower {
  show: (info: EveningInfo) => void;
  /** The evening could not be read. If the server did not answer, it is tried again. */
  fail: (error: unknown) => void;
}

/** Follows an evening until it is over, or until the function that is returned is called. */
export function follow(evening: string, { show, fail }: Follower): () => void {
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    events?.close();
  }

  function take(info: EveningInfo): void {
    show(info);
    if (info.phase === "over") stop();
  }

  function beginAgain(): void {
    events?.close();
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void begin(), PAUSE);
  }

  async function begin(): Promise<void> {
    try {
      const info = await load(evening);
      if (isStopped) return;
      take(info);
      if (!isStopped) listen();
    } catch (error) {
      if (isStopped) return;
      fail(error);
      if (!(error instanceof Refusal)) beginAgain();
    }
  }

  /** After a lost connection the browser connects again by itself, unless the server refused. */
  function listen(): void {
    const opened = (events = eveningEvents(evening));
    opened.addEventListener("evening", ({ data }: MessageEvent<string>) => take((JSON.parse(data) as EveningUpdate).evening));
    opened.addEventListener("end", beginAgain);
    opened.addEventListener("error", () => {
      if (opened.readyState === opened.CLOSED) beginAgain();
    });
  }

  void begin();
  return stop;
}

/** What a page and the worker that runs its local tables say to each other. */

/** From the page. An id stands for one request, or for one connection. */
export type ToWorker =
  | { kind: "start"; botPause: number }
  | { kind: "request"; id: number; method: string; path: string; body: Uint8Array | null }
  | { kind: "connect"; id: number; path: string }
  | { kind: "send"; id: number; text: string }
  | { kind: "close"; id: number };

/** From the worker. */
export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; isKept: boolean }
  | { kind: "failed"; reason: string; isOutdated: boolean }
  | { kind: "answer"; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: "message"; id: number; text: string }
  | { kind: "closed"; id: number };

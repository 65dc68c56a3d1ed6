/**
 * The page's side of local tables: requests and connections go to a worker, which answers them as the server would.
 *
 * The worker is started by the first request. It loads its files, which takes a while the first time; `loading` tells
 * how far it is.
 */
import type { Socket } from "../protocol/connection.svelte";
import { botPause } from "../ui/server.svelte";
import type { FromWorker, ToWorker } from "./messages";

/** The part of a Worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** Why there are no local tables: the files cannot be loaded, or this browser cannot run them. */
export class EngineMissing extends Error {
  constructor(
    reason: string,
    /** Whether a file is gone that the page expects: the page is older than the files. */
    readonly isOutdated: boolean,
  ) {
    super(reason);
  }
}

export interface Loading {
  loaded: number;
  total: number;
}

interface Awaited<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class LocalClient {
  /** How many bytes are here, while the worker loads its files; null before and after. */
  loading = $state.raw<Loading | null>(null);
  /** Whether somebody waits for the worker. */
  isAwaited = $state(false);
  /** Whether matches outlive the page; null until it is known. */
  isKept = $state<boolean | null>(null);

  #worker: WorkerLike | null = null;
  #lastId = 0;
  readonly #awaited = new Map<number, Awaited<Response>>();
  #waiting: Awaited<void>[] = [];
  readonly #sockets = new Map<number, LocalSocket>();

  /** Bots in the worker take as many seconds for a move as `botPause` says. */
  constructor(
    private readonly startWorker: () => WorkerLike,
    private readonly botPause: () => number = () => 0,
  ) {}

  /** Whether the worker runs, or is about to. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** Starts the worker before it is needed. */
  prepare(): void {
    this.#started();
  }

  /** Whether the worker answers at once. */
  get isReady(): boolean {
    return this.#worker !== null && this.loading === null;
  }

  /** Starts the worker and waits until it is ready. Pages do not show that: it is for what nobody waits for. */
  ready(): Promise<void> {
    this.#started();
    if (this.isReady) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** The answer to a request, as from a server. */
  request(method: string, path: string, body: Uint8Array | null): Promise<Response> {
    return new Promise((resolve, reject) => {
      const id = this.#newId();
      this.#awaited.set(id, { resolve, reject });
      this.isAwaited = true;
      this.#post({ kind: "request", id, method, path, body });
    });
  }

  /** A connection to a table, as a WebSocket would be. A browser that is short of room is asked to keep the match. */
  connect(path: string): Socket {
    if (!this.#sockets.size) void globalThis.navigator?.storage?.persist?.();
    const id = this.#newId();
    const socket = new LocalSocket(
      (text) => this.#post({ kind: "send", id, text }),
      () => {
        this.#sockets.delete(id);
        this.#post({ kind: "close", id });
      },
    );
    this.#sockets.set(id, socket);
    this.#post({ kind: "connect", id, path });
    return socket;
  }

  #newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #post(message: ToWorker): void {
    this.#started().postMessage(message);
  }

  #started(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.startWorker();
    this.#worker = worker;
    this.loading = { loaded: 0, total: 0 };
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = ({ message }) => {
      // Without a message the worker's own file could not be loaded.
      this.#fail(message ?? "", !message);
    };
    worker.postMessage({ kind: "start", botPause: this.botPause() });
    return worker;
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        this.loading = { loaded: message.loaded, total: message.total };
        break;
      case "ready":
        this.loading = null;
        this.isKept = message.isKept;
        for (const { resolve } of this.#waiting.splice(0)) resolve();
        break;
      case "failed":
        this.#fail(message.reason, message.isOutdated);
        break;
      case "answer":
        this.#awaited.get(message.id)?.resolve(responseOf(message));
        this.#awaited.delete(message.id);
        this.isAwaited = this.#awaited.size > 0;
        break;
      case "message":
        this.#sockets.get(message.id)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.#drop(message.id);
        break;
    }
  }

  /** Gives up the worker: all who wait for it are told, and the next request starts another one. */
  #fail(reason: string, isOutdated: boolean): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.loading = null;
    const awaited = [...this.#awaited.values(), ...this.#waiting.splice(0)];
    this.#awaited.clear();
    this.isAwaited = false;
    for (const { reject } of awaited) reject(new EngineMissing(reason, isOutdated));
    for (const id of [...this.#sockets.keys()]) this.#drop(id);
  }

  #drop(id: number): void {
    const socket = this.#sockets.get(id);
    this.#sockets.delete(id);
    socket?.onclose?.();
  }
}

class LocalSocket implements Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

function responseOf({ status, type, body }: Extract<FromWorker, { kind: "answer" }>): Response {
  const hasBody = status !== 204;
  return new Response(hasBody ? body : null, { status, headers: { "content-type": type } });
}

/** The one client of this page. */
export const local = new LocalClient(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
  botPause,
);

/**
 * The worker that runs local tables: `asterism.local` in Pyodide, with the browser's database as its log.
 *
 * Each page has one. Pages of one browser are to each other what the processes of a server are: they share the log, and
 * tell each other what they have written.
 */
import type { PyProxy } from "pyodide/ffi";
import { FileGone, startPython } from "./engine";
import { pageHost } from "./host";
import type { FromWorker, ToWorker } from "./messages";
import { openStorage } from "./storage";

/** `asterism.local.browser.Tab` in Python. */
interface Tab extends PyProxy {
  request(method: string, path: string, body: Uint8Array | undefined): Promise<PyProxy>;
  connect(path: string, onMessage: (text: string) => void, onClose: () => void): Connection;
  written(table: string): void;
}

interface Connection extends PyProxy {
  send(text: string): void;
  close(): void;
}

/** Where the engine's files are, seen from the folder of this script. */
const FOLDER = import.meta.env.PROD ? "../engine/" : "/engine/";
const BYTES_BETWEEN_REPORTS = 100_000;
const START = "from asterism.local.browser import Tab; Tab";

const connections = new Map<number, Connection>();
const starting = start();
starting.catch((error: unknown) =>
  post({ kind: "failed", reason: String(error), isOutdated: error instanceof FileGone }),
);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // What cannot be done because Python did not start has been reported.
  starting.then((tab) => handle(tab, data)).catch((error: unknown) => console.error(error));
};

async function start(): Promise<Tab> {
  const storage = await openStorage();
  let reported = 0;
  const python = await startPython(new URL(FOLDER, import.meta.url), (loaded, total) => {
    if (loaded < total && loaded - reported < BYTES_BETWEEN_REPORTS) return;
    reported = loaded;
    post({ kind: "progress", loaded, total });
  });
  const news = new BroadcastChannel("asterism-written");
  const make = python.runPython(START) as (host: object) => Tab;
  const tab = make(pageHost(storage, (table) => news.postMessage(table)));
  news.onmessage = ({ data }: MessageEvent<string>) => tab.written(data);
  post({ kind: "ready", isKept: storage.isKept });
  return tab;
}

async function handle(tab: Tab, message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "request":
      await answer(tab, message);
      break;
    case "connect":
      connect(tab, message);
      break;
    case "send":
      connections.get(message.id)?.send(message.text);
      break;
    case "close":
      connections.get(message.id)?.close();
      drop(message.id);
      break;
  }
}

async function answer(tab: Tab, { id, method, path, body }: Extract<ToWorker, { kind: "request" }>): Promise<void> {
  const answered = await tab.request(method, path, body ?? undefined);
  const [status, type, content] = answered.toJs() as [number, string, Uint8Array<ArrayBuffer>];
  answered.destroy();
  post({ kind: "answer", id, status, type, body: content });
}

function connect(tab: Tab, { id, path }: Extract<ToWorker, { kind: "connect" }>): void {
  const onClose = () => {
    post({ kind: "closed", id });
    drop(id);
  };
  connections.set(id, tab.connect(path, (text) => post({ kind: "message", id, text }), onClose));
}

function drop(id: number): void {
  connections.get(id)?.destroy();
  connections.delete(id);
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

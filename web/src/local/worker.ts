/**
 * The worker that runs local tables: `asterism.local` in Pyodide, with the browser's database as its log.
 *
 * Each page has one. Pages of one browser are to each other what the processes of a server are: they share the log, and
 * tell each other what they have written.
 */
import type { PyProxy } from "pyodide/ffi";
import { FileGone, startPython } from "./engine";
import { type News, pageHost } from "./host";
import type { FromWorker, ToWorker } from "./messages";
import { openStorage } from "./storage";

/** `asterism.local.browser.PageServer` in Python. */
interface Server {
  request(method: string, path: string, body: Uint8Array): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  connect(path: string, onMessage: (text: string) => void, onClose: () => void): Connection;
  written(table: string, seq: number): Promise<void>;
  deleted(table: string): Promise<void>;
}

interface Connection extends PyProxy {
  send(text: string): void;
  close(): void;
}

/** Where the engine's files are, seen from the folder of this script. */
const FOLDER = import.meta.env.PROD ? "../engine/" : "/engine/";
const BYTES_BETWEEN_REPORTS = 100_000;
const START = "from asterism.local.browser import start; start";
const NOTHING = new Uint8Array();

const connections = new Map<number, Connection>();
let starting: Promise<Server>;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    starting = start(data.botPause);
    starting.catch((error: unknown) => {
      console.error(error);
      post({ kind: "failed", reason: String(error), isOutdated: error instanceof FileGone });
    });
  } else {
    // If Python did not start, that has been reported.
    starting.then((server) => handle(server, data)).catch((error: unknown) => console.error(error));
  }
};

async function start(botPause: number): Promise<Server> {
  const storage = await openStorage();
  let reported = 0;
  const python = await startPython(new URL(FOLDER, import.meta.url), (loaded, total) => {
    if (loaded < total && loaded - reported < BYTES_BETWEEN_REPORTS) return;
    reported = loaded;
    post({ kind: "progress", loaded, total });
  });
  const otherTabs = new BroadcastChannel("asterism");
  const serve = python.runPython(START) as (host: object, botPause: number) => Server;
  const server = serve(pageHost(storage, (news) => otherTabs.postMessage(news)), botPause);
  otherTabs.onmessage = ({ data }: MessageEvent<News>) =>
    void ("seq" in data ? server.written(data.table, data.seq) : server.deleted(data.table));
  post({ kind: "ready", isKept: storage.isKept });
  return server;
}

async function handle(server: Server, message: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  switch (message.kind) {
    case "request":
      await answer(server, message);
      break;
    case "connect":
      connect(server, message);
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

async function answer(server: Server, { id, method, path, body }: Extract<ToWorker, { kind: "request" }>): Promise<void> {
  const [status, type, content] = await server.request(method, path, body ?? NOTHING);
  post({ kind: "answer", id, status, type, body: content });
}

function connect(server: Server, { id, path }: Extract<ToWorker, { kind: "connect" }>): void {
  const onClose = () => {
    post({ kind: "closed", id });
    drop(id);
  };
  connections.set(id, server.connect(path, (text) => post({ kind: "message", id, text }), onClose));
}

function drop(id: number): void {
  connections.get(id)?.destroy();
  connections.delete(id);
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

import { beforeEach, expect, test, vi } from "vitest";
import { EngineMissing, LocalClient, type WorkerLike } from "./client.svelte";
import type { FromWorker, ToWorker } from "./messages";

class FakeWorker implements WorkerLike {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  sent: ToWorker[] = [];
  isEnded = false;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: FromWorker): void {
    this.onmessage!({ data: message });
  }
}

let workers: FakeWorker[];
let client: LocalClient;

beforeEach(() => {
  workers = [];
  client = new LocalClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
});

function answer(id: number, text: string, status = 200): FromWorker {
  const body = new TextEncoder().encode(text);
  return { kind: "answer", id, status, type: "application/json", body };
}

test("the first request starts the worker, and all share it", async () => {
  expect(workers).toEqual([]);
  const [first, second] = [client.request("GET", "/a", null), client.request("GET", "/b", null)];
  expect(workers.length).toBe(1);
  workers[0]!.say(answer(2, '"b"'));
  workers[0]!.say(answer(1, '"a"', 404));
  expect(await (await second).json()).toBe("b");
  expect((await first).status).toBe(404);
  expect(await (await first).json()).toBe("a");
});

test("what is loaded is shown while somebody waits", async () => {
  const waiting = client.request("GET", "/a", null);
  expect([client.isAwaited, client.loading]).toEqual([true, { loaded: 0, total: 0 }]);
  workers[0]!.say({ kind: "progress", loaded: 3, total: 9 });
  expect(client.loading).toEqual({ loaded: 3, total: 9 });
  workers[0]!.say({ kind: "ready", isKept: false });
  expect([client.loading, client.isKept]).toEqual([null, false]);
  workers[0]!.say(answer(1, "1"));
  await waiting;
  expect(client.isAwaited).toBe(false);
});

test("what nobody waits for is told when the worker is ready, or that it failed", async () => {
  const ready = client.ready();
  expect([client.isReady, client.isAwaited]).toEqual([false, false]);
  workers[0]!.say({ kind: "ready", isKept: true });
  await ready;
  expect(client.isReady).toBe(true);
  await client.ready();
  workers[0]!.say({ kind: "failed", reason: "gone", isOutdated: false });
  expect(client.isReady).toBe(false);
  const again = client.ready();
  workers[1]!.say({ kind: "failed", reason: "gone", isOutdated: false });
  await expect(again).rejects.toThrow(EngineMissing);
});

test("a connection is a socket", () => {
  const socket = client.connect("/api/tables/local-1/play");
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("closed");
  const worker = workers[0]!;
  worker.say({ kind: "message", id: 1, text: "hello" });
  socket.send("move");
  worker.say({ kind: "closed", id: 1 });
  worker.say({ kind: "message", id: 1, text: "too late" });
  expect(heard).toEqual(["hello", "closed"]);
  expect(worker.sent).toEqual([
    { kind: "start", botPause: 0 },
    { kind: "connect", id: 1, path: "/api/tables/local-1/play" },
    { kind: "send", id: 1, text: "move" },
  ]);
});

test("everybody learns that the worker failed, and the next request starts another", async () => {
  const waiting = client.request("GET", "/a", null);
  const socket = client.connect("/p");
  let closed = false;
  socket.onclose = () => (closed = true);
  workers[0]!.say({ kind: "failed", reason: "gone", isOutdated: true });
  await expect(waiting).rejects.toThrow(EngineMissing);
  await expect(waiting).rejects.toMatchObject({ isOutdated: true });
  expect([closed, workers[0]!.isEnded, client.isAwaited, client.loading]).toEqual([true, true, false, null]);
  const again = client.request("GET", "/a", null);
  workers[1]!.say(answer(3, "1"));
  expect((await again).ok).toBe(true);
});

test("a worker whose script is gone belongs to an older page", async () => {
  const waiting = client.request("GET", "/a", null);
  workers[0]!.onerror!({});
  await expect(waiting).rejects.toMatchObject({ isOutdated: true });
});

test("a browser is asked to keep the matches that are played in it", () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal("navigator", { storage: { persist } });
  client.connect("/api/tables/local-1/play");
  vi.unstubAllGlobals();
  expect(persist).toHaveBeenCalledOnce();
});

test("a worker can be started before it is needed", () => {
  client.prepare();
  client.connect("/api/tables/local-1/play");
  expect(workers.map((worker) => worker.sent.map(({ kind }) => kind))).toEqual([["start", "connect"]]);
});

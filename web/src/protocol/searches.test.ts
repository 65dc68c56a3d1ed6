import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineMissing, local } from "../local/client.svelte";
import type { Socket } from "./connection.svelte";
import { HintingSocket, isFast, leaveToServer, recordToReview } from "./searches";

const REQUEST = '{"type":"request_hints"}';
const HINTS = '{"type":"hints","seq":1,"seat":0,"hints":[]}';

let isReady: boolean;
let isKept: boolean;
let simulations: number;
/** What was asked for here, and of the server. */
let asked: string[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  [isReady, isKept, simulations, asked, answers] = [false, false, 3000, [], {}];
  vi.stubGlobal("location", { href: "https://stars.test/" });
  vi.stubGlobal("caches", { match: () => Promise.resolve(isKept ? new Response() : undefined) });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(`server ${path}`);
    return Promise.resolve(answers[path]?.() ?? Response.json({ game: "stars" }));
  });
  vi.spyOn(local, "isReady", "get").mockImplementation(() => isReady);
  vi.spyOn(local, "ready").mockImplementation(() => {
    asked.push("start");
    isReady = true;
    return Promise.resolve();
  });
  vi.spyOn(local, "request").mockImplementation((_, path) => {
    asked.push(`here ${path}`);
    return Promise.resolve(path === "/api/hints" ? new Response(HINTS) : Response.json({ simulations, needed: 3000 }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}
}

/** A connection to a table of a game; `sent` is what the server gets, `heard` what the page gets. */
function connection(game: string) {
  const server = new FakeSocket();
  const socket = new HintingSocket(server, "abc", game);
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push(data);
  return { socket, server, heard, sent: server.sent };
}

test("an engine that would have to be loaded is not started, and not forgotten for later", async () => {
  expect(await isFast("later")).toBe(false);
  vi.stubGlobal("caches", undefined);
  expect(await isFast("later")).toBe(false);
  expect(asked).toEqual([]);
  isReady = true;
  expect(await isFast("later")).toBe(true);
});

test("a game is measured once, and must reach the number of simulations that a hint needs", async () => {
  isKept = true;
  expect(await isFast("quick")).toBe(true);
  simulations = 2999;
  expect([await isFast("quick"), await isFast("slow")]).toEqual([true, false]);
  expect(asked).toEqual(["start", "here /api/games/quick/hint-speed", "start", "here /api/games/slow/hint-speed"]);
});

test("the first hint comes from the server, and the next one from here", async () => {
  isKept = true;
  const { socket, heard, sent } = connection("first");
  socket.send(REQUEST);
  expect(sent).toEqual([REQUEST]);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  await isFast("first");
  socket.send('{"type":"request_hints","seat":2}');
  await vi.waitFor(() => expect(heard).toEqual([HINTS]));
  expect(sent).toEqual([REQUEST]);
  expect(asked.slice(2)).toEqual(["server /api/tables/abc/situation?seat=2", "here /api/hints"]);
});

test("a slow browser leaves hints to the server, and asks for no situation", async () => {
  [isReady, simulations] = [true, 10];
  await isFast("tough");
  const { socket, sent } = connection("tough");
  socket.send(REQUEST);
  expect(sent).toEqual([REQUEST]);
  expect(asked).toEqual(["start", "here /api/games/tough/hint-speed"]);
});

test("everything else goes to the server, whose messages come through", async () => {
  isReady = true;
  await isFast("others");
  const { socket, server, sent, heard } = connection("others");
  socket.send('{"type":"ping"}');
  expect(sent).toEqual(['{"type":"ping"}']);
  server.onmessage!({ data: "pong" });
  expect(heard).toEqual(["pong"]);
});

test("whatever fails here, the server is asked for the hint", async () => {
  isReady = true;
  await isFast("fails");
  const { socket, heard, sent } = connection("fails");
  answers["/api/tables/abc/situation"] = () => new Response("", { status: 400 });
  socket.send(REQUEST);
  await vi.waitFor(() => expect(sent).toEqual([REQUEST]));
  answers = {};
  vi.spyOn(local, "request").mockResolvedValue(new Response("", { status: 500 }));
  socket.send(REQUEST);
  await vi.waitFor(() => expect(sent.length).toBe(2));
  vi.spyOn(local, "request").mockRejectedValue(new EngineMissing("", false));
  socket.send(REQUEST);
  await vi.waitFor(() => expect(sent.length).toBe(3));
  expect(heard).toEqual([]);
});

test("the record of a table is reviewed here if this browser is fast, and the decision stays", async () => {
  expect(await recordToReview("unkept")).toBeNull();
  isKept = true;
  const record = await recordToReview("finished");
  expect(JSON.parse(await record!.text())).toEqual({ game: "stars" });
  expect(await recordToReview("finished")).toBe(record);
  expect(asked.filter((one) => one.startsWith("server"))).toEqual(["server /api/tables/finished/record"]);
  leaveToServer("finished");
  expect(await recordToReview("finished")).toBeNull();
});

test("a record from a file is reviewed here, too, and what is no record is left to the server", async () => {
  isReady = true;
  const [file, nonsense] = [new Blob(['{"game":"stars"}']), new Blob(["?"])];
  expect(await recordToReview(file)).toBe(file);
  expect(await recordToReview(nonsense)).toBeNull();
  answers["/api/tables/playing/record"] = () => new Response("", { status: 400 });
  expect(await recordToReview("playing")).toBeNull();
});

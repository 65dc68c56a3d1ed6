import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineMissing, local } from "../local/client.svelte";
import { say, speak } from "../ui/i18n.svelte";
import { note, watchServer } from "../ui/server.svelte";
import { isLocal, placeFor, playSocket, send } from "./backend";
import type { SeatPlan } from "./types";

/** What only Python answers: the build writes no answer for it. */
const TEMPLATE = "/api/games/nacht/files/picture/template";
const SOLO: SeatPlan[] = [{ kind: "me", bot: null }, { kind: "bot", bot: "greedy" }];
const WITH_A_FRIEND: SeatPlan[] = [...SOLO, { kind: "open", bot: null }];

let asked: string[];
let health: { isThere: boolean; isBusy: boolean };
let page: Record<string, string>;
let stop: () => void;

beforeEach(() => {
  asked = [];
  page = {};
  health = { isThere: true, isBusy: false };
  stop = watchServer(() => Promise.resolve(health));
  vi.stubGlobal("document", {
    querySelector: (selector: string) => {
      const content = page[/name="(.*)"/.exec(selector)![1]!];
      return content === undefined ? null : { getAttribute: () => content };
    },
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(`server ${path}`);
    return Promise.resolve(Response.json("server"));
  });
  vi.spyOn(local, "request").mockImplementation((_, path) => {
    asked.push(`here ${path}`);
    return Promise.resolve(Response.json("here"));
  });
});

afterEach(() => {
  stop();
  note(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a table of one device is here if the host wants that, if the server is busy, or if it is gone", async () => {
  expect(await placeFor(SOLO)).toBe("server");
  page["asterism-solo-tables"] = "browser";
  expect(await placeFor(SOLO)).toBe("here");
  health.isBusy = true;
  page["asterism-solo-tables"] = "server";
  expect(await placeFor(SOLO)).toBe("server");
  page["asterism-solo-tables"] = "auto";
  expect(await placeFor(SOLO)).toBe("here");
  expect(await placeFor(SOLO, "private", true)).toBe("server");
  health = { isThere: false, isBusy: false };
  page["asterism-solo-tables"] = "server";
  expect(await placeFor(SOLO)).toBe("here");
});

test("tables that others may join or watch are at the server, whatever the host has set", async () => {
  page["asterism-solo-tables"] = "browser";
  expect([await placeFor(WITH_A_FRIEND), await placeFor(SOLO, "listed")]).toEqual(["server", "server"]);
});

test("a table's id says who answers", async () => {
  await send("GET", "/api/tables/local-1/record");
  await send("GET", "/api/tables/abc/record");
  expect(asked).toEqual(["here /api/tables/local-1/record", "server /api/tables/abc/record"]);
  expect([isLocal("local-1"), isLocal("abc")]).toEqual([true, false]);
});

test("connections to local tables go to the worker", () => {
  const connect = vi.spyOn(local, "connect").mockReturnValue({ onmessage: null, onclose: null, send() {}, close() {} });
  playSocket("local-1", "nacht");
  expect(connect).toHaveBeenCalledWith("/api/tables/local-1/play");
});

test("while the server is gone, this browser answers what it can", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await (await send("GET", TEMPLATE)).json()).toBe("here");
  await expect(send("GET", "/api/tables/abc")).rejects.toThrow("offline");
  await expect(send("GET", "/api/me")).rejects.toThrow("offline");
  expect(asked).toEqual([`here ${TEMPLATE}`]);
});

test("a proxy without its server counts as gone", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 502 })));
  expect(await (await send("GET", TEMPLATE)).json()).toBe("here");
});

test("a browser that cannot answer says why, when it has the words for it; the server's absence comes first", async () => {
  vi.spyOn(local, "request").mockRejectedValue(new EngineMissing("", true));
  const answer = send("GET", "/api/tables/local-1");
  await speak("en");
  const refused = await answer;
  const detail = "Asterism has been updated. Your matches are kept: reload the page to go on.";
  expect([refused.status, await refused.json()]).toEqual([503, { detail }]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(send("GET", TEMPLATE)).rejects.toThrow("offline");
  expect(await (await send("GET", "/api/tables/local-1")).json()).toEqual({ detail: say("local-missing") });
});

test("a site without a server answers by itself, and says what needs one", async () => {
  page["asterism-server"] = "none";
  await speak("en");
  expect(await placeFor(WITH_A_FRIEND)).toBe("here");
  await send("GET", TEMPLATE);
  const refused = await send("GET", "/api/ratings/nacht");
  expect([refused.status, await refused.json()]).toEqual([404, { detail: say("local-needs-server") }]);
  expect(asked).toEqual([`here ${TEMPLATE}`]);
});

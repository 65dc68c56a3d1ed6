import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { constantAnswer } from "./answers";

const FILES: Record<string, unknown> = {
  "/engine/manifest.json": { answers: "answers-1.json" },
  "/engine/answers-1.json": {
    "/api/games": [
      { name: "alone", today: "2020-01-01" },
      { name: "many", today: "2020-01-01" },
    ],
    "/api/games/many/rulebook": { rules: [] },
  },
};
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("location", { href: "https://stars.test/" });
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address.pathname);
    return Promise.resolve(Response.json(FILES[address.pathname]));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what every browser answers alike is loaded, and nothing else", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await constantAnswer("/api/games/many/rulebook")).toBeNull();
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address.pathname);
    return Promise.resolve(Response.json(FILES[address.pathname]));
  });
  expect(await constantAnswer("/api/me/tables")).toBeNull();
  expect(asked).toEqual([]);
  expect(await (await constantAnswer("/api/games/many/rulebook"))?.json()).toEqual({ rules: [] });
  expect(await constantAnswer("/api/games/many/files/x/template")).toBeNull();
  expect(asked).toEqual(["/engine/manifest.json", "/engine/answers-1.json"]);
});

test("the daily challenge is that of the day on which it is asked for", async () => {
  const answer = await constantAnswer("/api/games", new Date("2026-12-31T23:59:00Z"));
  expect(await answer?.json()).toEqual([
    { name: "alone", today: "2026-12-31" },
    { name: "many", today: "2026-12-31" },
  ]);
});

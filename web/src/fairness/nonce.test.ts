import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../protocol/api";
import type { TableInfo } from "../protocol/types";
import { revealNonce } from "./nonce";
import { evidenceOf, keepNonce } from "./evidence";

const addNonce = vi.spyOn(api, "addNonce");

const fair = { commitment: "c", fingerprint: "f", nonces: [], unrevealed: [0, 2], secret: null };
const person = { name: "Ada", kind: "person", bot: null, resigned: false, away_ms: null } as const;
const full: TableInfo = {
  table: "t",
  game: "any",
  options: {},
  printed: null,
  names: { fields: {}, words: {} },
  seats: [person, person, person],
  you: 0,
  yours: [0],
  host: 0,
  phase: "waiting",
  visibility: "private",
  clock: null,
  fair,
  origin: null,
  offer: null,
  rematch: null,
  spectators: 0,
  grace_ms: 60_000,
  has_draws: false,
  kept_aside: false,
  closed_because: "",
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  addNonce.mockReset();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => addNonce.mockRestore());

test("the server's commitment is kept before the nonce is revealed", async () => {
  keepNonce("t", "first");
  keepNonce("t", "second");
  const begun: TableInfo = { ...full, phase: "playing" };
  addNonce.mockImplementation(() => Promise.resolve(evidenceOf("t")?.commitment === "c" ? begun : full));
  expect(await revealNonce(full)).toEqual(begun);
  expect(addNonce).toHaveBeenCalledWith("t", "second");
});

test.each([
  ["a seat is free", { seats: [person, { ...person, kind: "open" }, person] }],
  ["the match has begun", { phase: "playing" }],
  ["it is revealed already", { fair: { ...fair, unrevealed: [2] } }],
  ["the visitor only watches", { yours: [] }],
])("the nonce is not revealed when %s", async (_, change) => {
  keepNonce("t", "nonce");
  const table = { ...full, ...change } as TableInfo;
  expect(await revealNonce(table)).toBe(table);
  expect(addNonce).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fairness } from "../protocol/types";
import { see, sent, witnessOf, witnessOfHash } from "./evidence";

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const fair = (commitment: string, secret: string | null = null): Fairness => ({ commitment, fingerprint: "f", nonces: [], unrevealed: [], secret });

test("what a table published and what was sent to it are kept together", () => {
  sent("t", "n1");
  see("t", fair("c"));
  sent("t", "n2");
  expect(witnessOf("t")).toEqual({ table: "t", commitment: "c", fingerprint: "f", nonces: ["n1", "n2"] });
  expect(witnessOfHash("c")?.table).toBe("t");
  expect(witnessOf("other")).toBeNull();
});

test("what was seen first counts", () => {
  see("t", fair("first"));
  see("t", fair("second"));
  expect(witnessOf("t")?.commitment).toBe("first");
});

test("a promise that is shown together with the secret proves nothing", () => {
  see("t", fair("c", "secret"));
  expect(witnessOf("t")).toBeNull();
});

test("only the latest tables are kept", () => {
  for (let table = 0; table < 250; table++) see(`${table}`, fair(`c${table}`));
  expect(witnessOf("249")?.commitment).toBe("c249");
  expect(witnessOf("0")).toBeNull();
});

test("what somebody else left in the storage does no harm", () => {
  storage.set("fair", "{not json");
  sent("t", "n");
  expect(witnessOf("t")?.nonces).toEqual(["n"]);
});

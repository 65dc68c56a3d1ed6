import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fairness } from "../protocol/types";
import { evidenceOf, evidenceOfCommitment, keepCommitment, keepNonce, keepNoncesOf } from "./evidence";

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
  keepNonce("t", "n1");
  keepCommitment("t", fair("c"));
  keepNonce("t", "n2");
  expect(evidenceOf("t")).toEqual({ table: "t", commitment: "c", fingerprint: "f", nonces: ["n1", "n2"] });
  expect(evidenceOfCommitment("c")?.table).toBe("t");
  expect(evidenceOf("other")).toBeNull();
});

test("the commitment that was seen first counts", () => {
  keepCommitment("t", fair("first"));
  keepCommitment("t", fair("second"));
  expect(evidenceOf("t")?.commitment).toBe("first");
});

test("a commitment that is shown together with the secret proves nothing", () => {
  keepCommitment("t", fair("c", "secret"));
  expect(evidenceOf("t")).toBeNull();
});

test("only the latest tables are kept", () => {
  for (let table = 0; table < 250; table++) keepCommitment(`${table}`, fair(`c${table}`));
  expect(evidenceOf("249")?.commitment).toBe("c249");
  expect(evidenceOf("0")).toBeNull();
});

test("broken data in the storage does no harm", () => {
  storage.set("fair", "{not json");
  keepNonce("t", "n");
  expect(evidenceOf("t")?.nonces).toEqual(["n"]);
});

test("what was sent to an evening counts at its tables", () => {
  keepNonce("evening", "n");
  keepNoncesOf("evening", "t");
  keepNoncesOf("evening", "t");
  keepCommitment("t", fair("c"));
  expect(evidenceOf("t")).toEqual({ table: "t", commitment: "c", fingerprint: "f", nonces: ["n"] });
  keepNoncesOf("another", "u");
  expect(evidenceOf("u")).toBeNull();
});

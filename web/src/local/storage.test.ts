import { expect, test } from "vitest";
import { MemoryStorage, openStorage } from "./storage";

const row = (text: string) => new TextEncoder().encode(text);

test("a log grows only at its end, and nothing is written otherwise", async () => {
  const storage = new MemoryStorage();
  expect(await storage.append("a", 0, [row("0"), row("1")], row("first"))).toBe(0);
  expect(await storage.append("a", 1, [row("x")], row("late"))).toBe(2);
  expect(await storage.append("a", 5, [row("x")], row("early"))).toBe(2);
  expect(await storage.append("a", 2, [row("2")], row("second"))).toBe(2);
  expect(await storage.read("a", 0)).toEqual([row("1"), row("2")]);
  expect(await storage.tables()).toEqual([row("second")]);
});

test("a deleted table is gone", async () => {
  const storage = new MemoryStorage();
  await storage.append("a", 0, [row("0")], row("entry"));
  await storage.delete("a");
  expect([await storage.read("a", -1), await storage.tables()]).toEqual([[], []]);
});

test("without a database, or with one that cannot be opened, nothing outlives the page", async () => {
  const throwing = {
    open: () => {
      throw new Error("private");
    },
  } as unknown as IDBFactory;
  expect((await openStorage(undefined)).isKept).toBe(false);
  expect((await openStorage(throwing)).isKept).toBe(false);
});

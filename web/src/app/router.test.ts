import { expect, test } from "vitest";
import { pageAt, tablePath } from "./router.svelte";

test("a table has its own address", () => {
  expect(pageAt("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageAt(tablePath("a b/c"))).toEqual({ name: "table", table: "a b/c" });
});

test("every other address is the lobby", () => {
  expect(pageAt("/")).toEqual({ name: "lobby" });
  expect(pageAt("/t/")).toEqual({ name: "lobby" });
  expect(pageAt("/elsewhere")).toEqual({ name: "lobby" });
});

import { expect, test } from "vitest";
import { NOT_FOUND_PAGE } from "./pages";
import { tablePath, visitAt } from "./router.svelte";

const at = (path: string) => ({ pattern: visitAt(path).page.pattern, details: visitAt(path).details });

test("the first page is the lobby", () => {
  expect(at("/")).toEqual({ pattern: "/", details: {} });
});

test("a table has its own address", () => {
  expect(at("/t/abc")).toEqual({ pattern: "/t/:table", details: { table: "abc" } });
  expect(at("/t/abc/")).toEqual(at("/t/abc"));
  expect(at(tablePath("a b/c")).details).toEqual({ table: "a b/c" });
});

test("an unknown path shows the page that says so", () => {
  for (const path of ["/t/", "/t", "/elsewhere", "/t/abc/more"]) {
    expect(visitAt(path).page).toBe(NOT_FOUND_PAGE);
  }
});

test("a percent sign that encodes nothing is kept", () => {
  expect(at("/t/100%").details).toEqual({ table: "100%" });
});

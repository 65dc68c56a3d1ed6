import { expect, test } from "vitest";
import { filesOf } from "./keep-shell";

test("only files of the app are kept, each once; nothing of a table is", () => {
  const addresses = ["https://a.b/assets/x.js", "https://a.b/assets/x.js", "https://a.b/api/tables", "https://c.d/assets/y.js"];
  expect(filesOf(addresses, "https://a.b")).toEqual(["https://a.b/assets/x.js"]);
});

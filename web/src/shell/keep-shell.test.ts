import { expect, test } from "vitest";
import { mayLoadEngine } from "./keep-shell";

test("the engine is loaded beforehand unless the network is slow or the person saves data", () => {
  expect(mayLoadEngine()).toBe(true);
  expect(mayLoadEngine({ effectiveType: "4g", saveData: false })).toBe(true);
  expect(mayLoadEngine({ effectiveType: "3g" })).toBe(false);
  expect(mayLoadEngine({ effectiveType: "4g", saveData: true })).toBe(false);
});

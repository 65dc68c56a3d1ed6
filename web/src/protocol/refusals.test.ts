import { afterAll, beforeAll, expect, test } from "vitest";
import { speak } from "../ui/i18n.svelte";
import { reasonOf } from "./refusals";

beforeAll(() => speak("de"));
afterAll(() => speak("en"));

test("a refusal is said in the reader's language", () => {
  const refused = { reason: "Ada is here", key: "refused-here", values: { player: "Ada" } };
  expect(reasonOf(refused)).toBe("Ada ist da.");
});

test("a refusal without a message in the catalogues keeps the server's sentence", () => {
  expect(reasonOf({ reason: "there is no seat 9", key: "", values: {} })).toBe("there is no seat 9");
});

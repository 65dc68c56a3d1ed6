import { expect, test } from "vitest";
import { embedCode } from "./embed-code";

test("the code shows the replay in a frame with a title", () => {
  const code = embedCode("https://club.test/embed/abc", "Nacht der Sterne");
  expect(code).toContain('src="https://club.test/embed/abc"');
  expect(code).toContain('title="Nacht der Sterne"');
});

test("nothing in an address or a title ends the attribute", () => {
  expect(embedCode('https://a/"><script>', "<&>")).not.toMatch(/<script|<&>/);
});

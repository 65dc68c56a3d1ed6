import { afterEach, expect, test, vi } from "vitest";
import { addressOf, folder, isOurPage, pathAt } from "./addresses";

function openSite(address: string): void {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "none" }) });
}

afterEach(() => vi.unstubAllGlobals());

test("with a server, a page's path is its address", () => {
  expect(addressOf("/rules/nacht#N7")).toBe("/rules/nacht#N7");
  expect(pathAt(new URL("https://a.b/t/abc?x#y"))).toBe("/t/abc");
  expect(folder()).toBe("/");
});

test.each(["https://a.b/games/", "https://a.b/games/index.html", "https://a.b/games/?/t/local-x#move=1"])(
  "on a site of plain files, pages stand behind the question mark of its page (%s)",
  (address) => {
    openSite(address);
    expect(addressOf("/")).toBe("/games/");
    expect(addressOf("/#nacht")).toBe("/games/#nacht");
    expect(addressOf("/rules/nacht#N7")).toBe("/games/?/rules/nacht#N7");
  },
);

test("the address of a page leads to its path", () => {
  openSite("https://a.b/games/");
  for (const path of ["/", "/t/local-x", "/review"]) expect(pathAt(new URL(addressOf(path), location.href))).toBe(path);
  expect(pathAt(new URL("https://a.b/games/?from=elsewhere"))).toBe("/");
});

test("other pages of the same host are not ours", () => {
  openSite("https://a.b/games/?/rules/nacht");
  expect(["/games/", "/games/index.html", "/", "/games/other.html"].map((pathname) => isOurPage({ pathname }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

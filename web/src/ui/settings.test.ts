import { afterEach, beforeEach, expect, test, vi } from "vitest";

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("whoever chose nothing follows the device, and hears nothing", async () => {
  const { setting } = await import("./settings.svelte");
  expect([setting("theme"), setting("motion"), setting("sound")]).toEqual(["system", "system", "off"]);
});

test("what is chosen is remembered", async () => {
  const { set, setting } = await import("./settings.svelte");
  set("motion", "reduced");
  expect(setting("motion")).toBe("reduced");
  expect(storage.get("motion")).toBe("reduced");
});

test("a choice that does not exist is no choice", async () => {
  storage.set("theme", "purple");
  storage.set("sound", "on");
  const { setting } = await import("./settings.svelte");
  expect([setting("theme"), setting("sound")]).toEqual(["system", "on"]);
});

test("the page is told of every choice", async () => {
  const told: unknown[] = [];
  vi.stubGlobal("dispatchEvent", (event: CustomEvent) => told.push(event.detail));
  const { set } = await import("./settings.svelte");
  set("theme", "light");
  expect(told).toEqual([{ theme: "light", motion: "system", sound: "off" }]);
});

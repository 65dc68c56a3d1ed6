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

test("by default the theme and the motion follow the device, turns have normal speed, and sounds are off", async () => {
  const { setting } = await import("./settings.svelte");
  expect([setting("theme"), setting("motion"), setting("speed"), setting("sound")]).toEqual([
    "system",
    "system",
    "normal",
    "off",
  ]);
});

test("a changed setting is remembered", async () => {
  const { set, setting } = await import("./settings.svelte");
  set("motion", "reduced");
  expect(setting("motion")).toBe("reduced");
  expect(storage.get("motion")).toBe("reduced");
});

test("an unknown stored value is ignored", async () => {
  storage.set("theme", "purple");
  storage.set("sound", "on");
  const { setting } = await import("./settings.svelte");
  expect([setting("theme"), setting("sound")]).toEqual(["system", "on"]);
});

test("the page is notified of every change", async () => {
  const told: unknown[] = [];
  vi.stubGlobal("dispatchEvent", (event: CustomEvent) => told.push(event.detail));
  const { set } = await import("./settings.svelte");
  set("theme", "light");
  expect(told).toEqual([{ theme: "light", motion: "system", speed: "normal", sound: "off" }]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose, LANGUAGES, language, preferred, say, speak } from "./words.svelte";

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

function browserSpeaks(...languages: string[]): void {
  vi.stubGlobal("navigator", { languages });
}

test.each(LANGUAGES)("%s has the app's words and every game's", async (wanted) => {
  await speak(wanted);
  expect(language()).toBe(wanted);
  expect(say("title")).toBe("Asterism");
  expect(say("dummy-greeting")).not.toBe("dummy-greeting");
});

test("plurals follow the language", async () => {
  await speak("fr");
  expect(say("players", { count: 0 })).toBe("0 joueur");
  await speak("en");
  expect(say("players", { count: 0 })).toBe("0 players");
});

test("an unknown message shows its id", () => {
  expect(say("no-such-message")).toBe("no-such-message");
});

test("the latest wish wins", async () => {
  await Promise.all([speak("fr"), speak("de")]);
  expect(language()).toBe("de");
});

test("the browser's first known language is preferred, else English", () => {
  browserSpeaks("es-ES", "de-CH", "fr");
  expect(preferred()).toBe("de");
  browserSpeaks("es-ES");
  expect(preferred()).toBe("en");
});

test("a chosen language is remembered before the browser's", async () => {
  browserSpeaks("de");
  await choose("fr");
  expect(preferred()).toBe("fr");
});

test("blocked storage does not stop the page", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  browserSpeaks("fr");
  await choose("de");
  expect(language()).toBe("de");
  expect(preferred()).toBe("fr");
});

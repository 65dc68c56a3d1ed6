import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose, hasWord, LANGUAGES, language, preferred, say, sayOf, speak } from "./i18n.svelte";

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
  expect(say("lobby-play")).not.toBe("lobby-play");
  expect(sayOf("sternenhimmel")("title")).toBe("Sternenhimmel");
});

test("a game's words are its own, and the general ones fill in", async () => {
  await speak("en");
  const words = sayOf("sternenhimmel");
  expect(say("title")).toBe("title");
  expect(words("lobby-play")).toBe("Play");
  expect(words("table-your-turn")).not.toBe(say("table-your-turn"));
  expect(hasWord("sternenhimmel", "title")).toBe(true);
  expect(hasWord("sternenhimmel", "lobby-play")).toBe(false);
});

test("the words of an unknown game are the general ones", async () => {
  await speak("en");
  expect(sayOf("no-such-game")("lobby-play")).toBe("Play");
});

test("plurals follow the language", async () => {
  await speak("fr");
  expect(say("lobby-friends", { count: 1 })).toBe("1 ami");
  await speak("en");
  expect(say("lobby-friends", { count: 0 })).toBe("0 friends");
});

test("an unknown message shows its id", () => {
  expect(say("no-such-message")).toBe("no-such-message");
});

test("the latest call wins", async () => {
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

test("small numbers are written plainly and still choose their plural, large ones as the language does", async () => {
  await speak("de");
  expect(say("lobby-friends", { count: 1 })).not.toBe(say("lobby-friends", { count: 2 }).replace("2", "1"));
  expect(say("replay-at", { move: 7, moves: 12345 })).toContain("12.345");
  expect(say("replay-at", { move: 7, moves: 12345 })).toContain("7");
});

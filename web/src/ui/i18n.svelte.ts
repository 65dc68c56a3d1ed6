/** Messages in the reader's language, from the Fluent catalogues shared with Python. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Names } from "../protocol/types";
import { recall, remember } from "./storage";

/** One chunk per language: the messages of the app and of every game. */
const catalogues = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  de: () => import("./catalogues/de"),
};

export type Language = keyof typeof catalogues;
export const LANGUAGES = Object.keys(catalogues) as Language[];

export type Arguments = Record<string, FluentVariable>;
/** Returns a message by its id; "id.form" is one of its forms. At a match it also knows names and the reader's seat. */
export interface Say {
  (id: string, args?: Arguments): string;
  /** The game whose messages come first. */
  game?: string;
  /** What the components of the match are called. */
  names?: Names;
  /** The seat of the reader. */
  you?: number | null;
}

/** The general messages of one language, and those of each game; a game's catalogue is parsed at its first use. */
interface Speech {
  language: Language;
  general: FluentBundle;
  game: (name: string) => FluentBundle | undefined;
}

/**
 * A whole number below one thousand: it is written alike in all our languages.
 *
 * Loading the browser's number formats takes longer than drawing a board.
 */
class SmallNumber extends FluentNumber {
  static LIMIT = 1000;

  override toString(): string {
    return this.value.toString();
  }
}

const REMEMBERED = "language";
/** In place of a game's name: the general messages. */
const GENERAL = "";
const OF_A_GAME = /\/games\/([^/]+)\/locale\//;

let wanted: Language = "en";
let begin: () => void;
/** Settled once there are messages. A page asks for its data while they load, and the answer may be a message. */
export const begun = new Promise<void>((resolve) => (begin = resolve));
let spoken = $state.raw<Speech>({
  language: wanted,
  general: new FluentBundle(wanted),
  game: () => undefined,
});

/** The language on screen. */
export function language(): Language {
  return spoken.language;
}

/** A language's own name for itself. */
export function languageName(tag: Language): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag)!;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The general message `id` in the language on screen; the id itself when there is none. */
export function say(id: string, args: Arguments = {}): string {
  return message(spoken.general, id, args) ?? id;
}

/** Returns the messages of one game, and the general ones for ids that the game does not have. */
export function sayOf(game: string): Say {
  const words = (id: string, args: Arguments = {}) => {
    const own = spoken.game(game);
    return (own && message(own, id, args)) ?? say(id, args);
  };
  return Object.assign(words, { game });
}

/** The forms of a game's message, such as "you" for a sentence about the reader. */
export function formsOf({ game = GENERAL }: Say, id: string): string[] {
  return Object.keys(spoken.game(game)?.getMessage(id)?.attributes ?? {});
}

/** Whether a game has its own message with this id. */
export function hasWord(game: string, id: string): boolean {
  return spoken.game(game)?.hasMessage(id) ?? false;
}

/** Switches to a language once its catalogues are loaded; the latest call wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const speech = await load(language);
  if (wanted === language) spoken = speech;
  begin();
}

/** Switches to a language and remembers it for the next visit. */
export function choose(language: Language): Promise<void> {
  remember(REMEMBERED, language);
  return speak(language);
}

/** The language chosen before, else the browser's first language that we support, else English. */
export function preferred(): Language {
  const tags = [recall(REMEMBERED), ...navigator.languages];
  return tags.map(supported).find((tag) => tag !== undefined) ?? "en";
}

function supported(tag: string): Language | undefined {
  return LANGUAGES.find((language) => tag.split("-")[0] === language);
}

function message(bundle: FluentBundle, id: string, args: Arguments): string | undefined {
  const [name, form] = id.split(".", 2) as [string, string?];
  const found = bundle.getMessage(name);
  const pattern = form ? found?.attributes[form] : found?.value;
  return pattern ? bundle.formatPattern(pattern, withSmallNumbers(args)) : undefined;
}

function withSmallNumbers(args: Arguments): Arguments {
  const said = { ...args };
  for (const [name, value] of Object.entries(args)) {
    const isSmall = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < SmallNumber.LIMIT;
    if (isSmall) said[name] = new SmallNumber(value);
  }
  return said;
}

async function load(language: Language): Promise<Speech> {
  const { default: texts } = await catalogues[language]();
  const catalogueOf = new Map(Object.entries(texts).map(([path, text]) => [OF_A_GAME.exec(path)?.[1] ?? GENERAL, text]));
  const bundles = new Map<string, FluentBundle | undefined>();
  const bundle = (name: string) => {
    if (!bundles.has(name)) bundles.set(name, bundleOf(language, catalogueOf.get(name)));
    return bundles.get(name);
  };
  return { language, general: bundle(GENERAL)!, game: bundle };
}

function bundleOf(language: Language, catalogue: string | undefined): FluentBundle | undefined {
  if (catalogue === undefined) return undefined;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(catalogue));
  if (errors.length > 0) throw new AggregateError(errors, `A catalogue in ${language} is faulty.`);
  return bundle;
}

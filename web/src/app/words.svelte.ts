/** The words on screen, in the reader's language, from the Fluent catalogues shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./storage";

/** One chunk per language: the words of the app and of every game. */
const catalogues = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  de: () => import("./catalogues/de"),
};

export type Language = keyof typeof catalogues;
export const LANGUAGES = Object.keys(catalogues) as Language[];

export type Arguments = Record<string, FluentVariable>;
/** Says a message by its id. */
export type Say = (id: string, args?: Arguments) => string;

/** The general words of one language, and each game's own. */
interface Speech {
  language: Language;
  general: FluentBundle;
  games: Map<string, FluentBundle>;
}

const REMEMBERED = "language";
const OF_A_GAME = /\/games\/([^/]+)\/locale\//;

let wanted: Language = "en";
let spoken = $state.raw<Speech>({
  language: wanted,
  general: new FluentBundle(wanted),
  games: new Map(),
});

/** The language on screen. */
export function language(): Language {
  return spoken.language;
}

/** The general message `id` in the language on screen; the id itself when there is none. */
export function say(id: string, args: Arguments = {}): string {
  return message(spoken.general, id, args) ?? id;
}

/** Says the messages of one game, and the general ones where the game has none of that id. */
export function sayOf(game: string): Say {
  return (id, args = {}) => {
    const own = spoken.games.get(game);
    return (own && message(own, id, args)) ?? say(id, args);
  };
}

/** Says whether a game has a message of its own with this id. */
export function hasWord(game: string, id: string): boolean {
  return spoken.games.get(game)?.hasMessage(id) ?? false;
}

/** Switches to a language once its catalogues are here; the latest wish wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const speech = await load(language);
  if (wanted === language) spoken = speech;
}

/** Switches to a language and remembers it for the next visit. */
export function choose(language: Language): Promise<void> {
  remember(REMEMBERED, language);
  return speak(language);
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function preferred(): Language {
  const tags = [recall(REMEMBERED), ...navigator.languages];
  return tags.map(supported).find((tag) => tag !== undefined) ?? "en";
}

function supported(tag: string): Language | undefined {
  return LANGUAGES.find((language) => tag.split("-")[0] === language);
}

function message(bundle: FluentBundle, id: string, args: Arguments): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : undefined;
}

async function load(language: Language): Promise<Speech> {
  const { default: texts } = await catalogues[language]();
  const speech: Speech = { language, general: bundleOf(language), games: new Map() };
  for (const [path, text] of Object.entries(texts)) {
    const game = OF_A_GAME.exec(path)?.[1];
    const bundle = game ? bundleOf(language) : speech.general;
    if (game) speech.games.set(game, bundle);
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new AggregateError(errors, `The catalogue ${path} is faulty.`);
  }
  return speech;
}

function bundleOf(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

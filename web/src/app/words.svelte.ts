/** The words on screen, in the reader's language, from the Fluent catalogues shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** One chunk per language: the words of the app and of every game. */
const catalogues = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  de: () => import("./catalogues/de"),
};

export type Language = keyof typeof catalogues;
export const LANGUAGES = Object.keys(catalogues) as Language[];

const REMEMBERED = "language";

let wanted: Language = "en";
let spoken = $state.raw(new FluentBundle(wanted));

/** The language on screen. */
export function language(): Language {
  return spoken.locales[0] as Language;
}

/** The message `id` in the language on screen; the id itself when the catalogues lack it. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = spoken.getMessage(id)?.value;
  return pattern ? spoken.formatPattern(pattern, args) : id;
}

/** Switches to a language once its catalogues are here; the latest wish wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const bundle = await load(language);
  if (wanted === language) spoken = bundle;
}

/** Switches to a language and remembers it for the next visit. */
export function choose(language: Language): Promise<void> {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  return speak(language);
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function preferred(): Language {
  const tags = [remembered(), ...navigator.languages];
  return tags.map(supported).find((tag) => tag !== undefined) ?? "en";
}

function remembered(): string {
  try {
    return localStorage.getItem(REMEMBERED) ?? "";
  } catch {
    return "";
  }
}

function supported(tag: string): Language | undefined {
  return LANGUAGES.find((language) => tag.split("-")[0] === language);
}

async function load(language: Language): Promise<FluentBundle> {
  const { default: texts } = await catalogues[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = texts.flatMap((text) => bundle.addResource(new FluentResource(text)));
  if (errors.length > 0) throw new AggregateError(errors, `Catalogues of ${language} clash.`);
  return bundle;
}

/** The rulebooks; each is loaded once. */
import { rulebook } from "../protocol/api";
import type { Rule, Rulebook, Section } from "../protocol/types";
import type { Language } from "../ui/i18n.svelte";

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game. */
export function rulebookOf(game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (!book) {
    book = rulebook(game);
    books.set(game, book);
    // A failed download may be tried again.
    book.catch(() => books.delete(game));
  }
  return book;
}

/** The rule with this number; undefined if the rulebook has none. */
export async function findRule(game: string, id: string): Promise<Rule | undefined> {
  return (await rulebookOf(game)).rule.find((rule) => rule.id === id);
}

export interface Chapter {
  section: Section;
  rules: Rule[];
}

/** The sections with the rules that contain all these words; sections without such rules are left out. */
export function chaptersOf(book: Rulebook, words: string, language: Language): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const has = (rule: Rule) => {
    const text = plain(`${rule.id} ${rule[language]}`);
    return wanted.every((word) => text.includes(word));
  };
  return book.section
    .map((section) => ({ section, rules: book.rule.filter((rule) => rule.section === section.id && has(rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Splits a ruling into its question and its answer; a rule of the printed sheet has no question. */
export function questionOf(text: string): { question: string; answer: string } {
  const [, question, answer] = /^([^?]+\?)\s+(.+)$/s.exec(text) ?? [];
  return question && answer ? { question, answer } : { question: "", answer: text };
}

/** The text in lower case and without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

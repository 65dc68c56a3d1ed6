/** Rules to read: each game's rulebook is fetched once. */
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

/** The rule of this number; undefined when the book has none. */
export async function findRule(game: string, id: string): Promise<Rule | undefined> {
  return (await rulebookOf(game)).rule.find((rule) => rule.id === id);
}

export interface Chapter {
  section: Section;
  rules: Rule[];
}

/** The book section by section, with only the rules that have all these words; sections without any are left out. */
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

/** A ruling begins with the question it answers; a rule of the sheet asks none. */
export function questionOf(text: string): { question: string; answer: string } {
  const [, question, answer] = /^([^?]+\?)\s+(.+)$/s.exec(text) ?? [];
  return question && answer ? { question, answer } : { question: "", answer: text };
}

/** Letters only: without capitals, and without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

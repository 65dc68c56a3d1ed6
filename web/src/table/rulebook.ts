/** Rules to read: each game's rulebook is fetched when the first "why?" is asked. */
import { rulebook } from "../app/api";
import type { Rule, Rulebook } from "../app/wire";

const books = new Map<string, Promise<Rulebook>>();

/** The rule of this number; undefined when the book has none. */
export async function findRule(game: string, id: string): Promise<Rule | undefined> {
  let book = books.get(game);
  if (!book) {
    book = rulebook(game);
    books.set(game, book);
    // A failed download may be tried again.
    book.catch(() => books.delete(game));
  }
  return (await book).rule.find((rule) => rule.id === id);
}

/**
 * Writes into the page what its address will need, so that the browser asks for all of it at once.
 *
 * Without it, the script that knows the pages has to arrive before anybody asks for the page's own code, its words
 * and the table it is about.
 */
import type { Plugin, Rollup } from "vite";

/** What an address begins with, and the source of its page: those that people open first. */
const PAGES = { "/t/": "src/table/TablePage.svelte", "/": "src/lobby/Lobby.svelte" };
/** What these pages ask the server first; an asterisk stands for the rest of the address. */
const QUESTIONS = { "/t/": ["/api/tables/*"], "/": ["/api/games", "/api/me/tables", "/api/tables"] };
const LANGUAGES = ["en", "fr", "de"];

export function askAhead(): Plugin {
  return {
    name: "ask-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const files = (source: string) => filesOf(bundle!, source);
        const plan = {
          pages: Object.entries(PAGES).map(([start, source]) => [start, files(source), QUESTIONS[start as "/"]]),
          words: Object.fromEntries(LANGUAGES.map((tag) => [tag, files(`src/ui/catalogues/${tag}.ts`)])),
        };
        // Before the style sheets: scripts below them wait until they are here.
        return [{ tag: "script", children: `(${ask})(${JSON.stringify(plan)})`, injectTo: "head-prepend" }];
      },
    },
  };
}

/** The files of a source's chunk and of all that it imports at once. */
function filesOf(bundle: Rollup.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
  const found = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    chunk.imports.forEach((name) => add(chunks.find((one) => one.fileName === name)));
  };
  const wanted = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
  if (!wanted) throw new Error(`${source} has no chunk of its own any more.`);
  add(wanted);
  return [...found];
}

interface Plan {
  pages: [start: string, files: string[], questions: string[]][];
  words: Record<string, string[]>;
}

/** Runs in the browser, before everything else. */
function ask({ pages, words }: Plan): void {
  const path = location.pathname;
  const page = pages.find(([start]) => (start === "/" ? path === start : path.startsWith(start)));
  if (!page) return;
  let tags: (string | null | undefined)[] = [...navigator.languages];
  try {
    tags = [localStorage.getItem("language"), ...tags];
  } catch {
    // Some browsers keep nothing; their languages say enough.
  }
  const tag = tags.map((one) => one?.split("-")[0] ?? "").find((one) => one in words) ?? "en";
  const link = (href: string, rel: string, as = "") => {
    const made = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
    if (as) made.as = as;
    document.head.append(made);
  };
  for (const file of [...page[1], ...words[tag]!]) {
    if (file.endsWith(".css")) link(`/${file}`, "preload", "style");
    else link(`/${file}`, "modulepreload");
  }
  for (const question of page[2]) link(question.replace("*", path.slice(page[0].length)), "preload", "fetch");
}

/**
 * Writes into the page what its address needs, so that the browser requests all of it at once.
 *
 * Without it, the script that knows the pages has to arrive before the page's own code, its messages and its data are
 * requested.
 */
import type { Plugin, Rollup } from "vite";

/** The pages that people open first: the start of the path, and the source of the page. */
const PAGES = {
  "/t/": "src/table/TablePage.svelte",
  "/rules/": "src/rules/RulesPage.svelte",
  "/learn/": "src/learn/LearnPage.svelte",
  "/": "src/lobby/Lobby.svelte",
};
/** The first API requests of these pages; an asterisk stands for the rest of the path. */
const REQUESTS = {
  "/t/": ["/api/tables/*"],
  "/rules/": ["/api/games/*/rulebook", "/api/games/*/printed", "/api/games"],
  "/learn/": ["/api/games/*/lesson"],
  "/": ["/api/games", "/api/me/tables", "/api/tables"],
};
const CHARACTER_SET = /<meta charset="[^"]*" *\/?>/;
const LANGUAGES = ["en", "fr", "de"];

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        const files = (source: string) => filesOf(bundle!, source);
        const plan = {
          pages: Object.entries(PAGES).map(([start, source]) => [start, files(source), REQUESTS[start as keyof typeof REQUESTS]]),
          catalogues: Object.fromEntries(LANGUAGES.map((tag) => [tag, files(`src/ui/catalogues/${tag}.ts`)])),
        };
        // Before the style sheets, because scripts below them wait until they are loaded; and behind the character set,
        // which must be in the first kilobyte.
        return page.replace(CHARACTER_SET, (found) => `${found}<script>(${addLinks})(${JSON.stringify(plan)})</script>`);
      },
    },
  };
}

/** The files of a source's chunk and of all chunks that it imports statically. */
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
  pages: [start: string, files: string[], requests: string[]][];
  catalogues: Record<string, string[]>;
}

/** Runs in the browser before everything else: adds preload links for the page at the current address. */
function addLinks({ pages, catalogues }: Plan): void {
  // A site of plain files has no server, and the paths of its pages behind a question mark (src/shell/addresses.ts).
  const isSite = document.querySelector('meta[name="asterism-server"][content="none"]') !== null;
  const path = isSite ? location.search.slice(1) || "/" : location.pathname;
  const folder = isSite ? "./" : "/";
  const page = pages.find(([start]) => (start === "/" ? path === start : path.startsWith(start)));
  if (!page) return;
  let tags: (string | null | undefined)[] = [...navigator.languages];
  try {
    tags = [localStorage.getItem("language"), ...tags];
  } catch {
    // Storage is blocked: the browser's languages decide.
  }
  const tag = tags.map((one) => one?.split("-")[0] ?? "").find((one) => one in catalogues) ?? "en";
  const link = (href: string, rel: string, as = "") => {
    const made = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
    if (as) made.as = as;
    document.head.append(made);
  };
  for (const file of [...page[1], ...catalogues[tag]!]) {
    if (file.endsWith(".css")) link(folder + file, "preload", "style");
    else link(folder + file, "modulepreload");
  }
  if (!isSite) for (const request of page[2]) link(request.replace("*", path.slice(page[0].length)), "preload", "fetch");
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { fileList } from "./file-list.ts";
import { preload } from "./preload.ts";

/** What every page needs, except the pages themselves and the catalogues of the languages. */
const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(protocol\/(?!connection)|shell\/(?!main|\w+Page)|ui\/(?!catalogues)|games\/\w+\.ts|fairness\/(nonce|evidence)|rules\/rulebook|table\/loading)/;
/** What every table needs: live tables, replays and lessons. */
const TABLE = /src\/(table\/(?!TablePage)|replay\/(turns|cursor)|protocol\/connection)/;

export default defineConfig({
  plugins: [svelte(), preload(), fileList(), compress()],
  // The files find each other wherever they are; the server, which shows the page at every path, writes its own root
  // into it (src/asterism/server/http/frontend.py).
  base: "./",
  build: {
    outDir: "../src/asterism/server/static",
    emptyOutDir: true,
    // The manifest says which page needs which files; the tests add up their sizes.
    manifest: true,
    rolldownOptions: {
      output: {
        // Two large chunks instead of many small ones, because each request costs time.
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  // The tests leave nothing behind, so that modules can be loaded once for all files: a sixth of the time.
  test: { isolate: false, pool: "threads" },
  server: {
    // The Fluent catalogues are in the Python package, which uses them too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { askAhead } from "./ahead.ts";
import { compress } from "./compress.ts";

const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(protocol\/(?!connection)|shell\/(?!main|\w+Page)|ui\/(?!catalogues)|games\/\w+\.ts|fairness\/(nonce|evidence)|rules\/rulebook|table\/loading)/;
const ROUND_THE_TABLE = /src\/(table\/(?!TablePage)|replay\/(turns|cursor)|protocol\/connection)/;

export default defineConfig({
  plugins: [svelte(), askAhead(), compress()],
  build: {
    outDir: "../src/asterism/server/static",
    emptyOutDir: true,
    // Says which page needs which files; the tests add up their sizes.
    manifest: true,
    rolldownOptions: {
      output: {
        // Few files, so that few requests stand in each other's way: what every page needs, and what is round every table.
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 2 },
            { name: "round-the-table", test: ROUND_THE_TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The Fluent catalogues live beside the Python code that shares them.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});

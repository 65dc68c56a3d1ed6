import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { askAhead } from "./ahead.ts";
import { compress } from "./compress.ts";

export default defineConfig({
  plugins: [svelte(), askAhead(), compress()],
  build: {
    outDir: "../src/asterism/server/static",
    emptyOutDir: true,
    // Says which page needs which files; the tests add up their sizes.
    manifest: true,
  },
  server: {
    // The Fluent catalogues live beside the Python code that shares them.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});

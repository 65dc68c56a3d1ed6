/** Writes a list of all files of the build, and its name into the page, so that the service worker can keep them all. */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What browsers load; they prefer this kind of fonts. */
const LOADED = /\.(js|css|woff2)$/;

export function fileList(): Plugin {
  let name = "";
  let list = "";
  return {
    name: "file-list",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        list = JSON.stringify(Object.keys(bundle!).filter((file) => LOADED.test(file)).sort());
        name = `assets/files-${createHash("sha256").update(list).digest("hex").slice(0, 8)}.json`;
        return [{ tag: "meta", attrs: { name: "app-files", content: name }, injectTo: "head" }];
      },
    },
    async writeBundle({ dir }) {
      await writeFile(join(dir!, name), list);
    },
  };
}

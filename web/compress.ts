/** Writes compressed copies of every text file of the build, so that the server does not have to compress. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|svg)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 1000;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    // After everything is written, because other plugins change the files until then.
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXTS.test(name));
      await Promise.all(texts.map((name) => compressFile(join(dir!, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SMALLEST) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, QUALITY));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

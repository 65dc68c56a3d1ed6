/** `node compress-files.mjs FILE ...` writes a brotli and a gzip copy of each file beside it. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The best quality makes Pyodide a tenth smaller and takes seven times as long: half a minute on a fast machine. */
const QUALITY = 9;
const WINDOW = 24;

async function write(path, content) {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}

await Promise.all(
  process.argv.slice(2).map(async (path) => {
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await write(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await write(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);

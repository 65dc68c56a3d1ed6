/** `node compile-archives.mjs PYODIDE JSON`: Pyodide compiles archives of Python files; `JSON` lists {source, target, left}. */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Sets have an order, which is the same each time for the same seed.
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: "0" } });
python.runPython(readFileSync(new URL("compile_archive.py", import.meta.url), "utf8"));
const compile = python.globals.get("compile_archive");
for (const { source, target, left } of JSON.parse(archives)) {
  python.FS.writeFile("/source.zip", readFileSync(source));
  compile("/source.zip", "/target.zip", python.toPy(left));
  writeFileSync(target, python.FS.readFile("/target.zip"));
}

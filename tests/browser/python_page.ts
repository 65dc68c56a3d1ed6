// A page that runs Python: Pyodide with Asterism and the games' modules.
import { KernelModule } from "/kernels.ts";
import { install } from "/python.ts";

let python: any;
const lines: string[] = [];

/** Start Python; returns after how many milliseconds Pyodide was there, and after how many Asterism. */
export async function start(tests: string): Promise<[number, number]> {
  const begin = performance.now();
  const manifest = await (await fetch("/engine/manifest.json")).json();
  const compiled = Object.entries(manifest.modules).map(
    async ([game, name]) => [game, new KernelModule(await WebAssembly.compileStreaming(fetch(`/engine/${name}`)))] as const,
  );
  const unpacked = [...manifest.archives.map((name: string) => `/engine/${name}`), tests].map(async (address) => ({
    bytes: new Uint8Array(await (await fetch(address)).arrayBuffer()),
    format: address.endsWith(".whl") ? ("whl" as const) : ("zip" as const),
  }));
  const { loadPyodide } = await import(`/engine/${manifest.pyodide}pyodide.mjs`);
  python = await loadPyodide({ stdout: (line: string) => lines.push(line) });
  const loaded = performance.now() - begin;
  const running = new Map(await Promise.all(compiled));
  install(python, await Promise.all(unpacked), (game) => running.get(game)!);
  python.runPython("import asterism.bots, asterism.match, asterism.record");
  return [loaded, performance.now() - begin];
}

/** Run some Python; returns the lines that it printed. */
export function run(code: string): string[] {
  python.runPython(code);
  return lines.splice(0);
}

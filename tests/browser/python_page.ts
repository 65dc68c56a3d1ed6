// A page that runs Python: Pyodide with Asterism and the games' modules.
import { loadPyodide } from "/pyodide/pyodide.mjs";
import { KernelModule } from "/kernels.ts";
import { install } from "/python.ts";

let python: any;
const lines: string[] = [];

/** Start Python; returns after how many milliseconds Pyodide was there, and after how many Asterism. */
export async function start(archives: string[], modules: Record<string, string>): Promise<[number, number]> {
  const begin = performance.now();
  const compiled = Object.entries(modules).map(
    async ([game, address]) => [game, new KernelModule(await WebAssembly.compileStreaming(fetch(address)))] as const,
  );
  const unpacked = archives.map(async (address) => ({
    bytes: new Uint8Array(await (await fetch(address)).arrayBuffer()),
    format: address.endsWith(".whl") ? ("whl" as const) : ("zip" as const),
  }));
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

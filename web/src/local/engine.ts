/** Starts Python in a worker: Pyodide, the Python files of Asterism, and the games' modules. */
import type { PyodideAPI } from "pyodide";
import { KernelModule } from "../engine/kernels.ts";
import { type Archive, install } from "../engine/python.ts";

/** `engine/manifest.json`, which the build writes. Names change with the content of their files. */
export interface Manifest {
  /** The folder of Pyodide. */
  pyodide: string;
  archives: string[];
  /** Of each game. */
  modules: Record<string, string>;
  /** What pages show before Python is there. */
  answers: string;
  /** The bytes of all files. */
  total: number;
  files: { name: string; size: number }[];
}

/** A file is not there, though the manifest names it. */
export class FileGone extends Error {}

const WASM = "application/wasm";
const NOT_FOUND = 404;

/** Starts Python; `report` is told how many bytes of how many are here. */
export async function startPython(folder: URL, report: (loaded: number, total: number) => void): Promise<PyodideAPI> {
  const manifest = (await (await found(new URL("manifest.json", folder), { cache: "no-cache" })).json()) as Manifest;
  const counted = new CountedFiles(folder, manifest, report);
  // Pyodide fetches its files by itself.
  globalThis.fetch = counted.fetch;
  const modules = Promise.all(
    Object.entries(manifest.modules).map(async ([game, name]) => [game, await counted.bytes(name)] as const),
  );
  const archives = Promise.all(
    manifest.archives.map(
      async (name): Promise<Archive> => ({ bytes: await counted.bytes(name), format: name.endsWith(".whl") ? "whl" : "zip" }),
    ),
  );
  // If Pyodide fails first, that is what is reported.
  for (const loading of [modules, archives]) loading.catch(() => undefined);
  const pyodide = new URL(manifest.pyodide, folder).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${pyodide}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: pyodide });
  const [code, compiled] = [new Map(await modules), new Map<string, KernelModule>()];
  install(python, await archives, (game) => {
    // Compiled when a game is first played, which takes milliseconds.
    const module = compiled.get(game) ?? new KernelModule(new WebAssembly.Module(code.get(game)!));
    compiled.set(game, module);
    return module;
  });
  report(manifest.total, manifest.total);
  return python;
}

/** The files of the engine, whose bytes are counted while they arrive. */
class CountedFiles {
  private loaded = 0;

  constructor(
    private readonly folder: URL,
    private readonly manifest: Manifest,
    private readonly report: (loaded: number, total: number) => void,
  ) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const response = await found(address, init);
    if (!address.href.startsWith(this.folder.href)) return response;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, stream) => {
        this.add(chunk.length);
        stream.enqueue(chunk);
      },
    });
    // Browsers compile while they load only if the type is right, which not every file server knows.
    const headers = address.pathname.endsWith(".wasm") ? { "content-type": WASM } : {};
    return new Response(response.body?.pipeThrough(counting) ?? null, { headers });
  };

  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.fetch(new URL(name, this.folder))).arrayBuffer());
  }

  private add(bytes: number): void {
    this.loaded += bytes;
    this.report(Math.min(this.loaded, this.manifest.total), this.manifest.total);
  }
}

const load = globalThis.fetch.bind(globalThis);

async function found(address: URL, init?: RequestInit): Promise<Response> {
  const response = await load(address, init);
  if (response.status === NOT_FOUND) throw new FileGone(address.pathname);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response;
}

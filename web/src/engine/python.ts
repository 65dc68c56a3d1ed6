// Python in the browser or in Node.js: Pyodide runs everything of Asterism but the kernels, which are modules of ours.
import type { PyodideAPI } from "pyodide";
import type { PyBuffer, PyProxy } from "pyodide/ffi";
import type { KernelModule, Value } from "./kernels.ts";

/** An archive of Python files. */
export interface Archive {
  bytes: Uint8Array;
  format: "whl" | "zip";
}

/** Put Asterism and what it needs into a Pyodide; a game's kernels run in the module that `moduleOf` finds. */
export function install(python: PyodideAPI, archives: Archive[], moduleOf: (game: string) => KernelModule): void {
  for (const { bytes, format } of archives) {
    python.unpackArchive(bytes, format, { extractDir: python.runPython("import site; site.getsitepackages()[0]") });
  }
  python.registerJsModule("asterism_host", hostOf(moduleOf));
  python.runPython(START);
}

const START = `
import os
import asterism_host
from asterism.engine.wasm import use_host
os.environ["ASTERISM_ENGINE"] = "wasm"
use_host(asterism_host)
`;

type Buffer = PyProxy & { getBuffer(type: "u8"): PyBuffer };
type Given = Buffer | bigint | number;

/** What `asterism.engine.wasm` calls. Memory comes as Python's buffers, which the module reads and writes in place. */
function hostOf(moduleOf: (game: string) => KernelModule) {
  return {
    call(game: string, kernel: string, kinds: string, ...given: Given[]): bigint {
      return borrowing(given, (values) => moduleOf(game).call(kernel, kinds, values));
    },
    reserve: (game: string, size: number) => moduleOf(game).reserve(size),
    free: (game: string, address: number) => moduleOf(game).free(address),
    read: (game: string, address: number, into: Buffer) =>
      borrowing([into], ([bytes]) => moduleOf(game).read(address, bytes as Uint8Array)),
    write: (game: string, address: number, content: Buffer) =>
      borrowing([content], ([bytes]) => moduleOf(game).write(address, bytes as Uint8Array)),
  };
}

/** Do something with the bytes of Python's buffers. */
function borrowing<T>(given: Given[], use: (values: Value[]) => T): T {
  const buffers: PyBuffer[] = [];
  try {
    return use(
      given.map((value) => {
        if (typeof value !== "object") return value;
        const buffer = value.getBuffer("u8");
        buffers.push(buffer);
        return buffer.data as Uint8Array;
      }),
    );
  } finally {
    for (const buffer of buffers) buffer.release();
  }
}

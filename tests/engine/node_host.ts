// Runs modules for Python: reads calls from the standard input and writes what they return and changed to the output.
//
// A call is a line of JSON and the bytes of the memory that it hands over; the answer is a line with the result and
// the same memory. Both begin with the length of the line in four bytes.
import { readFileSync, readSync, writeSync } from "node:fs";
import { KernelModule, type Value } from "../../web/src/engine/kernels.ts";

interface Call {
  file: string;
  kernel: string;
  kinds: string;
  /** Numbers as text, and the lengths of memory. */
  values: (string | number)[];
}

const modules = new Map<string, KernelModule>();

function moduleIn(file: string): KernelModule {
  let found = modules.get(file);
  if (!found) modules.set(file, (found = new KernelModule(new WebAssembly.Module(readFileSync(file)))));
  return found;
}

function read(count: number): Buffer | null {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; ) {
    const more = readSync(0, bytes, at, count - at, null);
    if (more === 0) return null;
    at += more;
  }
  return bytes;
}

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

function readValue(value: string | number, kind: string | undefined): Value {
  if (typeof value === "number") return new Uint8Array(read(value)!);
  return kind === "i" ? BigInt(value) : Number(value);
}

for (let length = read(4); length; length = read(4)) {
  const call = JSON.parse(read(length.readUInt32LE())!.toString()) as Call;
  const values = call.values.map((value, i) => readValue(value, call.kinds[i]));
  let answer: { result?: string; error?: string };
  try {
    answer = { result: `${moduleIn(call.file).call(call.kernel, call.kinds, values)}` };
  } catch (error) {
    answer = { error: `${error}` };
  }
  const line = Buffer.from(JSON.stringify(answer));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(line.length);
  write(size);
  write(line);
  for (const value of values) if (value instanceof Uint8Array) write(value);
}

// A game's kernels in the browser or in Node.js: its WebAssembly module, called as Python calls native libraries
// (src/asterism/engine/library.py). A record is the address of its bytes, an array its address and its lengths.

/**
 * What is handed over: memory, of which the kernel gets the address, the address of memory that was reserved in the
 * module, a whole number of 64 bits, or a fraction.
 */
export type Value = Uint8Array | bigint | number;

const ALIGNMENT = 16;
const PAGE = 65536;
const INTEGER = "i";

/**
 * The instance of a game's module. Its memory is its own, so what a kernel works on is copied in and back, unless it was
 * reserved there. Reserved memory comes first, behind it is room for what a call hands over.
 */
export class KernelModule {
  private readonly exports: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;
  private readonly heap: number;
  /** Sorted by their addresses. */
  private readonly reserved: { address: number; size: number }[] = [];

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.memory = this.exports.memory as WebAssembly.Memory;
    this.heap = (this.exports.__heap_base as WebAssembly.Global).value as number;
  }

  /**
   * Call a kernel; memory among the values holds afterwards what it wrote. `kinds` has a letter for each value: m for
   * memory, i for a whole number, f for a fraction. Returns 64 bits: a whole number, or those of a fraction.
   */
  call(kernel: string, kinds: string, values: readonly Value[]): bigint {
    const handed: (bigint | number)[] = [];
    const memories: { bytes: Uint8Array; address: number }[] = [];
    let top = this.endOfReserved;
    values.forEach((value, i) => {
      if (value instanceof Uint8Array) {
        const address = aligned(top);
        top = address + value.length;
        memories.push({ bytes: value, address });
        handed.push(address);
      } else handed.push(kinds[i] === INTEGER ? BigInt(value) : Number(value));
    });
    this.growTo(top);
    const inside = new Uint8Array(this.memory.buffer);
    for (const { bytes, address } of memories) inside.set(bytes, address);
    const run = this.exports[kernel] as (...handed: (bigint | number)[]) => bigint | number;
    const result = run(...handed);
    for (const { bytes, address } of memories) bytes.set(inside.subarray(address, address + bytes.length));
    return typeof result === "bigint" ? result : bitsOf(result);
  }

  /** The address of new memory in the module, all zero. */
  reserve(size: number): number {
    let address = aligned(this.heap);
    let place = 0;
    for (const block of this.reserved) {
      if (address + size <= block.address) break;
      address = aligned(block.address + block.size);
      place += 1;
    }
    this.growTo(address + size);
    this.reserved.splice(place, 0, { address, size });
    new Uint8Array(this.memory.buffer, address, size).fill(0);
    return address;
  }

  free(address: number): void {
    this.reserved.splice(
      this.reserved.findIndex((block) => block.address === address),
      1,
    );
  }

  read(address: number, into: Uint8Array): void {
    into.set(new Uint8Array(this.memory.buffer, address, into.length));
  }

  write(address: number, content: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(content, address);
  }

  private get endOfReserved(): number {
    const last = this.reserved.at(-1);
    return last ? last.address + last.size : this.heap;
  }

  private growTo(size: number): void {
    const missing = size - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}

function bitsOf(fraction: number): bigint {
  return new BigInt64Array(new Float64Array([fraction]).buffer)[0]!;
}

import { expect, test } from "vitest";
import { KernelModule } from "./kernels";

/** A module with one kernel, `add`, which adds a number to the one in memory and returns the sum. */
const MODULE = new WebAssembly.Module(
  // prettier-ignore
  new Uint8Array([
    0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
    0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7e, 0x01, 0x7e, // a type: an address and a number give a number
    0x03, 0x02, 0x01, 0x00, // a function of it
    0x05, 0x03, 0x01, 0x00, 0x01, // a page of memory
    0x06, 0x07, 0x01, 0x7f, 0x00, 0x41, 0x80, 0x08, 0x0b, // a constant, 1024
    0x07, 0x1e, 0x03, // three exports: the memory, the constant, and the function
    0x06, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 0x02, 0x00,
    0x0b, 0x5f, 0x5f, 0x68, 0x65, 0x61, 0x70, 0x5f, 0x62, 0x61, 0x73, 0x65, 0x03, 0x00,
    0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
    0x0a, 0x16, 0x01, 0x14, 0x00, // its code: load, add, store, load again
    0x20, 0x00, 0x20, 0x00, 0x29, 0x03, 0x00, 0x20, 0x01, 0x7c, 0x37, 0x03, 0x00, 0x20, 0x00, 0x29, 0x03, 0x00, 0x0b,
  ]),
);
const PAGE = 65536;

function number(value: number): Uint8Array {
  return new Uint8Array(new BigInt64Array([BigInt(value)]).buffer);
}

test("a module works on memory that is handed over, and writes it back", () => {
  const bytes = number(40);
  expect(new KernelModule(MODULE).call("add", "mi", [bytes, 2n])).toBe(42n);
  expect(bytes).toEqual(number(42));
});

test("a module takes whole numbers of both kinds", () => {
  expect(new KernelModule(MODULE).call("add", "mi", [number(-1), -(2n ** 62n)])).toBe(-1n - 2n ** 62n);
  expect(new KernelModule(MODULE).call("add", "mi", [number(1), 1])).toBe(2n);
});

test("a module keeps reserved memory from call to call", () => {
  const module = new KernelModule(MODULE);
  const address = module.reserve(8);
  module.call("add", "mi", [address, 5n]);
  module.call("add", "mi", [number(7), 1n]);
  expect(module.call("add", "mi", [address, 5n])).toBe(10n);
  const read = number(0);
  module.read(address, read);
  expect(read).toEqual(number(10));
  module.write(address, number(20));
  expect(module.call("add", "mi", [address, 1n])).toBe(21n);
});

test("a module gives memory that was freed to others, all zero", () => {
  const module = new KernelModule(MODULE);
  const [first, second, third] = [module.reserve(100), module.reserve(16), module.reserve(100)];
  expect(second).toBeGreaterThanOrEqual(first + 100);
  expect(third).toBeGreaterThanOrEqual(second + 16);
  module.write(second, number(9));
  module.free(second);
  expect(module.reserve(200)).toBeGreaterThanOrEqual(third + 100);
  expect(module.reserve(8)).toBe(second);
  expect(module.call("add", "mi", [second, 1n])).toBe(1n);
});

test("a module grows as it has to", () => {
  const module = new KernelModule(MODULE);
  const address = module.reserve(3 * PAGE);
  module.write(address + 3 * PAGE - 8, number(1));
  expect(module.call("add", "mi", [address + 3 * PAGE - 8, 1n])).toBe(2n);
  const large = new Uint8Array(2 * PAGE);
  expect(module.call("add", "mi", [large, 3n])).toBe(3n);
  expect(large[0]).toBe(3);
});

import { expect, test } from "vitest";
import type { Reach } from "../protocol/types";
import { isLoopback, shared } from "./reach";

const answer = (reach: Reach) => () => Promise.resolve(reach);
const never = () => Promise.reject(new Error("nobody may ask"));

test("an address that others can open is shared as it is", async () => {
  expect(await shared("http://192.168.1.20:8000/t/abc", never)).toEqual({
    address: "http://192.168.1.20:8000/t/abc",
    hindrance: null,
  });
});

test("localhost becomes the address in the network", async () => {
  const ask = answer({ kind: "network", address: "http://192.168.1.20:8000/" });
  expect(await shared("http://localhost:8000/link#secret", ask)).toEqual({
    address: "http://192.168.1.20:8000/link#secret",
    hindrance: null,
  });
});

test("where others cannot come, the page can say why", async () => {
  const page = "http://127.0.0.1:8000/t/abc";
  expect(await shared(page, answer({ kind: "here", address: null }))).toEqual({ address: page, hindrance: "here" });
  expect(await shared(page, answer({ kind: "unknown", address: null }))).toEqual({ address: page, hindrance: "unknown" });
  expect(await shared(page, never)).toEqual({ address: page, hindrance: "unknown" });
});

test("every name and address of the machine itself is recognised", () => {
  const here = ["http://localhost:1/", "http://stars.localhost/", "http://127.0.0.2/", "http://[::1]:8000/"];
  expect(here.map((address) => isLoopback(new URL(address)))).toEqual([true, true, true, true]);
  const elsewhere = ["http://192.168.1.20/", "https://localhost.example.org/", "http://deneb.local/"];
  expect(elsewhere.map((address) => isLoopback(new URL(address)))).toEqual([false, false, false]);
});

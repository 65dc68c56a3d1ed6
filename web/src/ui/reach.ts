/** Addresses of this page that lead other devices here. A page that was opened as localhost has none of its own. */
import { reach } from "../protocol/api";
import type { Reach } from "../protocol/types";

/** An address for others, and why it may lead nowhere. */
export interface Shared {
  address: string;
  /** "here": only this computer can open it. "unknown": the server does not know its address in the network. */
  hindrance: "here" | "unknown" | null;
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads every device to itself. */
export function isLoopback(address: URL): boolean {
  return LOOPBACK.test(address.hostname);
}

/** The address of one of our pages as others can open it. */
export async function shared(page: string, ask: () => Promise<Reach> = reach): Promise<Shared> {
  const own = new URL(page);
  if (!isLoopback(own)) return { address: page, hindrance: null };
  const { kind, address } = await ask().catch((): Reach => ({ kind: "unknown", address: null }));
  if (kind !== "network" || address === null) return { address: page, hindrance: kind === "here" ? "here" : "unknown" };
  return { address: new URL(own.pathname + own.search + own.hash, address).href, hindrance: null };
}

/** Lets the browser keep the app, so that it opens and plays without a network. Only secure pages may do that. */
import { folder } from "./addresses";

/** What browsers tell about the network, where they do. */
interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Registers the worker that keeps the app, and asks it to do so when nothing else is to be done. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${folder()}service-worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  const { connection } = navigator as { connection?: Network };
  active?.postMessage({ engine: isInstalled || mayLoadEngine(connection) });
}

/** Whether the engine, some megabytes, may be loaded before it is needed. */
export function mayLoadEngine(network: Network = {}): boolean {
  return !network.saveData && (network.effectiveType ?? "4g") === "4g";
}

/** Lets the browser keep the app, so that it can be opened while the server is gone. Only secure pages may do that. */

const WORKER = "/service-worker.js";

/** Registers the worker, and names the files that this page needed. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(filesOf(performance.getEntriesByType("resource").map(({ name }) => name), location.origin));
}

/** Of these addresses, the files of the app. */
export function filesOf(addresses: string[], origin: string): string[] {
  return [...new Set(addresses)].filter((address) => address.startsWith(`${origin}/assets/`));
}

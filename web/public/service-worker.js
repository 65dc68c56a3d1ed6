/**
 * Keeps the app itself, so that it can say so when the server is gone. Nothing of a table is kept.
 *
 * The page comes from the server whenever that answers. Files under /assets/ never change under one name.
 */
const SHELL = "shell";
const PAGE = "/";
/** What a proxy answers while the server behind it is gone. */
const GONE = [502, 503, 504];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keepPage));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page lists the files that it has loaded before this worker saw its requests. */
self.addEventListener("message", (event) => event.waitUntil(keepFiles(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

/** The page from the server, or the one that was kept if the server is gone. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (!GONE.includes(response.status)) return await keepPage(response);
  } catch {
    // There is no connection to the server.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** A file that was kept, or the server's. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(SHELL)).put(request, response.clone());
  return response;
}

/** Keeps the page. A new version of it needs other files, so those of the old one go. */
async function keepPage(response) {
  if (!response.ok || !response.headers.get("content-type")?.includes("text/html")) return response;
  const [now, before] = await Promise.all([response.clone().text(), caches.match(PAGE).then((kept) => kept?.text())]);
  if (now === before) return response;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put(PAGE, response.clone());
  return response;
}

async function keepFiles(addresses) {
  const shell = await caches.open(SHELL);
  for (const address of addresses) if (!(await shell.match(address))) await shell.add(address).catch(() => undefined);
}

/**
 * Keeps the app, so that it opens and plays without a network: its page, its files and, once wanted, its engine.
 *
 * The page comes from the network whenever that answers. A new version takes the place of the kept one only when all of
 * its files are here; those of the version before stay, because its pages may still be open. Files never change under
 * one name. Nothing of a table is kept here.
 *
 * It also shows the notifications that the server sends, and the number of tables that wait for the person.
 */
const FOLDER = new URL("./", self.location.href).pathname;
const ENGINE = `${FOLDER}engine/`;
const MANIFEST = `${ENGINE}manifest.json`;
/** The page and the engine's manifest of the kept version, and which files this version and the one before have. */
const VERSION = "version";
const FILES = "files";
const LISTS = `${FOLDER}lists`;
/** Where the page names the list of its files. */
const FILE_LIST = /<meta name="app-files" content="([^"]+)"/;
/** What the page says to those who show a link to it: the server writes another for each page, and only this differs. */
const PREVIEW = /<!-- link preview -->[^]*<!-- end of link preview -->/;
/** What a proxy answers while the server behind it is gone. */
const GONE = [502, 503, 504];

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(begin()));

/** A page asks to keep the app, and says whether the engine too. */
self.addEventListener("message", (event) => event.waitUntil(keep(newest, event.data.engine)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === MANIFEST) event.respondWith(manifest(event));
  else if (pathname.startsWith(`${FOLDER}assets/`) || pathname.startsWith(ENGINE)) event.respondWith(file(event));
  else if (request.mode === "navigate" && !pathname.startsWith(`${FOLDER}api/`)) event.respondWith(page(event));
});

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

/** Serves the pages that are open, and removes what earlier workers have kept. */
async function begin() {
  await self.clients.claim();
  const others = (await caches.keys()).filter((name) => name !== VERSION && name !== FILES);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page from the network, or the kept one if there is no network. */
async function page(event) {
  const response = await answered(event.request);
  if (!response) return (await kept(FOLDER)) ?? Response.error();
  const found = response.clone();
  event.waitUntil(keep(() => Promise.resolve(found), false));
  return response;
}

/** The engine's manifest; whoever asks for it is about to load the engine. */
async function manifest(event) {
  const response = await answered(event.request);
  if (!response) return (await kept(MANIFEST)) ?? Response.error();
  if (response.ok) event.waitUntil(keep(newest, true));
  return response;
}

/** A file that is kept, or that is kept from now on. */
async function file(event) {
  const { href } = new URL(event.request.url);
  await loading.get(href);
  const found = await match(FILES, href);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(store(href, response.clone()));
  return response;
}

/** What the network answers now, whatever the browser may have cached; null if there is no network. */
async function answered(request) {
  try {
    const response = await fetch(request, { cache: "no-cache" });
    return GONE.includes(response.status) ? null : response;
  } catch {
    return null;
  }
}

/** The page at its host. */
function newest() {
  return fetch(FOLDER, { cache: "no-cache" });
}

let keeping = Promise.resolve();

/** Keeps the version of a page; one at a time. What fails is tried again with the next page. */
function keep(load, wantsEngine) {
  keeping = keeping.then(() => keepVersion(load, wantsEngine)).catch(() => undefined);
  return keeping;
}

async function keepVersion(load, wantsEngine) {
  const response = await load();
  const text = response.ok ? withoutPreview(await response.text()) : "";
  const list = FILE_LIST.exec(text)?.[1];
  if (!list) return;
  const [page, engine, lists] = await Promise.all([kept(FOLDER), kept(MANIFEST), kept(LISTS)]);
  if (!wantsEngine && (await page?.text()) === text) return;
  const described = wantsEngine || engine ? await fetch(MANIFEST, { cache: "no-cache" }) : null;
  const names = [list, ...(await (await loaded(list)).json())];
  if (described?.ok) names.push(...(await described.clone().json()).files.map(({ name }) => `engine/${name}`));
  for (const name of names) await loaded(name);
  const version = await caches.open(VERSION);
  if (described?.ok) await version.put(MANIFEST, described);
  else await version.delete(MANIFEST);
  await version.put(FOLDER, new Response(text, { headers: headersOf(response) }));
  const { now = [], before = [] } = (await lists?.json()) ?? {};
  const next = { now: names, before: String(now) === String(names) ? before : now };
  await version.put(LISTS, Response.json(next));
  await removeAllBut([...next.now, ...next.before].map(addressOf));
}

/** The page without what it says of a table: it is kept for all of them. */
function withoutPreview(text) {
  return text.replace(PREVIEW, "<title>Asterism</title>");
}

/** The headers of a page whose text has been read and changed. */
function headersOf(response) {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return headers;
}

async function removeAllBut(addresses) {
  const files = await caches.open(FILES);
  const old = (await files.keys()).filter(({ url }) => !addresses.includes(url));
  await Promise.all(old.map((request) => files.delete(request)));
}

/** The files that are on their way, by their addresses. */
const loading = new Map();

/** A file, from what is kept or from the network. */
async function loaded(name) {
  const address = addressOf(name);
  await loading.get(address);
  if (!(await match(FILES, address))) {
    const response = await fetch(address, { priority: "low" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await store(address, response);
  }
  return match(FILES, address);
}

/** Keeps a file; until it is here, others who want it wait. */
function store(address, response) {
  const storing = caches
    .open(FILES)
    .then((files) => files.put(address, response))
    .catch(() => undefined)
    .finally(() => loading.delete(address));
  loading.set(address, storing);
  return storing;
}

function addressOf(name) {
  return new URL(FOLDER + name, self.location.href).href;
}

function kept(address) {
  return match(VERSION, address);
}

async function match(cache, address) {
  return (await caches.open(cache)).match(address, { ignoreVary: true });
}

/** Shows a notice in place of an earlier one about the same table; without a sound if the table is on the screen. */
async function showNotice({ title, body, path, tag, badge }) {
  await showBadge(badge);
  const pages = await self.clients.matchAll({ type: "window" });
  const silent = pages.some(({ url, visibilityState }) => new URL(url).pathname === path && visibilityState === "visible");
  await self.registration.showNotification(title, {
    body,
    tag,
    silent,
    renotify: !silent,
    icon: `${FOLDER}icon-192.png`,
    data: { path },
  });
}

/** Shows on the icon of the installed app at how many tables it is the person's turn. */
async function showBadge(turns) {
  if (!("setAppBadge" in self.navigator)) return;
  await (turns > 0 ? self.navigator.setAppBadge(turns) : self.navigator.clearAppBadge()).catch(() => undefined);
}

/** Leads to a page: to the window that shows it, or to a new one. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}

/** The browser has replaced its push subscription, or lost it: the server is told the new one. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(await options(oldSubscription)));
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, replaces: oldSubscription?.endpoint ?? null };
  await fetch(`${FOLDER}api/me/push/devices`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(device),
  });
}

async function options(subscription) {
  if (subscription) return subscription.options;
  const { public_key: applicationServerKey } = await (await fetch(`${FOLDER}api/me/push`)).json();
  return { userVisibleOnly: true, applicationServerKey };
}

/* Keeps the page for visits without a network. Every file but the page itself is named after its content, so what is kept
   is right for ever; a new version of the page brings its own names, and old files go when no page uses them. */
const SCOPE = self.registration.scope; // one origin may hold several such pages, each in a folder of its own
const PATH = new URL(SCOPE).pathname;
const KEPT = `glassformer {{version}} ${PATH}`;
const COMPILED = 'compiled-glassformer'; // of older versions: for all pages of the origin
const ANY_SEARCH = { ignoreSearch: true }; // an address holds what a visitor typed, which names no other file

self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep, event.ports[0])));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function clean() {
  for (const name of await caches.keys()) if (name !== KEPT && (await isOwn(name))) await caches.delete(name);
  if (await caches.has(COMPILED)) {
    const cache = await caches.open(COMPILED);
    for (const { url } of await cache.keys()) if (url.startsWith(`${SCOPE}files/`)) await cache.delete(url);
  }
  await self.clients.claim();
}

/** A name ends with the folder of its page. One of an older version has none, and is of the page that it keeps. */
async function isOwn(name) {
  if (name.startsWith('glassformer ')) return name.endsWith(` ${PATH}`);
  if (!name.startsWith('glassformer-')) return false;
  return (await (await caches.open(name)).match(SCOPE)) !== undefined;
}

/** A full disk keeps what fits; the page works without. */
async function keep(addresses, asker) {
  try {
    const cache = await caches.open(KEPT);
    for (const address of addresses) if (!(await cache.match(address, ANY_SEARCH))) await cache.add(address);
    asker.postMessage(true);
  } catch {
    asker.postMessage(false);
  }
}

/** What is kept of an address; nothing where the browser does not say it. */
const kept = (address) =>
  caches
    .open(KEPT)
    .then((cache) => cache.match(address, ANY_SEARCH))
    .catch(() => undefined);

/** The page as the network has it, else as it is kept. */
const page = (request) =>
  fetch(request).catch(async () => (await kept(new URL('./', location.href))) ?? Response.error());

/** A file as it is kept, unless who asks wants it from the network. */
const file = async (request) => (request.cache !== 'reload' && (await kept(request))) || fetch(request);

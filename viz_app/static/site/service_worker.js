/* Keeps the page for visits without a network. Every file but the page itself is named after its content, so what is kept
   is right for ever; a new version of the page brings its own names, and old files go when no page uses them. */
const SCOPE = self.registration.scope; // one origin may hold several such pages, each in a folder of its own
const PATH = new URL(SCOPE).pathname;
const KEPT = `glassformer {{version}} ${PATH}`;
const COMPILED = 'compiled-glassformer'; // of older versions: for all pages of the origin

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
    for (const address of addresses)
      if (!(await cache.match(address, { ignoreSearch: true }))) await cache.add(address);
    asker.postMessage(true);
  } catch {
    asker.postMessage(false);
  }
}

/** The page as the network has it, else as it is kept; its address holds what a visitor typed, which names no other page. */
async function page(request) {
  const kept = () =>
    caches.open(KEPT).then((cache) => cache.match(new URL('./', location.href), { ignoreSearch: true }));
  try {
    return await fetch(request);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

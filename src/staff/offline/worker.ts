import { isExpectedAsset } from '../../site/app/service-worker/expected-response.ts';
import { storePrefix, type StaffRelease } from './release.ts';

/**
 * The service worker of the staff page, which opens it without a connection. It requests the page from
 * the network first, so that a page that does not work is never kept after the next release. Only the
 * staff page of a connected phone registers it, and visitors load no byte of it.
 */
declare const self: ServiceWorkerGlobalScope;

/** scripts/site/service-worker.ts defines this constant in the built worker. */
declare const release: StaffRelease;

const pagePath = '/staff';

/** After this time without a response, the network is slow, in milliseconds. */
const slowMs = 3_000;

/** A store belongs to one browser, so the header Vary does not matter. */
const options = { ignoreVary: true };

const storeName = storePrefix + release.name;

self.addEventListener('install', (event) => {
  event.waitUntil(saveRelease().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldStores(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const isPage = pathname.replace(/(?:\.html|\/)$/, '') === pagePath;
  if (request.mode === 'navigate' && isPage) event.respondWith(respondWithPage(request));
  else if (pathname.startsWith('/assets/staff/')) event.respondWith(respondWithFile(request));
});

/** Saves all files of the page, and then the page. Throws if one is missing: the browser tries again. */
async function saveRelease() {
  const store = await caches.open(storeName);
  const save = async (url: string) => {
    const response = (await caches.match(url, options)) ?? (await fetch(url));
    if (!isExpectedAsset(url, response)) throw new Error(`${url} is missing`);
    await store.put(url, response);
  };
  await Promise.all(release.files.map(save));
  const response = await fetch(pagePath, { cache: 'no-cache' });
  const html = await response.text();
  // The host may still respond with the release before, or with "Down for maintenance".
  if (!html.includes(release.script)) throw new Error('the page is of another release');
  await store.put(pagePath, new Response(html, { headers: response.headers }));
}

/** Returns the network response, or the saved page if the network fails or is slow. */
async function respondWithPage(request: Request): Promise<Response> {
  const network = fetch(request);
  const valid = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const store = await caches.open(storeName);
  const saved = (await store.match(pagePath)) ?? (await caches.match(pagePath, options));
  if (!saved) return network;
  const slow = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), slowMs);
  });
  return (await Promise.race([valid, slow])) ?? saved;
}

/** Returns a file of this release or of the one before, which an open page may need. */
async function respondWithFile(request: Request): Promise<Response> {
  return (await caches.match(request, options)) ?? fetch(request);
}

/** Deletes all stores but this release's and the previous one's. */
async function deleteOldStores() {
  const names = (await caches.keys()).filter((name) => name.startsWith(storePrefix));
  // The oldest store is first.
  const others = names.filter((name) => name !== storeName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

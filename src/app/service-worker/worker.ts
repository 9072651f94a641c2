import { answerPage } from './answer-page.ts';
import { isAsset } from './expected-response.ts';
import type { Release } from './release.ts';
import { deleteOldStores, fetchPage, findAsset, savePage } from './store.ts';

/**
 * The service worker, which opens visited pages without network. It requests pages from the network
 * first, so that visitors see a new release. It returns assets from the store first, because their
 * names change with their contents.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written before this code by scripts/site/service-worker.ts. */
declare const builtRelease: Release;

const release = builtRelease;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldStores(release), enablePreload(), self.clients.claim()]));
});

// A page sends the paths of itself and its assets, because this worker may be newer than its requests.
self.addEventListener('message', (event) => {
  const saving = (event.data as string[]).map((path) =>
    isAsset(path) ? findAsset(release, new Request(path)) : fetchPage(release, path),
  );
  event.waitUntil(Promise.allSettled(saving));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const fresh = fetchNavigation(event);
    const saving = fresh.then((response) => savePage(release, pathname, response.clone()));
    event.waitUntil(saving.catch(() => undefined));
    event.respondWith(answerPage(release, pathname, fresh));
  } else if (isAsset(pathname)) {
    event.respondWith(findAsset(release, request));
  }
});

/**
 * Lets Chromium request a page while it starts the worker. Not in Firefox, which shows an error
 * instead of the saved page if that request fails
 * (https://github.com/GoogleChrome/workbox/issues/3134).
 */
async function enablePreload() {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

async function fetchNavigation(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

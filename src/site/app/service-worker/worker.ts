import { isAsset, isHydrationScript } from './expected-response.ts';
import { respondWithPage } from './page-response.ts';
import type { Release } from './release.ts';
import { deleteOldStores, fetchPage, loadAsset, savePage } from './store.ts';

/**
 * This service worker, which opens visited pages offline. It requests pages from the network
 * first, so that visitors see a new release. It returns assets from the store first, because their
 * names change with their contents.
 */
declare const self: ServiceWorkerGlobalScope;

/** scripts/site/service-worker.ts defines this constant in the built worker. */
declare const release: Release;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldStores(release), enablePreload(), self.clients.claim()]));
});

// A page sends its own path and its assets, because it may have loaded before this worker started.
self.addEventListener('message', (event) => {
  const paths = event.data as string[];
  // Visitors who only read do not need the scripts offline either.
  const usesScripts = paths.some(isHydrationScript);
  const savedFiles = paths.map((path) =>
    isAsset(path) ? loadAsset(release, new Request(path)) : fetchPage(release, path, usesScripts),
  );
  event.waitUntil(Promise.allSettled(savedFiles));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isStaff(pathname)) return;
  if (request.mode === 'navigate') {
    const networkResponse = fetchNavigation(event);
    const savedPage = networkResponse.then((page) => savePage(release, pathname, page.clone()));
    event.waitUntil(savedPage.catch(() => undefined));
    event.respondWith(respondWithPage(release, pathname, networkResponse));
  } else if (isAsset(pathname)) {
    event.respondWith(loadAsset(release, request));
  }
});

/** Returns true for the files of the staff page, which must be current. */
function isStaff(pathname: string): boolean {
  return /^\/(staff(\.html)?$|assets\/staff\/)/.test(pathname);
}

/**
 * Lets Chromium request a page while the worker starts. In Firefox, a failed request would show an
 * error instead of the saved page (https://github.com/GoogleChrome/workbox/issues/3134).
 */
async function enablePreload() {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

async function fetchNavigation(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

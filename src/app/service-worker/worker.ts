import { answerPage } from './answer-page.ts';
import { isAsset } from './expected-response.ts';
import type { Release } from './release.ts';
import { deleteOldStores, fetchPage, findAsset, savePage } from './store.ts';

/**
 * The worker that lets visited pages open without network. Pages come from the network first, so
 * that it never hides a new release. Assets come from the store first, since their names change
 * with their contents.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written before this code by scripts/site/service-worker.ts. */
declare const builtRelease: Release;

const release = builtRelease;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldStores(release), askEarly(), self.clients.claim()]));
});

// A page reports what it shows and has loaded, since this worker may not have seen it pass.
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
    const fresh = fetchEarly(event);
    const saving = fresh.then((response) => savePage(release, pathname, response.clone()));
    event.waitUntil(saving.catch(() => undefined));
    event.respondWith(answerPage(release, pathname, fresh));
  } else if (isAsset(pathname)) {
    event.respondWith(findAsset(release, request));
  }
});

/**
 * Lets Chromium ask for a page while it still wakes the worker. Firefox shows an error page instead
 * of the saved one if that request fails (https://github.com/GoogleChrome/workbox/issues/3134).
 */
async function askEarly() {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

async function fetchEarly(event: FetchEvent): Promise<Response> {
  const early: Response | undefined = await event.preloadResponse;
  return early ?? fetch(event.request);
}

import { answerPage } from './answer-page.ts';
import { languageAt, type Release } from './release.ts';
import { asset, forgetReleases, saveLanguage } from './store.ts';

/**
 * The worker that lets the site open without network. Pages come from the network, so that it never
 * hides a new release; only files that are named after what they hold come from the store first.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written before this code by scripts/site/service-worker.ts. */
declare const builtRelease: Release;

const release = builtRelease;

self.addEventListener('install', (event) => {
  event.waitUntil(saveVisited().then(() => self.skipWaiting()));
});

// A page has all that it needs, and may be in another language than those before.
self.addEventListener('message', (event) => {
  if (!(event.source instanceof WindowClient)) return;
  const language = languageAt(release, new URL(event.source.url));
  event.waitUntil(saveLanguage(release, language).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  // Pages of the release before this one may still be open and ask for their other parts.
  event.waitUntil(Promise.all([forgetReleases(2), askEarly(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const fresh = fetchEarly(event);
    event.waitUntil(fresh.catch(() => undefined));
    event.respondWith(answerPage(release, url, fresh));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(release, request));
  }
});

/** Saves the languages of the pages that are open, or else that in which the site was written. */
async function saveVisited() {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const languages = new Set(open.map(({ url }) => languageAt(release, new URL(url))));
  if (languages.size === 0) languages.add(release.languages[0]);
  await Promise.all([...languages].map((language) => saveLanguage(release, language)));
}

/**
 * Lets Chromium ask for a page while it still wakes the worker. Firefox shows an error page instead of
 * the saved one if that request fails (https://github.com/GoogleChrome/workbox/issues/3134).
 */
async function askEarly() {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

async function fetchEarly(event: FetchEvent): Promise<Response> {
  const early: Response | undefined = await event.preloadResponse;
  return early ?? fetch(event.request);
}

import { forgetReleases } from './store.ts';

/**
 * The worker that takes the place of the other one where the site shall work without any: it drops
 * all that was saved, and itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  await forgetReleases(0);
  await self.registration.unregister();
}

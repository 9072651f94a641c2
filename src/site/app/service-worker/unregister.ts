import { deleteStores } from './store.ts';

/** This worker of a build with OFFLINE=off, which deletes all saved pages and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(unregister());
});

async function unregister() {
  await deleteStores();
  await self.registration.unregister();
}

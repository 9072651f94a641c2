import { trustScriptUrl } from '../lib/trust-script-url.ts';

const workerUrl = '/sw.js';

/** Registers the service worker, so that visited pages open offline. */
export async function registerServiceWorker(basename: string) {
  if (!('serviceWorker' in navigator)) return;
  const save = () => saveCurrentPage(basename);
  // A new worker has not saved the current page, because the page loaded before it.
  navigator.serviceWorker.addEventListener('controllerchange', save);
  try {
    // With OFFLINE=off, sw.js only unregisters the worker of an earlier build, if the browser has one.
    if (!import.meta.env.OFFLINE && !(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.register(trustScriptUrl(workerUrl), { updateViaCache: 'none' });
    save();
  } catch {
    // The browser or the visitor may forbid workers. Then the site works only online.
  }
}

/**
 * Asks the worker to save the current page with its assets, and the pages that an offline
 * visitor needs most: the contact page and the 404 page.
 */
export function saveCurrentPage(basename: string) {
  const pages = [location.pathname, `${basename}/contact`, `${basename}/404.html`];
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const assets = paths.filter((path) => path.startsWith('/assets/'));
  navigator.serviceWorker?.controller?.postMessage([...pages, ...assets]);
}

const workerUrl = '/sw.js';

interface TrustedTypesPolicy {
  createScriptURL: (url: string) => string;
}

/** A window with Trusted Types, which only newer browsers have. */
interface TrustedWindow {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypesPolicy) => TrustedTypesPolicy };
}

/** Registers the service worker, so that visited pages open offline. */
export async function registerServiceWorker(basename: string) {
  if (!('serviceWorker' in navigator)) return;
  const save = () => saveCurrentPage(basename);
  // A new worker has not saved the current page, because the page loaded before it.
  navigator.serviceWorker.addEventListener('controllerchange', save);
  try {
    // With OFFLINE=off, sw.js only unregisters the worker of an earlier build, if the browser has one.
    if (!import.meta.env.OFFLINE && !(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' });
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

/** Returns the worker's URL. Creates it with the only Trusted Types policy that the site allows. */
function trustedWorkerUrl(): string {
  const policy = (window as TrustedWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => workerUrl,
  });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

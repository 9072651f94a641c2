/** The fixed URL of the worker and of its next release. */
const address = '/sw.js';

/** A window with Trusted Types, which only newer browsers have; a policy's URL counts as a string. */
interface TrustedWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
}

/** Lets visited pages open without network from now on, if the browser can do it. */
export async function registerServiceWorker(basename: string) {
  if (!('serviceWorker' in navigator)) return;
  const save = () => saveVisited(basename);
  // A worker that takes over has not seen the shown page pass.
  navigator.serviceWorker.addEventListener('controllerchange', save);
  try {
    // The worker of a site without one only removes itself, which takes one visit.
    if (!import.meta.env.OFFLINE && !(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    save();
  } catch {
    // The browser or the visitor may not allow it; then the site needs the network, as any other.
  }
}

/**
 * Asks the worker to save the shown page with what it has loaded, and what a visitor without
 * network needs first: the contact page and the missing page.
 */
export function saveVisited(basename: string) {
  const pages = [location.pathname, `${basename}/contact`, `${basename}/404.html`];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const assets = loaded.filter((path) => path.startsWith('/assets/'));
  navigator.serviceWorker?.controller?.postMessage([...pages, ...assets]);
}

/** Trusted Types allow only URLs from a named policy: this one. */
function trustedAddress(): string {
  const policy = (window as TrustedWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Where browsers look for the worker, and for its next release. */
const address = '/sw.js';

/** What only newer browsers have. */
interface NewerWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => WorkerPolicy;
  };
}

interface WorkerPolicy {
  /** Gives the address whatever it is asked for; it takes no text that it could let pass. */
  createScriptURL: (ignored: string) => string;
}

/** Lets visited pages open without network from now on, if the browser can do it. */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  // A worker that takes over has not loaded the shown page.
  navigator.serviceWorker.addEventListener('controllerchange', saveShownPage);
  try {
    // The worker of a site without one only removes itself, which takes one visit.
    if (!import.meta.env.OFFLINE && !(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    saveShownPage();
  } catch {
    // The browser or the visitor may not allow it; then the site needs the network, as any other.
  }
}

/** Reports the shown page to the worker, which saves it. */
export function saveShownPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const assets = loaded.filter((path) => path.startsWith('/assets/'));
  navigator.serviceWorker?.controller?.postMessage({ path: location.pathname, assets });
}

/** Under Trusted Types only what a named policy gives may be run: this one address. */
function trustedAddress(): string {
  const policy = (window as NewerWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

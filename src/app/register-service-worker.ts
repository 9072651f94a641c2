import { savesData } from './idle.ts';

/** Where browsers look for the worker, and for its next release. */
const address = '/sw.js';

/** What not all browsers have yet, or the types do not know. */
interface NewerWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => WorkerPolicy;
  };
}

interface WorkerPolicy {
  /** Counts as a string where a string is asked for. */
  createScriptURL: (address: string) => string;
}

/**
 * Lets the site open without network from now on, once the page has all that it needs. Does nothing
 * where a browser cannot do it, or where the visitor asks for as little data as possible.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || savesData()) return;
  try {
    // The worker of a site without one only removes itself, which takes one visit.
    if (!import.meta.env.OFFLINE && !(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    // The page may be in a language that the worker has not saved yet.
    (await navigator.serviceWorker.ready).active?.postMessage('visited');
  } catch {
    // The browser or the visitor may not allow it; then the site needs the network, as any other.
  }
}

/** Under Trusted Types only what a named policy gives may be run: this one address. */
function trustedAddress(): string {
  const policy = (window as NewerWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

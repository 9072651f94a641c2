import { trustScriptUrl } from '../../site/lib/trust-script-url.ts';
import { storePrefix } from './release.ts';

/** The path of the staff page, which is the scope of its worker. */
const scope = '/staff';

/** Lets the staff page open without a connection. Browsers may forbid it. */
export async function keepPage(): Promise<void> {
  try {
    const url = trustScriptUrl('/staff-worker.js');
    await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' });
  } catch {
    // Without a worker, the page works only online.
  }
}

/** Deletes what `keepPage` has saved. */
export async function forgetPage(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const registration of registrations)
      if (new URL(registration.scope).pathname === scope) await registration.unregister();
    for (const name of await caches.keys())
      if (name.startsWith(storePrefix)) await caches.delete(name);
  } catch {
    // A browser that forbids workers has saved nothing.
  }
}

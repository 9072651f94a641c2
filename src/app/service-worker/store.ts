import type { Release, ReleaseLanguage } from './release.ts';

/** Hosts may answer differently for browsers that compress differently; here there is one browser. */
const byAddress = { ignoreVary: true };

/**
 * Saves all of a release in one language, or fails; what is saved already, of this release or another,
 * is not fetched again.
 */
export async function saveLanguage({ name }: Release, { pages, missing, assets }: ReleaseLanguage) {
  const store = await caches.open(name);
  // Saved last, it says that all is.
  if (await store.match(missing, byAddress)) return;
  const saveAsset = async (address: string) =>
    store.put(address, (await caches.match(address, byAddress)) ?? sound(await fetch(address)));
  const savePage = async (address: string) =>
    store.put(address, await savedCopy(sound(await fetch(address, { cache: 'no-cache' }))));
  // Some hosts answer with 404 even when they are asked for this page by its name.
  const saveMissing = async () =>
    store.put(missing, await savedCopy(await fetch(missing, { cache: 'no-cache' }), 404));
  await Promise.all([...assets.map(saveAsset), ...pages.map(savePage)]);
  await saveMissing();
}

/** Forgets all that was saved but the newest releases. */
export async function forgetReleases(allBut: number) {
  const names = await caches.keys();
  const old = names.slice(0, Math.max(0, names.length - allBut));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A saved page; undefined where the device has dropped it. */
export async function savedPage({ name }: Release, address: string) {
  return (await caches.open(name)).match(address, byAddress);
}

/** A file that is named after what it holds, so that a saved one is as good as a fetched one. */
export async function asset({ name }: Release, request: Request): Promise<Response> {
  const saved = await caches.match(request, byAddress);
  if (saved) return saved;
  const response = await fetch(request);
  if (response.status === 200) await save(name, request, response.clone());
  return response;
}

async function save(name: string, request: Request, response: Response) {
  try {
    await (await caches.open(name)).put(request, response);
  } catch {
    // The device may be full; then the file is fetched again the next time.
  }
}

function sound(response: Response): Response {
  if (response.ok) return response;
  throw new Error(`${response.url} was answered with ${response.status}`);
}

/** A page that says of itself that it is a saved copy, which its styles turn into a visible line. */
async function savedCopy(response: Response, status = 200): Promise<Response> {
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-saved'), {
    status,
    headers: response.headers,
  });
}

import type { Release, ReleaseLanguage } from './release.ts';
import { soundAnswer } from './sound-answer.ts';

/** Hosts may answer differently for browsers that compress differently; here there is one browser. */
const byAddress = { ignoreVary: true };

/**
 * Saves all of a release in one language, or fails; what is saved already, of this release or another,
 * is not fetched again. Of other languages it saves the missing pages, which say how to reach the shop.
 */
export async function saveLanguage(
  { name, languages }: Release,
  { pages, assets }: ReleaseLanguage,
) {
  const store = await caches.open(name);
  const held = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  const allMissing = languages.map(({ missing }) => missing);
  if ([...assets, ...pages, ...allMissing].every((address) => held.has(address))) return;

  const saveAsset = async (address: string) => store.put(address, await findAsset(address));
  const savePage = async (address: string) => store.put(address, await copyPage(address));
  // Some hosts answer with 404 even when they are asked for this page by its name, or with another page.
  const saveMissing = (address: string) =>
    copyPage(address, 404)
      .then((page) => store.put(address, page))
      .catch(() => undefined);
  await Promise.all(assets.map(saveAsset));
  await Promise.all([...pages.map(savePage), ...allMissing.map(saveMissing)]);
}

async function findAsset(address: string): Promise<Response> {
  return (await caches.match(address, byAddress)) ?? soundAnswer(address, await fetch(address));
}

/** A page that says of itself that it is a saved copy, which its styles turn into a visible line. */
async function copyPage(address: string, status = 200): Promise<Response> {
  const answer = soundAnswer(address, await fetch(address, { cache: 'no-cache' }), status);
  const html = await answer.text();
  return new Response(html.replace('<html', '<html data-saved'), {
    status,
    headers: answer.headers,
  });
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
  try {
    const store = await caches.open(name);
    await store.put(request, soundAnswer(request.url, response).clone());
  } catch {
    // The device may be full, or the answer wrong; then the file is fetched again the next time.
  }
  return response;
}

import { isExpectedAsset, isExpectedPage, pagePath } from './expected-response.ts';
import type { Release } from './release.ts';

/** Hosts may vary a response by the browser; the device has one browser. */
const options = { ignoreVary: true };

/** Pages name several sizes of each photo; only the loaded size is saved. */
const photos = /\.(?:avif|jpe?g|png|webp)$/;

/** Fetches a page, saves its assets except photos, then the page, unless this release has it. */
export async function fetchPage(release: Release, path: string) {
  const store = await caches.open(release.name);
  if (await store.match(pagePath(path), options)) return;
  const response = await fetch(path, { cache: 'no-cache' });
  const html = await response.clone().text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter((url) => !photos.test(url));
  await Promise.all(assets.map((url) => findAsset(release, new Request(url))));
  await savePage(release, path, response);
}

/** Saves a response as the page at a path, if it is this page. */
export async function savePage(release: Release, path: string, response: Response) {
  const html = await response.text();
  if (!isExpectedPage(release, path, html)) return;
  const store = await caches.open(release.name);
  await store.put(pagePath(path), new Response(html, { headers: response.headers }));
}

/** Returns a saved page, of this release if possible; undefined if it is not saved. */
export async function savedPage({ name }: Release, path: string): Promise<Response | undefined> {
  const store = await caches.open(name);
  return (await store.match(pagePath(path), options)) ?? caches.match(pagePath(path), options);
}

/** Returns an asset from any store, or else from the network, and saves it for this release. */
export async function findAsset({ name }: Release, request: Request): Promise<Response> {
  const store = await caches.open(name);
  const saved = await store.match(request, options);
  if (saved) return saved;
  const response = (await caches.match(request, options)) ?? (await fetch(request));
  // If the device is full, the asset is fetched again the next time.
  if (isExpectedAsset(request.url, response))
    await store.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Keeps the stores of this release and the previous one, which open pages may need. */
export async function deleteOldStores({ name }: Release) {
  const others = (await caches.keys()).filter((other) => other !== name);
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
}

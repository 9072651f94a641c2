import { isExpectedAsset, isExpectedPage, pagePath } from './expected-response.ts';
import type { Release } from './release.ts';

/** The options of `match`. A store belongs to one browser, so the header Vary does not matter. */
const options = { ignoreVary: true };

/** The names of the stores of the staff page, which has a worker of its own (src/staff/offline). */
const staffPrefix = 'staff-';

/** The URL of a photo. A page lists many sizes of each photo, but only the loaded sizes are saved. */
const photoUrl = /\.(?:avif|jpe?g|png|webp)$/;

/**
 * Fetches and saves a page with its assets, except photos. Does nothing if they are saved.
 * @param withScripts saves the scripts that hydrate the page, too
 */
export async function fetchPage(release: Release, path: string, withScripts: boolean) {
  const store = await caches.open(release.name);
  const saved = await store.match(pagePath(path), options);
  if (saved && !withScripts) return;
  const response = saved ?? (await fetch(path, { cache: 'no-cache' }));
  const isMissing = (url: string) => (isScript(url) ? withScripts : !saved && !photoUrl.test(url));
  const assets = (await assetsOf(response.clone())).filter(isMissing);
  await Promise.all(assets.map((url) => loadAsset(release, new Request(url))));
  if (!saved) await savePage(release, path, response);
}

/** Returns the URLs of the assets that a page names. */
async function assetsOf(page: Response): Promise<string[]> {
  const html = await page.text();
  // The styles name the fonts of all languages. A page preloads those that it needs.
  const withoutFontFaces = html.replaceAll(/url\([^)]+\.woff2\)/g, '');
  return [...new Set(withoutFontFaces.match(/\/assets\/[\w./-]+/g))];
}

function isScript(url: string): boolean {
  return url.endsWith('.js');
}

/** Saves a page, unless the response is a different page. */
export async function savePage(release: Release, path: string, response: Response) {
  const html = await response.text();
  if (!isExpectedPage(release, path, html)) return;
  const store = await caches.open(release.name);
  await store.put(pagePath(path), new Response(html, { headers: response.headers }));
}

/** Returns a saved page, of this release if possible; undefined if it is not saved. */
export async function findSavedPage({ name }: Release, path: string) {
  const store = await caches.open(name);
  return (await store.match(pagePath(path), options)) ?? caches.match(pagePath(path), options);
}

/** Returns an asset from any store or from the network, and saves it for this release. */
export async function loadAsset({ name }: Release, request: Request): Promise<Response> {
  const store = await caches.open(name);
  const saved = await store.match(request, options);
  if (saved) return saved;
  const response = (await caches.match(request, options)) ?? (await fetch(request));
  // If the storage is full, the asset is fetched again the next time.
  if (isExpectedAsset(request.url, response))
    await store.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Deletes all stores but this release's and the previous release's, which open pages may need. */
export async function deleteOldStores({ name }: Release) {
  // The oldest store is first, so the previous release is last.
  const otherStores = (await siteStores()).filter((store) => store !== name);
  await Promise.all(otherStores.slice(0, -1).map((store) => caches.delete(store)));
}

/** Deletes the stores of all releases. */
export async function deleteStores() {
  await Promise.all((await siteStores()).map((store) => caches.delete(store)));
}

async function siteStores(): Promise<string[]> {
  return (await caches.keys()).filter((store) => !store.startsWith(staffPrefix));
}

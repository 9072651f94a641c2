import { isAsset, isExpectedAsset, isExpectedPage, pagePath } from './expected-response.ts';
import { basenameAt, type Release } from './release.ts';

/** Hosts may answer differently for browsers that compress differently; here there is one browser. */
const byPath = { ignoreVary: true };

/** Photos are large, and pages name several sizes of each; those that a page has loaded are saved. */
const photos = /\.(?:avif|jpe?g|png|webp)$/;

/** Saves the pages of a language that visitors without network need first. */
export async function saveFirstPages(release: Release, path: string) {
  const basename = basenameAt(release, path);
  const pages = ['/404.html', '/contact'].map((page) => basename + page);
  await Promise.all(pages.map((page) => fetchPage(release, page)));
}

/** Fetches and saves a page and its assets but photos, unless the page is saved. */
export async function fetchPage(release: Release, path: string) {
  const store = await caches.open(release.name);
  if (await store.match(pagePath(path), byPath)) return;
  const html = await savePage(release, path, await fetch(path, { cache: 'no-cache' }));
  const assets = namedAssets(html).filter((asset) => !photos.test(asset));
  await saveAssets(release, assets);
}

/** Saves a page. @returns its HTML; nothing if the response is not the expected page */
export async function savePage(release: Release, path: string, response: Response) {
  // Some hosts answer with 404 even if they are asked for this page by its name.
  const isExpected = response.ok || (response.status === 404 && path.endsWith('/404.html'));
  const html = isExpected ? await response.text() : '';
  if (!isExpectedPage(release, path, html)) return '';
  const store = await caches.open(release.name);
  await store.put(pagePath(path), new Response(html, { headers: response.headers }));
  return html;
}

/** Returns a saved page, of this release if possible; undefined if it is not saved. */
export async function savedPage({ name }: Release, path: string): Promise<Response | undefined> {
  const store = await caches.open(name);
  return (await store.match(pagePath(path), byPath)) ?? caches.match(pagePath(path), byPath);
}

/** Saves the assets at some paths. */
export async function saveAssets(release: Release, paths: readonly string[]) {
  await Promise.all(paths.map((path) => findAsset(release, new Request(path))));
}

/** Returns an asset from any store, or else from the network, and saves it for this release. */
export async function findAsset({ name }: Release, request: Request): Promise<Response> {
  const store = await caches.open(name);
  const saved = await store.match(request, byPath);
  if (saved) return saved;
  const response = (await caches.match(request, byPath)) ?? (await fetch(request));
  // The device may be full. Then the asset is fetched again the next time.
  if (isExpectedAsset(request.url, response))
    await store.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Deletes all stores but those of this release and the last one, and assets that no saved page names. */
export async function trimStores({ name }: Release) {
  const others = (await caches.keys()).filter((other) => other !== name);
  const last = others.pop();
  await deleteStores(others);
  await Promise.all([name, last ?? name].map(trimStore));
}

export async function deleteStores(names: readonly string[]) {
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function trimStore(name: string) {
  const store = await caches.open(name);
  const requests = await store.keys();
  const pages = requests.filter((request) => !isAsset(request.url));
  const texts = pages.map(async (page) => (await store.match(page, byPath))?.text());
  const named = new Set((await Promise.all(texts)).flatMap((html) => namedAssets(html ?? '')));
  const unnamed = requests.filter(
    (request) => isAsset(request.url) && !named.has(new URL(request.url).pathname),
  );
  await Promise.all(unnamed.map((request) => store.delete(request, byPath)));
}

function namedAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

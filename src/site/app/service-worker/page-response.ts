import { basenamesOf, type Release } from './release.ts';
import { findSavedPage } from './store.ts';

/** After this time without a response, the network is slow. */
const slowMs = 3_000;

/**
 * Returns the network response. If the request fails, causes a server error or takes too long,
 * returns the saved page. If the page is not saved, waits, and returns the 404 page with a notice
 * after a failure.
 */
export async function respondWithPage(
  release: Release,
  path: string,
  networkResponse: Promise<Response>,
): Promise<Response> {
  const savedPage = await findSavedPage(release, path);
  const validResponse = networkResponse.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  if (savedPage) {
    const slowness = new Promise<'slow'>((resolve) => {
      setTimeout(() => resolve('slow'), slowMs);
    });
    const response = await Promise.race([validResponse, slowness]);
    if (response === 'slow') return addAttribute(savedPage, 'data-saved="slow"');
    return response ?? addAttribute(savedPage, 'data-saved');
  }
  const response = await validResponse;
  if (response) return response;
  const notFoundPages = await Promise.all(
    basenamesOf(release, path).map((basename) => findSavedPage(release, `${basename}/404.html`)),
  );
  const notFoundPage = notFoundPages.find((page) => page !== undefined);
  return notFoundPage ? addAttribute(notFoundPage, 'data-unsaved') : networkResponse;
}

/** Adds an attribute to the `<html>` element. For pages with the attribute, styles show a notice. */
async function addAttribute(page: Response, attribute: string): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${attribute}`), { headers: page.headers });
}

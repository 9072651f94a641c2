import { basenamesOf, type Release } from './release.ts';
import { findSavedPage } from './store.ts';

/** The timeouts of a request, the shorter one if a saved page can replace the response. */
const timeoutsMs = { saved: 3_000, unsaved: 10_000 };

/**
 * Returns the network response. If the request fails, takes too long or causes a server error,
 * returns the saved page. If the page is not saved, returns the 404 page with a notice.
 */
export async function respondWithPage(
  release: Release,
  path: string,
  networkResponse: Promise<Response>,
): Promise<Response> {
  const savedPage = await findSavedPage(release, path);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, savedPage ? timeoutsMs.saved : timeoutsMs.unsaved);
  });
  const response = await Promise.race([networkResponse, timeout]).catch(() => undefined);
  if (response && response.status < 500) return response;
  if (savedPage) return addAttribute(savedPage, 'data-saved');
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

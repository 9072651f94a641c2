import { basenamesOf, type Release } from './release.ts';
import { savedPage } from './store.ts';

/** The timeout of the network for a saved page, and for a page that is not saved. */
const timeoutsMs = { saved: 3_000, unsaved: 10_000 };

/**
 * Returns the response of the network. If it fails, is a server error or takes too long, returns
 * the saved page. If the page is not saved, returns the 404 page, which explains this.
 * @param fresh the response of the network
 */
export async function answerPage(
  release: Release,
  path: string,
  fresh: Promise<Response>,
): Promise<Response> {
  const saved = await savedPage(release, path);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, saved ? timeoutsMs.saved : timeoutsMs.unsaved);
  });
  const response = await Promise.race([fresh, timeout]).catch(() => undefined);
  if (response && response.status < 500) return response;
  if (saved) return mark(saved, 'data-saved');
  const notFoundPages = await Promise.all(
    basenamesOf(release, path).map((basename) => savedPage(release, `${basename}/404.html`)),
  );
  const first = notFoundPages.find((page) => page !== undefined);
  return first ? mark(first, 'data-unsaved') : fresh;
}

/** Adds an attribute to the document. The styles then show a notice. */
async function mark(page: Response, attribute: string): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${attribute}`), { headers: page.headers });
}

import { basenamesOf, type Release } from './release.ts';
import { savedPage } from './store.ts';

/** The time that the network has if the page is saved, and if it is not. */
const timeoutsMs = { saved: 3_000, unsaved: 10_000 };

/**
 * Returns the response of the network. If it fails, reports an error of the host or takes too long,
 * returns the saved page, or the page that says that this one is not saved.
 * @param fresh the response of the network
 */
export async function answerPage(
  release: Release,
  path: string,
  fresh: Promise<Response>,
): Promise<Response> {
  const saved = await savedPage(release, path);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, saved ? timeoutsMs.saved : timeoutsMs.unsaved);
  });
  const response = await Promise.race([fresh, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  if (saved) return mark(saved, 'data-saved');
  const missing = await Promise.all(
    basenamesOf(release, path).map((basename) => savedPage(release, `${basename}/404.html`)),
  );
  const first = missing.find((page) => page !== undefined);
  return first ? mark(first, 'data-unsaved') : fresh;
}

/** Adds the attribute that makes a page show its notice. */
async function mark(page: Response, attribute: string): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${attribute}`), { headers: page.headers });
}

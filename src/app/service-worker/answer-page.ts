import { basenameAt, type Release } from './release.ts';
import { savedPage } from './store.ts';

/** How long the network may take if the page is saved, and if it is not, in milliseconds. */
const timeouts = { saved: 3_000, unsaved: 10_000 };

/**
 * Returns the response of the network. If the network fails, the host is down or both take too
 * long, returns the saved page, or the page that says that this one is not saved.
 * @param fresh the response of the network
 */
export async function answerPage(
  release: Release,
  path: string,
  fresh: Promise<Response>,
): Promise<Response> {
  const saved = await savedPage(release, path);
  const timeoutMs = saved ? timeouts.saved : timeouts.unsaved;
  const answer = await inTime(fresh, timeoutMs).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  if (saved) return marked(saved, 'data-saved');
  const missing = await savedMissingPage(release, path);
  return missing ? marked(missing, 'data-unsaved') : fresh;
}

/** Returns the saved missing page, in the language of the path if possible. */
async function savedMissingPage(release: Release, path: string): Promise<Response | undefined> {
  const basenames = [basenameAt(release, path), ...release.basenames];
  const pages = basenames.map((basename) => savedPage(release, `${basename}/404.html`));
  return (await Promise.all(pages)).find((page) => page !== undefined);
}

function inTime(fresh: Promise<Response>, timeoutMs: number): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([fresh, late]);
}

/** Marks a page by an attribute that its styles turn into visible text. */
async function marked(page: Response, attribute: string): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${attribute}`), { headers: page.headers });
}

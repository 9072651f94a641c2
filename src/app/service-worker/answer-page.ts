import { languageAt, type Release } from './release.ts';
import { savedPage } from './store.ts';

/** How long the network may take before a saved page is shown, in milliseconds. */
const patience = 3_000;

/**
 * What the network answers, or the saved page where the network fails, the host is down or both
 * take too long. Where there is none, as in a language that was not visited, it is the missing page,
 * and the network has all the time it needs: an address that this release does not know may be a
 * page of the next one.
 * @param fresh what has been asked from the network
 */
export async function answerPage(
  release: Release,
  url: URL,
  fresh: Promise<Response>,
): Promise<Response> {
  const route = url.pathname.replace(/(.)\/+$/, '$1');
  const { pages, missing } = languageAt(release, url);
  const saved = pages.includes(route) ? await savedPage(release, route) : undefined;
  const answer = await (saved ? inTime(fresh) : fresh).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return saved ?? (await savedPage(release, missing)) ?? fresh;
}

function inTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  return Promise.race([fresh, late]);
}

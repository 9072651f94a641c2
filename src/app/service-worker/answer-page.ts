import { languageAt, type Release } from './release.ts';
import { savedPage } from './store.ts';

/** How long the network may take before a saved page is shown, in milliseconds. */
const patience = 3_000;

/**
 * What the network answers, or the saved page where the network fails, the host is down or both
 * take too long. An address that this release does not know may be a page of the next one, so there
 * the network has all the time it needs.
 * @param fresh what has been asked from the network
 */
export async function answerPage(
  release: Release,
  url: URL,
  fresh: Promise<Response>,
): Promise<Response> {
  const route = url.pathname.replace(/(.)\/+$/, '$1');
  const { pages, missing } = languageAt(release, url);
  const isKnown = pages.includes(route);
  const answer = await (isKnown ? inTime(fresh) : fresh).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await savedPage(release, isKnown ? route : missing)) ?? fresh;
}

function inTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  return Promise.race([fresh, late]);
}

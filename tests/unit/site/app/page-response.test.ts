import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respondWithPage } from '../../../../src/site/app/service-worker/page-response.ts';

const release = { name: 'first', basenames: ['', '/ne'] };
const html = (text: string) => `<html lang="en"><body>${text}</body></html>`;
const savedPages: Record<string, string> = {
  '/about': html('saved about page'),
  '/404': html('404 page'),
};

beforeEach(() => {
  vi.useFakeTimers();
  const match = (path: string) =>
    Promise.resolve(savedPages[path] === undefined ? undefined : new Response(savedPages[path]));
  vi.stubGlobal('caches', { match, open: () => Promise.resolve({ match }) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the text of the response to a page's request, after an hour if the network is silent. */
async function respond(path: string, networkResponse: Promise<Response>): Promise<string> {
  const response = respondWithPage(release, path, networkResponse).then((page) => page.text());
  await vi.advanceTimersByTimeAsync(3_600_000);
  return Promise.race([response, Promise.resolve('nothing yet')]);
}

const silence = new Promise<Response>(() => {});
const page = () => Promise.resolve(new Response(html('new page')));
const failure = () => Promise.reject(new TypeError('Failed to fetch'));
const serverError = () => Promise.resolve(new Response('', { status: 503 }));
/** Responds after a time in milliseconds. */
const after = (ms: number, respondLater: () => Promise<Response>) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(respondLater);

test.for([
  ['the page of a fast network', '/about', page, 'new page'],
  ['the page of a fast network that is not saved', '/faq', page, 'new page'],
  ['the saved page without network', '/about', failure, '<html data-saved lang'],
  ['the saved page while the host is down', '/about', serverError, '<html data-saved lang'],
  ['the saved page of a slow network', '/about', () => after(12_000, page), 'data-saved="slow"'],
  ['the saved page of a silent network', '/about', () => silence, 'data-saved="slow"'],
  ['an unsaved page of a slow network', '/faq', () => after(120_000, page), 'new page'],
  ['nothing while a network without saved page is silent', '/faq', () => silence, 'nothing yet'],
  ['the 404 page without network', '/faq', failure, '<html data-unsaved lang'],
  ['the 404 page if a slow network fails', '/faq', () => after(60_000, failure), 'data-unsaved'],
  ['the 404 page while the host is down', '/faq', serverError, '<html data-unsaved lang'],
] as const)('shows %s', async ([, path, network, expected]) => {
  expect(await respond(path, network())).toContain(expected);
});

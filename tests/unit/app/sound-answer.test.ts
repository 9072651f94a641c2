import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { soundAnswer } from '../../../src/app/service-worker/sound-answer.ts';

const site = 'https://shop.example';

beforeAll(() => vi.stubGlobal('location', new URL('/sw.js', site)));
afterAll(() => vi.unstubAllGlobals());

/** Returns a response from a URL after all redirects. */
function answer(path: string, type: string | undefined, status = 200): Response {
  const headers = type === undefined ? {} : { 'Content-Type': type };
  const response = new Response(new Uint8Array(), { status, headers });
  return Object.defineProperty(response, 'url', { value: new URL(path, site).href });
}

test.for([
  ['a page', '/about', answer('/about', 'text/html; charset=utf-8')],
  ['a page by a redirect to its URL with a slash', '/about', answer('/about/', 'text/html')],
  ['a page by a redirect to its file', '/ne/faq', answer('/ne/faq.html', 'text/html')],
  ['the start page', '/', answer('/', 'text/html')],
  ['the missing page', '/404.html', answer('/404.html', 'text/html')],
  ['the missing page by a redirect to its name', '/404.html', answer('/404', 'text/html')],
  ['a script', '/assets/a-1.js', answer('/assets/a-1.js', 'application/javascript')],
  ['an icon', `${site}/assets/icons-1.svg#sun`, answer('/assets/icons-1.svg', 'image/svg+xml')],
  ['styles', '/assets/a-1.css', answer('/assets/a-1.css', 'text/css')],
  ['a font', '/assets/f-1.woff2', answer('/assets/f-1.woff2', 'application/font-woff2')],
  ['a font of no type', '/assets/f-1.woff2', answer('/assets/f-1.woff2', undefined)],
  ['a photo', '/assets/p-1.avif', answer('/assets/p-1.avif', 'application/octet-stream')],
] as const)('%s that a host answers with is taken', ([, path, response]) => {
  expect(soundAnswer(path, response)).toBe(response);
});

test.for([
  ['a page of HTML instead of a script', '/assets/a-1.js', answer('/assets/a-1.js', 'text/html')],
  ['a text instead of a script', '/assets/a-1.js', answer('/assets/a-1.js', 'text/plain')],
  [
    'a page of HTML instead of a photo',
    '/assets/p-1.avif',
    answer('/assets/p-1.avif', 'text/html'),
  ],
  ['data instead of a font', '/assets/f-1.woff2', answer('/assets/f-1.woff2', 'application/json')],
  ['the start page instead of a drawing', '/assets/a-1.svg', answer('/', 'image/svg+xml')],
  ['the start page instead of a page', '/about', answer('/', 'text/html')],
  ['a page of another host', '/about', answer('https://else.example/about', 'text/html')],
  ['data instead of a page', '/about', answer('/about', 'application/json')],
  ['the missing page instead of a page', '/about', answer('/about', 'text/html', 404)],
  ['an error of the host', '/about', answer('/about', 'text/html', 503)],
] as const)('rejects %s', ([, path, response]) => {
  expect(() => soundAnswer(path, response)).toThrow(`${path} was answered with`);
});

test('accepts the 404 page with status 404, but not with a server error', () => {
  const missing = answer('/404.html', 'text/html', 404);
  expect(soundAnswer('/404.html', missing, 404)).toBe(missing);
  const down = answer('/404.html', 'text/html', 503);
  expect(() => soundAnswer('/404.html', down, 404)).toThrow('503');
});

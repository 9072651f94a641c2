import { expect, test } from 'vitest';
import {
  isExpectedAsset,
  isExpectedPage,
  pagePath,
} from '../../../../src/site/app/service-worker/expected-response.ts';
import type { Release } from '../../../../src/site/app/service-worker/release.ts';

const release: Release = { name: 'first', basenames: ['', '/ne'] };
const page = (id: string) => `<html lang="en"><main id="siteMain" data-page="${id}"></main></html>`;

test.for([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/about.html', 'about'],
  ['/404.html', 'not-found'],
  ['/404', 'not-found'],
  ['/ne', 'home'],
  ['/ne/', 'home'],
  ['/ne/faq.html', 'faq'],
  ['/ne/404.html', 'not-found'],
] as const)('accepts only the expected page at %s: %s', ([path, id]) => {
  expect(isExpectedPage(release, path, page(id))).toBe(true);
  expect(isExpectedPage(release, path, page('another'))).toBe(false);
  expect(isExpectedPage(release, path, '<h1>Down for maintenance</h1>')).toBe(false);
});

test('rejects the 404 page at every path that is not its own', () => {
  for (const path of ['/about', '/no-such-page'])
    expect(isExpectedPage(release, path, page('not-found'))).toBe(false);
});

test('returns the same path for all paths of a page', () => {
  const paths = ['/', '/index.html', '/about/', '/about.html', '/ne/'];
  expect(paths.map(pagePath)).toEqual(['/', '/', '/about', '/about', '/ne']);
});

test.for([
  ['a script', '/assets/a-1.js', 'application/javascript'],
  ['an icon', '/assets/icons-1.svg', 'image/svg+xml'],
  ['styles', '/assets/a-1.css', 'text/css'],
  ['a font', '/assets/f-1.woff2', 'application/font-woff2'],
  ['a font without a media type', '/assets/f-1.woff2', ''],
  ['a photo with the media type of unknown files', '/assets/p-1.avif', 'application/octet-stream'],
  ['a guide', '/assets/staff/README-1.md', 'text/markdown'],
  ['what the build knows', '/assets/staff/content-1.json', 'application/json'],
] as const)('accepts %s', ([, path, type]) => {
  expect(isExpectedAsset(path, new Response('', { headers: { 'Content-Type': type } }))).toBe(true);
});

test.for([
  ['HTML instead of a script', '/assets/a-1.js', 'text/html', 200],
  ['text instead of a script', '/assets/a-1.js', 'text/plain', 200],
  ['HTML instead of a photo', '/assets/p-1.avif', 'text/html', 200],
  ['HTML instead of what the build knows', '/assets/staff/content-1.json', 'text/html', 200],
  ['JSON instead of a font', '/assets/f-1.woff2', 'application/json', 200],
  ['an error response of the host', '/assets/a-1.js', 'text/javascript', 503],
] as const)('rejects %s', ([, path, type, status]) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(isExpectedAsset(path, response)).toBe(false);
});

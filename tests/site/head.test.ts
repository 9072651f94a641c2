import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { inject } from 'vitest';
import { elementIn, elementsIn, readPage, textOf } from '../support/built-page.ts';
import { website } from '../support/next-release.ts';
import { allPaths, linkedPages, missingPath } from '../support/pages.ts';
import { headerLink, titleHeading, waitForPage } from '../support/parts.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

/** The metadata of a page: all values of each name. */
type Head = Record<string, string[]>;

function readHead(page: Nodes): Head {
  const found: Head = { lang: [String(elementIn(page, 'html').properties.lang)] };
  const add = (name: string, value: unknown) => (found[name] ??= []).push(String(value));
  const head = elementIn(page, 'head');
  for (const title of elementsIn(head, 'title')) add('title', textOf(title));
  for (const { properties } of elementsIn(head, 'meta')) {
    const name = properties.name ?? properties.property;
    // Each colour scheme has its own "theme-color", so the media query is part of the name.
    if (name) add(`${name}${properties.media ?? ''}`, properties.content);
  }
  for (const { properties } of elementsIn(head, 'link')) {
    if ([properties.rel].flat().includes('canonical')) add('canonical', properties.href);
  }
  for (const script of elementsIn(page, 'script')) {
    if (script.properties.type === 'application/ld+json') add('structured data', textOf(script));
  }
  return found;
}

/** Expects each piece of a page's metadata exactly once. */
function expectHead(page: Nodes, path: string) {
  const { title, description } = pageAt(path === missingPath ? undefined : path);
  const head = readHead(page);
  expect(head, path).toMatchObject({
    lang: ['en'],
    title: [title],
    description: [description],
    'og:title': [title],
    'og:description': [description],
    'og:type': ['website'],
    'og:site_name': ['Second Grain'],
    viewport: ['width=device-width, initial-scale=1'],
    // Otherwise Safari on iPhones adds links to addresses and times, before React hydrates the page.
    'format-detection': ['telephone=no, date=no, address=no, email=no'],
  });
  for (const [name, values] of Object.entries(head)) {
    expect(values, `${name} on ${path}`).toHaveLength(1);
  }
  return head;
}

test('uses no absolute URLs on any page if the site has no URL', async ({ site }) => {
  for (const path of allPaths) {
    const head = expectHead(readPage(path), path);
    expect(head['twitter:card'], path).toEqual(['summary']);
    expect(head.robots, path).toEqual(['noindex']);
    expect(JSON.stringify(head)).not.toMatch(/canonical|og:url|og:image|@id|undefined/);
  }
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(404);
  expect(await (await fetch(`${site}/robots.txt`)).text()).not.toContain('Sitemap');
});

test('uses absolute URLs of pages and images if a URL is set', async () => {
  for (const path of allPaths) {
    const head = expectHead(readPage(path, inject('nextDist')), path);
    const isMissing = path === missingPath;
    const pageUrls = isMissing ? undefined : [website + path];
    expect(head.robots, path).toEqual(isMissing ? ['noindex'] : undefined);
    expect(head.canonical, path).toEqual(pageUrls);
    expect(head['og:url'], path).toEqual(pageUrls);
    expect(head['structured data'] === undefined, path).toBe(isMissing);
    const [picture = ''] = head['og:image'] ?? [];
    expect(picture.replace(website, '')).toMatch(/^\/share\/[a-z-]+-[\da-f]{8}\.png$/);
    const response = await fetch(picture.replace(website, inject('nextSite')));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
});

test('updates the metadata when the page changes without a reload', async ({ look }) => {
  const page = await look(missingPath);
  const readOpenPage = async () => fromHtml(await page.content());
  expectHead(await readOpenPage(), missingPath);
  for (const { label, path } of linkedPages) {
    await headerLink(page, label).click();
    await waitForPage(page, path);
    expect(expectHead(await readOpenPage(), path).robots, path).toBeUndefined();
    expect(await titleHeading(page).count(), path).toBe(1);
  }
});

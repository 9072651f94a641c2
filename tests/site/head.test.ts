import type { Page } from 'playwright-core';
import { website } from '../support/next-release.ts';
import { allPaths, linkedPages, missingPath } from '../support/pages.ts';
import { headerLink, titleHeading, waitForPage } from '../support/parts.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

/** The metadata of a page: all values of each name. */
type Head = Record<string, string[]>;

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const found: Head = { lang: [document.documentElement.lang] };
    const add = (name: string, value: string | null) => (found[name] ??= []).push(value ?? '');
    for (const title of document.querySelectorAll('head title')) add('title', title.textContent);
    for (const meta of document.querySelectorAll('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property');
      // Each colour scheme has its own "theme-color", so the media query is part of the name.
      if (name) add(name + meta.media, meta.getAttribute('content'));
    }
    for (const link of document.querySelectorAll('link[rel=canonical]')) {
      add('canonical', link.getAttribute('href'));
    }
    for (const { textContent } of document.querySelectorAll('script[type$="ld+json"]')) {
      add('structured data', textContent);
    }
    return found;
  });
}

/** Expects each piece of a page's metadata exactly once. */
async function expectHead(page: Page, path: string) {
  const { title, description } = pageAt(path === missingPath ? undefined : path);
  const head = await readHead(page);
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

test('uses no absolute URLs on any page if the site has no URL', async ({ visit, site }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  for (const path of allPaths) {
    await page.goto(path);
    const head = await expectHead(page, path);
    expect(head['twitter:card'], path).toEqual(['summary']);
    expect(head.robots, path).toEqual(['noindex']);
    expect(JSON.stringify(head)).not.toMatch(/canonical|og:url|og:image|@id|undefined/);
  }
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(404);
  expect(await (await fetch(`${site}/robots.txt`)).text()).not.toContain('Sitemap');
});

testOnNext('uses absolute URLs of pages and images if a URL is set', async ({ visit, site }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  for (const path of allPaths) {
    await page.goto(path);
    const head = await expectHead(page, path);
    const isMissing = path === missingPath;
    const pageUrls = isMissing ? undefined : [website + path];
    expect(head.robots, path).toEqual(isMissing ? ['noindex'] : undefined);
    expect(head.canonical, path).toEqual(pageUrls);
    expect(head['og:url'], path).toEqual(pageUrls);
    expect(head['structured data'] === undefined, path).toBe(isMissing);
    const [picture = ''] = head['og:image'] ?? [];
    expect(picture.replace(website, '')).toMatch(/^\/share\/[a-z-]+-[\da-f]{8}\.png$/);
    const response = await fetch(picture.replace(website, site));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
});

test('updates the metadata when the page changes without a reload', async ({ visit }) => {
  const page = await visit(missingPath);
  await expectHead(page, missingPath);
  for (const { label, path } of linkedPages) {
    await headerLink(page, label).click();
    await waitForPage(page, path);
    expect((await expectHead(page, path)).robots, path).toBeUndefined();
    expect(await titleHeading(page).count(), path).toBe(1);
  }
});

import type { Page } from 'playwright-core';
import { everyAddress, linkedPages, nowhere } from '../support/pages.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { goTo, withoutPolicy } from '../support/visits.ts';

/** What a page says of itself, as lists of all that it says under each name. */
type Sayings = Record<string, string[]>;

/** Reads the head of the page being shown, or of one that is given as HTML and never runs. */
function readHead(page: Page, html?: string): Promise<Sayings> {
  return page.evaluate((source) => {
    const shown = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const said: Record<string, string[]> = { lang: [shown.documentElement.lang] };
    const add = (name: string, value: string | null) => (said[name] ??= []).push(value ?? '');
    for (const title of shown.querySelectorAll('title')) {
      if (!title.closest('svg')) add('title', title.textContent);
    }
    for (const meta of shown.querySelectorAll('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property');
      if (name) add(name + meta.media, meta.getAttribute('content'));
    }
    for (const link of shown.querySelectorAll('link[rel=canonical]')) {
      add('canonical', link.getAttribute('href'));
    }
    return said;
  }, html);
}

/** What the page at an address must say of itself. */
function expectedAt(address: string): Sayings {
  const { title, description } = pageAt(address === nowhere ? undefined : address);
  return {
    lang: ['en'],
    title: [title],
    description: [description],
    'og:title': [title],
    'og:description': [description],
    'og:type': ['website'],
    'og:site_name': ['Second Grain'],
    'twitter:card': ['summary'],
  };
}

test('every page says what it is before any script runs', async ({ visit, site }) => {
  const page = await visit('/', withoutPolicy);
  for (const address of everyAddress) {
    const html = await (await fetch(site + address)).text();
    const said = await readHead(page, html);
    expect(said, address).toMatchObject(expectedAt(address));
    expect(said.viewport).toEqual(['width=device-width, initial-scale=1']);
    // The site under test is not ready to publish.
    expect(said.robots, address).toEqual(['noindex']);
  }
});

testOnNext(
  'once nothing remains before publishing, search engines leave out the missing page alone',
  async ({ visit, site }) => {
    const page = await visit('/', withoutPolicy);
    for (const address of everyAddress) {
      const { robots } = await readHead(page, await (await fetch(site + address)).text());
      expect(robots, address).toEqual(address === nowhere ? ['noindex'] : undefined);
    }
  },
);

test('titles and descriptions tell the pages apart', () => {
  const fronts = [...linkedPages.map(({ address }) => address), undefined].map(pageAt);
  expect(new Set(fronts.map(({ title }) => title)).size).toBe(6);
  expect(new Set(fronts.map(({ description }) => description)).size).toBe(6);
});

test('with script it says the same, each thing once', async ({ visit }) => {
  const page = await visit('/');
  for (const address of everyAddress) {
    await goTo(page, address);
    expect((await expectHead(page, address)).robots, address).toEqual(['noindex']);
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1);
  }
});

test('when the page changes without loading, so does all that it says', async ({ visit }) => {
  const page = await visit(nowhere);
  const header = page.getByRole('banner');
  for (const { label, address } of linkedPages) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => page.title()).toBe(pageAt(address).title);
    expect((await expectHead(page, address)).robots, address).toBeUndefined();
  }
});

async function expectHead(page: Page, address: string) {
  const said = await readHead(page);
  expect(said, address).toMatchObject(expectedAt(address));
  for (const [name, values] of Object.entries(said)) {
    expect(values, `${name} on ${address}`).toHaveLength(1);
  }
  return said;
}

import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { everyAddress, linkedPages, nowhere } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { website } from '../support/next-release.ts';
import { rowOf, rowsOf, saidOn, scriptOf, specialRowOf } from '../support/said.ts';
import { collections, words } from '../support/shop.ts';
import { expect, test as onTheSite, testOnNext as test } from '../support/visitor.ts';
import { goTo, withoutPolicy } from '../support/visits.ts';

/** The words of a part as they can be seen, on one line. */
async function seenWords(part: Locator): Promise<string> {
  return part.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
    for (const block of copy.querySelectorAll('p, li')) block.append(' ');
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
}

describe('a site with an address of its own and special days', () => {
  test('every page names itself and its picture by whole addresses', async ({ visit, site }) => {
    const page = await visit('/');
    const head = (part: string, attribute: string) =>
      page
        .locator(`head ${part}`)
        .evaluateAll(
          (found, name) => found.map((element) => element.getAttribute(name)),
          attribute,
        );
    for (const own of everyAddress) {
      await goTo(page, own);
      const whole = own === nowhere ? [] : [website + own];
      expect(await head('link[rel=canonical]', 'href'), own).toEqual(whole);
      expect(await head('meta[property="og:url"]', 'content'), own).toEqual(whole);
      const picture = (await head('meta[property="og:image"]', 'content'))[0] ?? '';
      expect(picture.replace(website, '')).toMatch(/^\/share\/[a-z-]+\.png$/);
      expect((await fetch(picture.replace(website, site))).status).toBe(200);
    }
  });

  test('robots are told of a sitemap with all pages but the missing one', async ({
    visit,
    site,
  }) => {
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    const [, listed = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    expect(listed).toBe(`${website}/sitemap.xml`);
    const response = await fetch(listed.replace(website, site));
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/xml/);

    const page = await visit('/', withoutPolicy);
    const places = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return [...parsed.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent);
      },
      await response.text(),
    );
    const addresses = [...linkedPages.map(({ address }) => address), '/every-tag'];
    expect(places).toEqual(addresses.map((address) => website + address));
  });

  test('search engines read of the shop what people read in the footer', async ({
    visit,
    site,
  }) => {
    const page = await visit('/contact', { at: new Date('2030-03-01T10:00:00+05:45') });
    const { FurnitureStore: shop } = await saidOn(page);
    const footer = page.getByRole('contentinfo');
    const hrefOf = (name: string | RegExp) =>
      footer.getByRole('link', { name }).getAttribute('href');

    expect(await footer.getByRole('heading').first().textContent()).toBe(shop.name);
    const { streetAddress, addressLocality, addressCountry } = shop.address;
    const place = [streetAddress, addressLocality, addressCountry].join(', ');
    const { latitude, longitude } = shop.geo;
    expect(await hrefOf(place)).toContain(`query=${latitude}%2C${longitude}`);
    expect(await hrefOf(words.business.phone)).toBe(`tel:${shop.telephone}`);
    expect(await hrefOf(shop.email)).toBe(`mailto:${shop.email}`);
    expect(await Promise.all(['Facebook', 'Instagram', 'TikTok'].map(hrefOf))).toEqual(shop.sameAs);
    expect(await rowsOf(footer.getByRole('table'))).toEqual([
      ...shop.openingHoursSpecification.map(rowOf),
      ...shop.specialOpeningHoursSpecification.map(specialRowOf),
    ]);

    const header = await page.getByRole('banner').innerText();
    expect(header).toContain(shop.description);
    for (const file of [shop.image, shop.logo, shop.url]) {
      expect((await fetch(file.replace(website, site))).status, file).toBe(200);
    }
  });

  test('the way to each page is told in the words of its link', async ({ visit }) => {
    const page = await visit('/');
    expect((await saidOn(page)).BreadcrumbList).toBeUndefined();
    const [home, ...others] = linkedPages;
    for (const other of others) {
      await goTo(page, other.address);
      const steps = (await saidOn(page)).BreadcrumbList?.itemListElement;
      expect(steps?.map(({ position, name, item }) => [position, name, item])).toEqual([
        [1, home.label, `${website}/`],
        [2, other.label, website + other.address],
      ]);
    }
    await goTo(page, nowhere);
    expect(await scriptOf(page).count()).toBe(0);
  });

  test('questions and answers are told as people read them', async ({ visit }) => {
    const page = await visit('/faq');
    const told = (await saidOn(page)).FAQPage?.mainEntity ?? [];
    expect(told.map(({ name }) => name)).toEqual(
      await main(page).locator('summary').allTextContents(),
    );
    expect(told).toHaveLength(collections.faq.length);
    for (const [index, { id }] of collections.faq.entries()) {
      const answer = await seenWords(main(page).locator(`#${id}`));
      expect(told[index]?.acceptedAnswer.text.replaceAll(/\s+/g, ' ')).toBe(answer);
    }
    await goTo(page, '/contact');
    expect((await saidOn(page)).FAQPage).toBeUndefined();
  });

  test('what is told stands there once, and no script of the page touches it', async ({
    visit,
    site,
  }) => {
    const html = await (await fetch(`${site}/faq`)).text();
    const page = await visit('/faq');
    expect(await scriptOf(page).count()).toBe(1);
    expect(html).toContain(await scriptOf(page).evaluate((script) => script.outerHTML));
    await headerLink(page, 'Find us').click();
    await expect.poll(() => page.url()).toBe(`${site}/contact`);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  });
});

onTheSite('a site without an address tells nothing that needs one', async ({ site }) => {
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(404);
  expect(await (await fetch(`${site}/robots.txt`)).text()).not.toContain('Sitemap');
  const html = await (await fetch(`${site}/faq`)).text();
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).not.toMatch(/canonical|og:url|og:image|"@id"|"BreadcrumbList"|undefined/);
});

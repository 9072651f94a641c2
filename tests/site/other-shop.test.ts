import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFolder } from '../../scripts/site/site-files.ts';
import type { Page } from 'playwright-core';
import { otherShop } from '../support/folders.ts';
import { desktop, phone } from '../support/pages.ts';
import { backgroundOf, footer, header, main, titleHeading } from '../support/parts.ts';
import { serveCopy, type BuiltSite } from '../support/sites.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test as base } from '../support/visitor.ts';

/** Text about the first shop. This other shop, in French and Arabic, must not show such text. */
const firstShopOnly =
  /kathmandu|nepal|\+?977|\bNPR\b|rupee|furniture|second ?hand|whatsapp|wa\.me|viber|khalti|esewa|pagoda|devanagari|:lang\(ne\)/i;

const test = base.extend<{ shop: BuiltSite; site: string }>({
  shop: [
    async ({}, use) => {
      const shop = await serveCopy(undefined, otherShop);
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
  site: async ({ shop }, use) => use(shop.url),
});

test('shows nothing that is true only of the first shop', async ({ shop }) => {
  const files = await readFolder(shop.dist);
  // The project has the same licences in all shops.
  const textFiles = [...files].filter(
    ([name]) => /\.(html|txt|xml|webmanifest)$/.test(name) && !name.startsWith('licenses'),
  );
  expect(textFiles.length).toBeGreaterThan(6);
  for (const [name, bytes] of textFiles) {
    // Components and their classes have the same name in all shops.
    const text = String(bytes)
      .replaceAll(/ class="[^"]*"/g, '')
      .replaceAll(/--(?:on-)?whatsapp|[\w-]+_whatsapp/g, '');
    expect(firstShopOnly.exec(text)?.[0], name).toBeUndefined();
    expect(text, name).not.toMatch(/ style=/);
  }
  const home = await readFile(path.join(shop.dist, 'index.html'), 'utf8');
  expect(home).toContain('"@type":"MusicStore"');
  expect(home).toContain('"currenciesAccepted":"EUR"');
  expect(home).toContain('<meta property="og:locale" content="fr_FR"');
  expect(home).toContain('<html lang="fr" dir="ltr">');
});

test('uses its own language, logo, colours, hours, links and address', async ({ visit }) => {
  const at = new Date('2030-07-08T12:30:00+02:00');
  const page = await visit('/contact', { ...desktop, timezoneId: 'Asia/Tokyo', at });
  expect(await backgroundOf(page)).toBe('rgb(247, 248, 251)');
  const logo = header(page).locator('img');
  expect(
    await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([300, 80]);

  const rows = await main(page).getByRole('table').getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'lundi à vendredi 09:00–12:30, 14:00–18:00',
    'samedi 10:00–13:00',
    'dimanche fermé',
  ]);
  expect(
    await footer(page)
      .getByRole('link', { name: /Instagram|Facebook|TikTok/ })
      .count(),
  ).toBe(1);
  const videos = footer(page).getByRole('link', { name: /^Vidéos/ });
  expect(await videos.getAttribute('href')).toBe('https://video.example.com/zaytoun');
  expect(await footer(page).getByText('75020 Paris').count()).toBe(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await backgroundOf(page)).toBe('rgb(18, 20, 28)');
});

test('shows the opening status of its time zone in winter and summer', async ({ visit }) => {
  const page = await visit('/', { at: new Date('2030-01-07T17:30:00Z') });
  await main(page).getByText('Fermé. Demain dès 09:00', { exact: true }).waitFor();
  const summerPage = await visit('/', { at: new Date('2030-07-08T15:30:00Z') });
  await main(summerPage).getByText("Ouvert jusqu'à 18:00", { exact: true }).waitFor();
});

test('fits seven links, a wide logo and six headings in both languages', async ({ visit }) => {
  for (const [language, links] of [
    ['', ['Atelier', 'Contact']],
    ['/ar', ['الورشة', 'تواصل']],
  ] as const) {
    const page = await visit(`${language}/contact`, desktop);
    // The links are in the menu if they do not fit.
    const names = await page.locator('header nav a').allTextContents();
    expect([names.length, names[0], names[6]]).toEqual([7, ...links]);
    expect(await main(page).getByRole('heading', { level: 2 }).count()).toBe(6);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size.viewport);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  }
});

/** Returns the numbers that are not displayed from left to right on a page. */
function findBackwardNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const number = /\+?\p{Nd}+(?:[ ٬:-]\p{Nd}+)+/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: numberText, index } of text.data.matchAll(number)) {
        const boxes = Array.from(numberText, (_, offset) => {
          const range = document.createRange();
          range.setStart(text, index + offset);
          range.setEnd(text, index + offset + 1);
          return range.getBoundingClientRect();
        });
        const isForward = boxes.every(({ left, top }, position) => {
          const before = boxes[position - 1];
          return !before || left >= before.left - 1 || top > before.bottom - 1;
        });
        if (!isForward) found.push(`${numberText} in ${text.data}`);
      }
    }
    return found;
  });
}

test('aligns Arabic text to the right, and keeps numbers from left to right', async ({ visit }) => {
  for (const route of ['/ar', '/ar/contact', '/ar/questions', '/ar/mentions-legales']) {
    const page = await visit(route, phone);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    for (const question of await main(page).locator('summary').all()) {
      await question.click();
      expect(await findBackwardNumbers(page), route).toEqual([]);
    }
    expect(await findBackwardNumbers(page), route).toEqual([]);
  }
});

test('mirrors the dot and the truck, and adds no letter spacing, in Arabic', async ({ visit }) => {
  const at = new Date('2030-07-08T12:30:00+02:00');
  const page = await visit('/ar', { ...desktop, at });
  const status = main(page).getByText('مغلق. يفتح اليوم ١٤:٠٠', { exact: true });
  const gapAfterDot = await status.evaluate((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    const dot = getComputedStyle(line, '::before');
    const dotRight = line.getBoundingClientRect().right - parseFloat(dot.right);
    const dotLeft = dotRight - parseFloat(dot.width);
    return dotLeft - text.getBoundingClientRect().right;
  });
  expect(gapAfterDot).toBeGreaterThan(2);
  const letterSpacing = await titleHeading(page).evaluate(
    (element) => getComputedStyle(element).letterSpacing,
  );
  expect(letterSpacing).toMatch(/^(0px|normal)$/);
  const icons = main(page).locator('use[href$="#truck"], use[href$="#wrench"]');
  const scales = await icons.evaluateAll((all) =>
    all.map((icon) => [icon.getAttribute('href')?.split('#')[1], getComputedStyle(icon).scale]),
  );
  expect(Object.fromEntries(scales)).toEqual({ truck: '-1 1', wrench: 'none' });
});

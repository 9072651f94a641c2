import type { Page } from 'playwright-core';
import { boxOf } from '../support/boxes.ts';
import { fonts } from '../support/fonts.ts';
import { linkedPages } from '../support/pages.ts';
import { header, main, titleHeading } from '../support/parts.ts';
import { answer, questionIds } from '../support/questions.ts';
import { addressLine, collections, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

/** Returns how many sheets of A4 width the page prints on. */
async function countSheets(page: Page, height: string): Promise<number> {
  const pdf = (await page.pdf({ width: '210mm', height })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('prints nothing that only works on a screen', async ({ look }) => {
  const page = await look('/', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  for (const { path } of linkedPages) {
    await page.goto(path);
    // The titles of services are buttons on a screen.
    expect(await page.locator('button:visible:not(:is(h2, h3, h4) *)').count()).toBe(0);
    for (const role of ['navigation', 'textbox', 'combobox'] as const) {
      expect(await page.getByRole(role).count(), `${role} on ${path}`).toBe(0);
    }
    expect(await page.locator('iframe:visible').count()).toBe(0);
    await titleHeading(page).waitFor();
  }
});

test('prints the tagline inside the header', async ({ look }) => {
  // A sheet of A4 is as narrow as a small screen.
  const page = await look('/about', { viewport: { width: 673, height: 950 } });
  await page.emulateMedia({ media: 'print' });
  const headerBox = await boxOf(header(page));
  const tagline = await boxOf(header(page).getByText(texts.business.tagline, { exact: true }));
  expect(tagline.bottom).toBeLessThanOrEqual(headerBox.bottom);
});

test('prints no garland above a band', async ({ look }) => {
  const page = await look('/');
  await page.emulateMedia({ media: 'print' });
  const hasGarland = await main(page).evaluate((element) =>
    [...element.querySelectorAll('*')].some((part) => {
      const { content, display, backgroundImage } = getComputedStyle(part, '::before');
      return (
        part.checkVisibility() &&
        content !== 'none' &&
        display !== 'none' &&
        backgroundImage !== 'none'
      );
    }),
  );
  expect(hasGarland).toBe(false);
});

test('prints services with their titles', async ({ look }) => {
  const page = await look('/');
  await page.emulateMedia({ media: 'print' });
  for (const { data } of collections.services) {
    const heading = page.getByRole('heading', { name: String(data.title) });
    await heading.getByText(String(data.title), { exact: true }).waitFor();
  }
});

test('prints both doors with their titles and facts, and no street', async ({ look }) => {
  const page = await look('/');
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'See all pieces',
    'Mended by hand',
    'Offer us a piece',
    'we fetch it for nothing',
  ]) {
    expect(await main(page).getByText(text).first().isVisible(), text).toBe(true);
  }
  expect(await main(page).getByRole('img', { name: 'A long house' }).isVisible()).toBe(false);
  for (const door of await main(page)
    .locator('img[alt=""]')
    .all()
    .then((all) => all.slice(0, 2))) {
    const { width, height } = await boxOf(door);
    expect(Math.abs(width - height), 'a whole door').toBeLessThan(2);
  }
});

test('prints the photos of the photo sheet upright in one row', async ({ look }) => {
  const page = await look('/sell-with-us', { viewport: { width: 673, height: 950 } });
  await page.emulateMedia({ media: 'print' });
  const picture = await boxOf(main(page).locator('img').first());
  expect(picture.top, 'a hero with its picture beside it').toBeLessThan(
    (await boxOf(titleHeading(page))).bottom,
  );
  const photos = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  expect(await photos.count()).toBe(3);
  const frames = await Promise.all((await photos.all()).map(boxOf));
  expect(new Set(frames.map(({ top }) => top)).size).toBe(1);
  const pictures = await Promise.all((await photos.locator('img').all()).map(boxOf));
  for (const [index, { width }] of pictures.entries()) {
    expect(width / (frames[index]?.width ?? 0), 'a print without a gap').toBeGreaterThan(0.9);
  }
});

test('prints the FAQ with all answers', async ({ look }) => {
  const page = await look('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const id of questionIds) {
    // A closed answer has a size too.
    expect(await answer(page, id).evaluate((element) => element.checkVisibility()), id).toBe(true);
  }
});

test('prints the contact page on one sheet, in a wide font too', async ({ look }) => {
  const page = await look('/contact', fonts.wide);
  await page.emulateMedia({ media: 'print' });
  for (const text of [addressLine, texts.business.phone, '10:00 AM – 5:30 PM']) {
    expect(await main(page).getByText(text).first().isVisible(), text).toBe(true);
  }
  // A4 has 265 mm between its margins. A sheet that is 40 mm shorter leaves 15 % free.
  expect(await countSheets(page, '257mm')).toBe(1);
});

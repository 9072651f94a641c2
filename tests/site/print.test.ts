import type { Page } from 'playwright-core';
import { collections, words } from '../support/shop.ts';
import { linkedPages } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

/** How many sheets of A4 the page prints on. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('on paper there is nothing that only a screen can do', async ({ visit }) => {
  for (const { address } of linkedPages) {
    const page = await visit(address);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['button', 'navigation', 'textbox', 'combobox'] as const) {
      expect(await page.getByRole(role).count(), `${role} on ${address}`).toBe(0);
    }
    expect(await page.locator('iframe:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  }
});

test('the FAQ prints with all its answers', async ({ visit }) => {
  const page = await visit('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const { id } of collections.faq) {
    const box = await page.locator(`#${id}`).boundingBox();
    expect(box?.height, id).toBeGreaterThan(20);
  }
});

test('the contact page prints as one sheet with address, phone and hours', async ({ visit }) => {
  const page = await visit('/contact');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  expect(await main.getByText('Mill Lane, Old Bazaar, Pokhara, Nepal').first().isVisible()).toBe(
    true,
  );
  expect(await main.getByText(words.business.phone).first().isVisible()).toBe(true);
  expect(await main.getByText('10:00 AM – 5:30 PM').first().isVisible()).toBe(true);
  expect(await sheets(page)).toBe(1);
});

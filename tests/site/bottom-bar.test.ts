import { words } from '../support/shop.ts';
import { field } from '../support/contact-form.ts';
import { newTabLink } from '../support/links.ts';
import { desk, linkedPages, phone } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

const bar = words['bottom-bar'];

test('on a phone, call, chat and directions are under the thumb on every page', async ({
  visit,
}) => {
  for (const { address } of linkedPages) {
    const page = await visit(address, phone);
    const region = page.getByRole('navigation', { name: bar.label });
    expect(await region.getByRole('link', { name: bar.call }).getAttribute('href')).toBe(
      'tel:+9779830000000',
    );
    expect(await newTabLink(region, bar.whatsapp).getAttribute('href')).toContain('https://wa.me/');
    expect(await newTabLink(region, bar.directions).getAttribute('href')).toContain('maps');
    const box = await region.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.viewport.height);
  }
});

test('it does not cover the last line of the page', async ({ visit }) => {
  const page = await visit('/about', phone);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(words.footer.copyright, { exact: true }).boundingBox();
  const top = await page.getByRole('navigation', { name: bar.label }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('it makes room while somebody types', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await field(page, 'message').focus();
  expect(await page.getByRole('navigation', { name: bar.label }).count()).toBe(0);
  await field(page, 'message').blur();
  await page.getByRole('navigation', { name: bar.label }).waitFor();
});

test('on a desk there is none', async ({ visit }) => {
  const page = await visit('/', desk);
  expect(await page.getByRole('navigation', { name: bar.label }).count()).toBe(0);
});

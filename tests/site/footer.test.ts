import { boxOf } from '../support/boxes.ts';
import { field } from '../support/contact-form.ts';
import { newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { bottomBar, footer } from '../support/parts.ts';
import { urls } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

test('shows call, chat and directions in a bottom bar on a phone', async ({ look }) => {
  const page = await look('/about', phone);
  const bar = bottomBar(page);
  const call = bar.getByRole('link', { name: 'Ring' });
  expect(await call.getAttribute('href')).toBe(urls.call);
  expect(await newTabLink(bar, 'Chat').getAttribute('href')).toContain(urls.chat);
  expect(await newTabLink(bar, 'Way').getAttribute('href')).toBe(urls.directions);
  const { top, bottom } = await boxOf(bar);
  expect(bottom).toBe(phone.viewport.height);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const lastLine = await boxOf(page.getByText('© Second Grain'));
  expect(lastLine.bottom).toBeLessThanOrEqual(top);
});

test('shows several links of the footer in one line on a phone', async ({ look }) => {
  const page = await look('/about', phone);
  for (const list of ['nav ul', 'section > ul']) {
    const links = page.locator(`footer ${list} a`);
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBeLessThan(tops.length);
  }
});

/** The height of the shop's home page on a phone, in px. The page of the fixture is shorter. */
const homeHeight = 4700;

testOnNext.for(['/', '/ne'])(
  'takes less than 15 percent of %s on a phone',
  async (path, { look }) => {
    const page = await look(path, phone);
    // The special days of the next release, which most days do not have.
    const specialDays = footer(page).locator('tr:nth-child(n + 3)');
    await specialDays.evaluateAll((rows) => rows.forEach((row) => row.remove()));
    expect((await boxOf(footer(page))).height).toBeLessThan(0.15 * homeHeight);
  },
);

test('hides the bottom bar while a visitor types', async ({ look }) => {
  const page = await look('/contact', phone);
  await field(page, 'message').focus();
  await bottomBar(page).waitFor({ state: 'hidden' });
  await field(page, 'message').blur();
  await bottomBar(page).waitFor();
});

test.for([
  ['a desktop', 1280, 900],
  ['a rotated phone', 740, 360],
  ['a very low screen', 320, 200],
] as const)('shows no bottom bar on %s', async ([, width, height], { look }) => {
  const page = await look('/', { viewport: { width, height } });
  expect(await bottomBar(page).count()).toBe(0);
});

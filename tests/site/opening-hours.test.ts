import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { boxOf } from '../support/boxes.ts';
import { main } from '../support/parts.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

/** Times in Kathmandu (UTC+05:45) and the expected text of the page. */
const week = [
  // Saturday evening, Sunday, and the minutes around opening and closing on Monday.
  ['2026-11-21T20:00:00+05:45', 'Shut. The door opens on Monday at 10:00 AM'],
  ['2026-11-22T12:00:00+05:45', 'Shut. The door opens tomorrow at 10:00 AM'],
  ['2026-11-23T09:59:00+05:45', 'Shut. The door opens today at 10:00 AM'],
  ['2026-11-23T10:00:00+05:45', 'The door is open until 5:30 PM'],
  ['2026-11-23T17:29:00+05:45', 'The door is open until 5:30 PM'],
  ['2026-11-23T17:30:00+05:45', 'Shut. The door opens tomorrow at 10:00 AM'],
] as const;

/** A time zone whose date differs from Kathmandu's. */
const timezoneId = 'America/Los_Angeles';

/** Returns a moment ten minutes before a time, so that even a slow page is open at this time. */
const shortlyBefore = (at: string) => new Date(new Date(at).getTime() - 10 * 60_000);

/** Moves the page's clock to this time, and runs the page's timers for ten seconds. */
async function waitUntil(page: Page, at: string) {
  await page.clock.pauseAt(new Date(at));
  await page.clock.runFor(10_000);
}

test('shows to the minute whether the shop is open, in any time zone', async ({ visit }) => {
  const page = await visit('/', { timezoneId, at: shortlyBefore(week[0][0]) });
  for (const [at, expectedText] of week) {
    await waitUntil(page, at);
    await main(page).getByText(expectedText, { exact: true }).waitFor();
  }
});

/** Returns the colour in the middle of a picture, such as `00ff00`. */
async function colourOf(picture: Locator): Promise<string> {
  const pixel = sharp(await picture.screenshot()).resize(3, 3, { kernel: 'nearest' });
  const middle = pixel.extract({ left: 1, top: 1, width: 1, height: 1 });
  return (await middle.removeAlpha().raw().toBuffer()).toString('hex');
}

test('shows a door half open, then open or closed in the same place', async ({ visit }) => {
  const [halfOpen, open, closed] = ['0000ff', '00ff00', 'ff0000'];
  const gateOn = (page: Page) => main(page).locator('img').nth(1);
  const withoutScript = await visit('/', { javaScriptEnabled: false });
  expect(await colourOf(gateOn(withoutScript))).toBe(halfOpen);
  const box = await boxOf(gateOn(withoutScript));

  const [saturday, sunday] = ['2026-11-21T16:00:00+05:45', '2026-11-22T12:00:00+05:45'];
  const page = await visit('/', { at: shortlyBefore(saturday) });
  await expect.poll(() => colourOf(gateOn(page))).toBe(open);
  expect(await boxOf(gateOn(page))).toEqual(box);
  await waitUntil(page, sunday);
  await expect.poll(() => colourOf(gateOn(page))).toBe(closed);
  expect(await boxOf(gateOn(page))).toEqual(box);
});

test('shows whether the shop is open on a device without time zones', async ({ visit }) => {
  const withoutZones = (context: BrowserContext) =>
    context.addInitScript(() => Reflect.deleteProperty(Intl, 'DateTimeFormat'));
  const page = await visit('/', { timezoneId, prepare: withoutZones });
  await main(page)
    .getByText(/^(?:The door is open until|Shut\. The door opens)/)
    .waitFor();
});

test('shows the opening hours without scripts', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const line = 'Monday until Saturday, 10:00 AM – 5:30 PM';
  await main(page).getByText(line, { exact: true }).first().waitFor();
});

testOnNext('lists special days with their reason until they are over', async ({ visit }) => {
  const page = await visit('/contact', { at: new Date('2030-03-04T10:00:00+05:45') });
  const cellOf = (name: string) => main(page).getByRole('row', { name }).getByRole('cell');
  await main(page)
    .getByText('Shut. The door opens tomorrow at 12:00 PM', { exact: true })
    .waitFor();
  await expect.poll(() => cellOf('Monday, March 4: Holi').allTextContents()).toEqual(['Shut']);
  const specialDay = 'Tuesday, March 5: After Holi';
  expect(await cellOf(specialDay).allTextContents()).toEqual(['12:00 PM – 4:00 PM']);

  const holidays = 'Sunday, October 6 until Saturday, October 12: Dashain';
  expect(await cellOf(holidays).allTextContents()).toEqual(['Shut']);

  await waitUntil(page, '2030-03-05T15:00:00+05:45');
  await expect.poll(() => main(page).getByText('March 4: Holi').count()).toBe(0);
  await expect.poll(() => cellOf(specialDay).count()).toBe(1);

  await waitUntil(page, '2030-10-06T12:00:00+05:45');
  const weekAhead = 'Shut. The door opens on Monday, October 14 at 10:00 AM';
  await main(page).getByText(weekAhead, { exact: true }).waitFor();
  await waitUntil(page, '2030-10-12T12:00:00+05:45');
  const soon = 'Shut. The door opens on Monday at 10:00 AM';
  await main(page).getByText(soon, { exact: true }).waitFor();
});

testOnNext('shows and hides a dated entry on an open page', async ({ visit }) => {
  const [winter, holi] = ['Is the workshop warm?', 'Do you dye wood at Holi?'];
  const readSeasonal = async (page: Page) => {
    const questions = main(page).getByRole('group').getByRole('heading');
    return (await questions.allTextContents()).filter((text) => [winter, holi].includes(text));
  };
  expect(await readSeasonal(await visit('/faq', { javaScriptEnabled: false }))).toEqual([winter]);

  const page = await visit('/faq', { timezoneId, at: shortlyBefore('2030-02-28T23:59:00+05:45') });
  for (const [at, expected] of [
    ['2030-02-28T23:59:00+05:45', [winter]],
    ['2030-03-01T00:00:00+05:45', [holi, winter]],
    ['2030-03-03T00:00:00+05:45', [holi]],
    ['2030-03-05T00:00:00+05:45', []],
  ] as const) {
    await waitUntil(page, at);
    await expect.poll(() => readSeasonal(page), { message: at }).toEqual(expected);
  }
});

testOnNext('shows each announcement from its first day to its last', async ({ visit }) => {
  const page = await visit('/', { at: shortlyBefore('2030-02-28T23:59:00+05:45') });
  const line = page.getByRole('complementary');
  const [holi, beds] = ['Closed for Holi.', 'New beds are here.'];
  for (const [at, expected] of [
    ['2030-02-28T23:59:00+05:45', []],
    ['2030-03-01T00:00:00+05:45', [holi]],
    ['2030-03-04T23:59:00+05:45', [holi]],
    ['2030-03-05T00:00:00+05:45', []],
    ['2030-03-06T00:00:00+05:45', [beds]],
    ['2030-03-08T00:00:00+05:45', []],
  ] as const) {
    await waitUntil(page, at);
    await expect.poll(() => line.allTextContents(), { message: at }).toEqual(expected);
    const links = line.getByRole('link').all();
    const isLinked = expected.some((words) => words === holi);
    expect(await Promise.all((await links).map((link) => link.getAttribute('href')))).toEqual(
      isLinked ? ['/contact'] : [],
    );
  }
});

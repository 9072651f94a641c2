import { desktopByDay, listBarriers, phoneAtNight, phoneByDay } from '../support/axe.ts';
import { boxOf } from '../support/boxes.ts';
import { allPaths, phone } from '../support/pages.ts';
import { headerLink, lastingNotices, main, notice } from '../support/parts.ts';
import { expectOpenAnswers, question } from '../support/questions.ts';
import { collections, texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

test('has landmarks and names on every page', async ({ look }) => {
  for (const path of allPaths) {
    const page = await look(path);
    const snapshot = await page.locator('body').ariaSnapshot();
    const [firstHeading] = /- heading .*/.exec(snapshot) ?? [];
    expect(firstHeading, path).toContain('[level=1]');
    for (const landmark of ['banner', 'navigation "All pages"', 'main', 'contentinfo']) {
      const occurrences = snapshot.split(`- ${landmark}:`).length - 1;
      expect(occurrences, `${landmark} on ${path}`).toBe(1);
    }
    const namelessControl = /^ *- (link|button|textbox|combobox|img)(:| \[|$)/m;
    expect(snapshot, path).not.toMatch(namelessControl);
  }
});

testOnNext.for(['/', '/ne/contact'])('has no barriers on %s', async (path, { look }) => {
  expect(await listBarriers(await look(path), [phoneAtNight])).toEqual([]);
});

testOnNext("has no barriers in any tag's example", async ({ look }) => {
  const page = await look('/every-tag');
  expect(await listBarriers(page, [desktopByDay, phoneAtNight])).toEqual([]);
});

test.for([
  ['open', new Date('2026-11-23T12:00:00+05:45')],
  ['closed', new Date('2026-11-20T20:00:00+05:45')],
] as const)('has no barriers on the home page while the shop is %s', async ([, at], { visit }) => {
  const page = await visit('/', { at });
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'main')).toEqual([]);
});

test('has no barriers with the menu open and a notice shown', async ({ look }) => {
  const page = await look('/', { ...phone, styles: lastingNotices });
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, texts.notices.service.replace('{service}', title)).waitFor();
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'section[aria-live]')).toEqual([]);
  await page.getByRole('button', { name: texts.header.menu }).click();
  await headerLink(page, 'Answers').waitFor();
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'header')).toEqual([]);
});

test('has no barriers with an open answer, after following a link', async ({ look }) => {
  const page = await look('/');
  await headerLink(page, 'Answers').click();
  await question(page, 'opening-hours').click();
  await expectOpenAnswers(page, ['opening-hours']);
  expect(await listBarriers(page, [phoneAtNight, desktopByDay])).toEqual([]);
});

test('begins the outline of a page with its first section, not with a badge', async ({ look }) => {
  const page = await look('/');
  const [firstBadge] = collections.badges;
  const title = main(page).getByText(String(firstBadge?.data.title), { exact: true });
  await title.waitFor();
  const sections = await main(page).getByRole('heading', { level: 2 }).all();
  expect(sections).not.toEqual([]);
  const { top } = await boxOf(title);
  for (const section of sections) expect((await boxOf(section)).top).toBeGreaterThan(top);
});

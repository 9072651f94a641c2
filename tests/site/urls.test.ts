import { boxOf } from '../support/boxes.ts';
import { send } from '../support/http.ts';
import { linkedPages, missingPath, phone } from '../support/pages.ts';
import {
  hasNotReloaded,
  header,
  headerLink,
  main,
  titleHeading,
  waitForPage,
  watchForReload,
} from '../support/parts.ts';
import { expectOpenAnswers, question } from '../support/questions.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const shortPath = (path: string) => path.slice(0, 80);

/** Paths that may lead to a page, directly or by a redirect. */
const pathVariants = [
  ['/about/', '//about', '/About', '/%61bout', '/about%2f', '/about.html', '/index.html'],
  ['/about/?x=%00&y=%2e%2e', '/?a=b?c', '//evil.example/..', '/'.repeat(8192)],
].flat();

const missingPaths = [
  ['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'],
  ['/assets', '/share/', '/.env', '/about/us', '/faq/delivery', '/About', missingPath],
  ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', 'http://evil.example/x'],
  ['/%00', '/about%00.html', '/%', '/%E0%A4%A', '/%0d%0aX:y'],
  ['/__proto__', '/<script>', '/{phone}'],
  [`/${'a'.repeat(8192)}`, `/${'../'.repeat(2730)}`, `/${'%2f'.repeat(2730)}`],
].flat();

/** Requests a path exactly as written. A browser or fetch would normalize it. */
function sendPath(site: string, path: string) {
  const { hostname, port } = new URL(site);
  return send({ hostname, port, path });
}

test('serves a page or the 404 page for an unusual URL', async ({ site }) => {
  for (const path of [...pathVariants, ...missingPaths]) {
    const { status, headers, body } = await sendPath(site, path);
    const { location } = headers;
    if (location !== undefined) {
      expect([301, 302, 307, 308], shortPath(path)).toContain(status);
      expect(new URL(location, site).origin, shortPath(path)).toBe(site);
    } else {
      expect([200, 404], shortPath(path)).toContain(status);
      expect(headers['content-type'], shortPath(path)).toMatch(/^text\/html/);
      expect(body, shortPath(path)).toContain('<main');
    }
    if (!missingPaths.includes(path)) continue;
    expect(status, shortPath(path)).toBe(404);
    expect(body, shortPath(path)).toContain(`<title>${pageAt(undefined).title}`);
  }
  for (const { path } of linkedPages) expect((await sendPath(site, path)).status).toBe(200);
});

/** Paths of this host that a browser opens. The browser does not send their anchors. */
const browserPaths = [
  ['/%61bout', '/about.html', '/about?x=1#y', '/index.html'],
  ['/about#%E0%A4%A', '/%E0%A4%A', '//evil.example/x', `/${'a'.repeat(8000)}`],
].flat();

test('hydrates and follows links at an unusual URL', async ({ visit, site, expectedMessages }) => {
  // The router logs this for invalid percent-encoding.
  expectedMessages.push(/malformed URL segment/);
  const page = await visit('/');
  const answers = linkedPages[3];
  for (const path of browserPaths) {
    const served = await (await page.request.get(site + path)).text();
    await goTo(page, site + path);
    const title = await titleHeading(page).innerHTML();
    expect(served, shortPath(path)).toContain(`>${title}</h1>`);
    await headerLink(page, answers.label).click();
    await expect
      .poll(() => page.title(), { message: shortPath(path) })
      .toBe(pageAt(answers.path).title);
    expect(new URL(page.url()).href).toBe(site + answers.path);
  }
});

test.for([
  ['/about/?from=chat#how-we-work', '/about'],
  ['/about.html?from=chat#how-we-work', '/about'],
  ['/index.html?from=chat#reach-us', '/'],
] as const)(
  'moves from %s to the URL of the page, and keeps the rest',
  async ([url, path], { visit }) => {
    const page = await visit(url);
    await waitForPage(page, path);
    await expect.poll(() => page.url()).toMatch(new RegExp(`:\\d+${path}\\?from=chat#[a-z-]+$`));
  },
);

test('opens the answer that a miswritten URL means', async ({ visit }) => {
  const page = await visit('/FAQ#DELIVERY।', phone);
  await waitForPage(page, '/faq');
  await expectOpenAnswers(page, ['delivery']);
  await page.evaluate(() => location.replace('#Payment.'));
  await expectOpenAnswers(page, ['payment']);
});

testOnNext('leads from an old address to the page or the answer', async ({ visit }) => {
  const page = await visit('/Our-Shop.html?from=flyer#how-we-work');
  await expect.poll(() => page.url()).toMatch(/:\d+\/about\?from=flyer#how-we-work$/);
  await goTo(page, '/Our-Shop');
  await waitForPage(page, '/about');
  // A chat takes the end of the sentence into the link.
  await goTo(page, '/our-shop.html।');
  await waitForPage(page, '/about');
  // The page is not translated.
  const plainPage = await visit('/ne/Our-Shop.html', { javaScriptEnabled: false });
  await plainPage.waitForURL(/:\d+\/about$/);

  await goTo(page, '/faq#bring');
  await expectOpenAnswers(page, ['delivery']);
  const { bottom } = await boxOf(header(page));
  expect((await boxOf(question(page, 'delivery'))).top).toBeGreaterThanOrEqual(bottom);
  await page.evaluate(() => location.replace('#payment'));
  await page.evaluate(() => location.replace('#BRING.'));
  await expectOpenAnswers(page, ['delivery']);
});

test('follows links from the 404 page without a reload, and goes back', async ({ look }) => {
  const page = await look(missingPath);
  await watchForReload(page);
  await main(page).getByRole('link', { name: 'Sell a piece', exact: true }).click();
  await waitForPage(page, '/sell-with-us');
  await page.goBack();
  await waitForPage(page, undefined);
  expect(await hasNotReloaded(page)).toBe(true);
});

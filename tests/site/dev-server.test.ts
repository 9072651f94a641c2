import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { project } from '../support/folders.ts';
import { test } from '../support/dev-site.ts';
import { hasNotReloaded, main, watchForReload } from '../support/parts.ts';
import { copySite, startDevServer } from '../support/sites.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs, startVisits, waitUntilHydrated } from '../support/visits.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';

test('shows a change of the content, and keeps the scroll position', async ({ devSite, visit }) => {
  const page = await visit('/faq', { viewport: { width: 600, height: 400 } });
  await main(page).getByText(question).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await devSite.edit(payment, (text) => text.replace(question, 'How does one pay?'));
  await main(page).getByText('How does one pay?').waitFor();
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await devSite.edit(payment, (text) => text.replace('How does one pay?', question));
  await main(page).getByText(question).waitFor();
});

test('shows the report over the last valid page until the errors are fixed', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/faq');
  await watchForReload(page);
  await devSite.edit(payment, (text) => text.replace('question:', 'qestion:'));
  const report = page
    .getByText('Did you mean "question"?')
    .or(page.getByText('did you mean "question"?'));
  await report.first().waitFor();
  expect(await hasNotReloaded(page)).toBe(true);
  await page.reload();
  await report.first().waitFor();
  await main(page).getByText(question).waitFor();
  await devSite.edit(payment, (text) => text.replace('qestion:', 'question:'));
  await report.first().waitFor({ state: 'detached' });
});

test('reloads a page whose content changed between its HTML and its scripts', async ({
  devSite,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/Hydration failed/);
  const edit = (from: string, to: string) =>
    devSite.edit(payment, (text) => text.replace(from, to));
  const readHtml = async () => (await fetch(`${devSite.url}/faq`)).text();
  // Vite keeps a message for the next page only while no page is connected.
  await visit('/about');
  const page = await visit('/faq');
  let loads = 0;
  await page.route('**/@vite/client', async (route) => {
    loads += 1;
    if (loads === 1) {
      edit(question, 'How does one pay?');
      await expect.poll(readHtml).toContain('How does one pay?');
    }
    return route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => loads).toBe(2);
  await main(page).getByText('How does one pay?').waitFor();
  await waitUntilHydrated(page);
  edit('How does one pay?', question);
  await main(page).getByText(question).waitFor();
});

test('shows errors that existed before the server started, until they are fixed', async ({
  browser,
}) => {
  const copy = copySite();
  const footer = path.join(project, 'src/site/app/Footer.tsx');
  let isBroken = true;
  let server: ViteDevServer | undefined;
  const breakFooter: Plugin = {
    name: 'break-footer',
    configureServer(started) {
      server = started;
    },
    transform(_, id) {
      if (isBroken && id === footer && this.environment.name === 'ssr')
        throw new Error('The footer is <broken>.');
    },
  };
  try {
    let original = '';
    copy.edit(payment, (text) => {
      original = text;
      return text.replace(/^question: /m, 'questoin: ');
    });
    const site = await startDevServer(copy, [breakFooter]);
    const visits = startVisits(browser, site.url);
    const page = await visits.visit('/about', { hydrates: false });
    const report = page.getByText(/did you mean "question"/i).first();
    await report.waitFor({ timeout: longTimeoutMs });
    copy.edit(payment, () => original);
    await page.getByText('The footer is <broken>.').waitFor({ timeout: longTimeoutMs });
    isBroken = false;
    server?.watcher.emit('change', footer);
    await page.getByRole('contentinfo').waitFor({ timeout: longTimeoutMs });
    await waitUntilHydrated(page);
    await visits.end();
    await site.close();
  } finally {
    copy.discard();
  }
});

import { hasNotReloaded, main, watchForReload } from '../support/parts.ts';
import { copySite, startDevServer } from '../support/sites.ts';
import { devTest as test, pause } from '../support/staff.ts';
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

test('shows an error that existed before the server started', async ({ browser }) => {
  const copy = copySite();
  try {
    let original = '';
    copy.edit(payment, (text) => {
      original = text;
      return text.replace(/^question: /m, 'questoin: ');
    });
    const server = await startDevServer(copy);
    const visits = startVisits(browser, server.url);
    const page = await visits.visit('/about', { hydrates: false });
    const report = page.getByText(/did you mean "question"/i).first();
    await report.waitFor({ timeout: longTimeoutMs });
    await pause();
    copy.edit(payment, () => original);
    await page.getByRole('contentinfo').waitFor({ timeout: longTimeoutMs });
    await waitUntilHydrated(page);
    await visits.end();
    await server.close();
  } finally {
    copy.discard();
  }
});

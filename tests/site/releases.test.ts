import path from 'node:path';
import { field } from '../support/contact-form.ts';
import { startHost, type Host } from '../support/host.ts';
import { headerLink, main } from '../support/parts.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import {
  expectNothingSaved,
  noNetwork,
  openSaved,
  saved,
  savedLine,
  saving,
} from '../support/saved.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** Each test finds the host with its first release, built once. */
const test = base.extend<{ copy: ProjectCopy; host: Host; site: string }>({
  copy: [
    async ({}, use) => {
      const copy = await copyProject();
      await copy.run('build');
      await use(copy);
      await copy.remove();
    },
    { scope: 'file' },
  ],
  host: async ({ copy }, use) => {
    const host = await startHost();
    await host.publish(path.join(copy.root, 'dist'));
    await use(host);
    await host.close();
  },
  site: async ({ host }, use) => use(host.address),
});

const news = 'Words of the next release.';

/** Publishes the site with a sentence more on its about page. */
async function publishNews(host: Host, copy: ProjectCopy) {
  await copy.edit('content/pages/about.mdx', (text) => `${text}\n${news}\n`);
  await copy.run('build');
  await host.publish(path.join(copy.root, 'dist'));
  await copy.edit('content/pages/about.mdx', (text) => text.replace(`\n${news}\n`, ''));
}

test('a host that hangs or is down is answered for by the saved copy', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  for (const condition of ['mute', 'down'] as const) {
    host.become(condition);
    await openSaved(page, '/contact');
    expect(await page.title()).toBe(pageAt('/contact').title);
  }
  host.become('well');
  await goTo(page, '/contact');
  expect(await savedLine(page).count()).toBe(0);
});

test('a new release shows at once, and disturbs nobody who is typing', async ({
  visit,
  host,
  copy,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/contact', saving);
  await saved(page);
  await field(page, 'message').fill('Do you have a desk?');
  await publishNews(host, copy);

  const tab = await page.context().newPage();
  await goTo(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
  await saved(tab, 2);
  expect(await field(page, 'message').inputValue()).toBe('Do you have a desk?');

  // The host has the parts of the old release no more, but the device has.
  await headerLink(page, 'About Us').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(await main(page).getByText(news).count()).toBe(0);

  await tab.context().setOffline(true);
  await openSaved(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
});

test('the worker can be taken off all devices', async ({ visit, host, copy }) => {
  const page = await visit('/', saving);
  await saved(page);
  await copy.run('build', '--no-offline');
  await host.publish(path.join(copy.root, 'dist'));
  await goTo(page, '/about');
  await expectNothingSaved(page);
  await goTo(page, '/faq');
  expect(await page.title()).toBe(pageAt('/faq').title);
});

import { field } from '../support/contact-form.ts';
import { linkedPages, nowhere, phone } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import {
  expectNothingSaved,
  noNetwork,
  openSaved,
  saved,
  saveData,
  savedLine,
  saving,
} from '../support/saved.ts';
import { addresses, pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { hydrated, goTo } from '../support/visits.ts';

test('after one visit every page opens without network, and says that it is a saved copy', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', { ...saving, ...phone });
  await saved(page);
  expect(await savedLine(page).count()).toBe(0);

  await page.context().setOffline(true);
  for (const { address } of linkedPages) {
    await openSaved(page, `${address}?utm_source=chat`);
    await hydrated(page);
    expect(await page.title()).toBe(pageAt(address).title);
    const pictures = main(page).getByRole('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .not.toBe(0);
    }
  }
  await openSaved(page, nowhere);
  expect(await page.title()).toBe(pageAt(undefined).title);
  expect(await main(page).getByRole('link').last().getAttribute('href')).toBe(addresses.call);

  await page.context().setOffline(false);
  await goTo(page, '/about');
  expect(await savedLine(page).count()).toBe(0);
});

test('without network links lead on, and the next page tells that it is saved', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  await page.context().setOffline(true);
  expect(await savedLine(page).count()).toBe(0);
  await headerLink(page, 'FAQ').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await savedLine(page).waitFor();
});

test('nothing is saved for a visitor who asks for as little data as possible', async ({
  visit,
}) => {
  const page = await visit('/contact', { ...saving, fault: saveData, hydrates: false });
  await field(page, 'name').focus();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectNothingSaved(page);
});

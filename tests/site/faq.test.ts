import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { chatOf, newTabLink } from '../support/links.ts';
import { heading, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, collections, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const questions = collections.faq.map(({ id, data }) => ({ id, words: String(data.question) }));

const question = (page: Page, title: string) => main(page).getByText(title, { exact: true });
/** An answer bears the name that stands behind the # of its address. */
const answer = (page: Page, id: string) => main(page).locator(`#${id}`);

/** The names of the answers that can be read. */
async function openAnswers(page: Page) {
  const open: string[] = [];
  for (const { id } of questions) if (await answer(page, id).isVisible()) open.push(id);
  return open;
}

test('five questions, all closed', async ({ look }) => {
  const page = await look('/faq');
  expect(questions).toHaveLength(5);
  for (const { words: title } of questions) {
    expect(await question(page, title).isVisible()).toBe(true);
  }
  expect(await openAnswers(page)).toEqual([]);
});

test('opening one closes the other, each closes again, and together they hold the facts', async ({
  visit,
}) => {
  const page = await visit('/faq');
  let read = '';
  for (const { id, words: title } of questions) {
    await question(page, title).click();
    await expect.poll(() => openAnswers(page)).toEqual([id]);
    read += ` ${(await answer(page, id).innerText()).replaceAll(/\s+/g, ' ')}`;
  }
  await question(page, questions.at(-1)?.words ?? '').click();
  await expect.poll(() => openAnswers(page)).toEqual([]);

  for (const fact of [
    /all over Nepal/,
    /charge.*size.*(location|where)/i,
    /cash on delivery, bank transfer, eSewa (or|and) Khalti/i,
    /all sales are final/i,
    /significantly different from its description/i,
    /within 24 hours of delivery/i,
    /1-2 business days/,
    /free within Kathmandu Valley/i,
    /working condition and reasonably clean/i,
    /Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed/i,
  ]) {
    expect(read).toMatch(fact);
  }
  expect(read).toContain(words.business.phone);
  expect(read).toContain(words.business.email);
});

test('links in answers lead where they say', async ({ visit }) => {
  const page = await visit('/faq#opening-hours');
  const link = (name: string) => answer(page, 'opening-hours').getByRole('link', { name });
  expect(await link(words.business.phone).getAttribute('href')).toBe(addresses.call);
  expect(await link(words.business.email).getAttribute('href')).toBe(addresses.mail);

  await goTo(page, '/faq#sell');
  const chat = newTabLink(answer(page, 'sell'), 'WhatsApp');
  expect(await chat.getAttribute('href')).toContain(addresses.chat);
  await page.evaluate(() => Object.assign(window, { trace: true }));
  await answer(page, 'sell').getByRole('link', { name: 'How selling works' }).click();
  await page.waitForURL(/sell-with-us$/);
  expect(await page.evaluate(() => 'trace' in window)).toBe(true);
});

test('the keyboard opens and closes answers with Enter and Space', async ({ visit }) => {
  const page = await visit('/faq');
  const [first, second] = questions.map(({ words: title }) => title);
  await tabTo(page, first ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => openAnswers(page)).toEqual([questions[0]?.id]);
  await tabTo(page, second ?? '');
  await page.keyboard.press('Space');
  await expect.poll(() => openAnswers(page)).toEqual([questions[1]?.id]);
  await page.keyboard.press('Space');
  await expect.poll(() => openAnswers(page)).toEqual([]);
});

test('a bookmark of an answer opens it, within sight', async ({ visit }) => {
  const page = await visit('/faq#delivery');
  await expect.poll(() => openAnswers(page)).toEqual(['delivery']);
  await expectInSight(page, 'delivery');
});

test('a link from another page opens the answer', async ({ visit }) => {
  const page = await visit('/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/faq#payment',
      textContent: 'How to pay',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'How to pay' }).click();
  await expect.poll(() => openAnswers(page)).toEqual(['payment']);
  await expectInSight(page, 'payment');
});

test('the address may change to another answer', async ({ visit }) => {
  const page = await visit('/faq');
  for (const id of ['returns', 'delivery']) {
    await page.evaluate((name) => {
      location.hash = name;
    }, id);
    await expect.poll(() => openAnswers(page)).toEqual([id]);
    await expectInSight(page, id);
  }
});

test('coming back to an answer without loading the page opens it again', async ({ visit }) => {
  const page = await visit('/faq#delivery');
  await page.evaluate(() => Object.assign(window, { survives: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await heading(page, /story/i).waitFor();
  await page.goBack();
  await expect.poll(() => openAnswers(page)).toEqual(['delivery']);
  expect(await page.evaluate(() => 'survives' in window)).toBe(true);
});

test('a name that no answer bears does no harm', async ({ visit }) => {
  const page = await visit('/faq#no-such-answer');
  expect(await openAnswers(page)).toEqual([]);
  await goTo(page, '/faq?from=mail#%E0%A4%A');
  expect(await openAnswers(page)).toEqual([]);
});

test('who still has questions can call and chat', async ({ look }) => {
  const page = await look('/faq');
  const callIn = (part: Locator | Page) =>
    part.getByRole('link', { name: 'Call Now', exact: true });
  const chatIn = (part: Locator | Page) => newTabLink(part, 'Chat on WhatsApp');
  const part = partWith(page, heading(page, 'Still have questions?'), callIn(page), chatIn(page));
  expect(await part.getByRole('heading').count()).toBe(1);
  expect(await callIn(part).getAttribute('href')).toBe(addresses.call);
  expect((await chatOf(chatIn(part))).address).toBe(addresses.chat);
  expect(await wordsOf(part)).toContain(words.business.phone);
  expect(await wordsOf(part)).toContain(words.business.email);
});

/** The answer and its question must lie below the header, on the screen. */
async function expectInSight(page: Page, id: string) {
  const title = questions.find((candidate) => candidate.id === id)?.words ?? '';
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await question(page, title).boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  const box = await answer(page, id).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
}

import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { chatOf, newTabLink } from '../support/links.ts';
import {
  hasNotReloaded,
  heading,
  watchForReload,
  main,
  partWith,
  textOf,
} from '../support/parts.ts';
import { phone } from '../support/pages.ts';
import { urls, collections, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const questions = collections.faq.map(({ id, data }) => ({ id, title: String(data.question) }));

const question = (page: Page, title: string) => main(page).getByText(title, { exact: true });
const answer = (page: Page, id: string) => main(page).locator(`#${id}`);

/** Returns the ids of the open answers. */
async function openAnswers(page: Page) {
  const open: string[] = [];
  for (const { id } of questions) if (await answer(page, id).isVisible()) open.push(id);
  return open;
}

test('shows all questions in order with closed answers', async ({ look }) => {
  const page = await look('/faq');
  expect(questions.map(({ id }) => id)).toEqual(['sell', 'delivery', 'payment', 'opening-hours']);
  for (const { title } of questions) {
    expect(await question(page, title).isVisible()).toBe(true);
  }
  expect(await openAnswers(page)).toEqual([]);
});

test('closes an answer when another opens, or on a second tap', async ({ visit }) => {
  const page = await visit('/faq');
  let answerText = '';
  for (const { id, title } of questions) {
    await question(page, title).click();
    await expect.poll(() => openAnswers(page)).toEqual([id]);
    answerText += ` ${(await answer(page, id).innerText()).replaceAll(/\s+/g, ' ')}`;
  }
  await question(page, questions.at(-1)?.title ?? '').click();
  await expect.poll(() => openAnswers(page)).toEqual([]);

  for (const fact of [
    'anywhere in Gandaki',
    'cash or bank transfer',
    'within 3-4 working days',
    'inside Pokhara Valley',
    'Monday until Saturday, 10:00 AM – 5:30 PM; Sunday: shut',
    '+977 983-1112223',
    'hello@example.org',
  ]) {
    expect(answerText).toContain(fact);
  }
});

test('follows links in answers', async ({ visit }) => {
  const page = await visit('/faq#opening-hours');
  const link = (name: string) => answer(page, 'opening-hours').getByRole('link', { name });
  expect(await link(texts.business.phone).getAttribute('href')).toBe(urls.call);
  expect(await link(texts.business.email).getAttribute('href')).toBe(urls.mail);

  await goTo(page, '/faq#sell');
  const chat = newTabLink(answer(page, 'sell'), 'WhatsApp');
  expect(await chat.getAttribute('href')).toContain(urls.chat);
  await watchForReload(page);
  await answer(page, 'sell').getByRole('link', { name: 'More about selling' }).click();
  await page.waitForURL(/sell-with-us$/);
  expect(await hasNotReloaded(page)).toBe(true);
});

test('opens and closes answers with Enter and Space', async ({ visit }) => {
  const page = await visit('/faq');
  const [first, second] = questions.map(({ title }) => title);
  await tabTo(page, first ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => openAnswers(page)).toEqual([questions[0]?.id]);
  await tabTo(page, second ?? '');
  await page.keyboard.press('Space');
  await expect.poll(() => openAnswers(page)).toEqual([questions[1]?.id]);
  await page.keyboard.press('Space');
  await expect.poll(() => openAnswers(page)).toEqual([]);
});

/** A phone with a low screen, on which most answers are not visible. */
const lowPhone = { ...phone, viewport: { width: 360, height: 480 } };
const motions = [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }] as const;

test.for(motions)(
  'opens an answer from a bookmark, with motion "$reducedMotion"',
  async (motion, { visit }) => {
    const page = await visit('/faq#delivery', { ...lowPhone, ...motion });
    await expect.poll(() => openAnswers(page)).toEqual(['delivery']);
    await expectVisible(page, 'delivery');
    await watchForReload(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About the bench' }).click();
    await heading(page, 'How it began').waitFor();
    await page.goBack();
    await expect.poll(() => openAnswers(page)).toEqual(['delivery']);
    expect(await hasNotReloaded(page)).toBe(true);
  },
);

test.for(motions)(
  'keeps a tapped question in place, with motion "$reducedMotion"',
  async (motion, { visit }) => {
    const page = await visit('/faq', { ...lowPhone, ...motion });
    // Chromium advances transitions if a late task asks for a position. An IntersectionObserver
    // reports the position that was painted.
    const paintedY = (title: string) =>
      question(page, title).evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              resolve(entry?.boundingClientRect.y ?? Number.NaN);
            });
            observer.observe(element);
          }),
      );
    const [, second, third] = questions.map(({ title }) => title);
    for (const title of [second ?? '', third ?? '']) {
      await question(page, title).scrollIntoViewIfNeeded();
      const { y } = await question(page, title).evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        return element.getBoundingClientRect();
      });
      // A slow phone starts the animation late.
      await page.evaluate(() => {
        const keepBusy = () => {
          const end = performance.now() + 450;
          while (performance.now() < end);
        };
        document.addEventListener('click', keepBusy, { once: true });
      });
      await question(page, title).click();
      // Both answers are still moving.
      for (let times = 0; times < 20; times += 1) {
        expect(Math.abs((await paintedY(title)) - y), title).toBeLessThan(3);
      }
    }
    await expect.poll(() => openAnswers(page)).toEqual([questions[2]?.id]);
  },
);

test.for(motions)(
  'opens a linked answer, with motion "$reducedMotion"',
  async (motion, { visit }) => {
    const page = await visit('/about', { ...lowPhone, ...motion });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/faq#payment',
        textContent: 'How to pay',
      });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'How to pay' }).click();
    await expect.poll(() => openAnswers(page)).toEqual(['payment']);
    await expectVisible(page, 'payment');
    await page.evaluate(() => {
      location.hash = 'delivery';
    });
    await expect.poll(() => openAnswers(page)).toEqual(['delivery']);
    await expectVisible(page, 'delivery');
    await page.goBack();
    await expect.poll(() => openAnswers(page)).toEqual(['payment']);
  },
);

test('ignores a fragment that is not the id of an answer', async ({ visit }) => {
  const page = await visit('/faq#no-such-answer');
  expect(await openAnswers(page)).toEqual([]);
  await goTo(page, '/faq?from=mail#%E0%A4%A');
  expect(await openAnswers(page)).toEqual([]);
});

test('offers a call and a chat below the questions', async ({ look }) => {
  const page = await look('/faq');
  const callIn = (part: Locator | Page) =>
    part.getByRole('link', { name: 'Ring the desk', exact: true });
  const chatIn = (part: Locator | Page) => newTabLink(part, 'Chat about it');
  const part = partWith(page, heading(page, 'Not among these?'), callIn(page), chatIn(page));
  expect(await part.getByRole('heading').count()).toBe(1);
  expect(await callIn(part).getAttribute('href')).toBe(urls.call);
  expect((await chatOf(chatIn(part))).url).toBe(urls.chat);
  expect(await textOf(part)).toContain(texts.business.phone);
  expect(await textOf(part)).toContain(texts.business.email);
});

/** Expects the answer and its question to be visible between the header and the bottom bar. */
async function expectVisible(page: Page, id: string) {
  const title = questions.find((candidate) => candidate.id === id)?.title ?? '';
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Ask the workshop' }).boundingBox();
  await expect
    .poll(async () => (await question(page, title).boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect
    .poll(async () => {
      const box = await answer(page, id).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
}

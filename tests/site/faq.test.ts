import type { Page } from 'playwright-core';
import { boxOf } from '../support/boxes.ts';
import { tabTo } from '../support/keyboard.ts';
import { readChat, contactSection, newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import {
  bottomBar,
  footerLink,
  hasNotReloaded,
  header,
  heading,
  main,
  textOf,
  watchForReload,
} from '../support/parts.ts';
import {
  answer,
  expectOneAnswerAtATime,
  expectOpenAnswers,
  question,
  questionIds,
  questionText,
} from '../support/questions.ts';
import { texts, urls } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

test('shows all questions in order with closed answers', async ({ visit }) => {
  const page = await visit('/faq');
  expect(questionIds).toEqual(['sell', 'delivery', 'payment', 'opening-hours']);
  const shown = await main(page).getByRole('group').getByRole('heading').allTextContents();
  expect(shown).toEqual(questionIds.map(questionText));
  await expectOpenAnswers(page, []);
});

test('closes an answer when another opens, or on a second tap', async ({ visit }) => {
  const page = await visit('/faq');
  await expectOneAnswerAtATime(page);
});

test('inserts facts into the answers', async ({ visit }) => {
  const page = await visit('/faq');
  const answers = await textOf(main(page));
  for (const fact of [
    'anywhere in Gandaki',
    'cash or bank transfer',
    'within 3-4 working days',
    'inside Pokhara Valley',
    'Monday until Saturday, 10:00 AM – 5:30 PM; Sunday: shut',
    '+977 983-1112223',
    'hello@example.org',
  ]) {
    expect(answers).toContain(fact);
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
  await tabTo(page, questionText('sell'));
  await page.keyboard.press('Enter');
  await expectOpenAnswers(page, ['sell']);
  await tabTo(page, questionText('delivery'));
  await page.keyboard.press('Space');
  await expectOpenAnswers(page, ['delivery']);
  await page.keyboard.press('Space');
  await expectOpenAnswers(page, []);
});

/** A phone with a low screen, which shows few answers. */
const lowPhone = { ...phone, viewport: { width: 360, height: 480 } };
/** Values of the setting `prefers-reduced-motion`. */
const motions = ['reduce', 'no-preference'] as const;

test.for(motions)('opens an answer from a bookmark, motion "%s"', async (motion, { visit }) => {
  const page = await visit('/faq#delivery', { ...lowPhone, reducedMotion: motion });
  await expectOpenAnswers(page, ['delivery']);
  await expectVisible(page, 'delivery');
  await watchForReload(page);
  await footerLink(page, 'About the bench').click();
  await heading(page, 'How it began').waitFor();
  await page.goBack();
  await expectOpenAnswers(page, ['delivery']);
  expect(await hasNotReloaded(page)).toBe(true);
});

test.for(motions)('keeps a tapped question in place, motion "%s"', async (motion, { visit }) => {
  const page = await visit('/faq', { ...lowPhone, reducedMotion: motion });
  // After a long task, Chromium returns a later position than the one on the screen. An
  // IntersectionObserver reports the position that was painted.
  const paintedTop = (id: string) =>
    question(page, id).evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            observer.disconnect();
            resolve(entry?.boundingClientRect.top ?? Number.NaN);
          });
          observer.observe(element);
        }),
    );
  for (const id of ['delivery', 'payment']) {
    await question(page, id).scrollIntoViewIfNeeded();
    const { top } = await question(page, id).evaluate((element) => {
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
    await question(page, id).click();
    // These 20 positions are painted while the answers open and close.
    for (let times = 0; times < 20; times += 1) {
      expect(Math.abs((await paintedTop(id)) - top), id).toBeLessThan(3);
    }
  }
  await expectOpenAnswers(page, ['payment']);
});

test.for(motions)('opens a linked answer, motion "%s"', async (motion, { visit }) => {
  const page = await visit('/about', { ...lowPhone, reducedMotion: motion });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/faq#payment',
      textContent: 'How to pay',
    });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'How to pay' }).click();
  await expectOpenAnswers(page, ['payment']);
  await expectVisible(page, 'payment');
  await page.evaluate(() => {
    location.hash = 'delivery';
  });
  await expectOpenAnswers(page, ['delivery']);
  await expectVisible(page, 'delivery');
  await page.goBack();
  await expectOpenAnswers(page, ['payment']);
});

test('ignores an anchor that is not the id of an answer', async ({ visit }) => {
  const page = await visit('/faq#no-such-answer');
  await expectOpenAnswers(page, []);
  await goTo(page, '/faq?from=mail#%E0%A4%A');
  await expectOpenAnswers(page, []);
});

test('offers a call and a chat below the questions', async ({ visit }) => {
  const page = await visit('/faq');
  const labels = { call: 'Ring the desk', chat: 'Chat about it' };
  const { section, call, chat } = contactSection(page, 'Not among these?', labels);
  expect(await section.getByRole('heading').count()).toBe(1);
  expect(await call.getAttribute('href')).toBe(urls.call);
  expect((await readChat(chat)).url).toBe(urls.chat);
  expect(await textOf(section)).toContain(texts.business.phone);
  expect(await textOf(section)).toContain(texts.business.email);
});

/** Waits until the answer and its question are between the header and the bottom bar. */
async function expectVisible(page: Page, id: string) {
  const { bottom: headerBottom } = await boxOf(header(page));
  const { top: barTop } = await boxOf(bottomBar(page));
  const questionTop = async () => (await boxOf(question(page, id))).top;
  const answerBottom = async () => (await boxOf(answer(page, id))).bottom;
  await expect.poll(questionTop).toBeGreaterThanOrEqual(headerBottom);
  await expect.poll(answerBottom).toBeLessThanOrEqual(barTop);
}

import type { Page } from 'playwright-core';
import { boxOf, clickMiddle } from '../support/boxes.ts';
import { tabTo } from '../support/keyboard.ts';
import { readMovement, recordMovement, waitForFrames } from '../support/movement.ts';
import { desktop, lowPhone, phone } from '../support/pages.ts';
import {
  bottomBar,
  findHeaderCover,
  footerLink,
  hasNotReloaded,
  header,
  heading,
  main,
  titleHeading,
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
import { expect, test } from '../support/visitor.ts';
import { goTo, waitUntilHydrated } from '../support/visits.ts';

test('closes an answer when another opens, or on a second tap', async ({ look }) => {
  const page = await look('/faq');
  await expectOneAnswerAtATime(page);
});

test('follows a link in an answer without a reload', async ({ look }) => {
  const page = await look('/faq#sell');
  await watchForReload(page);
  await answer(page, 'sell').getByRole('link', { name: 'More about selling' }).click();
  await page.waitForURL(/sell-with-us$/);
  expect(await hasNotReloaded(page)).toBe(true);
});

test('opens and closes answers with Enter and Space', async ({ look }) => {
  const page = await look('/faq');
  await tabTo(page, questionText('sell'));
  await page.keyboard.press('Enter');
  await expectOpenAnswers(page, ['sell']);
  await tabTo(page, questionText('delivery'));
  await page.keyboard.press('Space');
  await expectOpenAnswers(page, ['delivery']);
  await page.keyboard.press('Space');
  await expectOpenAnswers(page, []);
});

test('opens an answer from a bookmark', async ({ visit }) => {
  const page = await visit('/faq#delivery', lowPhone);
  await expectOpenAnswers(page, ['delivery']);
  await expectVisible(page, 'delivery');
  await watchForReload(page);
  await footerLink(page, 'About the bench').click();
  await heading(page, 'How it began').waitFor();
  await page.goBack();
  await expectOpenAnswers(page, ['delivery']);
  expect(await hasNotReloaded(page)).toBe(true);
});

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'keeps a tapped question in place in each frame on a %s',
  async ([, screen], { visit }) => {
    const page = await visit('/faq', { ...screen, reducedMotion: 'no-preference' });
    const [first = '', second = '', third = '', last = ''] = questionIds;
    await page.evaluate(recordMovement);
    // The last taps follow each other within a few frames, while answers still open.
    for (const [id, frames] of [
      [first, 20],
      [second, 20],
      [last, 20],
      [first, 20],
      [third, 3],
      [second, 3],
      [second, 3],
      [last, 3],
      [first, 3],
      [last, 20],
      [last, 20],
    ] as const) {
      await tap(page, id, frames);
    }
    expect(await page.evaluate(readMovement)).toBeLessThanOrEqual(6);
  },
);

/** A screen that is so high that the page hardly scrolls. The answers are below their questions. */
const highScreen = { viewport: { width: 600, height: 1400 } };

test('keeps a tapped question in place where the page cannot scroll', async ({ visit }) => {
  const page = await visit('/faq', highScreen);
  const [first = '', second = '', , last = ''] = questionIds;
  const titleTop = async () => (await boxOf(titleHeading(page))).top;
  const topAtStart = await titleTop();
  await page.evaluate(recordMovement);
  for (const id of [first, second]) await tap(page, id, 10);
  expect(await page.evaluate(readMovement)).toBeLessThanOrEqual(6);
  expect(await titleTop()).toBeGreaterThan(topAtStart + 20);

  // The gap above the title disappears once the visitor has scrolled past it.
  await page.mouse.wheel(0, 1000);
  const gap = () =>
    main(page).evaluate((part) => getComputedStyle(part.firstElementChild ?? part).paddingTop);
  await expect.poll(gap).toBe('0px');
  await page.mouse.wheel(0, -2000);
  await expect.poll(titleTop).toBeCloseTo(topAtStart, 0);

  await page.mouse.wheel(0, 2000);
  await page.evaluate(recordMovement);
  for (const id of [last, first, last, last]) await tap(page, id, 10);
  expect(await page.evaluate(readMovement)).toBeLessThanOrEqual(6);

  await footerLink(page, 'About the bench').click();
  await heading(page, 'How it began').waitFor();
  await footerLink(page, 'Answers').click();
  await expect.poll(titleTop).toBeCloseTo(topAtStart, 0);
});

/** The windows of a laptop, a desktop, and a laptop at a zoom of 200 %. */
const windows = [
  [1366, 640],
  [1920, 950],
  [683, 384],
] as const;

test('shows an answer below its question, in the window and not over the header', async ({
  visit,
}) => {
  const page = await visit('/faq');
  const [first = '', second = '', third = '', last = ''] = questionIds;
  const expectBelow = async (id: string) => {
    await expectOpenAnswers(page, [id]);
    const { bottom } = await boxOf(question(page, id));
    const { top } = await boxOf(answer(page, id));
    expect(top).toBeGreaterThanOrEqual(bottom);
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await findHeaderCover(page)).toEqual([]);
  };
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await goTo(page, `/faq?${width}#${third}`);
    await expectVisible(page, third);
    await page.reload();
    await waitUntilHydrated(page);
    await expectVisible(page, third);
    await expectBelow(third);
    for (const id of [second, last]) {
      await question(page, id).click();
      await expectBelow(id);
    }
    for (const id of [first, last]) {
      await tabTo(page, questionText(id));
      await page.keyboard.press('Enter');
      await expectBelow(id);
    }
  }
});

test('opens a linked answer', async ({ visit }) => {
  const page = await visit('/about', lowPhone);
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

test('ignores an anchor that is not the id of an answer', async ({ look }) => {
  const page = await look('/faq#no-such-answer');
  await expectOpenAnswers(page, []);
  await goTo(page, '/faq?from=mail#%E0%A4%A');
  await expectOpenAnswers(page, []);
});

/** Taps a question as a finger does, and waits for the next frames. Scrolls if it is out of sight. */
async function tap(page: Page, id: string, frames: number) {
  const hasScrolled = await question(page, id).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > 80 && bottom < innerHeight - 80) return false;
    dispatchEvent(new Event('visitor-scrolls'));
    element.scrollIntoView({ block: 'center' });
    return true;
  });
  if (hasScrolled) await waitForFrames(page, 2);
  await clickMiddle(question(page, id));
  await waitForFrames(page, frames);
}

/** Waits until the answer and its question are between the header and the bottom bar. */
async function expectVisible(page: Page, id: string) {
  const { bottom: headerBottom } = await boxOf(header(page));
  const hasBar = await bottomBar(page).isVisible();
  const height = page.viewportSize()?.height ?? 0;
  const end = hasBar ? (await boxOf(bottomBar(page))).top : height;
  const questionTop = async () => (await boxOf(question(page, id))).top;
  const answerBottom = async () => (await boxOf(answer(page, id))).bottom;
  await expect.poll(questionTop).toBeGreaterThanOrEqual(headerBottom);
  await expect.poll(answerBottom).toBeLessThanOrEqual(end);
}

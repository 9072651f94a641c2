import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { main } from './parts.ts';
import { collections } from './shop.ts';

/** The ids of the questions of the FAQ, in order. */
export const questionIds = collections.faq.map(({ id }) => id);

export function questionText(id: string): string {
  return String(collections.faq.find((entry) => entry.id === id)?.data.question);
}

export function question(page: Page, id: string): Locator {
  return main(page).getByText(questionText(id), { exact: true });
}

export function answer(page: Page, id: string): Locator {
  return main(page).locator(`#${id}`);
}

/** Waits until exactly these answers are open. */
export async function expectOpenAnswers(page: Page, ids: readonly string[]) {
  const openAnswers = async () => {
    const open: string[] = [];
    for (const id of questionIds) if (await answer(page, id).isVisible()) open.push(id);
    return open;
  };
  await expect.poll(openAnswers).toEqual(ids);
}

/** Expects that an opened answer closes the previous answer, and that a second tap closes it. */
export async function expectOneAnswerAtATime(page: Page) {
  for (const id of questionIds) {
    await question(page, id).click();
    await expectOpenAnswers(page, [id]);
  }
  await question(page, questionIds.at(-1) ?? '').click();
  await expectOpenAnswers(page, []);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { editKinds, type EditKind } from '../../scripts/bench/edits.ts';
import { main } from './setup/parts.ts';
import type { ProjectCopy } from './setup/project-copy.ts';
import { expect } from './setup/visitor.ts';
import { atRest } from './setup/visits.ts';
import { hasTrace, leaveTrace, overlay, test } from './setup/workshop.ts';

/** Saves words in the way of a kind of edit and waits until the open page shows them. */
async function saveAndSee(page: Page, { root }: ProjectCopy, kind: EditKind, words: string) {
  const file = path.join(root, kind.file);
  await kind.save(file, kind.change(await readFile(file, 'utf8'), words));
  await page.getByText(words).first().waitFor({ state: 'attached' });
}

/** Types into the form, and edits the page and what stands on all pages in every way. */
async function expectTypedKept(page: Page, workshop: ProjectCopy, saved: string) {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I want to sell a bed.');
  for (const kind of editKinds.filter(({ file }) => !file.startsWith('content/faq/'))) {
    const file = kind.file.replace('pages/faq', 'pages/contact');
    await saveAndSee(page, workshop, { ...kind, file }, `${saved} with ${kind.name}`);
    expect(await message.inputValue()).toBe('I want to sell a bed.');
  }
}

/** How far below the upper edge of the screen something begins. */
const topOf = async (thing: Locator) => (await thing.boundingBox())?.y;

test('an edit of any kind keeps the place on the page and the open answer', async ({
  workshop,
  visit,
}) => {
  const page = await visit('/faq', { viewport: { width: 600, height: 400 } });
  await leaveTrace(page);
  const answer = main(page).locator('details').first();
  await answer.locator('summary').click();
  await answer.getByRole('paragraph').first().waitFor();
  const next = main(page).locator('details').nth(1);
  await next.scrollIntoViewIfNeeded();
  const top = await topOf(next);
  for (const kind of editKinds) {
    await saveAndSee(page, workshop, kind, `Answered with ${kind.name}`);
    expect(await answer.getAttribute('open')).not.toBeNull();
    expect(await topOf(next)).toBe(top);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await hasTrace(page)).toBe(true);
});

test('an edit of any kind keeps what was typed', async ({ workshop, visit }) => {
  const page = await visit('/contact');
  await leaveTrace(page);
  await expectTypedKept(page, workshop, 'Typed');
  expect(await hasTrace(page)).toBe(true);
});

test('a mistake and its mend keep what was typed', async ({ workshop, visit }) => {
  const page = await visit('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I want to sell a bed.');
  let sound = '';
  await workshop.edit('content/site/header.mdx', (text) => {
    sound = text;
    return text.replace('call:', 'cal:');
  });
  await overlay(page).getByText('did you mean "call"?').first().waitFor();
  await workshop.edit('content/site/header.mdx', () => sound);
  await overlay(page).waitFor({ state: 'detached' });
  expect(await message.inputValue()).toBe('I want to sell a bed.');
});

test('an edit keeps what was typed also on a page that was rendered ahead', async ({
  workshop,
  visit,
}) => {
  const page = await visit('/');
  await atRest(page);
  // The edits of the tests before may have given the link another name.
  await page.getByRole('banner').locator('a[href="/contact"]').click();
  await expectTypedKept(page, workshop, 'Ahead');
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { editKinds, type EditKind } from '../../scripts/bench/edits.ts';
import { main } from '../support/parts.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import { expect } from '../support/visitor.ts';
import { atRest } from '../support/visits.ts';
import { hasTrace, leaveTrace, overlay, test } from '../support/workshop.ts';

const frame = editKinds.find(({ file }) => file.endsWith('header.mdx')) as EditKind;
/** As the bench edits, and as a slow disk saves: the file is empty for a while. */
const kinds: readonly EditKind[] = [
  ...editKinds,
  {
    ...frame,
    name: `${frame.name}, slowly`,
    async save(file, text) {
      await writeFile(file, '');
      await setTimeout(100);
      await writeFile(file, text);
    },
  },
];

let edits = 0;

/** Saves words that the page never showed, and waits until the open page shows them. */
async function saveAndSee(page: Page, { root }: ProjectCopy, kind: EditKind) {
  const file = path.join(root, kind.file);
  const words = `Edit ${(edits += 1)}, of ${kind.name}`;
  await kind.save(file, kind.change(await readFile(file, 'utf8'), words));
  await page.getByText(words).first().waitFor({ state: 'attached' });
}

/** Types into the form, and edits the page and what stands on all pages in every way. */
async function expectTypedKept(page: Page, workshop: ProjectCopy) {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I want to sell a bed.');
  for (const kind of kinds.filter(({ file }) => !file.startsWith('content/faq/'))) {
    const file = kind.file.replace('pages/faq', 'pages/contact');
    await saveAndSee(page, workshop, { ...kind, file });
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
  for (const kind of kinds) {
    await saveAndSee(page, workshop, kind);
    expect(await answer.getAttribute('open')).not.toBeNull();
    expect(await topOf(next)).toBe(top);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await hasTrace(page)).toBe(true);
});

test('an edit of any kind keeps what was typed', async ({ workshop, visit }) => {
  const page = await visit('/contact');
  await leaveTrace(page);
  await expectTypedKept(page, workshop);
  expect(await hasTrace(page)).toBe(true);
});

test('a mistake and its mend keep what was typed', async ({
  workshop,
  visit,
  expectedMessages,
}) => {
  // What the browser fetches ahead meanwhile is refused.
  expectedMessages.push(/status of 500/);
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
  await expectTypedKept(page, workshop);
});

test('a page that is asked for while a file is being saved comes', async ({ workshop, visit }) => {
  const page = await visit('/about');
  await leaveTrace(page);
  const file = path.join(workshop.root, frame.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, '');
  await setTimeout(60);
  await page.getByRole('banner').locator('a[href="/faq"]').click();
  await setTimeout(100);
  await writeFile(file, text);
  await main(page).locator('details').first().waitFor();
  expect(await hasTrace(page)).toBe(true);
});

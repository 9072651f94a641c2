import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { nextRelease } from '../support/folders.ts';
import { draftId } from '../support/next-release.ts';
import { header, heading, main } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { test as devTest } from '../support/dev-site.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const draftMark = texts.notices.draft_mark;

devTest('marks a draft question until it is published', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const question = main(page).getByRole('group').filter({ hasText: 'When is spring?' });
  const draftMarkOfQuestion = question.getByText(draftMark, { exact: true });
  const writeQuestion = (fields: string) =>
    devSite.edit(
      'content/faq/season.mdx',
      () => `---\nquestion: When is spring?\norder: 90\n${fields}---\n\nSoon.\n`,
    );
  await writeQuestion('from: 2020-01-01\nuntil: 2020-04-01\ndraft: true\n');
  await draftMarkOfQuestion.waitFor();
  await writeQuestion('');
  await draftMarkOfQuestion.waitFor({ state: 'detached' });
  await expect.poll(() => question.count()).toBe(1);
});

devTest('shows a draft page and its link in the dev server', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const file = `content/pages/${draftId}.mdx`;
  const draft = readFileSync(path.join(nextRelease, file), 'utf8');
  await devSite.edit(file, () => draft);
  // If the row of links is full, the link is in the menu.
  await header(page)
    .getByRole('link', { name: 'Spring', includeHidden: true })
    .waitFor({ state: 'attached' });
  await goTo(page, `/${draftId}`);
  await heading(page, 'Spring').waitFor();
  await main(page).getByText(draftMark, { exact: true }).waitFor();
});

devTest('marks each draft in a section that contains only drafts', async ({ devSite, visit }) => {
  const page = await visit('/');
  for (const id of ['local-hands', 'ready-to-use', 'solid-wood']) {
    await devSite.edit(`content/badges/${id}.mdx`, (text) =>
      text.replace(/^order:/m, 'draft: true\norder:'),
    );
  }
  await expect.poll(() => main(page).getByText(draftMark, { exact: true }).count()).toBe(3);
});

test('builds no file with the id of a draft in its path or content', () => {
  const dist = inject('nextDist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.includes(draftId))).toEqual([]);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(draftId))).toEqual([]);
});

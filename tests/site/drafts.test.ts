import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { draftId, draftPage } from '../support/next-release.ts';
import { heading, main } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { test as staffTest } from '../support/staff.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const mark = texts.notices.draft_mark;

staffTest('shows a marked draft in the dev server until published', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const question = (name: string) => main(page).getByRole('group').filter({ hasText: name });
  const draft =
    '---\nquestion: When is spring?\norder: 90\nfrom: 2020-01-01\nuntil: 2020-04-01\ndraft: true\n---\n\nSoon.\n';
  await desk.edit('content/faq/spring.mdx', () => draft);
  await question('When is spring?').getByText(mark, { exact: true }).waitFor();
  await desk.edit('content/faq/spring.mdx', () =>
    draft.replace(/^(?:draft|from|until): .*\n/gm, ''),
  );
  await question('When is spring?').getByText(mark, { exact: true }).waitFor({ state: 'detached' });
  expect(await question('When is spring?').count()).toBe(1);

  await desk.edit('content/pages/spring.mdx', () => draftPage());
  // If the row of links is full, the link is in the menu.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Spring', includeHidden: true })
    .waitFor({ state: 'attached' });
  await goTo(page, '/spring');
  await heading(page, 'Spring').waitFor();
  await main(page).getByText(mark, { exact: true }).waitFor();

  // The mark also shows if a part has no other content.
  await goTo(page, '/');
  for (const id of ['local-hands', 'ready-to-use', 'solid-wood']) {
    await desk.edit(`content/badges/${id}.mdx`, (text) =>
      text.replace(/^order:/m, 'draft: true\norder:'),
    );
  }
  await expect.poll(() => main(page).getByText(mark, { exact: true }).count()).toBe(3);
});

test('contains no trace of a draft in any built file', () => {
  const dist = inject('nextDist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(names.filter((name) => name.includes(draftId))).toEqual([]);
  expect(names.filter((name) => readFileSync(name, 'utf8').includes(draftId))).toEqual([]);
});

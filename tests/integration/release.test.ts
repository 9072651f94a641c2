import { expect } from 'vitest';
import { lineOf } from '../support/line-of.ts';
import { releaseReport } from '../../src/compiler/diagnostics/release-report.ts';
import { checkRelease } from '../../src/compiler/check/run-rules.ts';
import { writeTranslations } from '../../scripts/new/translation.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

const tasksIn = async (content: SiteCopy) => checkRelease(await content.load()).map(lineOf);

test('reports that no tasks remain', () => {
  expect(releaseReport([], [])).toBe('Ready to publish.');
});

test('ignores text that only looks unfinished', async ({ content }) => {
  const file = 'content/faq/why.mdx';
  content.write(
    file,
    '---\nquestion: Which sizes, for example?\norder: 9\n---\n\nXXX-large, and an exemplary XXXL.\n',
  );
  expect(checkRelease(await content.load()).map(({ path }) => path)).not.toContain(file);
});

test('reports that the facts of a language are missing', async ({ content }) => {
  content.translate();
  const file = 'content/ne/site/business.mdx';
  const task = `${file}:1:1  Translate tagline, slogan, facts and holidays. "npm run new translation ne" writes this file.`;
  expect(await tasksIn(content)).not.toContain(task);
  content.edit('content/site/business.mdx', (text) =>
    text.replace('social:', 'special_days:\n  - date: 2030-03-04\n    reason: Holi\nsocial:'),
  );
  content.remove(file);
  expect(await tasksIn(content)).toContain(task);
  expect((await content.load()).warnings.filter(({ path }) => path === file)).toEqual([]);

  const summary = await writeTranslations(content.root, ['ne', 'content/site/business.mdx']);
  expect(summary).toContain(file);
  expect(content.read(file)).toContain('special_days:\n  - reason: Holi\n');
  expect(await tasksIn(content)).not.toContain(task);
});

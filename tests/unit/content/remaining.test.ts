import { expect } from 'vitest';
import { releaseReport } from '../../../scripts/content/release/release-report.ts';
import { remaining } from '../../../scripts/content/release/remaining.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

const pathsOn = async (content: SiteCopy, day: string) =>
  remaining((await content.load()).files, day).map(({ path }) => path);

test('an announcement remains to be removed from the day after its last', async ({ content }) => {
  const file = 'content/site/announcement.mdx';
  content.write(file, '---\nfrom: 2026-11-20\nuntil: 2026-11-21\nwords: Closed tomorrow.\n---\n');
  expect(await pathsOn(content, '2026-11-21')).not.toContain(file);
  expect(await pathsOn(content, '2026-11-22')).toContain(file);
});

test('text that only looks unfinished does not remain', async ({ content }) => {
  const file = 'content/faq/why.mdx';
  content.write(
    file,
    '---\nquestion: Which sizes, for example?\norder: 9\n---\n\nXXX-large, and an exemplary XXXL.\n',
  );
  expect(await pathsOn(content, '2026-11-22')).not.toContain(file);
});

test('the report says when nothing remains', () => {
  expect(releaseReport([], [])).toBe('Ready to publish.');
});

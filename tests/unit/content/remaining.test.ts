import { expect } from 'vitest';
import { releaseReport } from '../../../scripts/content/release/release-report.ts';
import { remaining } from '../../../scripts/content/release/remaining.ts';
import { test } from '../../support/site-copy.ts';

test('text that only looks unfinished does not remain', async ({ content }) => {
  const file = 'content/faq/why.mdx';
  content.write(
    file,
    '---\nquestion: Which sizes, for example?\norder: 9\n---\n\nXXX-large, and an exemplary XXXL.\n',
  );
  expect(remaining((await content.load()).files).map(({ path }) => path)).not.toContain(file);
});

test('the report says when nothing remains', () => {
  expect(releaseReport([], [])).toBe('Ready to publish.');
});

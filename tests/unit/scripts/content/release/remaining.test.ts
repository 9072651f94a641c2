import { describe, expect } from 'vitest';
import { releaseReport } from '../../../../../scripts/content/release/release-report.ts';
import { remaining } from '../../../../../scripts/content/release/remaining.ts';
import { test } from '../content-copy.ts';

describe('Nothing remains', () => {
  const announcement = 'content/site/announcement.mdx';

  test('of an announcement on its last day', async ({ content }) => {
    await content.write(
      announcement,
      '---\nfrom: 2026-11-20\nuntil: 2026-11-21\nwords: We are closed tomorrow.\n---\n',
    );
    const { files } = await content.load();
    const paths = (day: string) => remaining(files, day).map((thing) => thing.path);
    expect(paths('2026-11-21')).not.toContain(announcement);
    expect(paths('2026-11-22')).toContain(announcement);
  });

  test('and that is said', () => {
    expect(releaseReport([], [])).toBe('Ready to publish.');
  });

  test('where words only look unfinished', async ({ content }) => {
    await content.write(
      'content/faq/why.mdx',
      '---\nquestion: Which sizes, for example?\norder: 9\n---\n\nXXX-large, and an exemplary XXXL.\n',
    );
    const { files } = await content.load();
    const paths = remaining(files, '2026-11-22').map((thing) => thing.path);
    expect(paths).not.toContain('content/faq/why.mdx');
  });
});

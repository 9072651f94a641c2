import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { releaseReport } from '../../../../../scripts/content/release/release-report.ts';
import { remaining } from '../../../../../scripts/content/release/remaining.ts';
import { diagnosticLine } from '../../../../../scripts/content/diagnostics/report.ts';
import { project, test } from '../content-copy.ts';

const fixtures = path.join(project, 'tests/fixtures/unfinished');
const today = '2026-11-22';

describe('Somebody wants to publish and is told what remains, in these words, at this place', () => {
  for (const name of readdirSync(fixtures)) {
    test(name.replaceAll('-', ' '), async ({ content }) => {
      const folder = path.join(fixtures, name);
      const expected = await readFile(path.join(folder, 'expected.txt'), 'utf8');
      await content.layOver(folder);
      const { files, diagnostics } = await content.load();
      expect(diagnostics).toEqual([]);
      const things = remaining(files, today).filter((thing) =>
        existsSync(path.join(folder, thing.path)),
      );
      expect(things.map((thing) => `${diagnosticLine(thing)}\n`).join('')).toBe(expected);
    });
  }
});

describe('Nothing remains', () => {
  const announcement = 'content/site/announcement.mdx';

  test('of an announcement on its last day', async ({ content }) => {
    await content.layOver(path.join(fixtures, 'announcement-ended'));
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
    const paths = remaining(files, today).map((thing) => thing.path);
    expect(paths).not.toContain('content/faq/why.mdx');
  });
});

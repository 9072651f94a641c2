import { describe, expect } from 'vitest';
import { lineOf } from '../../support/line-of.ts';
import { releaseReport } from '../../../scripts/content/diagnostics/release-report.ts';
import { checkRelease } from '../../../scripts/content/run-rules.ts';
import { writeTranslations } from '../../../scripts/new/translation.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

test('ignores text that only looks unfinished', async ({ content }) => {
  const file = 'content/faq/why.mdx';
  content.write(
    file,
    '---\nquestion: Which sizes, for example?\norder: 9\n---\n\nXXX-large, and an exemplary XXXL.\n',
  );
  expect(checkRelease(await content.load()).map(({ path }) => path)).not.toContain(file);
});

describe('reports that a language is not ready to publish', () => {
  const remainingIn = async (content: SiteCopy) => checkRelease(await content.load()).map(lineOf);

  test('if tagline, slogan, facts and holidays are in another language', async ({ content }) => {
    content.translate();
    const file = 'content/ne/site/business.mdx';
    const missing = `${file}:1:1  Translate tagline, slogan, facts and holidays. "npm run new translation ne" writes this file.`;
    expect(await remainingIn(content)).not.toContain(missing);
    content.edit('content/site/business.mdx', (text) =>
      text.replace('social:', 'special_days:\n  - date: 2030-03-04\n    reason: Holi\nsocial:'),
    );
    content.remove(file);
    expect(await remainingIn(content)).toContain(missing);
    expect((await content.load()).warnings.filter(({ path }) => path === file)).toEqual([]);

    const answer = await writeTranslations(content.root, ['ne', 'content/site/business.mdx']);
    expect(answer).toContain(file);
    expect(content.read(file)).toContain('special_days:\n  - reason: Holi\n');
    expect(await remainingIn(content)).not.toContain(missing);
  });

  test.for([
    ['एउटा', undefined],
    ['Ünlü Straße, Łódź', undefined],
    ['طاولات ٤٬٥٠٠', undefined],
    ['שולחנות', 'ש'],
    ['Τραπέζια', 'Τ'],
    ['Столы', 'С'],
    ['Bàn ghế', 'ế'],
  ])(
    'if Open Graph images cannot show its letters, such as "%s"',
    async ([sample, letter], { content }) => {
      content.edit('content/pages/about.mdx', (text) =>
        text.replace(/^title: .*/m, `title: ${sample}`),
      );
      content.edit('content/site/business.mdx', (text) =>
        text
          .replace(/^tagline: .*/m, `tagline: ${sample}`)
          .replace('city: Pokhara', `city: ${sample}`),
      );
      const found = (await remainingIn(content)).filter((line) => line.includes('Share pictures'));
      const line = `Share pictures cannot show "${letter}". Ask a developer to add a font for these letters.`;
      const positions = ['pages/about.mdx:2:8', 'site/business.mdx:4:10', 'site/business.mdx:10:3'];
      expect(found).toEqual(letter ? positions.map((place) => `content/${place}  ${line}`) : []);
    },
  );
});

test('reports that no tasks remain', () => {
  expect(releaseReport([], [])).toBe('Ready to publish.');
});

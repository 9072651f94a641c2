import { expect } from 'vitest';
import { load } from '../../../scripts/content/load.ts';
import { factsByLanguage, pageValues } from '../../../scripts/vite/dev-panel/page-values.ts';
import { modelOf, test, type SiteCopy } from '../../support/site-copy.ts';

async function loadValid({ root }: SiteCopy) {
  const result = await load(root);
  return { model: modelOf(result), files: result.files };
}

test('lists the values of a page and of content/site by position', async ({ content }) => {
  const { page, values } = pageValues(await loadValid(content), {
    pageId: 'about',
    language: 'en',
  });
  expect(page).toBe('content/pages/about.mdx');
  const rows = values.map(({ source, field, text }) => `${source} ${field}: ${text}`);
  expect(rows).toContain('content/pages/about.mdx:6:10 navigation.label: About the bench');
  expect(rows.filter((row) => /content\/(faq|pages\/home)|order/.test(row))).toEqual([]);
  expect(rows).toContainEqual(expect.stringMatching(/notices\.mdx.*\{service\}/));
});

test('lists each fact with its line, even if the fact combines fields', async ({ content }) => {
  const { en = [] } = factsByLanguage(await loadValid(content));
  const business = content.read('content/site/business.mdx').split('\n');
  const textOf = (name: string, startOfLine: string) => {
    const line = business.findIndex((row) => row.trimStart().startsWith(startOfLine)) + 1;
    const fact = en.find((candidate) => candidate.name === name);
    expect(fact?.source).toMatch(new RegExp(`^content/site/business.mdx:${line}:`));
    return fact?.text;
  };
  expect(textOf('phone', 'phone:')).toBe('+977 983-1112223');
  expect(textOf('address', 'street:')).toBe('Mill Lane, Old Bazaar, Pokhara, Nepal');
  expect(textOf('hours', '- from:')).toContain('10:00 AM');
  expect(textOf('years', 'years:')).toBe('8+');
});

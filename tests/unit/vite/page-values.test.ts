import { describe, expect } from 'vitest';
import { load } from '../../../scripts/content/load.ts';
import { factsByLanguage, pageValues } from '../../../scripts/vite/dev-panel/page-values.ts';
import { modelOf, test, type SiteCopy } from '../../support/site-copy.ts';

async function valid({ root }: SiteCopy) {
  const result = await load(root);
  return { model: modelOf(result), files: result.files };
}

describe('the values of a page', () => {
  test('come from its own file and content/site, with their lines', async ({ content }) => {
    const { page, values } = pageValues(await valid(content), { pageId: 'about', language: 'en' });
    expect(page).toBe('content/pages/about.mdx');
    const rows = values.map(({ source, field, text }) => `${source} ${field}: ${text}`);
    expect(rows).toContain('content/pages/about.mdx:6:10 navigation.label: About the bench');
    expect(rows.filter((row) => /content\/(faq|pages\/home)|order/.test(row))).toEqual([]);
    expect(
      rows.find((row) => row.includes('notices.mdx') && row.includes('{service}')),
    ).toBeTruthy();
  });
});

test('include the line of each fact, even of a fact that combines several fields', async ({
  content,
}) => {
  const { en = [] } = factsByLanguage(await valid(content));
  const business = content.read('content/site/business.mdx').split('\n');
  const textOf = (name: string, begin: string) => {
    const line = business.findIndex((row) => row.trimStart().startsWith(begin)) + 1;
    const fact = en.find((candidate) => candidate.name === name);
    expect(fact?.source).toMatch(new RegExp(`^content/site/business.mdx:${line}:`));
    return fact?.text;
  };
  expect(textOf('phone', 'phone:')).toBe('+977 983-1112223');
  expect(textOf('address', 'street:')).toBe('Mill Lane, Old Bazaar, Pokhara, Nepal');
  expect(textOf('hours', '- from:')).toContain('10:00 AM');
  expect(textOf('years', 'years:')).toBe('8+');
});

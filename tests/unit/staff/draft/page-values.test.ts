import { expect } from 'vitest';
import { load } from '../../../../scripts/read/load.ts';
import { factsByLanguage, listPageValues } from '../../../../src/staff/draft/page-values.ts';
import { modelOf, test, type SiteCopy } from '../../../support/site-copy.ts';

async function loadValid({ root }: SiteCopy) {
  const result = await load(root);
  return { model: modelOf(result), files: result.files };
}

test('lists the text of a page and of content/site by position, and nothing else', async ({
  content,
}) => {
  const { page, values } = listPageValues(await loadValid(content), {
    pageId: 'about',
    language: 'en',
  });
  expect(page).toBe('content/pages/about.mdx');
  const rows = values.map(({ source, field, text }) => `${source} ${field}: ${text}`);
  expect(rows).toContain('content/pages/about.mdx:6:10 navigation.label: About the bench');
  expect(rows.filter((row) => /content\/(faq|pages\/home)|order/.test(row))).toEqual([]);
  expect(rows).toContainEqual(expect.stringMatching(/notices\.mdx.*\{service\}/));
});

test('lists the text that a page does not show at its line', async ({ content }) => {
  const { values } = listPageValues(await loadValid(content), {
    pageId: 'contact',
    language: 'en',
  });
  for (const [file, field] of [
    ['content/pages/contact.mdx', 'title'],
    ['content/pages/contact.mdx', 'description'],
    ['content/pages/contact.mdx', 'whatsapp'],
    ['content/site/notices.mdx', 'service'],
    ['content/site/contact-form.mdx', 'mail'],
  ] as const) {
    const lines = content.read(file).split('\n');
    const line = lines.findIndex((text) => text.startsWith(`${field}:`)) + 1;
    const source = expect.stringContaining(`${file}:${line}:`) as string;
    expect(values).toContainEqual(expect.objectContaining({ file, field, source }));
  }
});

test('lists each fact with its line, even if the fact combines fields', async ({ content }) => {
  const { en = [] } = factsByLanguage(await loadValid(content));
  const business = content.read('content/site/business.mdx').split('\n');
  const expectFact = (name: string, startOfLine: string, text: unknown) => {
    const line = business.findIndex((row) => row.trimStart().startsWith(startOfLine)) + 1;
    const source = expect.stringContaining(`content/site/business.mdx:${line}:`) as string;
    expect(en.find((fact) => fact.name === name)).toMatchObject({ source, text });
  };
  expectFact('phone', 'phone:', '+977 983-1112223');
  expectFact('address', 'street:', 'Mill Lane, Old Bazaar, Pokhara, Nepal');
  expectFact('hours', '- from:', expect.stringContaining('10:00 AM'));
  expectFact('years', 'years:', '8+');
});

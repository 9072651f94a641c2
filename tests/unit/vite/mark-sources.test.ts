import { describe, expect, test } from 'vitest';
import { markSources } from '../../../scripts/vite/dev-panel/mark-sources.ts';
import { renderBody } from '../../support/render-body.ts';

const page = (...lines: string[]) => ['---', 'title: One', '---', '', ...lines].join('\n');

/** What the marks of a body say, with the words of the elements that bear them. */
async function marksOf(text: string): Promise<string[]> {
  const html = await renderBody(text, [[markSources, { root: '/' }]]);
  const marks = html.matchAll(/<\w+[^>]* data-source="([^"]*)"[^>]*>([^<]*)/g);
  return [...marks].map(([, source, words]) => `${source} ${words?.trim()}`.trim());
}

describe('an element says the line and column that it is written at', () => {
  test('headings, paragraphs and lists, counted from the top of the file', async () => {
    expect(
      await marksOf(page('# Sofas', '', 'Soft and **cheap**.', '', '- Red', '- Blue')),
    ).toEqual([
      'content/pages/example.mdx:5:1 Sofas',
      'content/pages/example.mdx:7:1 Soft and',
      'content/pages/example.mdx:7:10 cheap',
      'content/pages/example.mdx:9:1',
      'content/pages/example.mdx:9:1 Red',
      'content/pages/example.mdx:10:1 Blue',
    ]);
  });

  test('a fact that stands alone, as the line that names it', async () => {
    expect(await marksOf(page('{phone}'))).toEqual([
      'content/pages/example.mdx:5:1 +977 983-0000000',
    ]);
  });

  test('words in a button or a link, which pass no marks on, in an element of their own', async () => {
    expect(await marksOf(page('<Button to="call">Call {phone}</Button>'))).toEqual([
      'content/pages/example.mdx:5:19 Call',
      'content/pages/example.mdx:5:24 +977 983-0000000',
    ]);
    expect(await marksOf(page('See [our answers](/faq).'))).toContain(
      'content/pages/example.mdx:5:6 our answers',
    );
  });

  test('but nothing is said of what is not written, such as the sections', async () => {
    const html = await renderBody(page('# Sofas'), [[markSources, { root: '/' }]]);
    expect(html).toContain('<section><h1');
  });
});

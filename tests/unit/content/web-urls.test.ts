import { expect } from 'vitest';
import { test } from '../../support/site-copy.ts';

test.for([
  'https://दुकान.example',
  'https://café-münchen.example',
  'https://カフェabc東京.example',
  'https://shop.पसल.example/о',
])('accepts %s, whose letters are of one script', async (url, { content }) => {
  const text = `---\nquestion: Where?\norder: 1\n---\n\nAsk a [shop](${url}).\n`;
  content.write('content/faq/where.mdx', text);
  expect((await content.load()).warnings).toEqual([]);
});

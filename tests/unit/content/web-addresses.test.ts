import { expect, test } from 'vitest';
import { mixedScripts } from '../../../scripts/content/link/web-addresses.ts';
import { contentFile } from '../../support/content-file.ts';

test.for([
  'https://दुकान.example',
  'https://café-münchen.example',
  'https://カフェabc東京.example',
  'https://shop.पसल.example/о',
])('takes %s, whose letters belong together', (address) => {
  const text = `---\nquestion: Where?\norder: 1\n---\n\nAsk a [shop](${address}).\n`;
  expect(mixedScripts([contentFile('content/faq/where.mdx', text)])).toEqual([]);
});

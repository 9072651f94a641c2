import { expect } from 'vitest';
import { test } from '../../support/site-copy.ts';

// The bytes are not in fixture files, because editors and git may change the bytes of a file.

const file = 'content/faq/broken-items.mdx';
const valid = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry. 😀 हुँदैन।\n';
const notUtf8 =
  '1:1  Save this file as UTF-8 text. Open it in the program that wrote it, choose Save as, and then the encoding UTF-8.';

test.for([
  ['as most editors write it', valid],
  ['with a byte order mark, as Notepad writes it', `\uFEFF${valid}`],
  ['with Windows line endings', valid.replaceAll('\n', '\r\n')],
  ['with a byte order mark and Windows line endings', `\uFEFF${valid.replaceAll('\n', '\r\n')}`],
  ['with the line endings of the first Macintosh computers', valid.replaceAll('\n', '\r')],
  ['with spaces after the hyphens', valid.replaceAll('---\n', '---  \n')],
  ['with a tab after the colon', valid.replace('order: ', 'order:\t')],
  ['without a line break at the end', valid.trimEnd()],
  ['with an escaped character in quotes', valid.replace(/Do you.*/, '"\\uD83D\\uDE00\\t?"')],
])('reads a file %s', async ([, text = ''], { content }) => {
  content.write(file, text);
  expect(await content.diagnostics()).toEqual([]);
});

test.for<[string, string | Buffer, string]>([
  [
    'a file of blank lines',
    ' \n\n',
    '1:1  This file is empty. Delete it, and write a new one with "npm run new".',
  ],
  ['UTF-16 without a byte order mark', Buffer.from('---\norder: 6\n---\n', 'utf16le'), notUtf8],
  ['little-endian UTF-16', Buffer.from(`\uFEFF${valid}`, 'utf16le'), notUtf8],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${valid}`, 'utf16le').swap16(), notUtf8],
  ['Latin-1', Buffer.from('---\nquestion: Café?\n---\n', 'latin1'), notUtf8],
])('rejects %s', async ([, bytes, expected], { content }) => {
  content.write(file, bytes);
  expect(await content.diagnostics()).toEqual([`${file}:${expected}`]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import type { ContentFile } from '../../scripts/content/validate/content-file.ts';

interface Row {
  words: string;
  file: string;
  field: string;
}

const table = readFileSync(path.join(import.meta.dirname, 'words.md'), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => line.includes('content/') && line.startsWith('|'))
  .map((line): Row => {
    const [words = '', file = '', field = ''] = line.split('|').slice(1).map(plainCell);
    return { words, file, field };
  });

const { files } = await load(path.join(import.meta.dirname, '../..'));

test.for(rows)('$file says $words', ({ words, file: name, field }, { skip }) => {
  const file = files.find(({ source }) => source.path === name);
  if (!file) return skip('the file is gone');
  const reason = `the specification words this "${words}" (${field} of ${name}): change the table if the owner agrees`;
  expect(wordsOf(file, field), reason).toContain(words);
});

test('the accordion has the five questions of the specification', () => {
  const questions = files.filter(
    ({ source, data }) => !source.language && source.folder === 'faq' && !data?.draft,
  );
  const reason =
    'the specification has five: write more on /faq itself, or change this if the owner agrees';
  expect(questions, reason).toHaveLength(5);
});

/** A cell without the marks of code around it. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

/** All that a file says in a field of its front matter, in its headings, or in tags of a name. */
function wordsOf({ data, words }: ContentFile, field: string): unknown[] {
  if (field !== 'heading' && !field.startsWith('<')) {
    return [field.split('.').reduce<unknown>(valueOf, data)].flat();
  }
  return words
    .filter(({ label }) => label === field)
    .map(({ source }) => source.replace(/^#+ /, ''));
}

function valueOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key];
}

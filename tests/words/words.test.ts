import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import { parseBody } from '../../scripts/content/parse/body.ts';
import { isTag } from '../../scripts/content/validate/guard.ts';
import { plainText } from '../../scripts/content/validate/references.ts';
import type { ContentFile } from '../../scripts/content/validate/validate-file.ts';

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

/** A cell without the marks of code around it. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

/** All that a file says in a field of its front matter, in its headings, or in tags of a name. */
function wordsOf({ source, data }: ContentFile, field: string): unknown[] {
  const [, tag] = /^<(\w+)>$/.exec(field) ?? [];
  if (tag === undefined && field !== 'heading') {
    return [field.split('.').reduce<unknown>(valueOf, data)].flat();
  }
  const found: string[] = [];
  const { tree } = parseBody(source.text);
  if (!tree) return found;
  visit(tree, (node) => {
    const isMeant = tag === undefined ? node.type === 'heading' : isTag(node) && node.name === tag;
    if (isMeant) found.push(plainText(node));
  });
  return found;
}

function valueOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key];
}

// Generates the reference for staff from the schemas and the rules.

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { formattedReference, referenceFile } from './docs/formatted-reference.ts';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, referenceFile);
const before = await readFile(file, 'utf8').catch(() => '');
const after = await formattedReference(root);
if (before === after) {
  console.log(`${referenceFile} is up to date.`);
} else {
  await writeFile(file, after);
  console.log(
    createTwoFilesPatch(referenceFile, referenceFile, before, after, '', '', { context: 0 }),
  );
}

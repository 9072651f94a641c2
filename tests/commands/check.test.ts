import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test } from '../support/project-copy.ts';

const file = 'content/faq/broken-items.mdx';
const validText = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

test('reports each mistake with its lines and the corrected line', async ({ copy }) => {
  copy.write(file, validText.replace('question', 'qestion'));
  const { code, output } = await copy.run('check');
  expect(code).toBe(1);
  expect(output.trimEnd()).toBe(
    `${file}:2:1  "qestion" is not known here. Did you mean "question"?  field
  1 | ---
> 2 | qestion: Do you buy broken items?
    | ^^^^^^^
  3 | order: 6
write instead
  2 | question: Do you buy broken items?


1 error in the content. 1 of them can be fixed automatically: npm run check -- --fix`,
  );
});

test('rejects an unknown option with exit code 2', async ({ copy }) => {
  expect(await copy.run('check', '--fxi')).toEqual({
    code: 2,
    output: expect.stringContaining('"--fxi" is not a valid option. npm run check accepts --fix'),
  });
});

const damaged = [
  '\uFEFF\n—\n# the order: not yet sure',
  'qestion: “Broken items: do you buy them?”   # ask Sita',
  'order:6',
  '–––\n',
  'We <3 old chairs. Look [here](/faq\u200B).',
  '• chairs',
  '• tables\n',
].join('\r\n');
const fixed = [
  '\uFEFF---\n# the order: not yet sure',
  'question: "Broken items: do you buy them?"   # ask Sita',
  'order: 6',
  '---\n',
  'We <3 old chairs. Look [here](/faq).',
  '- chairs',
  '- tables\n',
].join('\r\n');

test('writes safe fixes with --fix, and keeps all other characters', async ({ copy }) => {
  copy.write(file, damaged);
  const { code, output } = await copy.run('check', '--fix');
  expect(output).toContain(`fixed: ${file}:4:1  Write a space after the colon.  front-matter\n`);
  expect(copy.read(file)).toBe(fixed);
  expect(output).toContain('The content is in order');
  expect(code).toBe(0);
  expect(readdirSync(path.join(copy.root, 'content/faq'))).not.toContain('.broken-items.mdx');
});

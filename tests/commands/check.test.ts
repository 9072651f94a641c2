import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { ProjectCopy } from '../browser/setup/project-copy.ts';
import { test } from './setup/copy.ts';

const file = 'content/faq/broken-items.mdx';
const sound = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

const save = ({ root }: ProjectCopy, bytes: string | Buffer) =>
  writeFile(path.join(root, file), bytes);
const saved = ({ root }: ProjectCopy) => readFile(path.join(root, file), 'utf8');

describe('Somebody checks the content', () => {
  test('and sees each mistake with its lines, and the line to write instead', async ({ copy }) => {
    await save(copy, sound.replace('question', 'qestion'));
    const { code, output } = await copy.run('check');
    expect(code).toBe(1);
    expect(output.trimEnd()).toBe(
      `${file}:2:1  "qestion" is not known here; did you mean "question"?
  1 | ---
> 2 | qestion: Do you buy broken items?
    | ^^^^^^^
  3 | order: 6
write instead
  2 | question: Do you buy broken items?


1 diagnostic in the content. 1 of them has one right answer: npm run check -- --fix writes it.`,
    );
  });

  test('and warnings stand apart, and keep nothing from being published', async ({ copy }) => {
    await copy.edit('content/pictures/spare.svg', () => '<svg width="8" height="8"></svg>');
    const { code, output } = await copy.run('check');
    expect(code).toBe(0);
    expect(output).toContain(
      'Warnings, which keep nothing from being published:\n\n\ncontent/pictures/spare.svg:1:1  nothing shows this picture',
    );
    expect(output).toContain('1 warning in the content.');
    expect(output).toContain('The content is in order.');
  });

  test('and is told of an option that is none', async ({ copy }) => {
    expect(await copy.run('check', '--fxi')).toEqual({
      code: 2,
      output: '"--fxi" is not known here; did you mean "--fix"?\n',
    });
    expect(await copy.run('check', '--format', 'gihtub')).toEqual({
      code: 2,
      output: '"gihtub" is no format; did you mean "github"?\n',
    });
  });
});

describe('A program checks the content', () => {
  test('an editor reads JSON', async ({ copy }) => {
    await save(copy, sound.replace('question: Do', 'question: No: do'));
    const { code, output } = await copy.run('check', '--format', 'json');
    expect(code).toBe(1);
    const value = 'No: do you buy broken items?';
    expect(JSON.parse(output)).toEqual({
      diagnostics: [
        {
          severity: 'error',
          path: file,
          line: 2,
          column: 11,
          message: `put a value that holds a colon and a space in quotes: "${value}"`,
          mend: { wrong: value, right: `"${value}"`, certain: true },
          instead: [{ line: 2, words: `question: "${value}"` }],
        },
      ],
    });
  });

  test('GitHub marks the line', async ({ copy }) => {
    await save(copy, sound.replace('No, sorry.', 'No, 100% sorry {phnoe}.'));
    const { code, output } = await copy.run('check', '--format', 'github');
    expect(code).toBe(1);
    expect(output).toBe(
      `::error file=${file},line=6,col=16::there is no fact "phnoe" in content/site/business.mdx; did you mean "phone"?\n`,
    );
  });

  test('and without mistakes neither of them finds one', async ({ copy }) => {
    expect(await copy.run('check', '--format', 'json')).toEqual({
      code: 0,
      output: '{\n  "diagnostics": []\n}\n',
    });
    expect((await copy.run('check', '--format', 'github')).output.trim()).toBe('');
  });
});

describe('Somebody lets the check mend what has one right answer', () => {
  const damaged = [
    '\uFEFF\n—\n# the order: not yet sure',
    'qestion: “Broken items: do you buy them?”   # ask Sita',
    'order:6',
    '–––\n',
    'We <3 old chairs. Look [here](/faq\u200B).',
    '• chairs',
    '• tables\n',
  ].join('\r\n');
  const mended = [
    '\uFEFF---\n# the order: not yet sure',
    'question: "Broken items: do you buy them?"   # ask Sita',
    'order: 6',
    '---\n',
    'We \\<3 old chairs. Look [here](/faq).',
    '- chairs',
    '- tables\n',
  ].join('\r\n');

  test('and every other character stays: notes, spaces, line ends, byte order mark', async ({
    copy,
  }) => {
    await save(copy, damaged);
    const { code, output } = await copy.run('check', '--fix');
    expect(output).toContain(`mended: ${file}:4:1  put a space behind the colon\n`);
    expect(await saved(copy)).toBe(mended);
    expect(output).toContain('The content is in order.');
    expect(code).toBe(0);
    expect(await readdir(path.join(copy.root, 'content/faq'))).not.toContain('.broken-items.mdx');
  });

  test('and a file in UTF-16 becomes one in UTF-8', async ({ copy }) => {
    await save(copy, Buffer.from(`\uFEFF${sound}हुँदैन 😀`, 'utf16le'));
    const { code, output } = await copy.run('check', '--fix');
    expect(output).toContain(`mended: ${file}:1:1  this file is not saved as UTF-8 text`);
    expect(code).toBe(0);
    expect(await saved(copy)).toBe(`${sound}हुँदैन 😀`);
  });

  test('and what has more than one is left as it is, and told', async ({ copy }) => {
    const unclear = sound.replace('order: 6', 'order: last').replace('No,', 'No, {phnoe},');
    await save(copy, unclear);
    const { code, output } = await copy.run('check', '--fix');
    expect(code).toBe(1);
    expect(output).not.toContain('mended');
    expect(output).toContain('2 diagnostics in the content.');
    expect(await saved(copy)).toBe(unclear);
  });
});

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { test as base, type ProjectCopy } from '../support/project-copy.ts';

const file = 'content/faq/broken-items.mdx';
const valid = '---\nquestion: Do you buy broken items?\norder: 6\n---\n\nNo, sorry.\n';

const save = ({ root }: ProjectCopy, bytes: string | Buffer) =>
  writeFileSync(path.join(root, file), bytes);

const spare = 'content/pictures/spare.svg';

/** A test that begins with valid content. */
const test = base.extend<{ fresh: undefined }>({
  fresh: [
    async ({ copy }, use) => {
      save(copy, valid);
      await use(undefined);
    },
    { auto: true },
  ],
});

describe('the check', () => {
  test('reports each mistake with its lines and the line to write instead', async ({ copy }) => {
    save(copy, valid.replace('question', 'qestion'));
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


1 error in the content. 1 of them can be fixed automatically: npm run check -- --fix`,
    );
  });

  test('reports warnings apart, also of an announcement that is over, and succeeds', async ({
    copy,
  }) => {
    const announcement = 'content/site/announcement.mdx';
    copy.edit(spare, () => '<svg width="8" height="8"></svg>');
    copy.edit(announcement, () => '---\nfrom: 2020-11-20\nuntil: 2020-11-21\nwords: Hi!\n---\n');
    const { code, output } = await copy.run('check');
    for (const added of [spare, announcement]) rmSync(path.join(copy.root, added));
    expect(code).toBe(0);
    expect(output).toContain('Warnings; the content can be published all the same:\n\n\ncontent/');
    expect(output).toContain('\ncontent/pictures/spare.svg:1:1  nothing shows this picture');
    expect(output).toContain('3:8  this announcement ended on 2020-11-21');
    expect(output).toContain('2 warnings in the content.');
    expect(output).toContain('The content is in order.');
  });

  test('refuses an option that is none with exit code 2', async ({ copy }) => {
    expect(await copy.run('check', '--fxi')).toEqual({
      code: 2,
      output: 'There is no option "--fxi"; did you mean "--fix"?\n',
    });
  });
});

describe('the check for programs', () => {
  test('reports JSON', async ({ copy }) => {
    save(copy, valid.replace('question: Do', 'question: No: do'));
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
          fix: { find: value, replace: `"${value}"`, safe: true },
          instead: [{ line: 2, text: `question: "${value}"` }],
        },
      ],
    });
  });

  test('reports the commands by which GitHub marks a line', async ({ copy }) => {
    save(copy, valid.replace('No, sorry.', 'No, 100% sorry {phnoe}.'));
    const { code, output } = await copy.run('check', '--format', 'github');
    expect(code).toBe(1);
    expect(output).toBe(
      `::error file=${file},line=6,col=16::there is no fact "phnoe" in content/site/business.mdx; did you mean "phone"?\n`,
    );
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
  'We \\<3 old chairs. Look [here](/faq).',
  '- chairs',
  '- tables\n',
].join('\r\n');

test('the check with --fix writes safe fixes and keeps every other character: comments, spaces, line ends', async ({
  copy,
}) => {
  save(copy, damaged);
  const { code, output } = await copy.run('check', '--fix');
  expect(output).toContain(`fixed: ${file}:4:1  put a space after the colon\n`);
  expect(copy.read(file)).toBe(fixed);
  expect(output).toContain('The content is in order.');
  expect(code).toBe(0);
  expect(readdirSync(path.join(copy.root, 'content/faq'))).not.toContain('.broken-items.mdx');
});

test('the check with --release reports errors first', async ({ copy }) => {
  save(copy, `${valid}\nTODO: call {phnoe}.\n`);
  const { code, output } = await copy.run('check', '--release');
  expect(code).toBe(1);
  expect(output).toContain('did you mean "phone"?');
  expect(output).not.toContain('before publishing');
});

test('the check with --links fails where an address is gone', async ({ copy }) => {
  save(copy, `${valid}\n[A shop](https://a.test/gone)\n`);
  // No test goes to the web: each process begins with an answer of its own.
  const answer = `globalThis.fetch = async (address) => new Response(null, { status: String(address).endsWith('/gone') ? 404 : 200 })`;
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(answer)}`);
  const { code, output } = await copy.run('check', '--links');
  vi.unstubAllEnvs();
  expect(output).toContain(`${file}:8:1  https://a.test/gone is gone: its server says 404;`);
  expect(output).toContain('> 8 | [A shop](https://a.test/gone)');
  expect(output).not.toContain('The content is in order.');
  expect(code).toBe(1);
});

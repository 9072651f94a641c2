import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { readRegularFile } from '../../../scripts/read/read-regular-file.ts';
import { test as base } from '../../support/site-copy.ts';

const files = ['content/faq/odd.mdx', 'content/pictures/odd.svg'];

/** A test that can create both files in the same way. The files are deleted after the test. */
const test = base.extend<{ createBoth: (create: (file: string) => unknown) => void }>({
  createBoth: async ({ content }, use) => {
    const paths = files.map((file) => path.join(content.root, file));
    await use((create) => paths.forEach(create));
    for (const file of paths) rmSync(file, { force: true });
  },
});

test('ignores a file that disappears before it is read', ({ content }) => {
  expect(readRegularFile(content.root, 'content/faq/gone.mdx')).toBeUndefined();
});

const linkTo = (target: string) => (file: string) => symlinkSync(target, file);

// On Windows, pipes are not files, and only administrators can create symbolic links.
describe.skipIf(process.platform === 'win32')('a path that is not a regular file', () => {
  const kinds: [string, (file: string) => unknown][] = [
    ['a link without a target', linkTo('nowhere')],
    ['a link to itself', linkTo('odd.svg')],
    ['a link to a device', linkTo('/dev/zero')],
    ['a link to a folder', linkTo('.')],
    ['a pipe', (file) => execFileSync('mkfifo', [file])],
  ];
  test.for(kinds)('is reported and not read: %s', async ([, create], { content, createBoth }) => {
    createBoth(create);
    const message = 'Put the file itself here, or delete this. It cannot be read.';
    expect(await content.diagnostics()).toEqual(files.map((file) => `${file}:1:1  ${message}`));
  });

  test('is not quoted if it links to another folder', async ({ content, createBoth }) => {
    content.write('.env', 'SECRET=1234\n');
    createBoth(linkTo('../../.env'));
    const advice = 'This links to a file outside content. Put the file itself here.';
    const [answer, picture] = files.map((file) => `${file}:1:1  ${advice}`);
    const errors = [`${answer}  file-name`, `${picture}  picture-file`];
    expect(await content.report()).toBe([...errors, '2 errors in the content.'].join('\n\n\n'));
  });

  test('is read if it links to a file in content/', async ({ content }) => {
    const file = path.join(content.root, 'content/faq/linked.mdx');
    symlinkSync('payment.mdx', file);
    const { model } = await content.load();
    rmSync(file);
    expect(model?.collections.faq.map(({ id }) => id)).toContain('linked');
  });
});

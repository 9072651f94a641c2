import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { readRegularFile } from '../../../scripts/content/read/read-regular-file.ts';
import { test } from '../../support/site-copy.ts';

test('ignores a file that disappears before it is read', ({ content }) => {
  expect(readRegularFile(content.root, 'content/faq/gone.mdx')).toBeUndefined();
});

const linkTo = (target: string) => (file: string) => symlinkSync(target, file);
const unreadable = 'Put the file itself here, or delete this. It cannot be read.';

// On Windows, pipes are not files, and only administrators can create symbolic links.
const isWindows = process.platform === 'win32';

describe.skipIf(isWindows)('rejects an irregular file without reading it', () => {
  const kinds: [string, (file: string) => unknown][] = [
    ['a link without a target', linkTo('nowhere')],
    ['a link to itself', linkTo('odd.svg')],
    ['a link to a device', linkTo('/dev/zero')],
    ['a link to a folder', linkTo('.')],
    ['a pipe', (file) => execFileSync('mkfifo', [file])],
  ];
  test.for(kinds)('%s', async ([, make], { content }) => {
    const files = ['content/faq/odd.mdx', 'content/pictures/odd.svg'];
    try {
      for (const file of files) make(path.join(content.root, file));
      expect(await content.diagnostics()).toEqual(
        files.map((file) => `${file}:1:1  ${unreadable}`),
      );
    } finally {
      for (const file of files) rmSync(path.join(content.root, file));
    }
  });

  test('a link to a file outside content, without showing its text', async ({ content }) => {
    content.write('.env', 'SECRET=1234\n');
    const files = ['content/faq/odd.mdx', 'content/pictures/odd.svg'];
    try {
      for (const file of files) symlinkSync('../../.env', path.join(content.root, file));
      const advice = 'This links to a file outside content. Put the file itself here.';
      const [answer, picture] = files.map((file) => `${file}:1:1  ${advice}`);
      expect(await content.report()).toBe(
        [`${answer}  file-name`, `${picture}  picture-file`, '2 errors in the content.'].join(
          '\n\n\n',
        ),
      );
    } finally {
      for (const file of files) rmSync(path.join(content.root, file));
    }
  });

  test('reads a link to a file in content/', async ({ content }) => {
    const file = path.join(content.root, 'content/faq/linked.mdx');
    symlinkSync('payment.mdx', file);
    const { model } = await content.load();
    rmSync(file);
    expect(model?.collections.faq.map(({ id }) => id)).toContain('linked');
  });
});

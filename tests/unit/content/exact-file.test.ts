import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import {
  asUserError,
  writeNewFile,
  writeAtomically,
} from '../../../scripts/content/edit/exact-file.ts';
import { UserError } from '../../../scripts/user-error.ts';
import { test } from '../../support/site-copy.ts';

const file = 'content/faq/payment.mdx';

describe('a saved file', () => {
  test('has the new bytes and its old mode', ({ content }) => {
    const absolutePath = path.join(content.root, file);
    content.write(file, 'old');
    chmodSync(absolutePath, 0o640);
    writeAtomically(absolutePath, Buffer.from('new'));
    expect(content.read(file)).toBe('new');
    if (process.platform !== 'win32') expect(statSync(absolutePath).mode & 0o777).toBe(0o640);
  });

  test('changes no other file, even if links point to it', ({ content }) => {
    content.write(file, 'old');
    content.write('outside', 'mine');
    const link = path.join(content.root, 'content/faq/.payment.mdx');
    symlinkSync('../../outside', link);
    writeAtomically(path.join(content.root, file), Buffer.from('new'));
    rmSync(link);
    expect(content.read('outside')).toBe('mine');
    expect(content.read(file)).toBe('new');
  });

  test('stays a symbolic link', ({ content }) => {
    const link = path.join(content.root, 'content/faq/linked.mdx');
    content.write(file, 'old');
    symlinkSync('payment.mdx', link);
    writeAtomically(link, Buffer.from('new'));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    rmSync(link);
    expect(content.read(file)).toBe('new');
  });

  test('is not written if another program has changed it in the meantime', ({ content }) => {
    const absolutePath = path.join(content.root, file);
    const before = Buffer.from('before');
    content.write(file, 'theirs');
    expect(() => writeAtomically(absolutePath, Buffer.from('new'), before)).toThrow(
      'it has just changed.',
    );
    expect(content.read(file)).toBe('theirs');
    content.write(file, before);
    writeAtomically(absolutePath, Buffer.from('new'), before);
    expect(content.read(file)).toBe('new');
  });

  test('removes only the temporary files of killed processes', ({ content }) => {
    const listNames = () => readdirSync(path.join(content.root, 'content/faq')).toSorted();
    const before = listNames();
    const [killed, busy, other] = [randomUUID(), randomUUID(), 'my'].map((id) => `.${id}.draft`);
    for (const draft of [killed, busy, other]) content.write(`content/faq/${draft}`, 'half');
    const twoMinutesAgo = new Date(Date.now() - 120_000);
    for (const draft of [killed, other])
      utimesSync(path.join(content.root, `content/faq/${draft}`), twoMinutesAgo, twoMinutesAgo);
    writeAtomically(path.join(content.root, file), Buffer.from('new'));
    expect(listNames()).toEqual([busy, other, ...before].toSorted());
  });

  test('leaves no temporary file if it cannot be written', ({ content }) => {
    const listNames = () => readdirSync(path.join(content.root, 'content'));
    const before = listNames();
    // A file cannot replace a folder.
    expect(() =>
      writeAtomically(path.join(content.root, 'content/faq'), Buffer.from('new')),
    ).toThrow();
    expect(listNames()).toEqual(before);
  });
});

describe('turns an error of the operating system into a sentence', () => {
  test.skipIf(!existsSync('/dev/full'))('for a full disk', async () => {
    const error = await writeFile('/dev/full', 'words').catch((full: Error) => full);
    expect(asUserError(error as Error, file)).toEqual(
      new UserError(`${file} is not saved: no space left on device.`),
    );
  });

  test('for a read-only file', () => {
    const error = new Error("EACCES: permission denied, open '/home/shop/content'");
    expect(asUserError(error, file)).toEqual(
      new UserError(`${file} is not saved: permission denied.`),
    );
  });

  test('but returns any other error unchanged', () => {
    const error = new TypeError('not an error of the operating system');
    expect(asUserError(error, file)).toBe(error);
  });
});

describe('a new file', () => {
  test('is created with its folder', ({ content }) => {
    writeNewFile(content.root, 'content/ne/faq/new.mdx', 'words');
    expect(content.read('content/ne/faq/new.mdx')).toBe('words');
    content.remove('content/ne');
  });

  test('never overwrites an existing file', ({ content }) => {
    const before = content.read(file);
    expect(() => writeNewFile(content.root, file, 'words')).toThrow(`${file} already exists.`);
    expect(content.read(file)).toBe(before);
  });
});

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
import { asUserError, writeNewFile, writeAtomically } from '../../../scripts/write-file.ts';
import { UserError } from '../../../scripts/user-error.ts';
import { test as base } from '../../support/site-copy.ts';

const file = 'content/faq/payment.mdx';

/** A test with the absolute path of a content file, whose text is "old". */
const test = base.extend<{ target: string }>({
  target: async ({ content }, use) => {
    content.write(file, 'old');
    await use(path.join(content.root, file));
  },
});

const newBytes = Buffer.from('new');

describe('a saved file', () => {
  test('has the new bytes and its old mode', ({ content, target }) => {
    chmodSync(target, 0o640);
    writeAtomically(target, newBytes);
    expect(content.read(file)).toBe('new');
    if (process.platform !== 'win32') expect(statSync(target).mode & 0o777).toBe(0o640);
  });

  test('is not written through a symbolic link next to it', ({ content, target }) => {
    content.write('outside', 'mine');
    // A temporary file with a predictable name could be such a link.
    const link = path.join(content.root, 'content/faq/.payment.mdx');
    symlinkSync('../../outside', link);
    writeAtomically(target, newBytes);
    rmSync(link);
    expect(content.read('outside')).toBe('mine');
    expect(content.read(file)).toBe('new');
  });

  test('stays a symbolic link', ({ content, target }) => {
    const link = path.join(path.dirname(target), 'linked.mdx');
    symlinkSync('payment.mdx', link);
    writeAtomically(link, newBytes);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    rmSync(link);
    expect(content.read(file)).toBe('new');
  });

  test('is not written if another program has just changed it', ({ content, target }) => {
    const before = Buffer.from('before');
    expect(() => writeAtomically(target, newBytes, before)).toThrow('it has just changed.');
    expect(content.read(file)).toBe('old');
    content.write(file, before);
    writeAtomically(target, newBytes, before);
    expect(content.read(file)).toBe('new');
  });

  test('removes only temporary files that are older than a minute', ({ content, target }) => {
    const folder = path.dirname(target);
    const before = readdirSync(folder);
    const oldDraft = `.${randomUUID()}.draft`;
    const newDraft = `.${randomUUID()}.draft`;
    const fileOfStaff = '.my.draft';
    for (const name of [oldDraft, newDraft, fileOfStaff])
      content.write(`content/faq/${name}`, 'half');
    const twoMinutesAgo = new Date(Date.now() - 120_000);
    for (const name of [oldDraft, fileOfStaff])
      utimesSync(path.join(folder, name), twoMinutesAgo, twoMinutesAgo);
    writeAtomically(target, newBytes);
    expect(readdirSync(folder).toSorted()).toEqual([newDraft, fileOfStaff, ...before].toSorted());
  });

  test('leaves no temporary file if it cannot be written', ({ target }) => {
    const folder = path.dirname(target);
    const listNames = () => readdirSync(path.dirname(folder));
    const before = listNames();
    // A file cannot replace a folder.
    expect(() => writeAtomically(folder, newBytes)).toThrow();
    expect(listNames()).toEqual(before);
  });
});

describe('turns an error of the operating system into a sentence', () => {
  test.skipIf(!existsSync('/dev/full'))('for a full disk', async () => {
    const error = await writeFile('/dev/full', 'words').catch((reason: Error) => reason);
    expect(asUserError(error as Error, `${file} is not saved`)).toEqual(
      new UserError(`${file} is not saved: no space left on device.`),
    );
  });

  test('for a read-only file', () => {
    const error = new Error("EACCES: permission denied, open '/home/shop/content'");
    expect(asUserError(error, `${file} is not saved`)).toEqual(
      new UserError(`${file} is not saved: permission denied.`),
    );
  });

  test('but returns any other error unchanged', () => {
    const error = new TypeError('not an error of the operating system');
    expect(asUserError(error, `${file} is not saved`)).toBe(error);
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

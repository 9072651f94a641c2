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
import { asUserError, writeNewFile, writeWhole } from '../../../scripts/content/edit/exact-file.ts';
import { UserError } from '../../../scripts/user-error.ts';
import { test } from '../../support/site-copy.ts';

const file = 'content/faq/payment.mdx';

describe('a saved file', () => {
  test('has the new bytes and its old mode', ({ content }) => {
    const absolutePath = path.join(content.root, file);
    const { mode } = statSync(absolutePath);
    chmodSync(absolutePath, 0o640);
    writeWhole(absolutePath, Buffer.from('new'));
    expect(content.read(file)).toBe('new');
    if (process.platform !== 'win32') expect(statSync(absolutePath).mode & 0o777).toBe(0o640);
    chmodSync(absolutePath, mode);
    content.write(file, '');
  });

  test('changes no other file, even if links point to it', ({ content }) => {
    content.write('outside', 'mine');
    const link = path.join(content.root, 'content/faq/.payment.mdx');
    symlinkSync('../../outside', link);
    writeWhole(path.join(content.root, file), Buffer.from('new'));
    rmSync(link);
    expect(content.read('outside')).toBe('mine');
    expect(content.read(file)).toBe('new');
    content.write(file, '');
  });

  test('remains a symbolic link', ({ content }) => {
    const link = path.join(content.root, 'content/faq/linked.mdx');
    symlinkSync('payment.mdx', link);
    const before = content.read(file);
    writeWhole(link, Buffer.from('new'));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    rmSync(link);
    expect(content.read(file)).toBe('new');
    content.write(file, before);
  });

  test('keeps a change that another program has made in between', ({ content }) => {
    const absolutePath = path.join(content.root, file);
    const before = Buffer.from('before');
    content.write(file, 'theirs');
    expect(() => writeWhole(absolutePath, Buffer.from('new'), before)).toThrow(
      'it has just changed.',
    );
    expect(content.read(file)).toBe('theirs');
    content.write(file, before);
    writeWhole(absolutePath, Buffer.from('new'), before);
    expect(content.read(file)).toBe('new');
  });

  test('removes the temporary files of killed processes, and no others', ({ content }) => {
    const listNames = () => readdirSync(path.join(content.root, 'content/faq')).toSorted();
    const before = listNames();
    const [killed, busy, other] = [randomUUID(), randomUUID(), 'my'].map((id) => `.${id}.draft`);
    for (const draft of [killed, busy, other]) content.write(`content/faq/${draft}`, 'half');
    const past = new Date(Date.now() - 120_000);
    for (const draft of [killed, other])
      utimesSync(path.join(content.root, `content/faq/${draft}`), past, past);
    writeWhole(path.join(content.root, file), Buffer.from('new'));
    expect(listNames()).toEqual([busy, other, ...before].toSorted());
  });

  test('leaves no temporary file if it cannot be written', ({ content }) => {
    const listNames = () => readdirSync(path.join(content.root, 'content'));
    const before = listNames();
    // A file cannot replace a folder.
    expect(() => writeWhole(path.join(content.root, 'content/faq'), Buffer.from('new'))).toThrow();
    expect(listNames()).toEqual(before);
  });
});

describe('explains an error of the file system in one sentence', () => {
  test.skipIf(!existsSync('/dev/full'))('a full disk', async () => {
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

  test('but rethrows any other error', () => {
    const error = new TypeError('no system says this');
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

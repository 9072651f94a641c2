import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { readContent } from '../../scripts/read/read-content.ts';
import { UserError } from '../../scripts/user-error.ts';
import { finishWriting, writeChanges } from '../../scripts/vite/staff/content-disk.ts';
import { makeFolder, type Folder } from '../support/folder.ts';
import { test } from '../support/site-copy.ts';

const file = 'content/faq/payment.mdx';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const answer = (body: string) => `---\nquestion: How?\norder: 10\n---\n\n${body}\n`;

describe('a save writes nothing', () => {
  const outside = [
    'package.json',
    '/etc/passwd',
    'content/../package.json',
    'content/faq/../../package.mdx',
    'content/faq/..\\..\\x.mdx',
    'content/faq/.payment.mdx',
    'content/README.md',
    'content/none/x.mdx',
    'content/faq/payment.mdx\0.mdx',
    'content/faq/payment.mdx\n/../../../package.json',
    'content/pictures/\n/../../package.json',
    '',
  ];
  test.for(outside)('if its path is %j', (name, { content }) => {
    const changes = [
      { path: file, before: base64(content.read(file)), after: base64('new') },
      { path: name, after: base64('new') },
    ];
    const before = content.read(file);
    expect(() => writeChanges(content.root, changes)).toThrow(UserError);
    expect(content.read(file)).toBe(before);
  });

  test('if its path is a symbolic link to a file or a folder', ({ content }) => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
    content.write(path.relative(content.root, path.join(elsewhere, 'secret.mdx')), 'Secret');
    content.remove('content/badges');
    symlinkSync(elsewhere, path.join(content.root, 'content/badges'));
    symlinkSync(
      path.join(elsewhere, 'secret.mdx'),
      path.join(content.root, 'content/faq/link.mdx'),
    );
    for (const name of ['content/badges/secret.mdx', 'content/faq/link.mdx']) {
      const change = { path: name, before: base64('Secret'), after: base64('new') };
      expect(() => writeChanges(content.root, [change])).toThrow(UserError);
    }
    expect(readFileSync(path.join(elsewhere, 'secret.mdx'), 'utf8')).toBe('Secret');
    content.remove('content/faq/link.mdx');
    rmSync(elsewhere, { recursive: true });
    rmSync(path.join(content.root, 'content/badges'));
    mkdirSync(path.join(content.root, 'content/badges'));
  });

  test('if one of its files has changed', ({ content }) => {
    content.write(file, answer('Cash.'));
    const changes = [
      { path: 'content/faq/new.mdx', after: base64(answer('New.')) },
      { path: file, before: base64(answer('Card.')), after: base64(answer('Bank.')) },
    ];
    expect(writeChanges(content.root, changes)).toBe(false);
    expect(content.exists('content/faq/new.mdx')).toBe(false);
    expect(content.read(file)).toBe(answer('Cash.'));
  });
});

describe('a save that ends early', () => {
  test('because its process is killed leaves the old files, or the next start finishes it', () => {
    const outcomes: string[] = [];
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      const folder = oldFolder();
      isKilled = killBefore(step, () => writeChanges(folder.root, changes));
      outcomes.push(restart(folder));
    }
    expect(outcomes.length).toBeGreaterThan(40);
    expect([...new Set(outcomes)]).toEqual(['old', 'new']);

    // The next start may be killed too.
    const firstNew = outcomes.indexOf('new') + 1;
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      const folder = oldFolder();
      killBefore(firstNew, () => writeChanges(folder.root, changes));
      isKilled = killBefore(step, () => finishWriting(folder.root));
      expect(restart(folder), `step ${step}`).toBe('new');
    }
  });

  test('because the disk is full leaves the old files, or the next start finishes it', () => {
    for (let step = 1, isFull = true; isFull; step += 1) {
      const folder = oldFolder();
      isFull = killBefore(
        step,
        () => writeChanges(folder.root, changes),
        /^(open|write|fsync)Sync$/,
      );
      expect(restart(folder), `step ${step}`).toMatch(/^(old|new)$/);
    }
  });

  test('does not overwrite what was changed before the next start', () => {
    const folder = oldFolder();
    folder.write('content/.staff-save.json', JSON.stringify(changes));
    folder.write('content/faq/payment.mdx', answer('Bank.'));
    expect(restart(folder)).toContain(base64(answer('Bank.')));
  });
});

/** Changes of three kinds. */
const changes = [
  { path: 'content/pictures/new.svg', after: base64('<svg />') },
  { path: file, before: base64(answer('Cash.')), after: base64(answer('Card.')) },
  { path: 'content/faq/rent.mdx', before: base64(answer('No.')), after: base64(answer('Yes.')) },
  { path: 'content/faq/delivery.mdx', before: base64(answer('Yes.')) },
];

/** Returns a folder with the files before the changes. */
function oldFolder(): Folder {
  const folder = makeFolder();
  folder.write(file, answer('Cash.'));
  folder.write('content/faq/rent.mdx', answer('No.'));
  folder.write('content/faq/delivery.mdx', answer('Yes.'));
  return folder;
}

/** Finishes writing and removes the folder. Returns `old`, `new`, or other files as text. */
function restart({ root, exists, discard }: Folder): string {
  finishWriting(root);
  expect(exists('content/.staff-save.json')).toBe(false);
  const files = readContent(root).map((found) => [
    found.path,
    'bytes' in found && Buffer.from(found.bytes).toString('base64'),
  ]);
  discard();
  const text = JSON.stringify(files.toSorted());
  const filesOf = (bytes: 'before' | 'after') =>
    changes.flatMap((change) => (change[bytes] ? [[change.path, change[bytes]]] : []));
  if (text === JSON.stringify(filesOf('before').toSorted())) return 'old';
  return text === JSON.stringify(filesOf('after').toSorted()) ? 'new' : text;
}

/**
 * Stops a function before one of its calls of `node:fs`, as if its process were killed: no later call
 * has an effect. A killed write has written half of its bytes.
 * @param stopped the calls that are counted and stopped
 * @returns false if the function ends before that step
 */
function killBefore(step: number, act: () => unknown, stopped = /(?<!close)Sync$/): boolean {
  const calls = Object.entries(fs).filter(([name]) => stopped.test(name));
  let count = 0;
  for (const [name, call] of calls as [string, (...args: unknown[]) => unknown][]) {
    const counted = (...args: unknown[]) => {
      count += 1;
      if (count === step && name === 'writeSync') call(...args.slice(0, 3), Number(args[3]) >> 1);
      if (count >= step) throw new Error('killed');
      return call(...args);
    };
    Object.assign(fs, { [name]: counted });
  }
  syncBuiltinESMExports();
  try {
    act();
  } catch (error) {
    if (count < step) throw error;
  } finally {
    Object.assign(fs, Object.fromEntries(calls));
    syncBuiltinESMExports();
  }
  return count >= step;
}

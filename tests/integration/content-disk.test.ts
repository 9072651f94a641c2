import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { UserError } from '../../scripts/user-error.ts';
import { finishWriting, writeChanges } from '../../scripts/vite/staff/content-disk.ts';
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

test('a save that a killed process has begun is finished at the next start', ({ content }) => {
  content.write(file, answer('Cash.'));
  const changes = [
    { path: 'content/pictures/new.svg', after: base64('<svg />') },
    { path: file, before: base64(answer('Cash.')), after: base64(answer('Card.')) },
    { path: 'content/faq/delivery.mdx', before: base64(content.read('content/faq/delivery.mdx')) },
  ];
  // The process was killed after the list of changes and the first file.
  content.write('content/.staff-save.json', JSON.stringify(changes));
  content.write('content/pictures/new.svg', '<svg />');
  finishWriting(content.root);
  expect(content.read(file)).toBe(answer('Card.'));
  expect(content.exists('content/faq/delivery.mdx')).toBe(false);
  expect(content.exists('content/.staff-save.json')).toBe(false);
  content.remove('content/pictures/new.svg');
});

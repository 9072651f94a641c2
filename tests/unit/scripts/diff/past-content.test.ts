import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { pastContent } from '../../../../scripts/diff/past-content.ts';
import { readable } from '../../../../scripts/diff/readable.ts';
import { test } from '../content/content-copy.ts';

test('Where git keeps nothing, nobody knows what was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-git-'));
  await expect(pastContent(folder, 'HEAD')).rejects.toThrow(
    'this folder is not kept in git, so nobody knows how the content was',
  );
  await rm(folder, { recursive: true });
});

test('Without facts nothing can be compared, and the diagnostics in them are told', async ({
  content,
}) => {
  const sound = { name: 'HEAD', loaded: await content.load() };
  await content.edit('content/site/business.mdx', (text) =>
    text.replace(/^phone: .*/m, 'phone: 9'),
  );
  const now = { name: 'the files as they are now', loaded: await content.load() };
  expect(() => readable([sound, now])).toThrow(
    /^the facts of the shop cannot be read in the files as they are now:\ncontent\/site\/business\.mdx:\d+:8 {2}/,
  );
});

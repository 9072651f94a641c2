import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePastContent } from '../../../scripts/diff/past-content.ts';

test('where git keeps nothing, nobody knows what was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-git-'));
  await expect(writePastContent(folder, 'HEAD', folder)).rejects.toThrow(
    'this folder is not kept in git, so nobody knows how the content was',
  );
  await rm(folder, { recursive: true });
});

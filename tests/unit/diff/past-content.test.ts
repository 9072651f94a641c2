import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePastContent } from '../../../scripts/diff/past-content.ts';

test('where git keeps nothing, nobody knows what was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-git-'));
  await expect(writePastContent(folder, 'HEAD', folder)).rejects.toThrow(
    'This folder is no copy of a Git repository, so there is nothing to compare with.',
  );
  await rm(folder, { recursive: true });
});

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { changedFiles, writePastContent } from '../../../../scripts/diff/past-content.ts';
import { commit, git, hasGit, write } from '../../../support/repository.ts';
import { test as base } from '../../../support/temporary-folder.ts';

/** A test with a folder for a repository (`root`) and a folder for its past content (`past`). */
const test = base.extend<{ past: string }>({
  past: async ({ root }, use) => {
    const folder = path.join(root, '.git', 'past');
    await mkdir(folder, { recursive: true });
    await use(folder);
  },
});

test('reports that the folder is not in a repository', async ({ root }) => {
  await expect(writePastContent(root, 'HEAD', root)).rejects.toThrow(
    'This folder is not in a Git repository, so there is nothing to compare with.',
  );
});

test.skipIf(!hasGit)("explains why Git does not open another user's folder", async ({ root }) => {
  git(root, 'init', '--quiet');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  await expect(writePastContent(root, 'HEAD', root)).rejects.toThrow(
    /^Git cannot compare\. fatal: detected dubious ownership [^]* --add safe\.directory /,
  );
  vi.unstubAllEnvs();
});

describe.skipIf(!hasGit)('past content', () => {
  const date = '2026-01-05T09:00:00+05:45';

  test('is written to another folder without changing the working tree', async ({ root, past }) => {
    git(root, 'init', '--quiet');
    write(root, 'content/faq/why.mdx', 'Then.');
    write(root, 'README.md', 'Then.');
    commit(root, date);
    git(root, 'tag', 'v1');
    write(root, 'content/faq/why.mdx', 'Later.');
    commit(root, date);
    write(root, 'content/faq/why.mdx', 'Now.');
    await writePastContent(root, 'v1', past);
    expect(await readFile(path.join(past, 'content/faq/why.mdx'), 'utf8')).toBe('Then.');
    expect(existsSync(path.join(past, 'README.md'))).toBe(false);
    expect(await readFile(path.join(root, 'content/faq/why.mdx'), 'utf8')).toBe('Now.');
  });

  test('is missing if the commit is unknown or has no content/', async ({ root, past }) => {
    git(root, 'init', '--quiet');
    write(root, 'README.md', 'Words.');
    commit(root, date);
    for (const name of ['yesterday', '--help']) {
      await expect(writePastContent(root, name, past)).rejects.toThrow(
        `Git does not know "${name}". Write a branch, a tag or a commit, such as main, v1.0 or HEAD~3.`,
      );
    }
    await expect(writePastContent(root, 'HEAD', past)).rejects.toThrow(
      'There was no folder content/ at "HEAD".',
    );
  });

  test('differs from current content by changed, new and removed files', async ({ root }) => {
    git(root, 'init', '--quiet');
    for (const name of ['a', 'b', 'c']) write(root, `content/${name}.mdx`, 'Then.');
    write(root, 'README.md', 'Then.');
    commit(root, date);
    write(root, 'content/a.mdx', 'Now.');
    write(root, 'content/घर.mdx', 'Now.');
    write(root, 'README.md', 'Now.');
    await rm(path.join(root, 'content/c.mdx'));
    const changed = await changedFiles(root, 'HEAD');
    expect(changed).toEqual(['content/a.mdx', 'content/c.mdx', 'content/घर.mdx']);
  });
});

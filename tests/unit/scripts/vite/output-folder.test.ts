import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { expect } from 'vitest';
import { listName } from '../../../../scripts/site/site-files.ts';
import { diskError, outputFolder } from '../../../../scripts/vite/output-folder.ts';
import type { Folder } from '../../../support/folder.ts';
import { test } from '../../../support/temporary-folder.ts';

/** Writes files whose text is their name. */
function writeFiles({ write }: Folder, ...names: string[]) {
  for (const name of names) write(name, name);
}

const previousBuild = [`dist/${listName}`, 'dist/index.html'];

test.for([
  ['content files', ['dist/faq/payment.mdx']],
  ['a site that another program wrote', ['dist/sw.js', 'dist/_headers', 'dist/index.html']],
  ['a git repository with an earlier build', [...previousBuild, 'dist/.git/HEAD']],
] as const)('rejects a build that would replace %s', async ([, names], { root, folder }) => {
  writeFiles(folder, ...names);
  const dist = path.join(root, 'dist');
  await expect(outputFolder(dist)).rejects.toThrow(
    `${dist} contains files that no build wrote. Empty this folder, or name another folder with --outDir.`,
  );
});

test('accepts a missing folder, an empty folder and an earlier build', async ({ root, folder }) => {
  const dist = path.join(root, 'dist');
  expect(await outputFolder(dist)).toBe(dist);
  mkdirSync(dist);
  expect(await outputFolder(dist)).toBe(dist);
  writeFiles(folder, ...previousBuild);
  expect(await outputFolder(dist)).toBe(dist);
});

test.skipIf(process.platform === 'win32')(
  'returns the target of a symbolic link, even if the target is missing',
  async ({ root, folder }) => {
    writeFiles(folder, `www/site/${listName}`, 'elsewhere/notes.txt');
    const resolveLinkTo = async (target: string) => {
      rmSync(path.join(root, 'dist'), { force: true });
      symlinkSync(target, path.join(root, 'dist'));
      return outputFolder(path.join(root, 'dist'));
    };
    expect(await resolveLinkTo('www/site')).toBe(path.join(root, 'www/site'));
    expect(await resolveLinkTo('www/next')).toBe(path.join(root, 'www/next'));
    await expect(resolveLinkTo('elsewhere')).rejects.toThrow('contains files that no build wrote');
  },
);

test('explains a disk error with the folder and the reason', async ({ root, folder }) => {
  writeFiles(folder, 'dist');
  const dist = path.join(root, 'dist');
  const failure = await outputFolder(dist).catch((error: Error) => error);
  expect(inspect(diskError(failure as Error, dist))).toBe(
    `The site cannot be written to ${dist}: ENOTDIR: not a directory, scandir '${dist}'. Correct this and build again.`,
  );
});

test.skipIf(!existsSync('/dev/full'))('reports a full disk, even for photos', async () => {
  const diskFull = await writeFile('/dev/full', 'text').catch((error: Error) => error);
  const photoError = new Error('content/pictures/shelf.jpg:1:1  this file is no …', {
    cause: diskFull,
  });
  const bundlerError = Object.assign(new Error('Build failed'), { errors: [photoError] });
  for (const error of [diskFull as Error, bundlerError]) {
    expect(inspect(diskError(error, '/home/shop/dist'))).toBe(
      'The site cannot be written to /home/shop/dist: ENOSPC: no space left on device, write. Correct this and build again.',
    );
  }
});

test('returns any other error unchanged', () => {
  const error = new Error('the client has no entry');
  expect(diskError(error, '/home/shop/dist')).toBe(error);
});
